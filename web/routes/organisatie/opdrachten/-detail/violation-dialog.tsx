import { Form } from '../../../../care/form/form.tsx'
import { useForm } from '../../../../care/form/use-form.ts'
import type { Moment } from '../../../../care/moment/care-moment.ts'
import { useChange } from '../../../../client/cache.ts'
import { isShaped } from '../../../../client/draft-shape.ts'
import { useDraft } from '../../../../client/drafts.ts'
import { Dialog, DialogButtons } from '../../../../components/dialog.tsx'
import { SelectField } from '../../../../components/select-field.tsx'
import { TextArea } from '../../../../components/text-area.tsx'
import { violationWords } from '../../../../words/care-workers-nl.ts'

type Kind = keyof typeof violationWords
type Typed = { kind: Kind | ''; text: string }

const start: Typed = { kind: '', text: '' }
const readTyped = (kept: unknown): Typed | undefined =>
  isShaped(kept, start, start) && (kept.kind === '' || kept.kind in violationWords) ? kept : undefined
// What can only be seen at the shift itself.
const beforeStart: readonly Kind[] = ['late_cancellation', 'other']

/** Reports what a care worker did wrong at this moment. */
export default function ViolationDialog({ moment, now, onClose }: { moment: Moment; now: string; onClose: () => void }) {
  const draft = useDraft(`overtreding ${moment.uuid}`, start, readTyped)
  const { run } = useChange('POST /care_worker_violations')
  const name = moment.assignee?.profile.firstName
  const form = useForm<Typed>({
    start,
    draft,
    check: ({ kind, text }) => ({
      ...(!kind && { kind: 'Kies wat er misging.' }),
      ...(!text.trim() && { text: 'Schrijf op wat er is gebeurd.' }),
    }),
    send: async ({ kind, text }) => {
      if (kind) await run({ body: { careMoment: moment['@id'], kind, text: text.trim() } })
    },
    done: () => {
      draft.forget()
      onClose()
      return 'Je melding is bewaard. De backoffice leest haar.'
    },
    refused: problem => (problem.status === 409 ? problem.message : undefined),
  })
  const kinds = (Object.keys(violationWords) as Kind[]).filter(kind => moment.startDate <= now || beforeStart.includes(kind))
  return (
    <Dialog title="Melden wat er misging" closedBy="closerequest" busy={form.busy} onClose={onClose}>
      <p>
        De backoffice en {name} lezen wat je schrijft. {name} leest niet wie het schreef, en kan antwoorden. Bij drie meldingen in
        negentig dagen ziet de backoffice een teken bij {name}.
      </p>
      <Form of={form} act="Melding bewaren" frame={DialogButtons}>
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
