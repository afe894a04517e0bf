import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ask } from '../../client/cache.ts'
import { askAgainMs } from '../../client/live/heard.ts'
import { useSession } from '../../client/use-session.ts'
import { late } from '../../components/suspense.tsx'

const BellPanel = late(() => import('./bell-panel.tsx'))

type Props = { place: string | string[] | undefined; onUnread: (unread: number) => void }

/**
 * What the bell does once the first screen is there: counts what is unread, again after each change and every minute while the page
 * is looked at; and opens the panel.
 */
export default function BellLate({ place, onUnread }: Props) {
  const enabled = useSession() !== null // after logging out the frame stays until the login has loaded
  const query = { 'exists[readAt]': false, itemsPerPage: 0 }
  const { data } = useQuery({ ...ask('GET /notifications', { query }), refetchInterval: askAgainMs, enabled })
  const unread = data?.totalItems ?? 0
  useEffect(() => onUnread(unread), [unread, onUnread])
  return typeof place === 'string' && <BellPanel place={place} />
}
