import type { AnswerOf } from '#client/api.ts'
import { CalculationDetails } from '../moment/calculation.tsx'
import classes from './reactions-part.module.css'

export type Judged = AnswerOf<'GET /care_moment_publications/{uuid}/comparison'>['reactions'][number]

/** Why someone cannot be chosen, and what is good to know about their working time, with the calculation on request. */
export function Judgement({ id, judged }: { id: string; judged: Judged | undefined }) {
  if (!judged) return null
  const { reasons, signals } = judged
  return (
    <>
      {reasons.length > 0 && (
        <p id={id} className="above-8 attention strong">
          {reasons.map(({ message }) => message).join(' ')}
        </p>
      )}
      <Signals signals={signals} />
    </>
  )
}

/** What is good to know about someone's working time: the first signal, and the rest behind a button, with calculations. */
export function Signals({ signals }: Pick<Judged, 'signals'>) {
  const [first, ...more] = signals
  if (!first) return null
  return (
    <details className={`fold ${classes.signals}`}>
      <summary>
        {first.message}
        {more.length > 0 && ` (nog ${more.length})`}
      </summary>
      <ul>
        {signals.map(({ code, message, calculation }) => (
          <li key={`${code} ${message}`}>
            {message !== first.message && message}
            {calculation && <CalculationDetails calculation={calculation} />}
          </li>
        ))}
      </ul>
    </details>
  )
}
