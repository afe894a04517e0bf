import { formatHours, formatMoney } from '../../../../../rules/format-nl.ts'
import { plannedPayOf } from '../../../../care/moment/publication.ts'
import { Card } from '../../../../components/page.tsx'
import classes from './assignment.module.css'
import type { Assignment } from './use-assignment.ts'

/** What it pays: per hour, and in total when all goes as planned. */
export function AssignmentPay({ assignment: { moment, publication } }: { assignment: Assignment }) {
  const { minutes, wageCents, totalCents } = plannedPayOf(publication.careMoment)
  const { hourlyRate = 0, bonus, cancellationTermHours } = moment
  return (
    <Card title="Wat je verdient">
      <dl className={`${classes.pay} figures`}>
        <div>
          <dt>Per uur</dt>
          <dd>{formatMoney(hourlyRate)}</dd>
        </div>
        {minutes !== undefined && (
          <div>
            <dt>{formatHours(minutes)}</dt>
            <dd>{formatMoney(wageCents)}</dd>
          </div>
        )}
        {bonus > 0 && (
          <div data-bonus>
            <dt>Bonus</dt>
            <dd>{formatMoney(bonus)}</dd>
          </div>
        )}
        {minutes !== undefined && (
          <div data-total>
            <dt>Totaal volgens de planning</dt>
            <dd>{formatMoney(totalCents)}</dd>
          </div>
        )}
      </dl>
      <p className={classes.soft}>Je kunt kosteloos annuleren tot {cancellationTermHours} uur voor het begin.</p>
    </Card>
  )
}
