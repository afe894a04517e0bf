import { useChange } from '#client/cache.ts'
import { isShaped } from '#client/draft-shape.ts'
import { useDraft } from '#client/drafts.ts'
import { DateField } from '#components/fields/date-field.tsx'
import type { CareRequest } from '../../client-file/client.ts'
import { FormDialog } from '../../form/form-dialog.tsx'
import { useForm } from '../../form/use-form.ts'

type Values = { until: string | null }
const empty: Values = { until: null }
const read = (kept: unknown) => (isShaped(kept, empty, { until: '' }) ? kept : undefined)

/** Pauses an agreed request, until a day that may not be known yet. */
export default function PauseDialog({ request, onClose }: { request: CareRequest; onClose: () => void }) {
  const { run } = useChange('PUT /care_requests/{uuid}/pause')
  const { uuid, version } = request
  const kept = useDraft(`pauze:${uuid}`, empty, read)
  const form = useForm<Values>({
    start: empty,
    draft: kept,
    send: ({ until }) => run({ uuid, body: { until, version } }),
    done: () => {
      kept.forget()
      onClose()
      return 'De zorgvraag is gepauzeerd.'
    },
  })
  return (
    <FormDialog of={form} title="Zorgvraag pauzeren" onClose={onClose} closedBy="any" act="Pauzeren">
      <p>Opdrachten die al gepland zijn, blijven staan. De familie leest dat de zorgvraag gepauzeerd is.</p>
      <DateField label="Tot" description="Laat leeg als dat nog niet bekend is." {...form.field('until')} />
    </FormDialog>
  )
}
