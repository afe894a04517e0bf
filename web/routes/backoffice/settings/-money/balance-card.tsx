import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { Notice } from '#components/page/notice.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { formatDate, formatDateLong, formatMoney, formatPeriod } from '#rules/time/format-nl.ts'
import classes from '../settings.module.css'

type Balance = AnswerOf<'GET /payout_ledger/balance'>
type Day = Balance['days'][number]
type Fault = Balance['faults'][number]

const dayColumns: TableColumn<Day>[] = [
  { key: 'dag', label: 'Dag', onCard: 'title', value: ({ date }) => formatDate(date) },
  {
    key: 'klopt',
    label: 'Klopt het?',
    onCard: 'figure',
    value: ({ addsUp }) => <StatusPill tone={addsUp ? 'green' : 'red'}>{addsUp ? 'Klopt' : 'Klopt niet'}</StatusPill>,
  },
  { key: 'krijgen', label: 'Nog te ontvangen', figures: true, value: day => formatMoney(day.owedByOrganizations) },
  { key: 'geven', label: 'Nog uit te betalen', figures: true, value: day => formatMoney(day.owedToCareWorkers) },
  { key: 'onderweg', label: 'Waarvan onderweg', figures: true, value: day => formatMoney(day.inTransit) },
  { key: 'bank', label: 'Bank', figures: true, value: day => formatMoney(day.bank) },
]
const faultWords: Record<Fault['kind'], string> = {
  invoice: 'Factuur',
  payment: 'Betaling van factuur',
  payout: 'Uitbetaling van factuur',
  payout_file: 'Betaalbestand van',
}
const faultColumns: TableColumn<Fault>[] = [
  {
    key: 'wat',
    label: 'Wat',
    onCard: 'title',
    value: ({ kind, name }) => `${faultWords[kind]} ${kind === 'payout_file' ? formatPeriod(name) : name}`,
  },
  { key: 'sinds', label: 'Sinds', value: ({ since }) => formatDate(since) },
  { key: 'hoort', label: 'Hoort te zijn', figures: true, value: ({ expected }) => formatMoney(expected) },
  { key: 'staat', label: 'Staat er nu', figures: true, value: ({ found }) => formatMoney(found) },
]
const sayOf = ({ addsUpSince, faults }: Balance) => {
  if (faults.length > 0) return 'Het klopt niet. Hieronder staat wat er anders staat dan het hoort.'
  return addsUpSince ? `Alles klopt, sinds ${formatDateLong(addsUpSince)}.` : 'Er is nog niets geboekt.'
}

/** Whether what we owe, have received and have in transit balances: today, for how long, and on each of the last thirty days. */
export function BalanceCard() {
  const query = useQuery(queryOf('GET /payout_ledger/balance', {}))
  return (
    <Card title="Klopt het geld?">
      <QueryState query={query} waiting={<Skeleton height={112} />}>
        {balance => (
          <div className={`stack gap-16 ${classes.part}`}>
            <Notice tone={balance.faults.length > 0 ? 'lost' : 'settled'} role="status">
              {sayOf(balance)}
            </Notice>
            {balance.faults.length > 0 && (
              <DataTable
                caption="Wat niet klopt"
                columns={faultColumns}
                rows={balance.faults}
                idOf={fault => `${fault.kind} ${fault['@id']}`}
              />
            )}
            <details className="fold">
              <summary className={`tap touch pressable ${classes.summary}`}>Dag voor dag, de afgelopen dertig dagen</summary>
              <DataTable caption="Dag voor dag" columns={dayColumns} rows={balance.days} idOf={({ date }) => date} />
            </details>
          </div>
        )}
      </QueryState>
    </Card>
  )
}
