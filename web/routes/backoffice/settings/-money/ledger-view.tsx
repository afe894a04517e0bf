import { useQuery } from '@tanstack/react-query'
import { oneOf } from '#care/list/choice-filters.ts'
import { FilterBar } from '#care/list/filter-bar.tsx'
import { keptFilters } from '#care/list/kept-filters.ts'
import { defineList } from '#care/list/list-search.ts'
import { useListSearch } from '#care/list/use-list-search.ts'
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { PagedList } from '#components/lists/list-page.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { formatDate, formatMoney } from '#rules/time/format-nl.ts'
import classes from '../settings.module.css'
import { weekChoices } from './weeks.ts'

const bookingWords = {
  invoice: 'Factuur',
  credit_note: 'Creditnota',
  payment: 'Betaling ontvangen',
  payout: 'Uitbetaling',
} as const

/** The bookings, newest first. */
const ledgerList = defineList<'GET /payout_ledger', undefined>()({
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

type Booking = AnswerOf<'GET /payout_ledger'>['member'][number]
const kept = keptFilters('filters-grootboek', '/backoffice/settings')
const amount = (key: string, label: string, of: (booking: Booking) => number): TableColumn<Booking> => ({
  key,
  label,
  figures: true,
  value: booking => formatMoney(of(booking)),
})
const nameOf = ({ kind, reverses, bankAmount }: Booking) => {
  if (reverses) return 'Betaling teruggedraaid'
  return kind === 'payment' && bankAmount < 0 ? 'Betaling teruggegeven' : bookingWords[kind]
}
const columns: TableColumn<Booking>[] = [
  {
    key: 'wat',
    label: 'Boeking',
    onCard: 'title',
    value: booking => (
      <span className="grid start gap-2">
        <strong>
          {nameOf(booking)} {booking.careMomentInvoice.number}
        </strong>
        <span className="soft small">{formatDate(booking.bookedOn)}</span>
        {booking.reason && <span className="soft small">{booking.reason}</span>}
      </span>
    ),
  },
  {
    key: 'wie',
    label: 'Van en aan',
    onCard: 'line',
    value: ({ organization, careWorker: { profile } }) => (
      <span className="grid start gap-2">
        <span>{organization.name}</span>
        <span className="soft small">
          {profile.firstName} {profile.lastName}
        </span>
      </span>
    ),
  },
  amount('organisatie', 'Organisatie schuldig', ({ organizationAmount }) => organizationAmount),
  amount('zorgverlener', 'Zorgverlener', ({ careWorkerAmount }) => careWorkerAmount),
  amount('bank', 'Bank', ({ bankAmount }) => bankAmount),
]

/** Every booking; the three amounts of each add up to zero. */
export default function LedgerView() {
  const of = useListSearch(ledgerList, { kept, context: undefined })
  const list = useQuery({ ...queryOf('GET /payout_ledger', { query: of.query }), enabled: of.ready })
  return (
    <div className={`stack gap-16 ${classes.part}`}>
      <FilterBar of={of} count={list.data?.totalItems} noun={['boeking', 'boekingen']} ordered />
      <PagedList
        query={list}
        page={ledgerList.pageOf(of.search)}
        pageSize={ledgerList.pageSize}
        onTurn={page => of.set({ pagina: String(page) })}
        totalOf={({ totalItems }) => totalItems}
        rowHeight={56}
        empty={<Empty title="Geen boekingen" text="Hier staat elke factuur, betaling en uitbetaling." />}
      >
        {({ member }) => (
          <Card>
            <DataTable caption="Grootboek" columns={columns} rows={member} idOf={({ uuid }) => uuid} />
          </Card>
        )}
      </PagedList>
    </div>
  )
}
