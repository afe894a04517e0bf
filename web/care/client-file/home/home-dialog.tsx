import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#client/api.ts'
import { queryOnceOf, useChange } from '#client/cache.ts'
import { useDraft } from '#client/drafts.ts'
import { Button } from '#components/controls/button.tsx'
import { Checkbox } from '#components/controls/checkbox.tsx'
import { MultiCombobox } from '#components/fields/combobox.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { accessWords, answerWords, notFilledInWords, notKnownAnswer, smokingWords } from '#words/client-nl.ts'
import { useAction } from '../../action/use-action.ts'
import { KeyIcon } from '../../care-icons.tsx'
import { FormDialog } from '../../form/form-dialog.tsx'
import { useForm } from '../../form/use-form.ts'
import { BothVersions, useVersion } from '../both-versions.tsx'
import type { Home } from '../client.ts'
import { bodyOf, checkHome, type HomeValues, readHome, sayHome, unknown, valuesOf } from './home-form.ts'

type Named = { '@id': string; name: string }
const notAsked = { value: '' as const, label: notFilledInWords }
const notKnown = { value: unknown, label: notKnownAnswer } as const
const answers = [
  notAsked,
  { value: 'yes' as const, label: answerWords.yes },
  { value: 'no' as const, label: answerWords.no },
  { value: 'do_not_know_yet' as const, label: notKnownAnswer },
]
const named = (all: readonly Named[] | undefined) => [
  notAsked,
  ...(all ?? []).map(one => ({ value: one['@id'], label: one.name })),
  notKnown,
]
const choices = <K extends string>(words: Record<K, string>) => [
  notAsked,
  ...(Object.entries(words) as [K, string][]).map(([value, label]) => ({ value, label })),
  notKnown,
]
const smokes = [
  { value: '' as const, label: 'Rookt niet' },
  { value: 'inside' as const, label: smokingWords.inside },
  { value: 'outside' as const, label: smokingWords.outside },
  notKnown,
]
const animals = [
  { value: 'no' as const, label: 'Geen huisdieren' },
  { value: 'yes' as const, label: 'Er zijn huisdieren' },
  notKnown,
]

/** The button that opened it is gone, and the focus with it. */
const focusOn = (field: HTMLTextAreaElement | null) => field?.focus()

type Props = { uuid: string; home: Home; onClose: () => void }

/** Changes the details of a client's home. */
export default function HomeDialog({ uuid, home, onClose }: Props) {
  const { run } = useChange('PUT /client_homes/{uuid}')
  const types = useQuery(queryOnceOf('GET /housing_types', { query: { selectable: true } })).data?.member
  const households = useQuery(queryOnceOf('GET /households', { query: { selectable: true } })).data?.member
  const pets = useQuery(queryOnceOf('GET /pets', { query: { selectable: true } })).data?.member ?? []
  const start = valuesOf(home)
  const kept = useDraft(`woning:${uuid}`, start, readHome)
  const version = useVersion(home, kept.draft.version)
  const form = useForm<HomeValues>({
    start,
    draft: kept,
    check: checkHome,
    send: values => run({ uuid, body: { ...bodyOf(values), ...version.sent } }),
    done: () => {
      kept.forget()
      onClose()
      return 'De woning is bewaard.'
    },
    refused: version.refused,
  })
  const { values } = form
  // Shown only on request, because the server logs it; the screen below does the same.
  const [open, setOpen] = useState(false)
  const { busy, act } = useAction()
  const openNotes = () =>
    act({
      run: async () => {
        await call('GET /client_homes/{uuid}/access_notes', { uuid })
        setOpen(true)
      },
    })
  const names = [...(types ?? []), ...(households ?? []), ...pets]
  return (
    <FormDialog of={form} title="Woning wijzigen" look="side" onClose={onClose} act="Bewaren">
      {version.theirs && <BothVersions mine={sayHome(values, names)} theirs={sayHome(valuesOf(version.theirs), names)} />}
      <SelectField label="Toegang" {...form.field('accessType')} choices={choices(accessWords)} />
      {home.hasAccessNotes && !open ? (
        <Button variant="default" leftSection={<KeyIcon size={20} />} loading={busy} onClick={() => void openNotes()}>
          Toon en wijzig hoe de deur opengaat
        </Button>
      ) : (
        <TextArea
          label="Hoe gaat de deur open?"
          description="Bijvoorbeeld de code van de sleutelkluis. Alleen wie er komt of de zorg regelt, leest dit. Wij leggen vast wie keek."
          rows={2}
          maxLength={1000}
          {...(open && { ref: focusOn })}
          {...form.text('accessNotes')}
        />
      )}
      <SelectField label="Is er plek om te parkeren?" {...form.field('parking')} choices={answers} />
      <TextArea label="Over parkeren" rows={1} maxLength={500} {...form.text('parkingNotes')} />
      <SelectField label="Huisdieren" {...form.field('hasPets')} choices={animals} />
      {values.hasPets === 'yes' && (
        <MultiCombobox
          label="Welke huisdieren"
          options={pets.filter(({ key }) => key !== 'geen').map(pet => ({ value: pet['@id'], label: pet.name }))}
          values={values.pets}
          onChange={chosen => form.set({ pets: chosen })}
        />
      )}
      <SelectField label="Roken" {...form.field('smoking')} choices={smokes} />
      <SelectField label="Huishouden" {...form.field('household')} choices={named(households)} />
      <SelectField label="Soort woning" {...form.field('housingType')} choices={named(types)} />
      <TextField
        label="Verdieping"
        inputMode="numeric"
        maxLength={4}
        description="0 is de begane grond."
        disabled={values.floorUnknown}
        {...form.text('floor')}
      />
      <Checkbox label="Ik weet de verdieping niet" {...form.tick('floorUnknown')} />
      <SelectField label="Lift" {...form.field('lift')} choices={answers} />
    </FormDialog>
  )
}
