import type { ListedMoment } from '#care/moment/care-moment.ts'
import { type Hours, payFor } from '#care/moment/hours.ts'
import { Fact, Facts } from '#components/marks/fact.tsx'
import type { InvoiceLine } from '#rules/money/invoice-lines.ts'
import type { Pay } from '#rules/money/pay.ts'
import { breakRequiredMinutes } from '#rules/money/worked-hours.ts'
import { formatHours, formatMoney, formatNumber } from '#rules/time/format-nl.ts'
import classes from './hours.module.css'

const quantityOf = ({ kind, quantity, unit, unitPriceCents }: InvoiceLine, minutes: number): string => {
  if (kind === 'expense' && unit === 'KMT') return `${formatNumber(quantity, 2)} km × ${formatMoney(unitPriceCents)}`
  return unit === 'HUR' ? `${formatHours(minutes)} × ${formatMoney(unitPriceCents)}` : ''
}

function Lines({ pay }: { pay: Pay }) {
  return (
    <Facts look="rows">
      {Object.entries(pay.lines).map(([at, line]) => (
        <Fact key={at} label={`${line.unit === 'HUR' ? 'Gewerkt' : line.description} ${quantityOf(line, pay.minutes)}`}>
          {formatMoney(line.amountCents)}
        </Fact>
      ))}
    </Facts>
  )
}

type Props = { figures: Hours | null; moment: ListedMoment }

/** The total of the hours, while people type. */
export function HoursTotal({ figures, moment }: Props) {
  const pay = figures ? payFor(figures, moment) : undefined
  const { minutes, totalCents } = pay ?? { minutes: 0, totalCents: 0 }
  const needed = breakRequiredMinutes(minutes)
  const tooShort = figures !== null && figures.breakMinutes < needed
  return (
    <div className="grid gap-12 pad-16 rounded sunken">
      {pay && minutes > 0 && <Lines pay={pay} />}
      <p className={`flex spread baseline gap-16 figures ${classes.sum}`} role="status">
        <span>Totaal {minutes > 0 ? formatHours(minutes) : ''}</span>
        <strong className="large">{minutes > 0 ? formatMoney(totalCents) : '–'}</strong>
      </p>
      {tooShort && (
        <p className="soft small">
          Bij {formatHours(minutes)} werk hoort een pauze van minstens {needed} minuten. Heb je minder pauze gehad, dan kun je dat
          gewoon indienen.
        </p>
      )}
    </div>
  )
}
