import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { formatDate } from '#rules/time/format-nl.ts'
import { explainDate, readDate, readWholeDate } from '#rules/typed/typed-values.ts'
import { stepInto } from '../controls/steps.ts'
import { useEvent } from '../hooks/use-event.ts'
import { placeBelow } from '../layers/place-below.ts'
import { CalendarIcon } from '../marks/icons.tsx'
import { late } from '../page/suspense.tsx'
import { today } from '../page/today.ts'
import { Field, partLook } from './field.tsx'
import type { FieldProps } from './parsed-field.tsx'
import classes from './special-fields.module.css'
import { useTypedValue } from './use-typed-value.ts'

type Props = FieldProps<string> & {
  minDate?: string
  maxDate?: string
  /** Whether the year must have four digits, as in a date of birth: with two the century is unknown. */
  whole?: boolean
}

const Calendar = late(() => import('./calendar.tsx'), { fallback: <div className={classes.space} /> })

/**
 * A date 'YYYY-MM-DD': typed, or chosen from a calendar that its button or the down arrow opens; on touch the calendar slides up
 * from the bottom.
 */
export function DateField({ id, value, onChange, minDate, maxDate, whole: wholeYear = false, ...props }: Props) {
  const { look, rest } = partLook(props)
  const whole = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(false)
  const typed = useTypedValue({
    value,
    onChange,
    read: text => (wholeYear ? readWholeDate : readDate)(text, today()),
    write: formatDate,
  })
  const wrong = (typed.left || look.error) && explainDate(typed.text, { today: today(), minDate, maxDate, whole: wholeYear })
  const about = useId()
  const name = typeof look.label === 'string' ? look.label : 'Datum'
  const button = (
    <button
      type="button"
      aria-label="Kalender openen"
      aria-describedby={about}
      disabled={rest.disabled}
      onClick={() => setOpened(true)}
    >
      <CalendarIcon size={20} />
      <span id={about} hidden>
        bij {name}
      </span>
    </button>
  )
  const frame = {
    description: 'Typ dag-maand-jaar',
    helpBelow: true,
    ...Object.fromEntries(Object.entries(look).filter(([, given]) => given !== undefined)),
    error: wrong || look.error,
    rightSection: button,
  }
  return (
    <div ref={whole} className={classes.date}>
      <Field id={id} look={frame}>
        {control => (
          <input
            autoComplete="off"
            inputMode="numeric"
            {...rest}
            {...control}
            value={typed.text}
            {...typed.handlers}
            onKeyDown={event => {
              if (event.key !== 'ArrowDown') return
              event.preventDefault()
              setOpened(true)
            }}
          />
        )}
      </Field>
      {opened && (
        <Sheet anchor={whole} label={name} onClose={() => setOpened(false)}>
          <Calendar
            value={value}
            minDate={minDate}
            maxDate={maxDate}
            onChoose={date => {
              typed.choose(date)
              setOpened(false)
            }}
          />
        </Sheet>
      )}
    </div>
  )
}

type SheetProps = { label: string; anchor: RefObject<HTMLElement | null>; onClose: () => void; children: ReactNode }

/** Holds the calendar: below the field and its messages, or on touch at the bottom of the screen. */
function Sheet({ label, anchor, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const own = dialog.current!
    own.showModal()
    const stop = matchMedia('(pointer: coarse)').matches ? undefined : placeBelow(own, anchor.current!)
    return () => {
      stop?.()
      own.close() // restores the focus
    }
  }, [anchor])
  const close = useEvent(onClose)
  useLayoutEffect(() => stepInto({ close }), [close])
  return (
    // A surrounding panel also listens for Escape.
    <dialog
      ref={dialog}
      className={`card floats ink ${classes.sheet}`}
      aria-label={label}
      onClose={onClose}
      onKeyDown={event => event.key === 'Escape' && event.stopPropagation()}
      onClick={event => event.target === event.currentTarget && onClose()}
    >
      {children}
    </dialog>
  )
}
