import { FormDialog } from '#care/form/form-dialog.tsx'
import { showConflict } from '#care/form/refusal.ts'
import { useForm } from '#care/form/use-form.ts'
import { useChange } from '#client/cache.ts'
import { Checkbox } from '#components/controls/checkbox.tsx'
import { Choices } from '#components/controls/choices.tsx'
import { DateField } from '#components/fields/date-field.tsx'
import { MoneyField } from '#components/fields/money-field.tsx'
import { NumberField } from '#components/fields/number-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { TimeField } from '#components/fields/time-field.tsx'
import type { Column, Row, Table, Value } from './tables.ts'

type Values = Record<string, Value>
type Props = {
  table: Table
  /** The row to edit; without one, it adds one. */
  row: Row | undefined
  onClose: () => void
}
const isEmpty = (value: Value | undefined) =>
  value === undefined || value === null || (typeof value === 'string' && !value.trim())
const emptyOf = ({ kind, begin }: Column): Value => begin ?? (kind === 'text' ? '' : kind === 'days' ? [] : null)
const startOf = (columns: Column[], row: Row | undefined): Values =>
  Object.fromEntries(
    columns.map(column => [column.name, row?.[column.name] ?? (row && column.kind === 'yes' ? false : emptyOf(column))]),
  )

/** The form for a row of reference data. */
export default function RowDialog({ table, row, onClose }: Props) {
  const columns = table.columns.filter(({ once }) => !(once && row))
  const add = useChange((table.add ?? 'POST /acts') as 'POST /acts')
  const change = useChange(table.change as 'PUT /acts/{uuid}')
  const form = useForm<Values, unknown>({
    start: startOf(columns, row),
    check: values =>
      Object.fromEntries(
        columns
          .filter(({ name, optional }) => !optional && isEmpty(values[name]))
          .map(({ name, label }) => [name, `Vul ${label.toLowerCase()} in.`]),
      ),
    send: values => {
      const given = columns.map(({ name, optional }) => [name, optional && isEmpty(values[name]) ? null : values[name]])
      // A table's fields are those of its calls: its declaration says so, but the compiler cannot check it.
      const body = Object.fromEntries(given) as never
      return row ? change.run({ uuid: row.uuid, body }) : add.run({ body })
    },
    done: () => {
      onClose()
      return row ? 'De wijziging is bewaard.' : 'Het is toegevoegd.'
    },
    refused: showConflict,
  })
  return (
    <FormDialog
      of={form}
      title={row ? `${table.label}: wijzigen` : `${table.label}: toevoegen`}
      onClose={onClose}
      act={row ? 'Wijziging bewaren' : 'Toevoegen'}
    >
      {columns.map(column => (
        <ColumnField
          key={column.name}
          column={column}
          value={form.values[column.name] ?? null}
          error={form.errorAt(column.name)}
          onChange={value => form.set({ [column.name]: value })}
        />
      ))}
    </FormDialog>
  )
}

type FieldProps = { column: Column; value: Value; error: string | undefined; onChange: (value: Value) => void }

function ColumnField({ column, value, error, onChange }: FieldProps) {
  const { name, label, kind, help, optional, words = {} } = column
  const about = { name, label, error, required: !optional, ...(help && { description: help }) }
  const choices = Object.entries(words).map(([one, word]) => ({ value: one, label: word }))
  if (kind === 'yes')
    return (
      <Checkbox
        {...{ name, label, error, ...(help && { description: help }) }}
        checked={value === true}
        onChange={event => onChange(event.currentTarget.checked)}
      />
    )
  if (kind === 'choice') return <SelectField {...about} choices={choices} value={String(value)} onChange={onChange} />
  if (kind === 'days')
    return (
      <Choices
        {...{ label, error, choices }}
        several
        look="buttons"
        chosen={Array.isArray(value) ? value : []}
        onChange={onChange}
      />
    )
  if (kind === 'number')
    return <NumberField {...about} unit="" value={typeof value === 'number' ? value : null} onChange={onChange} />
  if (kind === 'money') return <MoneyField {...about} value={typeof value === 'number' ? value : null} onChange={onChange} />
  const text = typeof value === 'string' ? value : null
  if (kind === 'time') return <TimeField {...about} value={text} onChange={onChange} />
  if (kind === 'day') return <DateField {...about} value={text} onChange={onChange} />
  return <TextField {...about} maxLength={120} value={text ?? ''} onChange={event => onChange(event.currentTarget.value)} />
}
