import { type ComponentProps, type ReactNode, useId } from 'react'
import classes from './choices.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  description?: ReactNode
  error?: ReactNode
  /** Neither on nor off: part of what it stands for is chosen. */
  indeterminate?: boolean
}

/** A choice that is on or off, with its label, help and error. */
export function Checkbox({ label, description, error, indeterminate = false, className, id, ref, ...rest }: Props) {
  const own = useId()
  const key = id ?? own
  const describedBy = [error && `${key}-error`, description && `${key}-description`].filter(Boolean).join(' ')
  const show = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = indeterminate
    if (typeof ref === 'function') ref(input)
    else if (ref) ref.current = input
  }
  return (
    <div className={`${classes.checkbox} ${className ?? ''}`}>
      <label htmlFor={key}>
        <input
          {...rest}
          ref={show}
          id={key}
          type="checkbox"
          className={`grid rigid on-card ${classes.tick}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        <span>{label}</span>
      </label>
      {description && (
        <p id={`${key}-description`} className="soft">
          {description}
        </p>
      )}
      {error && (
        <p id={`${key}-error`} className="lost">
          {error}
        </p>
      )}
    </div>
  )
}
