import { formatHours, formatMoney } from '../../../../../rules/format-nl.ts'
import { plannedPayOf } from '../../../../care/moment/publication.ts'
import { Fact, Facts } from '../../../../components/fact.tsx'
import { Card } from '../../../../components/page.tsx'
import classes from './assignment.module.css'
import type { Assignment } from './use-assignment.ts'

/** What it pays: per hour, and in total when all goes as planned. */
export function AssignmentPay({ assignment: { moment, publication } }: { assignment: Assignment }) {
  const { minutes, wageCents, totalCents } = plannedPayOf(publication.careMoment)
  const { hourlyRate = 0, bonus, cancellationTermHours } = moment
  return (
    <Card title="Wat je verdient">
      <Facts look="rows">
        <Fact label="Per uur">{formatMoney(hourlyRate)}</Fact>
        {minutes !== undefined && <Fact label={formatHours(minutes)}>{formatMoney(wageCents)}</Fact>}
        {bonus > 0 && (
          <Fact label="Bonus" kind="extra">
            {formatMoney(bonus)}
          </Fact>
        )}
        {minutes !== undefined && (
          <Fact label="Totaal volgens de planning" kind="total">
            {formatMoney(totalCents)}
          </Fact>
        )}
      </Facts>
      <p className={classes.soft}>Je kunt kosteloos annuleren tot {cancellationTermHours} uur voor het begin.</p>
    </Card>
  )
}
