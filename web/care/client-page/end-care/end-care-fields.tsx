import { DateField } from '#components/fields/date-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import type { useEndCare } from './end-care.ts'

/** When and why a client's care ends. */
export function EndCareFields({ of: { form, reasons } }: { of: ReturnType<typeof useEndCare> }) {
  return (
    <>
      <DateField label="Eerste dag zonder zorg" required {...form.field('date')} />
      <SelectField
        label="Reden"
        required
        {...form.field('reason')}
        choices={[{ value: '', label: 'Kies een reden' }, ...reasons.map(one => ({ value: one['@id'], label: one.name }))]}
      />
      <TextArea label="Toelichting" rows={3} maxLength={1000} {...form.text('comment')} />
    </>
  )
}
