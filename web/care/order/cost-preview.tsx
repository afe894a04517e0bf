import { Fact, Facts } from '#components/marks/fact.tsx'
import { plannedPay } from '#rules/money/pay.ts'
import { formatShiftTimes } from '#rules/time/broken-shift.ts'
import { formatDate, formatHours, formatMoney } from '#rules/time/format-nl.ts'
import { DayBar } from '../moment/day-bar.tsx'
import { nameShift } from '../moment/day-bar-geometry.ts'
import { type Draft, windowOf, workOf } from './draft.ts'
import { breakOfValues } from './fields/break-values.ts'

type Props = { draft: Draft; rate: number | undefined; count: number }

/** A live preview of the day, the hours and the cost. */
export function CostPreview({ draft, rate, count }: Props) {
  const window = windowOf(draft)
  const { kind, bonus, date, lastDay } = draft
  const work = workOf(draft)
  const pay = work && plannedPay(work, rate ?? 0, bonus ?? 0, kind === 'series' ? count : 1)
  return (
    <section className="card grid gap-12 pad-20" aria-label="Kosten">
      <h2>Kosten</h2>
      {window && kind !== 'period' ? (
        <>
          <p className="figures">
            <strong>{formatShiftTimes({ ...window, ...breakOfValues(draft) })}</strong> {nameShift(window)}
            {date && (
              <>
                <br />
                {formatDate(date)}
                {kind === 'series' && lastDay && ` t/m ${formatDate(lastDay)}`}
              </>
            )}
          </p>
          <DayBar {...window} {...breakOfValues(draft)} size="detail" />
        </>
      ) : (
        kind !== 'period' && <p className="soft small">Vul datum en tijden in, dan zie je hier de kosten.</p>
      )}
      <Facts look="rows">
        <Fact label={kind === 'period' ? 'Uren in de periode' : 'Uren'}>
          {pay?.minutes === undefined ? '–' : formatHours(pay.minutes)}
        </Fact>
        <Fact label="Uurtarief">{rate === undefined ? '–' : formatMoney(rate)}</Fact>
        {(bonus ?? 0) > 0 && <Fact label="Bonus">{formatMoney(bonus!)}</Fact>}
        {kind === 'series' && <Fact label="Aantal opdrachten">{count}</Fact>}
        <Fact label={kind === 'period' ? 'Naar schatting' : 'Samen'} kind="total">
          {pay?.minutes === undefined || rate === undefined ? '–' : formatMoney(pay.totalCents)}
        </Fact>
      </Facts>
    </section>
  )
}
