import { Form } from '../../../../care/form/form.tsx'
import { useForm } from '../../../../care/form/use-form.ts'
import { useChange } from '../../../../client/cache.ts'
import { Dialog, DialogButtons } from '../../../../components/dialog.tsx'
import { SelectField } from '../../../../components/select-field.tsx'
import { lastWeek, weekChoices } from './weeks.ts'

/** Makes a file for the bank of what is still to be paid of a week; last week's, unless one says otherwise. */
export default function FileDialog({ onClose }: { onClose: () => void }) {
  const { run } = useChange('POST /payout_files')
  const form = useForm({
    start: { period: lastWeek() },
    send: body => run({ body }),
    done: ({ leftOut }) => {
      onClose()
      const made = 'Het bestand is gemaakt. Download het, en geef het aan de bank.'
      return leftOut.length > 0 ? `${made} Let op: niet iedereen staat erin. In de lijst staat wie niet, en waarom.` : made
    },
    refused: problem => (problem.status === 409 ? problem.message : undefined),
  })
  return (
    <Dialog title="Betaalbestand maken" closedBy="closerequest" busy={form.busy} onClose={onClose}>
      <p>Het bestand verzamelt alle facturen van de week die nog niet zijn uitbetaald en niet al in een ander bestand staan.</p>
      <Form of={form} act="Bestand maken" frame={DialogButtons}>
        <SelectField label="Week" choices={weekChoices()} {...form.field('period')} data-autofocus="" />
      </Form>
    </Dialog>
  )
}
