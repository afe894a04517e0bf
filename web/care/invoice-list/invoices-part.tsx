import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useMemo } from 'react'
import { type AnswerOf, download } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { PagedList } from '#components/lists/list-page.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty, Failed } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import type { ScreenPath } from '#contract/addresses.ts'
import { ExportButton } from '../list/export-button.tsx'
import { FilterBar } from '../list/filter-bar.tsx'
import { keptFilters } from '../list/kept-filters.ts'
import { onlyRow } from '../list/row/only-row.ts'
import { useListSearch } from '../list/use-list-search.ts'
import { dateOf } from '../moment/moment.ts'
import { useNow } from '../now.ts'
import type { InvoiceSearch, invoiceListAt } from './invoice-list.ts'
import { InvoiceTable } from './invoice-table.tsx'

const InvoiceDialog = late(() => import('./invoice-dialog.tsx'))
type Invoice = AnswerOf<'GET /care_moment_invoices/{uuid}'>
type Props = {
  path: ScreenPath
  list: ReturnType<typeof invoiceListAt>
  /** The reader's actions on one. */
  acts?: ComponentType<{ invoice: Invoice }>
}

/** Invoices: filtered, opened, downloaded one by one or as a spreadsheet file. */
export function InvoicesPart({ path, list: invoiceList, acts }: Props) {
  const kept = useMemo(() => keptFilters('filters-facturen', path), [path])
  const today = dateOf(useNow())
  const of = useListSearch(invoiceList, { kept, context: { year: Number(today.slice(0, 4)) } })
  const { page: _page, itemsPerPage: _perPage, ...filters } = of.query
  const list = useQuery({ ...queryOf('GET /care_moment_invoices', { query: of.query }), enabled: of.ready })
  return (
    <div className="stack gap-16 in-order">
      {of.failed && <Failed error={of.failed.error} onRetry={of.failed.retry} />}
      <FilterBar
        of={of}
        count={list.data?.totalItems}
        noun={['factuur', 'facturen']}
        ordered
        onlyRow={onlyRow(list, ({ uuid }) => of.set({ open: uuid }))}
        aside={
          <ExportButton
            empty={list.data?.totalItems === 0}
            fetchFile={() => download('GET /care_moment_invoices/export', { query: filters })}
          />
        }
      />
      <PagedList
        query={list}
        page={invoiceList.pageOf(of.search)}
        pageSize={invoiceList.pageSize}
        onTurn={page => of.set({ pagina: String(page) })}
        totalOf={({ totalItems }) => totalItems}
        rowHeight={44}
        empty={<NoInvoices of={of} />}
      >
        {({ member }) => (
          <Card>
            <InvoiceTable invoices={member} today={today} onOpen={open => of.set({ open })} onWeek={week => of.set({ week })} />
          </Card>
        )}
      </PagedList>
      {typeof of.search.open === 'string' && (
        <InvoiceDialog
          uuid={of.search.open}
          today={today}
          acts={acts}
          onOpen={open => of.set({ open })}
          onClose={() => of.set({ open: undefined })}
        />
      )}
    </div>
  )
}

const NoInvoices = ({ of }: { of: InvoiceSearch }) =>
  of.list.say(of.search, of.known) ? (
    <Empty
      title="Geen facturen gevonden"
      text="Geen enkele factuur past bij wat je koos."
      action={<Button onClick={() => of.set(of.list.cleared)}>Filters wissen</Button>}
    />
  ) : (
    <Empty
      title="Er zijn nog geen facturen"
      text="Facturen worden elke maandag gemaakt voor de uren die in de week ervoor zijn goedgekeurd."
    />
  )
