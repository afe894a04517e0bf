import type { FormOf } from '#care/form/use-form.ts'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import classes from './hours.module.css'
import type { HoursDraft } from './hours-draft.ts'

export type FieldsProps = { form: FormOf<HoursDraft> }
const reasons = [
  'Later begonnen',
  'Eerder klaar',
  'Uitgelopen op verzoek',
  'Spoed of incident',
  'Overdracht',
  'Pauze niet genomen',
  // Always needs an explanation.
  'Anders',
]
const choices = [{ value: '', label: 'Kies een reden' }, ...reasons.map(reason => ({ value: reason, label: reason }))]

/** The reason why hours differ from the plan; its code loads once they do. */
export default function ReasonFields({ form }: FieldsProps) {
  return (
    <div className={`grid gap-16 ${classes.reason}`}>
      <SelectField
        label="Waarom wijken je uren af?"
        description="De organisatie leest dit."
        required
        choices={choices}
        {...form.field('reason')}
      />
      <TextArea label="Toelichting" required={form.values.reason === 'Anders'} rows={2} maxLength={900} {...form.text('note')} />
    </div>
  )
}
