import { StatusPill } from '#components/marks/status-pill.tsx'
import { formatDate } from '#rules/time/format-nl.ts'
import { dateOf } from '../moment/moment.ts'
import { now } from '../now.ts'
import type { ListedInvoice } from './invoice.ts'

type Payout = ListedInvoice['payout']
/** "12 nov", with the year if it is not the present one. */
const shortDay = (date: string): string => {
  const [, day] = /^\S+ (.*)$/.exec(formatDate(date))!
  return day!.replace(` ${dateOf(now()).slice(0, 4)}`, '')
}

type Said = { tone: 'blue' | 'green' | 'yellow' | 'red' | 'grey'; label: string; means: string }

/** The state of an invoice's payout, in a few words and in a sentence. */
export function sayPayout({ state, on }: Payout, type: ListedInvoice['type']): Said {
  const day = on ? shortDay(on) : ''
  switch (state) {
    case 'paid_out':
      return { tone: 'green', label: `Uitbetaald op ${day}`, means: 'Het bedrag is naar je rekening overgemaakt.' }
    case 'in_run':
      return {
        tone: 'blue',
        label: `Betaling klaargezet op ${day}`,
        means: 'Wij hebben de betaling klaargezet. Je bank kan er een werkdag over doen.',
      }
    case 'to_pay_back':
      return {
        tone: 'red',
        label: 'Terug te betalen',
        means: 'De factuur was al uitbetaald. De backoffice spreekt met je af hoe je dit terugbetaalt.',
      }
    case 'paid_back':
      return { tone: 'green', label: `Terugbetaald op ${day}`, means: 'Je hebt dit bedrag terugbetaald.' }
    case 'none':
      return type === 'credit_note'
        ? {
            tone: 'grey',
            label: 'Niets terug te betalen',
            means: 'De factuur was nog niet uitbetaald, dus je hoeft niets terug te betalen.',
          }
        : {
            tone: 'grey',
            label: 'Wordt niet uitbetaald',
            means: 'Deze factuur is ingetrokken met een creditnota voordat hij was uitbetaald.',
          }
    case 'open':
      return on && on < dateOf(now())
        ? {
            tone: 'yellow',
            label: 'Nog niet betaald',
            means: `We verwachtten dit rond ${day}. Vraag het na bij de backoffice als het lang duurt.`,
          }
        : {
            tone: 'yellow',
            label: `Nog niet betaald, verwacht ${day}`,
            means: 'Dan loopt de betaaltermijn af. Zodra de betaling klaarstaat, zie je hier de dag.',
          }
  }
}

/** The payout state of an invoice as a pill; an organization does not see it. */
export function PayoutPill({ invoice: { payout, type } }: { invoice: Pick<ListedInvoice, 'payout' | 'type'> }) {
  const { tone, label, means } = sayPayout(payout, type)
  return (
    <StatusPill tone={tone} help={means}>
      {label}
    </StatusPill>
  )
}
