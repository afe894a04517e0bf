import { Button } from '#components/controls/button.tsx'
import { Card } from '#components/page/page.tsx'
import { formatShift } from '#rules/time/broken-shift.ts'
import type { Outcome } from './series-dates.tsx'

type Props = { outcome: Outcome; onAgain: () => void }

/** The result of reacting to several dates, if some failed: how many were placed, and why the others were not. */
export function SeriesOutcome({ outcome: { results, dates }, onAgain }: Props) {
  const placed = results.filter(({ reaction }) => reaction !== undefined && reaction !== null)
  const refused = results.filter(({ refusal }) => refusal)
  const whenOf = (publication: string) => {
    const date = dates.find(one => one.careMomentPublication === publication)
    return date && formatShift(date)
  }
  return (
    <Card
      title={
        placed.length === 0
          ? 'Je reactie is niet geplaatst'
          : `Je reactie is geplaatst op ${placed.length} van ${results.length} data`
      }
    >
      <div role="status">
        <p>{refused.length === 1 ? 'Op deze datum lukte het niet:' : 'Op deze data lukte het niet:'}</p>
        <ul className="grid gap-8 above-12">
          {refused.map(({ careMomentPublication, refusal }) => (
            <li key={careMomentPublication}>
              <strong className="figures">{whenOf(careMomentPublication)}</strong>
              <br />
              {refusal}
            </li>
          ))}
        </ul>
      </div>
      <p className="wrap gap-8-12 above-16">
        <Button href="/werk/reacties">Bekijk je reacties</Button>
        <Button variant="default" onClick={onAgain}>
          Terug naar de data
        </Button>
      </p>
    </Card>
  )
}
