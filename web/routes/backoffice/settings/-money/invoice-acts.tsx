import { useState } from 'react'
import { formatMoney } from '../../../../../rules/format-nl.ts'
import { Acts } from '../../../../care/act/act-button.tsx'
import { Form } from '../../../../care/form/form.tsx'
import { useForm } from '../../../../care/form/use-form.ts'
import { dateOf } from '../../../../care/moment/moment.ts'
import { now } from '../../../../care/now.ts'
import type { AnswerOf } from '../../../../client/api.ts'
import { useChange } from '../../../../client/cache.ts'
import { Button } from '../../../../components/button.tsx'
import { Checkbox } from '../../../../components/checkbox.tsx'
import { DateField } from '../../../../components/date-field.tsx'
import { Dialog, DialogButtons } from '../../../../components/dialog.tsx'
import { TextArea } from '../../../../components/text-area.tsx'

type Invoice = AnswerOf<'GET /care_moment_invoices/{uuid}'>
type DialogProps = { invoice: Invoice; onClose: () => void }

/** Books what an organization paid, and takes an invoice back with a credit note. */
export function InvoiceActs({ invoice }: { invoice: Invoice }) {
  const [open, setOpen] = useState<'book' | 'credit'>()
  const close = () => setOpen(undefined)
  return (
    <Acts>
      {!invoice.paidOn && (
        <Button size="sm" variant="default" aria-haspopup="dialog" onClick={() => setOpen('book')}>
          Betaling boeken
        </Button>
      )}
      {!invoice.credits && !invoice.creditedBy && (
        <Button size="sm" variant="default" danger aria-haspopup="dialog" onClick={() => setOpen('credit')}>
          Crediteren
        </Button>
      )}
      {open === 'book' && <BookPayment invoice={invoice} onClose={close} />}
      {open === 'credit' && <Credit invoice={invoice} onClose={close} />}
    </Acts>
  )
}

function BookPayment({ invoice, onClose }: DialogProps) {
  const { run } = useChange('POST /payout_ledger')
  const form = useForm<{ bookedOn: string | null }, unknown>({
    start: { bookedOn: dateOf(now()) },
    check: ({ bookedOn }) => (bookedOn ? {} : { bookedOn: 'Kies de dag op het bankafschrift.' }),
    send: ({ bookedOn }) => run({ body: { careMomentInvoice: invoice['@id'], kind: 'payment', bookedOn: bookedOn! } }),
    done: () => {
      onClose()
      return 'De betaling is geboekt.'
    },
    refused: problem => (problem.status === 409 ? problem.message : undefined),
  })
  return (
    <Dialog title={`Betaling van ${invoice.number} boeken`} closedBy="closerequest" busy={form.busy} onClose={onClose}>
      <p>{formatMoney(invoice.payable)} is ontvangen van de organisatie. Bij een creditnota is het teruggegeven.</p>
      <Form of={form} act="Betaling boeken" frame={DialogButtons}>
        <DateField label="Dag op het bankafschrift" required maxDate={dateOf(now())} {...form.field('bookedOn')} />
      </Form>
    </Dialog>
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
    refused: problem => (problem.status === 409 ? problem.message : undefined),
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
