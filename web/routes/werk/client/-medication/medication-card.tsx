import { formatDate } from '../../../../../rules/format-nl.ts'
import { useAct } from '../../../../care/act/use-act.ts'
import { useChange } from '../../../../client/cache.ts'
import { Button } from '../../../../components/button.tsx'
import { caresNotNow } from '../-plan/plan.ts'
import classes from './medication.module.css'
import { bodyOf, type Medication, valuesOf } from './medication.ts'

type Props = {
  medication: Medication
  today: string /** Without it this person may not change it. */
  onChange: (() => void) | undefined
}

/** One medicine: how much, when, how, and from when until when. */
export function MedicationCard({ medication, today, onChange }: Props) {
  const { uuid, name, dose, form, times, instructions, from, until } = medication
  const change = useChange('PUT /medications/{uuid}')
  const { act, busy } = useAct()
  const put = (last: string | null) => change.run({ uuid, body: { ...bodyOf(valuesOf(medication)), until: last } })
  const stop = () =>
    void act({
      run: () => put(today),
      done: `${name} stopt na vandaag.`,
      undo: () => put(until ?? null),
      refused: ({ status }) => (status === 403 ? caresNotNow : undefined),
    })
  const canStop = from <= today && (!until || until > today)
  return (
    <article className={classes.card} aria-label={name}>
      <h3>{name}</h3>
      <p>
        {[dose, form].filter(Boolean).join(', ')}
        {'. '}
        <span className="figures">{times.length > 0 ? `Om ${times.join(', ')}` : 'Zo nodig'}</span>
      </p>
      {instructions && <p className={classes.words}>{instructions}</p>}
      <p className={`${classes.soft} figures`}>
        Vanaf {formatDate(from)}
        {until && `, tot en met ${formatDate(until)}`}
      </p>
      {onChange && (
        <div className={classes.acts}>
          <Button variant="default" size="lg" onClick={onChange}>
            Wijzigen<span className="unseen"> van {name}</span>
          </Button>
          {canStop && (
            <Button variant="subtle" size="lg" loading={busy} onClick={stop}>
              Stoppen<span className="unseen"> met {name}</span>
            </Button>
          )}
        </div>
      )}
    </article>
  )
}
