import { fullWeekHours, salaryForHours } from '#rules/money/salary.ts'
import { formatEuros, formatMoney } from '#rules/time/format-nl.ts'

/** A salary scale; its amounts, in cents a month for full-time work, may be unknown. */
export interface Scale {
  scale: number
  minimum?: number | undefined
  maximum?: number | undefined
  /** Our estimate, which nobody has confirmed. */
  estimated: boolean
}

/** 'FWG 40: € 2.611 tot € 3.590 per maand', as a choice. */
export const sayScale = ({ scale, minimum, maximum, estimated }: Scale): string =>
  minimum === undefined || maximum === undefined
    ? `FWG ${scale} (bedrag nog niet bekend)`
    : `FWG ${scale}: ${formatEuros(minimum)} tot ${formatEuros(maximum)} per maand${estimated ? ', geschat' : ''}`

const range = (from: number, to: number) => `${formatMoney(from)} tot ${formatMoney(to)}`

/** What the scale pays full-time, and for these hours a week. */
export function Salary({ salaryScale, hoursPerWeek }: { salaryScale: Scale | undefined; hoursPerWeek: number | undefined }) {
  if (!salaryScale) return 'In overleg: welke functiegroep het wordt, bespreken jullie samen.'
  const { scale, minimum, maximum, estimated } = salaryScale
  if (minimum === undefined || maximum === undefined)
    return `Functiegroep ${scale}. Het bedrag dat erbij hoort weten wij niet; vraag het de organisatie.`
  const isFull = hoursPerWeek === fullWeekHours
  return (
    <>
      <strong className="figures">
        {hoursPerWeek && !isFull
          ? range(salaryForHours(minimum, hoursPerWeek), salaryForHours(maximum, hoursPerWeek))
          : range(minimum, maximum)}
      </strong>{' '}
      bruto per maand{hoursPerWeek ? ` voor ${hoursPerWeek} uur per week` : ` bij een volledige week van ${fullWeekHours} uur`}.
      {hoursPerWeek && !isFull && (
        <span className="block soft small">
          Functiegroep {scale} is {range(minimum, maximum)} bij een volledige week van {fullWeekHours} uur.
        </span>
      )}
      {(!hoursPerWeek || isFull) && <span className="block soft small">Dat is functiegroep {scale}.</span>}
      {estimated && (
        <span className="block soft small">Dit bedrag is een schatting. Vraag de organisatie naar het precieze bedrag.</span>
      )}
    </>
  )
}
