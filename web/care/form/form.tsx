import type { ReactNode } from 'react'
import { Button } from '../../components/button.tsx'
import { Refusal } from '../../components/refusal.tsx'
import classes from './form.module.css'
import type { FormOf } from './use-form.ts'

type Props<V> = {
  of: FormOf<V>
  /** Its heading, where it is a form among others. */
  title?: string
  /** What the button says. */
  act: string
  /** Acts beside it, such as going back. */
  more?: ReactNode
  /** One wide button, on the screens outside the app; else buttons at the end of the line. */
  wide?: boolean
  disabled?: boolean
  children: ReactNode
}

/** A form: its fields, why it was refused (just above the button that was pressed), and its buttons; the main act last. */
export function Form<V>({ of, title, act, more, wide = false, disabled = false, children }: Props<V>) {
  return (
    <form ref={of.ref} className={classes.form} noValidate aria-label={title} onSubmit={event => void of.submit(event)}>
      {title && <h3>{title}</h3>}
      {children}
      <Refusal>{of.refusal}</Refusal>
      <div className={classes.buttons} data-wide={wide || undefined}>
        {!wide && more}
        <Button type="submit" size={wide ? 'lg' : 'md'} fullWidth={wide} loading={of.busy} disabled={disabled}>
          {act}
        </Button>
        {wide && more}
      </div>
    </form>
  )
}
