import { readUuid } from '#client/search-params.ts'
import { oneOf, searched } from '../list/choice-filters.ts'
import { locations } from '../list/common-filters.ts'
import type { Declared } from '../list/filter.ts'
import { defineList } from '../list/list-search.ts'
import type { ListSearch } from '../list/use-list-search.ts'

/** The context is the present year. */
type Years = { year: number }
type Bound = 'issueDate[after]' | 'issueDate[strictly_before]'
const yearsUpTo = (year: number) => Array.from({ length: 7 }, (_, ago) => `${year - ago}`)

/** Filters by the year of the invoice: as far back as invoices are kept. */
const issuedIn: Declared<Years, Bound> = name => {
  const from = oneOf<Years, Bound>({
    label: 'Jaar',
    field: 'issueDate[after]',
    choices: ({ year }) => yearsUpTo(year).map(value => ({ value, label: value, asked: `${value}-01-01` })),
  })(name)
  return {
    ...from,
    ask: (search, known) => {
      const asked = from.ask(search, known)
      const year = Number(String(asked['issueDate[after]']).slice(0, 4))
      return year ? { ...asked, 'issueDate[strictly_before]': `${year + 1}-01-01` } : {}
    },
  }
}

/** The list of invoices, on a screen whose other parameters `stays` are kept. */
export const invoiceListAt = (stays: Record<string, string>) =>
  defineList<'GET /care_moment_invoices', Years>()({
    filters: {
      zoek: searched({ label: 'Naam', question: 'Zoek op naam, locatie of nummer', field: 'search' }),
      jaar: issuedIn,
      week: searched({ label: 'Week', field: 'period' }),
      locatie: locations('location', { several: false }),
      soort: oneOf({
        label: 'Soort',
        field: 'type',
        choices: [
          { value: 'factuur', label: 'Factuur', asked: 'invoice' },
          { value: 'creditnota', label: 'Creditnota', asked: 'credit_note' },
        ],
      }),
      betaling: oneOf({
        label: 'Betaling',
        field: 'paid',
        choices: [
          { value: 'open', label: 'Nog te betalen', asked: 'open' },
          { value: 'deels', label: 'Deels betaald', asked: 'part' },
          { value: 'betaald', label: 'Betaald', asked: 'whole' },
          { value: 'te-veel', label: 'Te veel betaald', asked: 'over' },
        ],
      }),
    },
    orders: {
      nieuwste: { label: 'Nieuwste eerst', asked: { 'order[issueDate]': 'desc', 'order[number]': 'desc' } },
      oudste: { label: 'Oudste eerst', asked: { 'order[issueDate]': 'asc', 'order[number]': 'asc' } },
      hoogste: { label: 'Hoogste bedrag eerst', asked: { 'order[payable]': 'desc' } },
      verval: { label: 'Eerst te betalen', asked: { 'order[dueDate]': 'asc' } },
    },
    pageSize: 30,
    keeps: () => false,
    also: ({ open }) => ({ ...stays, open: readUuid(open) }),
  })

export type InvoiceSearch = ListSearch<'GET /care_moment_invoices', Years>
