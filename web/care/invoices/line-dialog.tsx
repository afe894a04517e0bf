import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/cache.ts'
import { Dialog } from '#components/layers/dialog.tsx'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { uuidOf } from '#contract/language.ts'
import { formatDate, formatMoney } from '#rules/time/format-nl.ts'
import { formatWhen } from '../moment/moment.ts'
import type { Invoice } from './invoice.ts'
import { quantityOf } from './quantity-of.ts'

type Line = Invoice['lines'][number]
const kinds = {
  hourly_rate: { name: 'Uren', path: 'GET /care_moment_hourly_rate_invoice_lines/{uuid}' },
  fixed_hourly_rate: { name: 'Uren tegen een vast tarief', path: 'GET /care_moment_fixed_hourly_rate_invoice_lines/{uuid}' },
  bonus: { name: 'Bonus', path: 'GET /care_moment_bonus_invoice_lines/{uuid}' },
  expense: { name: 'Onkosten', path: 'GET /care_moment_expense_invoice_lines/{uuid}' },
} as const

/** One line of an invoice: what it is, how it was calculated, and its shift. */
export default function LineDialog({ line: { uuid, kind }, onClose }: { line: Line; onClose: () => void }) {
  const { name, path } = kinds[kind]
  const query = useQuery(queryOf(path, { uuid }))
  return (
    <Dialog title={name} onClose={onClose}>
      <QueryState query={query} height={180} title="Deze regel kon niet worden geladen.">
        {line => (
          <>
            <p>{line.description}</p>
            <Facts look="rows">
              <Fact label="Datum">{formatDate(line.date)}</Fact>
              <Fact label="Aantal">{quantityOf(line)}</Fact>
              <Fact label="Prijs">{formatMoney(line.unitPrice)}</Fact>
              <Fact label="Bedrag" kind="total">
                {formatMoney(line.amount)}
              </Fact>
            </Facts>
            <Shift uuid={uuidOf(line.careMoment)} />
          </>
        )}
      </QueryState>
    </Dialog>
  )
}

function Shift({ uuid }: { uuid: string }) {
  const query = useQuery(queryOf('GET /care_moments/{uuid}', { uuid }))
  return (
    <QueryState
      query={query}
      height={96}
      title="De dienst kon niet worden geladen."
      gone={<p>De dienst bij deze regel kun je niet bekijken.</p>}
    >
      {moment => (
        <Facts>
          <Fact label="Dienst">{moment.title}</Fact>
          <Fact label="Wanneer">{formatWhen(moment)}</Fact>
          <Fact label="Waar">
            {moment.location.name}, {moment.location.organization.name}
          </Fact>
        </Facts>
      )}
    </QueryState>
  )
}
