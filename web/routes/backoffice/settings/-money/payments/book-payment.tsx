import { Form } from '#care/form/form.tsx'
import { showConflict } from '#care/form/refusal.ts'
import { useForm } from '#care/form/use-form.ts'
import { dateOf } from '#care/moment/moment.ts'
import { now } from '#care/now.ts'
import type { AnswerOf } from '#client/api.ts'
import { useChange } from '#client/cache.ts'
import { DateField } from '#components/fields/date-field.tsx'
import { MoneyField } from '#components/fields/money-field.tsx'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'
import { LiveRegion } from '#components/page/live-region.tsx'
import { formatMoney } from '#rules/time/format-nl.ts'

type Invoice = AnswerOf<'GET /care_moment_invoices/{uuid}'>
type Props = { invoice: Invoice; gives: boolean; onClose: () => void }
type Values = { amount: number | null; bookedOn: string | null }

/** Books a payment or refund of an invoice: proposes the outstanding amount, and accepts any. */
export function BookPayment({ invoice, gives, onClose }: Props) {
  const { run } = useChange('POST /payout_ledger')
  const open = invoice.open ?? 0
  const sign = gives ? -1 : 1
  const form = useForm<Values, unknown>({
    start: { amount: Math.max(sign * open, 0) || null, bookedOn: dateOf(now()) },
    check: ({ amount, bookedOn }) => ({
      ...(!amount && { amount: 'Vul het bedrag in dat op het bankafschrift staat.' }),
      ...(!bookedOn && { bookedOn: 'Kies de dag op het bankafschrift.' }),
    }),
    send: ({ amount, bookedOn }) =>
      run({
        body: {
          ...{ careMomentInvoice: invoice['@id'], kind: 'payment', open },
          ...{ bookedOn: bookedOn!, amount: sign * amount! },
        },
      }),
    done: () => {
      onClose()
      return gives ? 'De teruggave is geboekt.' : 'De betaling is geboekt.'
    },
    refused: showConflict,
  })
  const what = gives ? 'Teruggave' : 'Betaling'
  const { amount } = form.values
  return (
    <Dialog title={`${what} van ${invoice.number} boeken`} closedBy="closerequest" busy={form.busy} onClose={onClose}>
      <p>{sayOpen(open)}</p>
      <Form of={form} act={`${what} boeken`} frame={DialogButtons}>
        <MoneyField label={gives ? 'Bedrag dat is teruggegeven' : 'Bedrag dat is ontvangen'} required {...form.field('amount')} />
        <LiveRegion>{amount !== null && <p>{sayAfter(open - sign * amount)}</p>}</LiveRegion>
        <DateField
          label="Dag op het bankafschrift"
          required
          minDate={invoice.issueDate}
          maxDate={dateOf(now())}
          {...form.field('bookedOn')}
        />
      </Form>
    </Dialog>
  )
}

const sayOpen = (open: number): string => {
  if (open === 0) return 'Er staat niets meer open.'
  return open > 0 ? `Er staat nog ${formatMoney(open)} open.` : `Er is ${formatMoney(-open)} terug te geven.`
}
const sayAfter = (left: number): string => {
  if (left === 0) return 'Daarna staat er niets meer open.'
  if (left > 0) return `Daarna staat er nog ${formatMoney(left)} open.`
  return `Daarna is er ${formatMoney(-left)} te veel betaald. Dat blijft als tegoed bij deze factuur staan.`
}
