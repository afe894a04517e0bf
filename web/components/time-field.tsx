import { type FieldProps, ParsedField } from './parsed-field.tsx'
import { TextField } from './text-field.tsx'
import { readTime } from './typed-values.ts'
import { useMedia } from './use-media.ts'

/** A time 'HH:MM'. A touch screen gets the phone's own picker; others a text field: a browser's own may have 12 hours. */
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
