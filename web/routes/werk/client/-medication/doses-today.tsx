import type { Medication } from '#care/client-plan/medication.ts'
import classes from '#care/client-plan/plan.module.css'
import { dateOf } from '#care/moment/moment.ts'
import { type DoseState, doseStates } from '#rules/time/dose-times.ts'
import { formatTime } from '#rules/time/format-nl.ts'
import { dosesOn } from '../-file/doses.ts'

const stateWords: Record<DoseState, string> = { past: 'Eerder vandaag', now: 'Nu', next: 'Hierna', later: '' }

/** Today's medication, by the clock: past times are muted, the present one stands out. */
export function DosesToday({ medications, now }: { medications: readonly Medication[]; now: string }) {
  const doses = dosesOn(medications, dateOf(now))
  const asNeeded = medications.filter(
    ({ times, from, until }) => times.length === 0 && from <= dateOf(now) && (!until || until >= dateOf(now)),
  )
  if (doses.length === 0 && asNeeded.length === 0) return null
  const states = doseStates(
    doses.map(({ time }) => time),
    formatTime(now),
  )
  return (
    <section className={`stack gap-12 ${classes.part}`}>
      <h2>Vandaag</h2>
      <ol className={`card lined clipped ${classes.doses}`}>
        {doses.map(({ time, given }, at) => (
          <li key={time} data-state={states[at]}>
            <div className={classes.time}>
              <strong className="figures">{time}</strong>
              {stateWords[states[at]!] && <span className="small">{stateWords[states[at]!]}</span>}
            </div>
            <ul className="grid gap-4 breaks">
              {given.map(({ uuid, name, dose, form, instructions }) => (
                <li key={uuid}>
                  <strong>{name}</strong> {[dose, form].filter(Boolean).join(', ')}
                  {instructions && <span>{instructions}</span>}
                </li>
              ))}
            </ul>
          </li>
        ))}
        {asNeeded.length > 0 && (
          <li>
            <div className={classes.time}>
              <strong>Zo nodig</strong>
            </div>
            <ul className="grid gap-4 breaks">
              {asNeeded.map(({ uuid, name, dose, form, instructions }) => (
                <li key={uuid}>
                  <strong>{name}</strong> {[dose, form].filter(Boolean).join(', ')}
                  {instructions && <span>{instructions}</span>}
                </li>
              ))}
            </ul>
          </li>
        )}
      </ol>
    </section>
  )
}
