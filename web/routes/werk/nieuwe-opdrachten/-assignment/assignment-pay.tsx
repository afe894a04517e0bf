import { holidayOf } from '#care/moment/holiday/holiday.ts'
import { plannedPayOf } from '#care/moment/hours/pay.ts'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { Card } from '#components/page/page.tsx'
import { formatHours, formatMoney } from '#rules/time/format-nl.ts'
import type { Told } from './use-assignment.ts'

/** The pay: per hour, and in total when all goes as planned. */
export function AssignmentPay({ assignment: { moment, publication } }: { assignment: Told }) {
  const { minutes, wageCents, totalCents } = plannedPayOf(publication.careMoment)
  const { hourlyRate = 0, bonus, cancellationTermHours, timeScope, contractType } = moment
  const holiday = timeScope === 'moment' ? holidayOf(moment) : undefined
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
      {holiday && contractType === 'freelance' && (
        <p className="above-12 soft small">Op {holiday.toLowerCase()} is het uurtarief hetzelfde: er komt geen toeslag bij.</p>
      )}
      <p className="above-12 soft small">Je kunt kosteloos annuleren tot {cancellationTermHours} uur voor het begin.</p>
    </Card>
  )
}
