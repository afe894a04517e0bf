import { useId } from 'react'
import { levelOf, type Scale, scaleWords } from '#words/plan-nl.ts'
import classes from './write.module.css'

type Props = {
  scale: Scale
  /** 0 when nothing is chosen. */
  value: number
  onChange: (value: number) => void
  /** The previous score: marked with a line, and never preselected. */
  last?: number | undefined
  error?: string | undefined
}

/** An optional score from 1 to 5. Pressing the chosen one again clears it. */
export function ScoreChoice({ scale, value, onChange, last, error }: Props) {
  const id = useId()
  const { label, levels } = scaleWords[scale]
  return (
    <fieldset className={classes.choice} aria-describedby={`${id}-about`}>
      <legend>
        {label} <span>(hoeft niet)</span>
      </legend>
      <div className={`grid ${classes.five}`}>
        {levels.map((level, index) => {
          const score = index + 1
          return (
            <label key={level} data-last={score === last || undefined}>
              <input
                type="radio"
                name={id}
                checked={score === value}
                aria-label={`${score}, ${level}`}
                aria-invalid={error ? true : undefined}
                onChange={() => onChange(score)}
                onClick={() => score === value && onChange(0)}
              />
              {score}
            </label>
          )
        })}
      </div>
      <p className={`flex spread gap-12 above-4 soft small tight ${classes.ends}`} aria-hidden="true">
        <span>1 {levels[0]}</span>
        <span>5 {levels[4]}</span>
      </p>
      <p id={`${id}-about`} className={`above-4 small ${error ? 'lost' : 'soft'}`}>
        {error ?? (value > 0 ? `Gekozen: ${value}, ${levelOf(scale, value)}.` : saidOf(scale, last))}
      </p>
    </fieldset>
  )
}
const saidOf = (scale: Scale, last: number | undefined) =>
  last === undefined ? 'Nog niet eerder gescoord.' : `De streep is de vorige keer: ${last}, ${levelOf(scale, last)}.`
