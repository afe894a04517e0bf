import 'dayjs/locale/nl'
import '@mantine/dates/styles.layer.css'
import { DateInput } from '@mantine/dates'
import { formatDate } from '../../rules/format-nl.ts'
import { CalendarIcon } from './icons.tsx'
import type { FieldProps } from './parsed-field.tsx'
import { readDate } from './typed-values.ts'

export type DateFieldProps = FieldProps<string> & { minDate?: string; maxDate?: string }

const dutchLabels = {
  nextMonth: 'Volgende maand',
  previousMonth: 'Vorige maand',
  nextYear: 'Volgend jaar',
  previousYear: 'Vorig jaar',
  nextDecade: 'Volgende tien jaar',
  previousDecade: 'Vorige tien jaar',
  yearLevelControl: 'Kies een jaar',
  monthLevelControl: 'Kies een maand',
}

/** The date field with a calendar, for mouse and keyboard: its code loads on focus. */
export default function DatePicker({
  value,
  onChange,
  label,
  description,
  error,
  required,
  disabled,
  name,
  minDate,
  maxDate,
  autoFocus = false,
}: DateFieldProps) {
  return (
    <DateInput
      {...{ label, description, error }}
      required={required ?? false}
      autoFocus={autoFocus}
      disabled={disabled ?? false}
      {...(name && { name })}
      {...(minDate && { minDate })}
      {...(maxDate && { maxDate })}
      value={value}
      onChange={onChange}
      allowDeselect
      locale="nl"
      firstDayOfWeek={1}
      weekendDays={[]}
      valueFormat={formatDate}
      dateParser={readDate}
      placeholder="20-11-2026"
      rightSection={<CalendarIcon size={20} />}
      rightSectionPointerEvents="none"
      // In place, as a dialog makes inert what lies outside it.
      popoverProps={{ withRoles: false, withinPortal: false }}
      ariaLabels={dutchLabels}
    />
  )
}
