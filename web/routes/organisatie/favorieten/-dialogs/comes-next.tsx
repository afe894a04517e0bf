import { useQuery } from '@tanstack/react-query'
import { dateOf, formatShortWhen } from '#care/moment/moment.ts'
import { useNow } from '#care/now.ts'
import WhoComes from '#care/reactions/who-comes.tsx'
import { ask } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { boardStatuses } from '#contract/status-groups.ts'
import { toInstant } from '#rules/time/amsterdam.ts'
import { momentHref } from '../../-parts/moment-href.ts'
import classes from './people-list.module.css'

/** The assignment somebody comes for next, with the same contact options as on its page. */
export function ComesNext({ worker }: { worker: string }) {
  const now = useNow()
  const from = toInstant(dateOf(now), '00:00')
  const query = { 'assignee.uuid': worker, status: boardStatuses.assigned, timeScope: 'moment' as const, 'endDate[after]': from }
  const { data } = useQuery(ask('GET /care_moments', { query: { ...query, 'order[startDate]': 'asc', itemsPerPage: 5 } }))
  const listed = data?.member.find(({ endDate }) => endDate > now)
  const uuid = listed?.uuid ?? ''
  // A query key of its own: the user did not open this assignment (care/command/recent.ts).
  const queryKey = ['who comes next', uuid, listed?.version]
  const next = useQuery({ ...ask('GET /care_moments/{uuid}', { uuid }), queryKey, enabled: listed !== undefined }).data
  if (!next) return null
  return (
    <section className={`stack gap-12 ${classes.reviews}`} aria-label="Komt bij jullie">
      <h3>Komt bij jullie</h3>
      <p className="flush soft small">
        <AppLink href={momentHref(next.uuid)}>{formatShortWhen(next, now)}</AppLink>, {next.location.name}
      </p>
      <WhoComes moment={next} />
    </section>
  )
}
