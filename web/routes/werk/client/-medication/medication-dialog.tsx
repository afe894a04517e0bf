import type { Medication } from '#care/client-plan/medication.ts'
import { FieldPair } from '#care/form/form.tsx'
import { FormDialog } from '#care/form/form-dialog.tsx'
import { useForm } from '#care/form/use-form.ts'
import { useChange } from '#client/cache.ts'
import { useDraft } from '#client/drafts.ts'
import { isQueued, queuedWords, useQueuedChange } from '#client/outbox/use-queued-change.ts'
import { AddButton } from '#components/controls/add-button.tsx'
import { IconButton } from '#components/controls/icon-button.tsx'
import { DateField } from '#components/fields/date-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { TimeField } from '#components/fields/time-field.tsx'
import { CloseIcon } from '#components/marks/icons.tsx'
import { caresNotNow } from '../-plan/plan.ts'
import { bodyOf, emptyMedication, errorsIn, type MedicationValues, readMedication, valuesOf } from './medication.ts'

type TimesProps = {
  times: MedicationValues['times']
  error: string | undefined
  onChange: (times: MedicationValues['times']) => void
}

/** The times of a day; without one it is given when needed. */
function Times({ times, error, onChange }: TimesProps) {
  return (
    <fieldset className="grid start gap-8">
      <legend className="strong">Tijden</legend>
      <p className="soft small">Laat leeg als het “zo nodig” is.</p>
      {times.map((time, at) => (
        <div key={keyOf(at)} className="row gap-8">
          <TimeField
            label={<span className="unseen">Tijd {at + 1}</span>}
            value={time}
            error={at === 0 ? error : undefined}
            onChange={value => onChange(times.map((each, index) => (index === at ? value : each)))}
          />
          <IconButton aria-label={`Tijd ${at + 1} wissen`} onClick={() => onChange(times.filter((_, index) => index !== at))}>
            <CloseIcon size={20} />
          </IconButton>
        </div>
      ))}
      <AddButton variant="subtle" onAdd={() => onChange([...times, null])}>
        Tijd toevoegen
      </AddButton>
    </fieldset>
  )
}
const keyOf = (at: number) => `tijd ${at}`

type Props = { client: string; medication?: Medication | undefined; today: string; onClose: () => void }

/** Adds a medicine, or changes one. */
export default function MedicationDialog({ client, medication, today, onClose }: Props) {
  const add = useQueuedChange('POST /medications')
  const change = useChange('PUT /medications/{uuid}')
  const draft = `medicatie:${medication?.uuid ?? client}`
  const kept = useDraft(draft, medication ? valuesOf(medication) : emptyMedication(today), readMedication)
  const form = useForm<MedicationValues>({
    start: kept.draft,
    draft: kept,
    check: errorsIn,
    send: async values => {
      const body = bodyOf(values)
      if (medication) return change.run({ uuid: medication.uuid, body })
      const about = `/v1/clients/${client}`
      return add.run(
        { body: { client: about, ...body } },
        {
          title: `Medicatie: ${body.name}`,
          detail: body.dose,
          path: `/werk/client/${client}/medicatie?nieuw=1`,
          about,
          form: { name: draft, values },
        },
      )
    },
    done: (answer, { name }) => {
      kept.forget()
      onClose()
      return isQueued(answer) ? queuedWords : medication ? `${name} is gewijzigd.` : `${name} staat bij de medicatie.`
    },
    refused: ({ status }) => (status === 403 ? caresNotNow : undefined),
  })
  return (
    <FormDialog
      of={form}
      title={medication ? `${medication.name} wijzigen` : 'Medicatie toevoegen'}
      inAddress={!medication}
      onClose={onClose}
      act="Medicatie bewaren"
      large
    >
      <TextField label="Naam" autoComplete="off" {...form.text('name')} />
      <FieldPair short>
        <TextField label="Dosis" placeholder="500 mg" autoComplete="off" {...form.text('dose')} />
        <TextField label="Vorm" placeholder="tablet" autoComplete="off" {...form.text('form')} />
      </FieldPair>
      <Times times={form.values.times} error={form.errorAt('times')} onChange={times => form.set({ times })} />
      <TextArea label="Hoe geef je het?" rows={2} {...form.text('instructions')} />
      <FieldPair>
        <DateField label="Vanaf" {...form.field('from')} />
        <DateField label="Tot en met" description="Laat leeg als er geen einde is." {...form.field('until')} />
      </FieldPair>
    </FormDialog>
  )
}
