import { useId } from 'react'
import classes from './choices.module.css'

export type Choice<T> = {
  value: T
  label: string
  /** The full name for screen readers, when the label is short. */
  spoken?: string
}
type Props<T> = {
  label: string
  /** The label is only for screen readers. */
  hidden?: boolean
  choices: readonly Choice<T>[]
  chosen: readonly T[]
  /** Several may be chosen; otherwise exactly one. */
  several?: boolean
  /** In a row, in a column, or as buttons. */
  look?: 'row' | 'column' | 'buttons'
  /** Buttons of equal width, all in one row. */
  even?: boolean
  onChange: (chosen: T[]) => void
  help?: string | undefined
  error?: string | undefined
}

/** A few choices, all visible: people choose one or several. */
export function Choices<T extends string | number>({
  label,
  hidden = false,
  choices,
  chosen,
  several = false,
  look = 'row',
  even = false,
  onChange,
  help,
  error,
}: Props<T>) {
  const id = useId()
  const toggle = (value: T) => {
    if (!several) return onChange([value])
    onChange(choices.flatMap(one => (chosen.includes(one.value) !== (one.value === value) ? [one.value] : [])))
  }
  return (
    <fieldset
      className={`wrap ${classes.choices}`}
      data-look={look}
      data-even={even || undefined}
      aria-describedby={error || help ? `${id}-about` : undefined}
    >
      <legend className={hidden ? 'unseen' : undefined}>{label}</legend>
      {choices.map(choice => (
        <label key={choice.value}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={id}
            className={`grid rigid on-card ${classes.tick}`}
            {...(several && error && { 'aria-invalid': true })}
            checked={chosen.includes(choice.value)}
            onChange={() => toggle(choice.value)}
          />
          <span aria-hidden={choice.spoken ? true : undefined}>{choice.label}</span>
          {choice.spoken && <span className="unseen">{choice.spoken}</span>}
        </label>
      ))}
      {(error || help) && (
        <p id={`${id}-about`} className={error ? classes.error : classes.help}>
          {error ?? help}
        </p>
      )}
    </fieldset>
  )
}
