import type { ReactNode } from 'react'
import { formatDate } from '#rules/time/format-nl.ts'
import type { Medication } from './medication.ts'
import classes from './plan.module.css'

type Props = {
  medication: Medication
  /** The reader's actions. */
  acts?: ReactNode
}

/** One medicine: how much, when, how, and from when until when. */
export function MedicationFacts({ medication, acts }: Props) {
  const { name, dose, form, times, instructions, from, until } = medication
  return (
    <article className={`card breaks ${classes.card}`} aria-label={name}>
      <h3 data-written>{name}</h3>
      <p>
        {[dose, form].filter(Boolean).join(', ')}
        {'. '}
        <span className="figures">{times.length > 0 ? `Om ${times.join(', ')}` : 'Zo nodig'}</span>
      </p>
      {instructions && (
        <p className={classes.words} data-written>
          {instructions}
        </p>
      )}
      <p className="soft small figures">
        Vanaf {formatDate(from)}
        {until && `, tot en met ${formatDate(until)}`}
      </p>
      {acts && <div className={`wrap gap-8 ${classes.acts}`}>{acts}</div>}
    </article>
  )
}
