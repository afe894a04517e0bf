import { oneOf } from '#care/list/choice-filters.ts'
import { defineList } from '#care/list/list-search.ts'
import { weekChoices } from './weeks.ts'

export const bookingWords = {
  invoice: 'Factuur',
  credit_note: 'Creditnota',
  payment: 'Betaling ontvangen',
  payout: 'Uitbetaling',
} as const

/** The bookings, newest first. */
export const ledgerList = defineList<'GET /payout_ledger', undefined>()({
  filters: {
    soort: oneOf({
      label: 'Soort',
      field: 'kind',
      choices: [
        { value: 'factuur', label: bookingWords.invoice, asked: 'invoice' },
        { value: 'creditnota', label: bookingWords.credit_note, asked: 'credit_note' },
        { value: 'betaling', label: bookingWords.payment, asked: 'payment' },
        { value: 'uitbetaling', label: bookingWords.payout, asked: 'payout' },
      ],
    }),
    // Weeks are in lower case in the address.
    week: oneOf({
      label: 'Week',
      field: 'period',
      choices: () => weekChoices().map(({ value, label }) => ({ value: value.toLowerCase(), label, asked: value })),
    }),
  },
  orders: {
    nieuwste: { label: 'Nieuwste eerst', asked: { 'order[createdAt]': 'desc' } },
    geboekt: { label: 'Laatst geboekt eerst', asked: { 'order[bookedOn]': 'desc' } },
  },
  pageSize: 50,
  keeps: () => false,
  also: () => ({ onderdeel: 'geld', deel: 'grootboek' }),
})
