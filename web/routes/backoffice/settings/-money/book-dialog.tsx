import { Form } from '#care/form/form.tsx'
import { useForm } from '#care/form/use-form.ts'
import { dateOf } from '#care/moment/moment.ts'
import { now } from '#care/now.ts'
import { useChange } from '#client/cache.ts'
import { DateField } from '#components/fields/date-field.tsx'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'
import { formatMoney } from '#rules/time/format-nl.ts'
import type { PayoutFile } from './file-table.tsx'

type Values = { bookedOn: string | null }

/** Marks all payments in a file as executed by the bank, on the date of the statement. */
export function BookDialog({ file, week, onClose }: { file: PayoutFile; week: string; onClose: () => void }) {
  const { run } = useChange('PUT /payout_files/{uuid}/paid_out')
  const form = useForm<Values, unknown>({
    start: { bookedOn: dateOf(now()) },
    check: ({ bookedOn }) => (bookedOn ? {} : { bookedOn: 'Kies de dag waarop de bank betaalde.' }),
    send: ({ bookedOn }) => run({ uuid: file.uuid, body: { bookedOn: bookedOn! } }),
    done: () => {
      onClose()
      return `${file.transfers} betalingen zijn geboekt.`
    },
  })
  return (
    <Dialog title={`Het bestand van ${week} is betaald`} closedBy="closerequest" busy={form.busy} onClose={onClose}>
      <p>
        {file.transfers} betalingen van samen {formatMoney(file.total)} staan dan als uitbetaald in het grootboek. Dat is niet
        terug te draaien.
      </p>
      <Form of={form} act="Als betaald boeken" frame={DialogButtons}>
        <DateField label="Dag op het bankafschrift" required maxDate={dateOf(now())} {...form.field('bookedOn')} />
      </Form>
    </Dialog>
  )
}
