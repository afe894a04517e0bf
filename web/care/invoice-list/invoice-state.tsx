import { StatusPill } from '#components/marks/status-pill.tsx'
import { formatMoney } from '#rules/time/format-nl.ts'
import type { ListedInvoice } from '../invoices/invoice.ts'
import classes from './invoices.module.css'
import { sayDay } from './say-day.ts'

type Listed = Pick<ListedInvoice, 'type' | 'creditsNumber' | 'creditedBy' | 'paidOn' | 'paid' | 'open' | 'dueDate'>
type Said = [tone: 'grey' | 'green' | 'yellow' | 'blue', label: string, more: string]

/** What is still to be done about an invoice, as far as it is known. */
function stateOf(invoice: Listed, today: string): Said {
  const { type, creditsNumber, creditedBy, paidOn, paid = 0, open = 0, dueDate } = invoice
  const isPart = paid > 0 && open > 0
  if (type === 'credit_note')
    return [
      'grey',
      'Creditnota',
      open < 0 ? `bij ${creditsNumber}, nog ${formatMoney(-open)} terug te geven` : `bij ${creditsNumber}`,
    ]
  if (creditedBy) return ['grey', 'Ingetrokken', 'met een creditnota']
  if (paidOn && open < 0) return ['green', 'Betaald', `${formatMoney(-open)} te veel`]
  if (paidOn) return ['green', 'Betaald', `op ${sayDay(paidOn)}`]
  if (dueDate < today) return ['yellow', 'Termijn voorbij', isPart ? `nog ${formatMoney(open)} open` : `op ${sayDay(dueDate)}`]
  if (isPart) return ['blue', 'Deels betaald', `nog ${formatMoney(open)} voor ${sayDay(dueDate)}`]
  return ['blue', 'Te betalen', `voor ${sayDay(dueDate)}`]
}

export function InvoiceState({ invoice, today }: { invoice: Listed; today: string }) {
  const [tone, label, more] = stateOf(invoice, today)
  return (
    <span className={`grid start gap-2 ${classes.lines}`}>
      <StatusPill tone={tone}>{label}</StatusPill>
      <span className="soft small">{more}</span>
    </span>
  )
}
