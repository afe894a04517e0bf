import type { ReactNode } from 'react'
import { type Medication, sorted } from './medication.ts'
import classes from './plan.module.css'

type Props = {
  medications: readonly Medication[]
  /** YYYY-MM-DD. */
  today: string
  title?: string
  /** Renders one of them. */
  children: (medication: Medication) => ReactNode
}

/** All medication: current, to come, and stopped. */
export function MedicationList({ medications, today, title = 'Alle medicatie', children }: Props) {
  const { present, coming, ended } = sorted(medications, today)
  const cards = (some: readonly Medication[]) => (
    <ul className={`grid top gap-10 ${classes.cards}`}>
      {some.map(medication => (
        <li key={medication.uuid}>{children(medication)}</li>
      ))}
    </ul>
  )
  return (
    <>
      <section className={`stack gap-12 ${classes.part}`}>
        <h2>
          {title} ({present.length})
        </h2>
        {present.length > 0 ? cards(present) : <p className="soft small">Er wordt nu niets gegeven.</p>}
      </section>
      {coming.length > 0 && (
        <section className={`stack gap-12 ${classes.part}`}>
          <h2>Begint nog ({coming.length})</h2>
          {cards(coming)}
        </section>
      )}
      {ended.length > 0 && (
        <details className={`fold ${classes.ended}`}>
          <summary className="touch strong">Gestopt ({ended.length})</summary>
          {cards(ended)}
        </details>
      )}
    </>
  )
}
