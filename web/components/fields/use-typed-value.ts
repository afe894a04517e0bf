import { type ChangeEvent, type FocusEvent, type MouseEvent, useEffect, useRef, useState } from 'react'

export type Typed<T> = {
  value: T | null
  onChange: (value: T | null) => void
  read: (text: string) => T | null
  write: (value: T) => string
}

// A message below a field moves what is under it: a button about to be pressed would slip away, and the press would miss. So it
// waits until the press has landed.
const afterPress = (say: () => void) => {
  if (!document.querySelector(':active')) return say()
  document.addEventListener('mouseup', () => setTimeout(say), { once: true })
}

/**
 * The text of a field whose value is more than text. The text stays as typed, also when it cannot be read; it is only formatted
 * when people leave the field. `left` says that they did: then errors may be shown.
 */
export function useTypedValue<T extends string | number>({ value, onChange, read, write }: Typed<T>) {
  const [text, setText] = useState(value === null ? '' : write(value))
  const [left, setLeft] = useState(false)
  const told = useRef(value)
  const busy = useRef(false)
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    // A value from outside replaces the text, but never while people type: what they typed may come back late.
    if (!busy.current && (value === null || read(text) !== value)) setText(value === null ? '' : write(value))
  }, [value])
  const tell = (next: T | null) => {
    told.current = next
    onChange(next)
  }
  return {
    text,
    left,
    /** Takes a value that was not typed, and formats it. */
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
      // As with Tab: the first click on a field selects its text, so that typing replaces it.
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
