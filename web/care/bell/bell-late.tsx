import { useQuery } from '@tanstack/react-query'
import { queryOnceOf } from '#client/cache.ts'
import { refetchMs } from '#client/live/stream-alive.ts'
import { useSession } from '#client/use-session.ts'
import { late } from '#components/page/suspense.tsx'
import { paperNames, papers } from '#contract/money/papers.ts'
import { unreadQuestion } from './bell.tsx'

const BellPanel = late(() => import('./bell-panel.tsx'))
const NewPapers = late(() => import('../account/new-papers.tsx'))

/** The documents with a new version the user has not agreed to; none while that is unknown, or while impersonating. */
function useMissingPapers() {
  const session = useSession()
  const question = queryOnceOf('GET /agreements', { query: { 'user.uuid': session?.uuid ?? '' } })
  const { data, refetch } = useQuery({ ...question, enabled: session !== null && !session.impersonated })
  const isMissing = (paper: (typeof paperNames)[number]) =>
    data?.member.every(one => one.paper !== paper || one.version !== papers[paper].versions[0])
  return { missing: paperNames.filter(isMissing), isFirst: data?.member.length === 0, refetch }
}

/**
 * The part of the bell that loads after the first screen: counts unread notifications, again after each change and every minute
 * while the page is visible; opens the panel; and shows new documents to agree to.
 */
export default function BellLate({ place }: { place: string | string[] | undefined }) {
  const enabled = useSession() !== null // after logging out the frame stays until the login has loaded
  useQuery({ ...unreadQuestion, refetchInterval: refetchMs, enabled })
  const { missing, isFirst, refetch } = useMissingPapers()
  return (
    <>
      {typeof place === 'string' && <BellPanel place={place} />}
      {missing.length > 0 && <NewPapers missing={missing} isFirst={isFirst} onAgreed={refetch} />}
    </>
  )
}
