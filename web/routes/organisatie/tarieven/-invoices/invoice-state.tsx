import type { ListedInvoice } from '../../../../care/invoices/invoice.ts'
import { StatusPill } from '../../../../components/status-pill.tsx'
import { sayDay } from './say-day.ts'

type Props = { invoice: Pick<ListedInvoice, 'type' | 'creditsNumber' | 'creditedBy' | 'paidOn' | 'dueDate'>; today: string }

/** What is still to be done with an invoice, as far as it is known. */
export function InvoiceState({ invoice: { type, creditsNumber, creditedBy, paidOn, dueDate }, today }: Props) {
  if (type === 'credit_note') return <StatusPill tone="grey">Creditnota bij {creditsNumber}</StatusPill>
  if (creditedBy) return <StatusPill tone="grey">Ingetrokken met creditnota</StatusPill>
  if (paidOn) return <StatusPill tone="green">Betaald op {sayDay(paidOn)}</StatusPill>
  if (dueDate < today) return <StatusPill tone="yellow">Moest betaald zijn op {sayDay(dueDate)}</StatusPill>
  return <StatusPill tone="blue">Te betalen voor {sayDay(dueDate)}</StatusPill>
}
