import { TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { lazy, Suspense } from 'react'
import type { FieldProps } from './parsed-field.tsx'

export type DateFieldProps = FieldProps<string> & { minDate?: string; maxDate?: string }

const DatePicker = lazy(() => import('./date-picker.tsx'))

/** A date 'YYYY-MM-DD'. Under a finger the picker of the phone; else a field to type in, with a calendar. */
export function DateField(props: DateFieldProps) {
  const finger = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  const { value, onChange, minDate, maxDate, ...rest } = props
  const native = (
    <TextInput
      {...rest}
      type="date"
      min={minDate}
      max={maxDate}
      value={value ?? ''}
      onChange={event => onChange(event.currentTarget.value || null)}
    />
  )
  return finger ? (
    native
  ) : (
    <Suspense fallback={native}>
      <DatePicker {...props} />
    </Suspense>
  )
}
