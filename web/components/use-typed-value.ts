import { type ChangeEvent, type FocusEvent, type MouseEvent, useEffect, useRef, useState } from 'react'

export type Typed<T> = {
  value: T | null
  onChange: (value: T | null) => void
  read: (text: string) => T | null
  write: (value: T) => string
}

// What is said below a field moves what lies under it: a button that took the focus would slip away from under the press, which then does
// nothing. So it waits until the press has landed.
const afterPress = (say: () => void) => {
  if (!document.querySelector(':active')) return say()
  document.addEventListener('mouseup', () => setTimeout(say), { once: true })
}

/**
 * What is typed in a field whose value is more than text. What people type stays as it is, also when it means nothing; it is only
 * written in full when they leave the field. `left` says that they did: the time to say what is wrong.
 */
export function useTypedValue<T extends string | number>({ value, onChange, read, write }: Typed<T>) {
  const [text, setText] = useState(value === null ? '' : write(value))
  const [left, setLeft] = useState(false)
  const told = useRef(value)
  const busy = useRef(false)
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    // A value from outside replaces the text, but never under the hands of who types: what was typed may come back late.
    if (!busy.current && (value === null || read(text) !== value)) setText(value === null ? '' : write(value))
  }, [value])
  const tell = (next: T | null) => {
    told.current = next
    onChange(next)
  }
  return {
    text,
    left,
    /** Takes a value that was not typed, and writes it in full. */
    choose: (next: T) => {
      setText(write(next))
      setLeft(false)
      tell(next)
    },
    handlers: {
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        busy.current = true
        setText(currentTarget.value)
        setLeft(false)
        tell(read(currentTarget.value))
      },
      // As by Tab: the first press on a field takes all of it, so that what is typed takes its place.
      onMouseDown: (event: MouseEvent<HTMLInputElement>) => {
        if (document.activeElement === event.currentTarget || event.button !== 0) return
        event.preventDefault()
        event.currentTarget.select()
        event.currentTarget.focus()
      },
      onBlur: (_: FocusEvent) => {
        busy.current = false
        const meant = read(text)
        if (meant !== null) setText(write(meant))
        afterPress(() => setLeft(text.trim() !== ''))
      },
    },
  }
}
