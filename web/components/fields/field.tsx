import { type CSSProperties, type ReactNode, useId } from 'react'
import classes from './field.module.css'

/** What every field can have around its control. */
export type FieldLook = {
  label?: ReactNode
  description?: ReactNode
  /** Puts the help below the field, so that fields in a row stay aligned. */
  helpBelow?: boolean
  error?: ReactNode
  required?: boolean | undefined
  size?: 'sm' | 'md' | 'lg'
  className?: string | undefined
  leftSection?: ReactNode
  rightSection?: ReactNode
  /** In pixels at a text size of 16; without it the section is as wide as the field is high. */
  rightSectionWidth?: number
}

/** The props of the control: its name, its looks, and the elements that describe it. */
type Control = {
  id: string
  className: string
  required: boolean
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}
type Props = { id?: string | undefined; look: FieldLook; children: (control: Control) => ReactNode }

/** Separates the props around a field from those of its control. */
export const partLook = <P extends FieldLook>(props: P) => {
  const {
    label,
    description,
    helpBelow,
    error,
    required,
    size,
    className,
    leftSection,
    rightSection,
    rightSectionWidth,
    ...rest
  } = props
  const look = { label, description, helpBelow, error, required, size, className, leftSection, rightSection, rightSectionWidth }
  return { look: look as FieldLook, rest }
}

/** The frame of a field: label, help, control and error. */
export function Field({ id, look, children }: Props) {
  const { label, description, helpBelow, error, required = false, size = 'md', className } = look
  const { leftSection, rightSection, rightSectionWidth } = look
  const own = useId()
  const key = id ?? own
  const describedBy = [error && `${key}-error`, description && `${key}-description`].filter(Boolean).join(' ')
  const help = description && (
    <p id={`${key}-description`} className={`block soft small ${classes.help}`}>
      {description}
    </p>
  )
  const width = rightSectionWidth && ({ '--end-width': `${rightSectionWidth / 16}rem` } as CSSProperties)
  return (
    <div className={`${classes.field} ${className ?? ''}`} data-size={size} data-wrong={error ? true : undefined}>
      {label && (
        <label htmlFor={key} id={`${key}-label`} className={`strong ${classes.label}`}>
          {label}
          {required && (
            <span className="soft" aria-hidden="true">
              {' *'}
            </span>
          )}
        </label>
      )}
      {!helpBelow && help}
      <div
        className={`relative ${classes.box}`}
        data-left={leftSection ? true : undefined}
        data-right={rightSection ? true : undefined}
        style={width || undefined}
      >
        {leftSection && (
          <div className={`row soft ${classes.section}`} data-side="left">
            {leftSection}
          </div>
        )}
        {children({
          id: key,
          className: classes.control ?? '',
          required,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': describedBy || undefined,
        })}
        {rightSection && (
          <div className={`row soft ${classes.section}`} data-side="right">
            {rightSection}
          </div>
        )}
      </div>
      {helpBelow && help}
      {error && (
        <p id={`${key}-error`} className={`block lost small ${classes.error}`}>
          {error}
        </p>
      )}
    </div>
  )
}
