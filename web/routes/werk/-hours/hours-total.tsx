import { formatHours, formatMoney, formatNumber } from '../../../../rules/format-nl.ts'
import type { InvoiceLine } from '../../../../rules/invoice-lines.ts'
import { breakRequiredMinutes } from '../../../../rules/worked-hours.ts'
import type { Figures, Moment, Sum } from '../-parts/hours-figures.ts'
import { sumUp } from '../-parts/hours-figures.ts'
import classes from './hours-form.module.css'

const quantityOf = ({ kind, quantity, unit, unitPriceCents }: InvoiceLine, minutes: number): string => {
  if (kind === 'expense' && unit === 'KMT') return `${formatNumber(quantity, 2)} km × ${formatMoney(unitPriceCents)}`
  return unit === 'HUR' ? `${formatHours(minutes)} × ${formatMoney(unitPriceCents)}` : ''
}

function Lines({ sum }: { sum: Sum }) {
  return (
    <dl className={`${classes.lines} figures`}>
      {Object.entries(sum.lines).map(([at, line]) => (
        <div key={at}>
          <dt>
            {line.unit === 'HUR' ? 'Gewerkt' : line.description} <span>{quantityOf(line, sum.minutes)}</span>
          </dt>
          <dd>{formatMoney(line.amountCents)}</dd>
        </div>
      ))}
    </dl>
  )
}

type Props = { figures: Figures | null; moment: Moment }

/** What the hours come to, while one types. */
export function HoursTotal({ figures, moment }: Props) {
  const sum = figures && sumUp(figures, moment)
  const needed = sum ? breakRequiredMinutes(sum.minutes) : 0
  const tooShort = figures !== null && figures.breakMinutes < needed
  return (
    <div className={classes.total}>
      {sum && <Lines sum={sum} />}
      <p className={`${classes.sum} figures`} role="status">
        <span>Totaal {sum ? formatHours(sum.minutes) : ''}</span>
        <strong>{sum ? formatMoney(sum.totalCents) : '–'}</strong>
      </p>
      {tooShort && (
        <p className={classes.hint}>
          Bij {formatHours(sum!.minutes)} werk hoort een pauze van minstens {needed} minuten. Heb je minder pauze gehad, dan kun
          je dat gewoon indienen.
        </p>
      )}
    </div>
  )
}
