import { CalculationDetails } from '../../../../../care/moment/calculation.tsx'
import type { AnswerOf } from '../../../../../client/api.ts'
import classes from './reactions-part.module.css'

export type Judged = AnswerOf<'GET /care_moment_publications/{uuid}/comparison'>['reactions'][number]

/** Why someone cannot be chosen, and what is good to know of their working time, with its sum on request. */
export function Judgement({ id, judged }: { id: string; judged: Judged | undefined }) {
  if (!judged) return null
  const { reasons, signals } = judged
  const [first, ...more] = signals
  return (
    <>
      {reasons.length > 0 && (
        <p id={id} className={classes.busy}>
          {reasons.map(({ message }) => message).join(' ')}
        </p>
      )}
      {signals.length > 0 && (
        <details className={classes.signals}>
          <summary>
            {first!.message}
            {more.length > 0 && ` (nog ${more.length})`}
            <span className="unseen"> {more.map(({ message }) => message).join(' ')}</span>
          </summary>
          <ul>
            {signals.map(({ code, message, calculation }) => (
              <li key={`${code} ${message}`}>
                {message !== first!.message && message}
                {calculation && <CalculationDetails calculation={calculation} />}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
