import { useQuery } from '@tanstack/react-query'
import { queryOf, useChange } from '#client/cache.ts'
import { useSession } from '#client/use-session.ts'
import { Button } from '#components/controls/button.tsx'
import { RangeField } from '#components/fields/range-field.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { type RosterWeights, rosterWishes } from '#rules/rosters/roster.ts'
import { rosterWishWords } from '#words/roster-nl.ts'
import { useAction } from '../../action/use-action.ts'
import classes from '../roster.module.css'
import { isSameWeights } from './question.ts'

type Props = {
  /** Null while the stored weights count. */
  value: RosterWeights | null
  /** Whose weights are stored. */
  of: string
  onChange: (weights: RosterWeights | null) => void
}

/** The weight of each wish, from 0 to 10; they can be stored for the next rosters. */
export default function WeightsField({ value, of, onChange }: Props) {
  const query = useQuery(queryOf('GET /roster_weights', {}))
  const { run } = useChange('PUT /roster_weights')
  const { busy, act } = useAction()
  // Stored weights apply to the whole organization: location admins plan with their own, and cannot store them.
  const mayKeep = !useSession()?.roles.includes('ROLE_ORGANIZATION_LOCATION_ADMIN')
  return (
    <QueryState query={query} height={480}>
      {({ weights: kept, usual }) => {
        const weights = value ?? kept
        const keep = () => act({ run: () => run({ body: { weights } }), done: `Dit telt voortaan mee voor ${of}.` })
        return (
          <div className={`grid gap-16 ${classes.weights}`}>
            <p className="soft small">
              Van 0 (telt niet mee) tot 10. Naam, leeftijd, geslacht, geboorteplaats, wie eerder nee zei en beoordelingen tellen
              nooit mee.
            </p>
            <ul>
              {rosterWishes.map(wish => (
                <li key={wish}>
                  <RangeField
                    label={rosterWishWords[wish].name}
                    value={weights[wish]}
                    min={0}
                    max={10}
                    step={1}
                    say={sayWeight}
                    onChange={weight => onChange({ ...weights, [wish]: weight })}
                  />
                  <p className="soft small">{rosterWishWords[wish].about}</p>
                </li>
              ))}
            </ul>
            <div className="wrap gap-8">
              <Button variant="default" size="sm" disabled={isSameWeights(weights, usual)} onClick={() => onChange(usual)}>
                Standaard
              </Button>
              {mayKeep && (
                <Button
                  variant="default"
                  size="sm"
                  loading={busy}
                  disabled={isSameWeights(weights, kept)}
                  onClick={() => void keep()}
                >
                  Bewaar voor {of}
                </Button>
              )}
            </div>
          </div>
        )
      }}
    </QueryState>
  )
}

const sayWeight = (weight: number) => (weight === 0 ? 'telt niet mee' : String(weight))
