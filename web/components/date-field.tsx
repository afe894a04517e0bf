import { formatDate } from '../../rules/format-nl.ts'
import type { DateFieldProps } from './date-picker.tsx'
import { CalendarIcon } from './icons.tsx'
import { ParsedField } from './parsed-field.tsx'
import { TextField } from './text-field.tsx'
import { readDate } from './typed-values.ts'
import { useLateField } from './use-late-field.ts'
import { useMedia } from './use-media.ts'

/** A date 'YYYY-MM-DD'. A touch screen gets the phone's own picker; others a field to type in, with a calendar on focus. */
export function DateField(props: DateFieldProps) {
  const finger = useMedia('(pointer: coarse)')
  const { Real, taken, wake } = useLateField(() => import('./date-picker.tsx'))
  const { value, onChange, minDate, maxDate, ...rest } = props
  if (finger)
    return (
      <TextField
        {...rest}
        type="date"
        min={minDate}
        max={maxDate}
        value={value ?? ''}
        onChange={event => onChange(event.currentTarget.value || null)}
      />
    )
  if (Real) return <Real {...props} autoFocus={taken?.autoFocus ?? false} />
  return (
    <ParsedField
      placeholder="20-11-2026"
      rightSection={<CalendarIcon size={20} />}
      {...rest}
      value={value}
      onChange={onChange}
      onFocus={wake}
      read={readDate}
      write={formatDate}
    />
  )
}
