import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DownloadButton } from '#care/action/download-button.tsx'
import { type ListedInvoice, nameInvoice, namePeriod } from '#care/invoices/invoice.ts'
import { PayoutPill } from '#care/invoices/payout.tsx'
import { download } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { PagedList } from '#components/lists/list-page.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { formatMoney } from '#rules/time/format-nl.ts'
import type { PartProps } from './worker.ts'

const pageSize = 20
const columns: TableColumn<ListedInvoice>[] = [
  { key: 'nummer', label: 'Nummer', onCard: 'title', value: invoice => `${nameInvoice(invoice)} ${invoice.number}` },
  { key: 'week', label: 'Week', value: ({ period }) => namePeriod(period) },
  { key: 'organisatie', label: 'Organisatie', onCard: 'line', value: ({ organization }) => organization.name },
  { key: 'bedrag', label: 'Bedrag', figures: true, value: ({ total }) => formatMoney(total) },
  { key: 'uitbetaling', label: 'Uitbetaling', onCard: 'figure', value: invoice => <PayoutPill invoice={invoice} /> },
  {
    key: 'pdf',
    label: 'Stuk',
    value: ({ uuid }) => (
      <DownloadButton variant="subtle" fetchFile={() => download('GET /care_moment_invoices/{uuid}/pdf', { uuid })}>
        PDF
      </DownloadButton>
    ),
  },
]

/** A care worker's invoices, with what was paid for each. */
export default function MoneyPart({ worker: { uuid } }: PartProps) {
  const [page, turn] = useState(1)
  const list = useQuery(
    queryOf('GET /care_workers/{care_worker_id}/invoices', { care_worker_id: uuid, query: { page, itemsPerPage: pageSize } }),
  )
  return (
    <PagedList
      query={list}
      page={page}
      pageSize={pageSize}
      onTurn={turn}
      totalOf={({ totalItems }) => totalItems}
      rowHeight={56}
      empty={<Empty title="Nog geen facturen" text="De eerste volgt in de week na de eerste goedgekeurde uren." />}
    >
      {({ member }) => (
        <Card>
          <DataTable caption="Facturen" columns={columns} rows={member} idOf={one => one.uuid} rowHeads />
        </Card>
      )}
    </PagedList>
  )
}
