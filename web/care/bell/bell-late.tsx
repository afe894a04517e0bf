import { useQuery } from '@tanstack/react-query'
import { askAgainMs } from '../../client/live/heard.ts'
import { useSession } from '../../client/use-session.ts'
import { late } from '../../components/suspense.tsx'
import { unreadQuestion } from './bell.tsx'

const BellPanel = late(() => import('./bell-panel.tsx'))

/**
 * What the bell does once the first screen is there: counts what is unread, again after each change and every minute while the page
 * is looked at; and opens the panel.
 */
export default function BellLate({ place }: { place: string | string[] | undefined }) {
  const enabled = useSession() !== null // after logging out the frame stays until the login has loaded
  useQuery({ ...unreadQuestion, refetchInterval: askAgainMs, enabled })
  return typeof place === 'string' && <BellPanel place={place} />
}
