import { isoWeekOf, previousWeek } from '../../../../../rules/iso-week.ts'
import { Form } from '../../../../care/form/form.tsx'
import { useForm } from '../../../../care/form/use-form.ts'
import { now } from '../../../../care/now.ts'
import { useChange } from '../../../../client/cache.ts'
import { Dialog, DialogButtons } from '../../../../components/dialog.tsx'
import { TextField } from '../../../../components/text-field.tsx'

/** Makes a file for the bank of what is still to be paid of a week; last week's, unless one says otherwise. */
export default function FileDialog({ onClose }: { onClose: () => void }) {
  const { run } = useChange('POST /payout_files')
  const form = useForm({
    start: { period: previousWeek(isoWeekOf(now())) },
    check: ({ period }) => (period.trim() ? {} : { period: 'Noem een week, zoals 2026-W47.' }),
    send: ({ period }) => run({ body: { period: period.trim() } }),
    done: () => {
      onClose()
      return 'Het bestand is gemaakt. Download het, en geef het aan de bank.'
    },
    refused: problem => (problem.status === 409 ? problem.message : undefined),
  })
  return (
    <Dialog title="Betaalbestand maken" closedBy="closerequest" busy={form.busy} onClose={onClose}>
      <p>Het bestand verzamelt alle facturen van de week die nog niet zijn uitbetaald en niet al in een ander bestand staan.</p>
      <Form of={form} act="Bestand maken" frame={DialogButtons}>
        <TextField label="Week" required maxLength={8} description="Zoals 2026-W47." {...form.text('period')} data-autofocus="" />
      </Form>
    </Dialog>
  )
}
