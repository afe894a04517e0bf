import { DayBar } from '#care/moment/day-bar.tsx'
import { sayPlannedTotal } from '#care/moment/hours/pay.ts'
import { formatWhen } from '#care/moment/moment.ts'
import { Card } from '#components/page/page.tsx'
import { formatMoney } from '#rules/time/format-nl.ts'
import type { Assignment } from './use-assignment.ts'

/** The assignment in two lines: when it is, and the pay. */
export function AssignmentSummary({ assignment: { moment, publication } }: { assignment: Assignment }) {
  const { startDate, endDate, timeScope, hourlyRate = 0 } = moment
  const total = sayPlannedTotal(publication.careMoment)
  return (
    <Card>
      <div className="grid gap-10">
        <strong className="figures">{formatWhen(moment)}</strong>
        {timeScope === 'moment' && <DayBar startDate={startDate} endDate={endDate} size="card" />}
        <span className="figures">
          {formatMoney(hourlyRate)} per uur{total && `, samen ${total}`}
        </span>
      </div>
    </Card>
  )
}
