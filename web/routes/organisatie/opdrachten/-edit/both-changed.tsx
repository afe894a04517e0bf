import { formatDate } from '../../../../../rules/format-nl.ts'
import { Button } from '../../../../components/button.tsx'
import { Notice } from '../../../../components/notice.tsx'
import classes from './both-changed.module.css'
import type { Values } from './edits.ts'

const labels: Record<keyof Values, string> = {
  ...{ date: 'Datum', from: 'Van', until: 'Tot', breakMinutes: 'Pauze', title: 'Titel', description: 'Omschrijving' },
  ...{ location: 'Locatie', lastDay: 'Laatste dag', hoursPerWeek: 'Uren per week' },
}
const say = (name: keyof Values, value: Values[keyof Values], placeOf: (iri: string) => string | undefined): string => {
  if (value === null || value === '') return 'leeg'
  if (name === 'breakMinutes') return `${value} minuten`
  if (name === 'date' || name === 'lastDay') return formatDate(String(value))
  return name === 'location' ? (placeOf(String(value)) ?? 'een andere locatie') : String(value)
}

type Props = {
  /** The fields that both changed. */
  names: readonly (keyof Values)[]
  theirs: Values
  mine: Values
  placeOf: (iri: string) => string | undefined
  /** Takes theirs, or keeps mine, of one field. */
  onChoose: (name: keyof Values, whose: 'theirs' | 'mine') => void
}

/** Somebody else changed the same: both stand beside each other, and people choose of each field. */
export function BothChanged({ names, theirs, mine, placeOf, onChoose }: Props) {
  return (
    <Notice tone="attention" title="Iemand anders wijzigde dit intussen ook" role="alert">
      <p>Wat jij typte, staat er nog. Kies per veld wat er moet staan.</p>
      <table className={classes.both}>
        <thead>
          <tr>
            <th scope="col">Veld</th>
            <th scope="col">Staat er nu</th>
            <th scope="col">Van jou</th>
          </tr>
        </thead>
        <tbody>
          {names.map(name => (
            <tr key={name}>
              <th scope="row">{labels[name]}</th>
              {(['theirs', 'mine'] as const).map(whose => (
                <td key={whose}>
                  <span>{say(name, (whose === 'theirs' ? theirs : mine)[name], placeOf)}</span>
                  <Button variant="default" size="sm" onClick={() => onChoose(name, whose)}>
                    {whose === 'theirs' ? 'Dit houden' : 'Mijne houden'}
                    <span className="unseen"> van {labels[name]}</span>
                  </Button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Notice>
  )
}
