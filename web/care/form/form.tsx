import type { ReactNode } from 'react'
import { Button } from '#components/controls/button.tsx'
import { useOpened } from '#components/layers/use-opened.ts'
import { Refusal } from '#components/page/refusal.tsx'
import classes from './form.module.css'
import type { FormOf } from './use-form.ts'

type Props<V> = {
  of: FormOf<V>
  /** Its heading, when it is one of several forms. */
  title?: string
  /** The label of the button. */
  act: string
  danger?: boolean
  /** The value of the button, when a form can be sent in more than one way. */
  way?: string
  /** Other buttons beside it, such as going back. */
  more?: ReactNode
  /** One wide button, on the screens outside the app; otherwise buttons at the end of the line. */
  wide?: boolean
  /** A large button, as on those screens. */
  large?: boolean
  /** Replaces the frame around the buttons: DialogButtons, in a dialog. */
  frame?: (props: { children: ReactNode }) => ReactNode
  disabled?: boolean
  /** A button opened it in the screen itself: it scrolls into view, with the focus in its first field. */
  opened?: boolean
  children?: ReactNode
}

/** A form: its fields, the refusal (just above the pressed button), and its buttons, the main one last. */
export function Form<V>({
  of,
  title,
  act,
  danger = false,
  way,
  more,
  wide = false,
  large = wide,
  frame,
  disabled = false,
  opened = false,
  children,
}: Props<V>) {
  useOpened(of.ref, opened)
  const Buttons = frame ?? (wide ? WideButtons : LineButtons)
  return (
    <form ref={of.ref} className="grid gap-half" noValidate aria-label={title} onSubmit={event => void of.submit(event)}>
      {title && <h3>{title}</h3>}
      {children}
      <Refusal>{of.refusal}</Refusal>
      <Buttons>
        {!wide && more}
        <Button
          type="submit"
          {...(large && { size: 'lg' })}
          fullWidth={wide}
          {...{ danger, disabled }}
          value={way}
          loading={of.busy}
        >
          {act}
        </Button>
        {wide && more}
      </Buttons>
    </form>
  )
}

type Children = { children: ReactNode }
const WideButtons = ({ children }: Children) => <div className="grid gap-half">{children}</div>
const LineButtons = ({ children }: Children) => <div className={`flex gap-12 ${classes.buttons}`}>{children}</div>

/** Fields side by side, two in a row; below each other on a phone, unless they are short. */
export const FieldPair = ({ short = false, children }: Children & { short?: boolean }) => (
  <div className={`grid top ${classes.pair}`} data-short={short || undefined}>
    {children}
  </div>
)
