import { useQuery } from '@tanstack/react-query'
import { askOnce, useChange } from '../../../client/cache.ts'
import { useDraft } from '../../../client/drafts.ts'
import { Checkbox } from '../../../components/checkbox.tsx'
import { MultiCombobox } from '../../../components/combobox.tsx'
import { Dialog, DialogButtons } from '../../../components/dialog.tsx'
import { SelectField } from '../../../components/select-field.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { accessWords, answerWords, smokingWords } from '../../../words/client-nl.ts'
import { FieldPair, Form } from '../../form/form.tsx'
import { useForm } from '../../form/use-form.ts'
import type { Home } from '../client.ts'
import { bodyOf, checkHome, type HomeValues, readHome, valuesOf } from './home-form.ts'

type Named = { '@id': string; name: string }
const unknown = { value: '' as const, label: 'Weten we niet' }
const answers = [
  { value: '' as const, label: 'Nog niet gevraagd' },
  { value: 'yes' as const, label: answerWords.yes },
  { value: 'no' as const, label: answerWords.no },
  { value: 'do_not_know_yet' as const, label: unknown.label },
]
const named = (all: readonly Named[] | undefined) => [
  unknown,
  ...(all ?? []).map(one => ({ value: one['@id'], label: one.name })),
]
const choices = <K extends string>(words: Record<K, string>) => [
  unknown,
  ...(Object.entries(words) as [K, string][]).map(([value, label]) => ({ value, label })),
]
const smokes = [
  { value: '' as const, label: 'Rookt niet' },
  { value: 'inside' as const, label: smokingWords.inside },
  { value: 'outside' as const, label: smokingWords.outside },
]

type Props = { uuid: string; home: Home; onClose: () => void }

/** Changes what is known of a client's home. */
export default function HomeDialog({ uuid, home, onClose }: Props) {
  const { run } = useChange('PUT /client_homes/{uuid}')
  const types = useQuery(askOnce('GET /housing_types', { query: { selectable: true } })).data?.member
  const households = useQuery(askOnce('GET /households', { query: { selectable: true } })).data?.member
  const pets = useQuery(askOnce('GET /pets', { query: { selectable: true } })).data?.member ?? []
  const start = valuesOf(home)
  const kept = useDraft(`woning:${uuid}`, start, readHome)
  const form = useForm<HomeValues>({
    start,
    draft: kept,
    check: checkHome,
    send: values => run({ uuid, body: bodyOf(values) }),
    done: () => {
      kept.forget()
      onClose()
      return 'De woning is bewaard.'
    },
  })
  const { values } = form
  return (
    <Dialog title="Woning wijzigen" look="side" closedBy="closerequest" busy={form.busy} onClose={onClose}>
      <Form of={form} act="Bewaren" frame={DialogButtons}>
        <SelectField label="Toegang" {...form.field('accessType')} choices={choices(accessWords)} />
        <TextArea
          label="Hoe gaat de deur open?"
          description="Zoals de code van de sleutelkluis. Alleen wie komt, kan dit lezen. Dat wordt vastgelegd."
          rows={2}
          maxLength={1000}
          {...form.text('accessNotes')}
        />
        <SelectField label="Is er plek om te parkeren?" {...form.field('parking')} choices={answers} />
        <TextField label="Over parkeren" maxLength={500} {...form.text('parkingNotes')} />
        <Checkbox label="Er zijn huisdieren" {...form.tick('hasPets')} />
        {values.hasPets && (
          <MultiCombobox
            label="Welke huisdieren"
            options={pets.map(pet => ({ value: pet['@id'], label: pet.name }))}
            values={values.pets}
            onChange={chosen => form.set({ pets: chosen })}
          />
        )}
        <SelectField label="Roken" {...form.field('smoking')} choices={smokes} />
        <SelectField label="Huishouden" {...form.field('household')} choices={named(households)} />
        <SelectField label="Soort woning" {...form.field('housingType')} choices={named(types)} />
        <FieldPair short>
          <TextField
            label="Verdieping"
            inputMode="numeric"
            maxLength={4}
            description="0 is de begane grond."
            {...form.text('floor')}
          />
          <SelectField label="Lift" {...form.field('lift')} choices={answers} />
        </FieldPair>
      </Form>
    </Dialog>
  )
}
