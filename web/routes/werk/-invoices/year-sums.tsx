import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dateOf } from '#care/moment/moment.ts'
import { queryOf } from '#client/cache.ts'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { formatDate, formatMoney } from '#rules/time/format-nl.ts'
import classes from './invoices.module.css'

/** The invoiced total of every year; each opens into its parts. */
export default function YearSums({ me }: { me: string }) {
  const query = useQuery(
    queryOf('GET /care_moment_invoice_summaries', { query: { 'careWorker.uuid': me, 'order[year]': 'desc' } }),
  )
  return (
    <Card title="Gefactureerd per jaar">
      <QueryState
        query={query}
        height={56}
        isEmpty={({ member }) => member.length === 0}
        empty={<p className="soft">Er is nog geen factuur gemaakt.</p>}
      >
        {({ member }) => (
          <ul className={classes.sumsByYear}>
            {member.map(({ uuid, year, payable }) => (
              <li key={uuid}>
                <Year uuid={uuid} line={`${year}: ${formatMoney(payable)}`} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  )
}

function Year({ uuid, line }: { uuid: string; line: string }) {
  const [opened, setOpened] = useState(false)
  return (
    <details className="fold" onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary className="figures">{line}</summary>
      {opened && <Sums uuid={uuid} />}
    </details>
  )
}

function Sums({ uuid }: { uuid: string }) {
  const query = useQuery(queryOf('GET /care_moment_invoice_summaries/{uuid}', { uuid }))
  return (
    <QueryState query={query} height={200} title="Dit jaar kon niet worden geladen.">
      {({ count, total, vat, payable, expenses, bonuses, createdAt }) => (
        <>
          <Facts look="rows">
            <Fact label="Facturen">{count}</Fact>
            <Fact label="Bonussen">{formatMoney(bonuses)}</Fact>
            <Fact label="Onkosten">{formatMoney(expenses)}</Fact>
            <Fact label="Totaal zonder btw">{formatMoney(total)}</Fact>
            <Fact label="Btw">{formatMoney(vat)}</Fact>
            <Fact label="Totaal" kind="total">
              {formatMoney(payable)}
            </Fact>
          </Facts>
          <p className="soft">Creditnota’s zijn eraf. De laatste is van {formatDate(dateOf(createdAt))}.</p>
        </>
      )}
    </QueryState>
  )
}
