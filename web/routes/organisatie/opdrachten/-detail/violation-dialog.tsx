import { Form } from '#care/form/form.tsx'
import { showConflict } from '#care/form/refusal.ts'
import { useForm } from '#care/form/use-form.ts'
import type { Moment } from '#care/moment/care-moment.ts'
import type { AnswerOf } from '#client/api.ts'
import { useChange } from '#client/cache.ts'
import { isShaped } from '#client/draft-shape.ts'
import { useDraft } from '#client/drafts.ts'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'
import { violationWords } from '#words/care-workers-nl.ts'

type Kind = keyof typeof violationWords
type Typed = { careWorker: string; kind: Kind | ''; text: string }

const start: Typed = { careWorker: '', kind: '', text: '' }
const readTyped = (kept: unknown): Typed | undefined =>
  isShaped(kept, start, start) && (kept.kind === '' || kept.kind in violationWords) ? kept : undefined
// The kinds that can be reported before the start: the others can only be observed at the shift itself.
const beforeStart: readonly Kind[] = ['late_cancellation', 'other']

type Props = {
  moment: Moment
  /** The current and former workers of the moment, the current one first. */
  subjects: AnswerOf<'GET /care_moments/{uuid}/violation_subjects'>['careWorkers']
  now: string
  onClose: () => void
}

/** Reports a care worker's violation at this moment. */
export default function ViolationDialog({ moment, subjects, now, onClose }: Props) {
  const draft = useDraft(`overtreding ${moment.uuid}`, start, readTyped)
  const chosen = (careWorker: string) => subjects.find(one => one['@id'] === careWorker) ?? subjects[0]!
  const { run } = useChange('POST /care_worker_violations')
  const form = useForm<Typed>({
    start,
    draft,
    check: ({ kind, text }) => ({
      ...(!kind && { kind: 'Kies wat er misging.' }),
      ...(!text.trim() && { text: 'Schrijf op wat er is gebeurd.' }),
    }),
    send: async ({ careWorker, kind, text }) => {
      if (kind) await run({ body: { careMoment: moment['@id'], careWorker: chosen(careWorker)['@id'], kind, text: text.trim() } })
    },
    done: () => {
      draft.forget()
      onClose()
      return 'Je melding is bewaard. De backoffice leest die.'
    },
    refused: showConflict,
  })
  const about = chosen(form.values.careWorker)
  const kinds = (Object.keys(violationWords) as Kind[]).filter(kind => moment.startDate <= now || beforeStart.includes(kind))
  return (
    <Dialog title="Melden wat er misging" closedBy="closerequest" busy={form.busy} onClose={onClose}>
      <p>
        De backoffice en {about.name} lezen wat je schrijft. {about.name} leest niet wie het schreef, en kan antwoorden. Bij drie
        meldingen in negentig dagen ziet de backoffice een teken bij {about.name}.
      </p>
      <Form of={form} act="Melding bewaren" frame={DialogButtons}>
        {subjects.length > 1 && (
          <SelectField
            label="Over wie gaat het?"
            required
            {...form.field('careWorker')}
            value={about['@id']}
            choices={subjects.map(one => ({ value: one['@id'], label: one.name }))}
          />
        )}
        <SelectField
          label="Wat ging er mis?"
          required
          {...form.field('kind')}
          choices={[{ value: '' as const, label: 'Kies' }, ...kinds.map(kind => ({ value: kind, label: violationWords[kind] }))]}
        />
        <TextArea
          label="Wat is er gebeurd?"
          description="Noem geen namen van cliënten."
          required
          rows={4}
          maxLength={2000}
          {...form.text('text')}
        />
      </Form>
    </Dialog>
  )
}
