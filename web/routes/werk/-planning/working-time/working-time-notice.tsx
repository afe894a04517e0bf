import { useQuery } from '@tanstack/react-query'
import { daysLater } from '#care/amsterdam-time.ts'
import { CalculationDetails } from '#care/moment/calculation.tsx'
import type { Stretch } from '#care/moment/day-bar-geometry.ts'
import { now } from '#care/now.ts'
import { overlap } from '#care/planning/planning-days.ts'
import { queryOf } from '#client/cache.ts'
import { useMe } from '#client/use-me.ts'
import { Notice } from '#components/page/notice.tsx'
import { busyStatuses } from '#contract/status-groups.ts'
import { counted } from '#rules/time/format-nl.ts'
import { type PlannedSignal, plannedSignals } from '#rules/working-time/working-time.ts'
import classes from '../planning.module.css'

const Signals = ({ signals }: { signals: readonly PlannedSignal[] }) => (
  <ul className="grid gap-8">
    {signals.map(({ id, until, message, calculation }) => (
      <li key={`${id} ${until}`}>
        {message}
        <CalculationDetails calculation={calculation} />
      </li>
    ))}
  </ul>
)

/** The breaches of rest and working time rules in this period, each with its calculation; nothing when all is well. */
export default function WorkingTimeNotice({ startDate, endDate }: Stretch) {
  const [first, ...more] = usePlannedSignals({ startDate, endDate })
  if (!first) return null
  return (
    <Notice tone="attention" title="Let op je rust">
      <Signals signals={[first]} />
      {more.length > 0 && (
        <details className={`fold ${classes.more}`}>
          <summary>Nog {counted(more.length, 'punt', 'punten')}</summary>
          <Signals signals={more} />
        </details>
      )}
    </Notice>
  )
}

/** The rules look at two weeks around the period shown. */
const around = 14

/**
 * What the worker's own shifts breach together, in this period and not past: calculated here, with the same rule as the server.
 */
function usePlannedSignals({ startDate, endDate }: Stretch): PlannedSignal[] {
  const uuid = useMe()
  const { data } = useQuery(
    queryOf('GET /care_workers/{uuid}/care_moments', {
      uuid,
      query: {
        status: busyStatuses,
        timeScope: 'moment',
        'endDate[strictly_after]': daysLater(startDate, -around),
        'startDate[strictly_before]': daysLater(endDate, around),
        pagination: false,
      },
    }),
  )
  const shifts = data?.member ?? []
  const works = shifts.map(shift => ({
    ...{ startDate: shift.startDate, endDate: shift.endDate, breakMinutes: shift.breakMinutes },
    placeName: shift.location.organization.name,
  }))
  // The law binds all work of people who also work as temp workers.
  const contractType = shifts.some(shift => shift.contractType === 'temp_work') ? 'temp_work' : 'freelance'
  return plannedSignals(works, contractType).filter(
    ({ until, calculation }) => until > now() && calculation.shifts.some(shift => overlap(shift, { startDate, endDate })),
  )
}
