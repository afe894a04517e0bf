import { useChange } from '../../../client/cache.ts'
import { DateField } from '../../../components/date-field.tsx'
import { Dialog, DialogButtons } from '../../../components/dialog.tsx'
import type { CareRequest } from '../../client-file/care-requests.tsx'
import { Form } from '../../form/form.tsx'
import { useForm } from '../../form/use-form.ts'

/** Pauses what is agreed, until a day that may not be known yet. */
export default function PauseDialog({ request, onClose }: { request: CareRequest; onClose: () => void }) {
  const { run } = useChange('PUT /care_requests/{uuid}/pause')
  const { uuid, version } = request
  const form = useForm<{ until: string | null }>({
    start: { until: null },
    send: ({ until }) => run({ uuid, body: { until, version } }),
    done: () => {
      onClose()
      return 'De zorgvraag is gepauzeerd.'
    },
  })
  return (
    <Dialog title="Zorgvraag pauzeren" busy={form.busy} onClose={onClose}>
      <Form of={form} act="Pauzeren" frame={DialogButtons}>
        <p>Opdrachten die al gepland zijn, blijven staan. De familie leest dat de zorgvraag gepauzeerd is.</p>
        <DateField label="Tot" description="Leeg als dat nog niet bekend is." {...form.field('until')} />
      </Form>
    </Dialog>
  )
}
