import { formatDateTimes } from '#rules/time/format-nl.ts'
import type { Calculation } from '#rules/typed/reason.ts'
import classes from './calculation.module.css'
import { DayBar } from './day-bar.tsx'

/** The calculation behind a signal about working time, on request: the shifts, the sum, and the rule with its article. */
export function CalculationDetails({ calculation }: { calculation: Calculation }) {
  const { article, rule, isLaw, shifts, sum } = calculation
  return (
    <details className={`fold ${classes.calculation}`}>
      <summary>Bekijk de berekening</summary>
      <ul className="grid gap-8 below-12" aria-label="Diensten in de berekening">
        {shifts.map(({ startDate, endDate, placeName, isNew }) => (
          <li className="grid gap-4" key={startDate}>
            <span className="figures">
              {formatDateTimes(startDate, endDate)}
              {isNew && <strong> (deze dienst)</strong>}
              {placeName && `, ${placeName}`}
            </span>
            <DayBar startDate={startDate} endDate={endDate} size="row" kind={isNew ? 'wish' : 'taken'} />
          </li>
        ))}
      </ul>
      <ul className={`grid gap-4 below-12 rounded sunken figures ${classes.sum}`} aria-label="Berekening">
        {sum.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="above-8">
        <strong>De regel:</strong> {rule}
      </p>
      <p className="above-8 soft small">{lawSource(article, isLaw)}</p>
    </details>
  )
}

/** Where a rule of working time comes from, and whether it binds. */
const lawSource = (article: string, isLaw: boolean): string =>
  `Arbeidstijdenwet, artikel ${article}. ${
    isLaw
      ? 'Als uitzendkracht geldt deze wet voor jou.'
      : 'Voor jou als zzp’er is dit een richtlijn: de wet geldt niet voor zzp’ers (artikel 2:7).'
  } We tellen alleen de diensten die je via Zorginzet hebt.`
