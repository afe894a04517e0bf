import { formatDate, formatHours, formatMoney, formatTimes } from '../../../../../rules/format-nl.ts'
import { daysBetween } from '../../../../care/amsterdam-time.ts'
import { DayBar } from '../../../../care/moment/day-bar.tsx'
import { nameShift } from '../../../../care/moment/day-bar-geometry.ts'
import { paidMinutes, wageCents } from '../../-parts/moment.ts'
import { type Draft, readHours, windowOf } from './draft.ts'
import classes from './order-form.module.css'

type Props = { draft: Draft; rate: number | undefined; count: number }

/** What it comes to, while one types: the day, the hours and the cost. */
export function CostPreview({ draft, rate, count }: Props) {
  const window = windowOf(draft)
  const { kind, bonus, date, lastDay, breakMinutes } = draft
  const hours = readHours(draft.hoursPerWeek)
  const minutes =
    kind === 'period'
      ? date && lastDay && hours !== null
        ? Math.max(0, ((daysBetween(date, lastDay) + 1) / 7) * hours * 60)
        : undefined
      : window && Math.max(0, paidMinutes({ ...window, breakMinutes: breakMinutes ?? 0 }))
  const times = kind === 'series' ? count : 1
  const wage = minutes !== undefined && rate !== undefined ? wageCents(minutes, rate) : undefined
  return (
    <section className={classes.preview} aria-label="Voorbeeld">
      <h2>Voorbeeld</h2>
      {window && kind !== 'period' ? (
        <>
          <p className="figures">
            <strong>{formatTimes(window.startDate, window.endDate)}</strong> {nameShift(window)}
            {date && (
              <>
                <br />
                {formatDate(date)}
                {kind === 'series' && lastDay && ` t/m ${formatDate(lastDay)}`}
              </>
            )}
          </p>
          <DayBar {...window} size="detail" />
        </>
      ) : (
        kind !== 'period' && <p className={classes.soft}>Vul datum en tijden in, dan zie je hier de dienst.</p>
      )}
      <dl className={`${classes.sums} figures`}>
        <dt>{kind === 'period' ? 'Uren in de periode' : 'Uren'}</dt>
        <dd>{minutes === undefined ? '–' : formatHours(Math.round(minutes))}</dd>
        <dt>Uurtarief</dt>
        <dd>{rate === undefined ? '–' : formatMoney(rate)}</dd>
        {(bonus ?? 0) > 0 && (
          <>
            <dt>Bonus</dt>
            <dd>{formatMoney(bonus!)}</dd>
          </>
        )}
        {kind === 'series' && (
          <>
            <dt>Aantal opdrachten</dt>
            <dd>{count}</dd>
          </>
        )}
        <dt className={classes.total}>{kind === 'period' ? 'Naar schatting' : 'Samen'}</dt>
        <dd className={classes.total}>{wage === undefined ? '–' : formatMoney((wage + (bonus ?? 0)) * times)}</dd>
      </dl>
    </section>
  )
}
