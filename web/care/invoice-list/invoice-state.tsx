import { StatusPill } from '../../components/status-pill.tsx'
import type { ListedInvoice } from '../invoices/invoice.ts'
import classes from './invoices.module.css'
import { sayDay } from './say-day.ts'

type Listed = Pick<ListedInvoice, 'type' | 'creditsNumber' | 'creditedBy' | 'paidOn' | 'dueDate'>
type Said = [tone: 'grey' | 'green' | 'yellow' | 'blue', label: string, more: string]

/** What is still to be done with an invoice, as far as it is known. */
function stateOf({ type, creditsNumber, creditedBy, paidOn, dueDate }: Listed, today: string): Said {
  if (type === 'credit_note') return ['grey', 'Creditnota', `bij ${creditsNumber}`]
  if (creditedBy) return ['grey', 'Ingetrokken', 'met een creditnota']
  if (paidOn) return ['green', 'Betaald', `op ${sayDay(paidOn)}`]
  if (dueDate < today) return ['yellow', 'Termijn voorbij', `op ${sayDay(dueDate)}`]
  return ['blue', 'Te betalen', `voor ${sayDay(dueDate)}`]
}

export function InvoiceState({ invoice, today }: { invoice: Listed; today: string }) {
  const [tone, label, more] = stateOf(invoice, today)
  return (
    <span className={classes.lines}>
      <StatusPill tone={tone}>{label}</StatusPill>
      <span className={classes.soft}>{more}</span>
    </span>
  )
}
