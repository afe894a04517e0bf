import { type ComponentProps, type CSSProperties, useEffect, useLayoutEffect, useRef } from 'react'
import { formatCount } from '#rules/time/format-nl.ts'
import { Field, type FieldLook, partLook } from './field.tsx'

type Props = FieldLook &
  Omit<ComponentProps<'textarea'>, keyof FieldLook | 'ref'> & { /** Beyond this many lines it scrolls. */ maxRows?: number }

/** Text of several lines: it starts with `rows` lines and grows with what is typed. What is pasted is never cut short. */
export function TextArea({ id, rows = 2, maxRows = 14, maxLength = Number.POSITIVE_INFINITY, ...props }: Props) {
  const { look, rest } = partLook(props)
  const { length } = String(rest.value ?? '')
  const tooLong = length > maxLength ? `Dit zijn ${formatCount(length)} tekens. Er passen er ${formatCount(maxLength)}.` : ''
  const style: CSSProperties & Record<`--${string}`, number> = { '--rows': rows, '--most-rows': Math.max(rows, maxRows) }
  const field = useGrowth()
  // A form cannot be sent while one of its fields reports that it is unfinished.
  useEffect(() => field.current?.setCustomValidity(tooLong), [field, tooLong])
  return (
    <Field id={id} look={{ ...look, error: tooLong || look.error }}>
      {control => <textarea ref={field} {...rest} {...control} rows={rows} style={style} />}
    </Field>
  )
}

/**
 * Makes it as high as its text, within the limits of its style. Measured on a copy, as shrinking the field itself would move the
 * page.
 */
function grow(field: HTMLTextAreaElement): void {
  const probe = document.createElement('textarea')
  probe.className = field.className
  probe.value = field.value || field.placeholder
  probe.tabIndex = -1
  Object.assign(probe.style, {
    position: 'absolute',
    visibility: 'hidden',
    width: `${field.offsetWidth}px`,
    height: 0,
    minHeight: 0,
  })
  field.after(probe)
  field.style.height = `${probe.scrollHeight + field.offsetHeight - field.clientHeight}px`
  probe.remove()
}

/** Grows a field where the browser cannot (`field-sizing`): on typing, filling in, rotating and focus. */
function useGrowth() {
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const own = field.current!
    if (CSS.supports('field-sizing', 'content')) return
    const follow = () => grow(own)
    follow()
    own.addEventListener('input', follow)
    own.addEventListener('focus', follow)
    addEventListener('resize', follow)
    return () => {
      own.removeEventListener('input', follow)
      own.removeEventListener('focus', follow)
      removeEventListener('resize', follow)
    }
  })
  return field
}
