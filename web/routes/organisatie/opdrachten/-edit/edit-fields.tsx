import { useQuery } from '@tanstack/react-query'
import { FieldPair } from '../../../../care/form/form.tsx'
import type { FormOf } from '../../../../care/form/use-form.ts'
import { askOnce } from '../../../../client/cache.ts'
import { DateField } from '../../../../components/date-field.tsx'
import { SelectField } from '../../../../components/select-field.tsx'
import { TextArea } from '../../../../components/text-area.tsx'
import { TextField } from '../../../../components/text-field.tsx'
import { TimeField } from '../../../../components/time-field.tsx'
import { MinutesField } from '../../-parts/minutes-field.tsx'
import type { Scope, Values } from './edits.ts'

type Props = { form: FormOf<Values>; scope: Scope; isPeriod: boolean; today: string; canMove: boolean }

/** What can be changed; of a series its days and its place stay. */
export function EditFields({ form, scope, isPeriod, today, canMove }: Props) {
  const locations = useQuery(askOnce('GET /organization_locations', { query: { pagination: false } })).data?.member ?? []
  const choices = locations.map(location => ({ value: location['@id'], label: `${location.name}, ${location.city}` }))
  return (
    <>
      {isPeriod ? (
        <FieldPair>
          <DateField label="Laatste dag" required minDate={today} {...form.field('lastDay')} />
          <TextField label="Uren per week" required inputMode="decimal" {...form.text('hoursPerWeek')} />
        </FieldPair>
      ) : (
        <>
          {scope === 'one' && <DateField label="Datum" required minDate={today} {...form.field('date')} />}
          <FieldPair>
            <TimeField label="Van" required {...form.field('from')} />
            <TimeField label="Tot" required {...form.field('until')} />
          </FieldPair>
          <MinutesField label="Pauze" {...form.field('breakMinutes')} />
        </>
      )}
      {!isPeriod && <TextField label="Titel" required maxLength={120} {...form.text('title')} />}
      <TextArea label="Omschrijving" rows={5} maxLength={4000} {...form.text('description')} />
      {scope === 'one' && !isPeriod && canMove && choices.length > 1 && (
        <SelectField label="Locatie" {...form.field('location')} choices={choices} />
      )}
    </>
  )
}
