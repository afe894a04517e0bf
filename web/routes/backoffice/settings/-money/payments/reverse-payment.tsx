import { Form } from '#care/form/form.tsx'
import { useForm } from '#care/form/use-form.ts'
import type { AnswerOf } from '#client/api.ts'
import { useChange } from '#client/cache.ts'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'
import { formatDate, formatMoney } from '#rules/time/format-nl.ts'

type Payment = NonNullable<AnswerOf<'GET /care_moment_invoices/{uuid}'>['payments']>[number]
type Props = { number: string; payments: readonly Payment[]; onClose: () => void }

/** Reverses a payment that was entered by mistake: the ledger is append-only, so the opposite is booked. */
export function ReversePayment({ number, payments, onClose }: Props) {
  const { run } = useChange('POST /payout_ledger/{uuid}/reverse')
  const form = useForm<{ uuid: string; reason: string }, unknown>({
    start: { uuid: payments.at(-1)?.uuid ?? '', reason: '' },
    check: ({ reason }) => (reason.trim() ? {} : { reason: 'Schrijf kort waarom.' }),
    send: ({ uuid, reason }) => run({ uuid, body: { reason } }),
    done: () => {
      onClose()
      return 'De betaling is teruggedraaid.'
    },
    refused: problem => (problem.status === 409 ? problem.message : undefined),
  })
  const choices = payments.map(({ uuid, bookedOn, amount }) => ({
    value: uuid,
    label: `${formatMoney(amount)} op ${formatDate(bookedOn)}`,
  }))
  return (
    <Dialog title={`Betaling van ${number} terugdraaien`} closedBy="closerequest" busy={form.busy} onClose={onClose}>
      <p>In het grootboek komt vandaag een boeking van het tegengestelde bedrag. Boek daarna de goede betaling.</p>
      <Form of={form} act="Betaling terugdraaien" frame={DialogButtons}>
        <SelectField label="Welke betaling" choices={choices} {...form.field('uuid')} />
        <TextArea label="Reden" required rows={2} maxLength={1000} {...form.text('reason')} />
      </Form>
    </Dialog>
  )
}
