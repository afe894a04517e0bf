import { TextField, type TextFieldProps } from './text-field.tsx'
import { useTypedValue } from './use-typed-value.ts'

export type FieldProps<T> = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  value: T | null
  onChange: (value: T | null) => void
}

type Props<T> = FieldProps<T> & {
  read: (text: string) => T | null
  write: (value: T) => string
  /** The error for a text that cannot be read. */
  explain?: (text: string) => string | undefined
}

/** A text field for a value that is more than text: it reads what people type, and formats it when they leave the field. */
export function ParsedField<T extends string | number>({ value, onChange, read, write, explain, onBlur, ...rest }: Props<T>) {
  const { text, left, handlers } = useTypedValue({ value, onChange, read, write })
  const wrong = (left || rest.error) && explain?.(text)
  return (
    <TextField
      autoComplete="off"
      {...rest}
      error={wrong || rest.error}
      value={text}
      onChange={handlers.onChange}
      onBlur={event => {
        handlers.onBlur(event)
        onBlur?.(event)
      }}
    />
  )
}
