import { Fact, Facts } from '#components/marks/fact.tsx'
import { formatHours, formatNumber } from '#rules/time/format-nl.ts'
import { sayTooFew } from './review-figures.tsx'

type Known = {
  rating: number | null
  reviews: number
  workedTogether: number
  minutesTogether: number
  cancellations: number
  lateCancellations: number
}
type Props = {
  of: Known
  /** The sentence about the work both did together. */
  together: string
  /** How many hours were handled in time. */
  hours: { label: string; all: number; inTime: number }
  /** The full review figures are shown below it. */
  judgedBelow?: boolean
}

/** What is known about somebody, or a place, before choosing: work done together, and what went as agreed in a year. */
export const KnownFigures = ({ of, together, hours, judgedBelow = false }: Props) => (
  <Facts>
    {!judgedBelow && (
      <Fact label="Cijfer">
        {typeof of.rating === 'number' ? `${formatNumber(of.rating, 1)} uit ${of.reviews} beoordelingen` : sayTooFew(of.reviews)}
      </Fact>
    )}
    <Fact label={together}>
      {of.workedTogether === 0 ? 'Nog niet' : `${of.workedTogether} keer, ${formatHours(of.minutesTogether)}`}
    </Fact>
    <Fact label="Geannuleerd in een jaar">
      {of.cancellations === 0
        ? 'Nooit'
        : `${of.cancellations} keer, ${of.lateCancellations === 0 ? 'niet' : `${of.lateCancellations} keer`} te laat`}
    </Fact>
    <Fact label={hours.label}>{hours.all === 0 ? 'Nog geen uren' : `${hours.inTime} van ${hours.all} keer`}</Fact>
  </Facts>
)
