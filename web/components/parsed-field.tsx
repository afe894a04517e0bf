import { useEffect, useState } from 'react'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type FieldProps<T> = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  value: T | null
  onChange: (value: T | null) => void
}

type Props<T> = FieldProps<T> & { read: (text: string) => T | null; write: (value: T) => string }

/** A text field for a value that is more than text: parses what people type, and formats it when they leave the field. */
export function ParsedField<T extends string | number>({ value, onChange, read, write, onBlur, ...rest }: Props<T>) {
  const [text, setText] = useState(value === null ? '' : write(value))
  useEffect(() => {
    // A new value from outside replaces the text, unless the text already means it: else typing would be rewritten.
    if (value !== null && read(text) !== value) setText(write(value))
  }, [value])
  return (
    <TextField
      autoComplete="off"
      {...rest}
      value={text}
      onChange={event => {
        setText(event.currentTarget.value)
        onChange(read(event.currentTarget.value))
      }}
      onBlur={event => {
        const meant = read(text)
        if (meant !== null) setText(write(meant))
        onBlur?.(event)
      }}
    />
  )
}
