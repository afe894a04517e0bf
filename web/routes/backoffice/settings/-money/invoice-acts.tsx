import { useState } from 'react'
import { Acts } from '#care/action/action-button.tsx'
import { Form } from '#care/form/form.tsx'
import { showConflict } from '#care/form/refusal.ts'
import { useForm } from '#care/form/use-form.ts'
import type { AnswerOf } from '#client/api.ts'
import { useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { Checkbox } from '#components/controls/checkbox.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'
import { formatDate, formatMoney } from '#rules/time/format-nl.ts'
import { BookPayment } from './payments/book-payment.tsx'

type Invoice = AnswerOf<'GET /care_moment_invoices/{uuid}'>
type DialogProps = { invoice: Invoice; onClose: () => void }

/** Books an organization's payments and reverses them, and credits an invoice. */
export function InvoiceActs({ invoice }: { invoice: Invoice }) {
  const [open, setOpen] = useState<'book' | 'give' | 'reverse' | 'credit'>()
  const close = () => setOpen(undefined)
  const { payments = [] } = invoice
  const opens = (what: NonNullable<typeof open>) => ({
    ...({ size: 'sm', variant: 'default', 'aria-haspopup': 'dialog' } as const),
    onClick: () => setOpen(what),
  })
  return (
    <Acts>
      {!invoice.credits && <Button {...opens('book')}>Betaling boeken</Button>}
      {(invoice.open ?? 0) < 0 && <Button {...opens('give')}>Teruggave boeken</Button>}
      {payments.length > 0 && <Button {...opens('reverse')}>Betaling terugdraaien</Button>}
      {!invoice.credits && !invoice.creditedBy && (
        <Button {...opens('credit')} danger>
          Crediteren
        </Button>
      )}
      {(open === 'book' || open === 'give') && <BookPayment invoice={invoice} gives={open === 'give'} onClose={close} />}
      {open === 'reverse' && <ReversePayment number={invoice.number} payments={payments} onClose={close} />}
      {open === 'credit' && <Credit invoice={invoice} onClose={close} />}
    </Acts>
  )
}

function Credit({ invoice, onClose }: DialogProps) {
  const { run } = useChange('POST /care_moment_invoices/{uuid}/credit')
  const form = useForm<{ reason: string; reopen: boolean }, { number: string }>({
    start: { reason: '', reopen: false },
    check: ({ reason }) => (reason.trim() ? {} : { reason: 'Schrijf kort waarom.' }),
    send: body => run({ uuid: invoice.uuid, body }),
    done: ({ number }) => {
      onClose()
      return `Creditnota ${number} is gemaakt.`
    },
    refused: showConflict,
  })
  return (
    <Dialog title={`Factuur ${invoice.number} crediteren`} closedBy="closerequest" busy={form.busy} onClose={onClose}>
      <p>
        De hele factuur van {formatMoney(invoice.payable)} wordt teruggenomen met een creditnota. De zorgverlener en de
        organisatie lezen het per mail.
      </p>
      <Form of={form} act="Creditnota maken" frame={DialogButtons}>
        <TextArea
          label="Reden"
          required
          rows={3}
          maxLength={1000}
          description="Staat op de creditnota."
          {...form.text('reason')}
        />
        <Checkbox
          label="De uren opnieuw laten indienen"
          description="Ze worden dan opnieuw goedgekeurd en gefactureerd."
          {...form.tick('reopen')}
        />
      </Form>
    </Dialog>
  )
}

type Payment = NonNullable<AnswerOf<'GET /care_moment_invoices/{uuid}'>['payments']>[number]
type ReversePaymentProps = { number: string; payments: readonly Payment[]; onClose: () => void }

/** Reverses a payment that was entered by mistake: the ledger is append-only, so the opposite is booked. */
function ReversePayment({ number, payments, onClose }: ReversePaymentProps) {
  const { run } = useChange('POST /payout_ledger/{uuid}/reverse')
  const form = useForm<{ uuid: string; reason: string }, unknown>({
    start: { uuid: payments.at(-1)?.uuid ?? '', reason: '' },
    check: ({ reason }) => (reason.trim() ? {} : { reason: 'Schrijf kort waarom.' }),
    send: ({ uuid, reason }) => run({ uuid, body: { reason } }),
    done: () => {
      onClose()
      return 'De betaling is teruggedraaid.'
    },
    refused: showConflict,
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
