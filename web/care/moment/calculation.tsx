import fold from '#components/layers/fold.module.css'
import { formatDateTimes } from '#rules/time/format-nl.ts'
import type { Calculation } from '#rules/typed/reason.ts'
import { lawSource } from '#words/law-nl.ts'
import classes from './calculation.module.css'
import { DayBar } from './day-bar.tsx'

/** The calculation behind a signal about working time, on request: the shifts, the sum, and the rule with its article. */
export function CalculationDetails({ calculation }: { calculation: Calculation }) {
  const { article, rule, isLaw, shifts, sum } = calculation
  return (
    <details className={`${fold.fold} ${classes.calculation}`}>
      <summary>Bekijk de berekening</summary>
      <ul className={classes.shifts} aria-label="Diensten in de berekening">
        {shifts.map(({ startDate, endDate, placeName, isNew }) => (
          <li key={startDate}>
            <span className="figures">
              {formatDateTimes(startDate, endDate)}
              {isNew && <strong> (deze dienst)</strong>}
              {placeName && `, ${placeName}`}
            </span>
            <DayBar startDate={startDate} endDate={endDate} size="row" kind={isNew ? 'wish' : 'taken'} />
          </li>
        ))}
      </ul>
      <ul className={`${classes.sum} figures`} aria-label="Berekening">
        {sum.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <strong>De regel:</strong> {rule}
      </p>
      <p className="soft small">{lawSource(article, isLaw)}</p>
    </details>
  )
}
