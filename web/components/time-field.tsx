import { type FieldProps, ParsedField } from './parsed-field.tsx'
import { TextField } from './text-field.tsx'
import { readTime } from './typed-values.ts'
import { useMedia } from './use-media.ts'

/** A time 'HH:MM'. Under a finger the picker of the phone; else a text field, as a browser's own may count to twelve. */
export function TimeField({ value, onChange, ...rest }: FieldProps<string>) {
  const finger = useMedia('(pointer: coarse)')
  if (!finger) {
    return (
      <ParsedField
        inputMode="numeric"
        placeholder="07:30"
        {...rest}
        value={value}
        onChange={onChange}
        read={readTime}
        write={time => time}
      />
    )
  }
  return <TextField {...rest} type="time" value={value ?? ''} onChange={event => onChange(event.currentTarget.value || null)} />
}
