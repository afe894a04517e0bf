import { useQuery } from '@tanstack/react-query'
import { ExportButton } from '#care/list/export-button.tsx'
import { FilterBar } from '#care/list/filter-bar.tsx'
import { keptFilters } from '#care/list/kept-filters.ts'
import { useListSearch } from '#care/list/use-list-search.ts'
import { useNow } from '#care/now.ts'
import { download } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { PagedList } from '#components/lists/list-page.tsx'
import { Empty, Failed } from '#components/page/query-state.tsx'
import { formatDateTime } from '#rules/time/format-nl.ts'
import { type CheckedSearch, checked } from './checked.ts'
import { ChecksCard } from './checks-card.tsx'
import classes from './papers.module.css'

const kept = keptFilters('filters-papieren', '/organisatie/tarieven')

/** The evidence an organization shows on request: its care workers, and how each of their documents was checked. */
export default function PapersPart() {
  const now = useNow()
  const of = useListSearch(checked, { kept, context: null })
  const { page: _page, itemsPerPage: _perPage, ...filters } = of.query
  const list = useQuery({ ...queryOf('GET /checked_care_workers', { query: of.query }), enabled: of.ready })
  return (
    <div className="stack gap-16">
      <p className="soft reading">
        Wie hier werkt, of het afgelopen jaar werkte, en hoe hun documenten zijn gecontroleerd. Zo is het op {formatDateTime(now)}
        .
      </p>
      {of.failed && <Failed error={of.failed.error} onRetry={of.failed.retry} />}
      <FilterBar
        of={of}
        count={list.data?.totalItems}
        noun={['zorgverlener', 'zorgverleners']}
        ordered
        aside={
          <ExportButton
            empty={list.data?.totalItems === 0}
            fetchFile={() => download('GET /checked_care_workers/export', { query: filters })}
          />
        }
      />
      <PagedList
        query={list}
        page={checked.pageOf(of.search)}
        pageSize={checked.pageSize}
        onTurn={page => of.set({ pagina: String(page) })}
        totalOf={({ totalItems }) => totalItems}
        rowHeight={240}
        rows={3}
        empty={<Nobody of={of} />}
      >
        {({ member }) => (
          <div className={`stack gap-16 ${classes.workers}`}>
            {member.map(worker => (
              <ChecksCard key={worker.uuid} worker={worker} />
            ))}
          </div>
        )}
      </PagedList>
    </div>
  )
}

const Nobody = ({ of }: { of: CheckedSearch }) =>
  of.list.say(of.search, of.known) ? (
    <Empty
      title="Niemand gevonden"
      text="Geen enkele zorgverlener past bij wat je koos."
      action={<Button onClick={() => of.set(of.list.cleared)}>Filters wissen</Button>}
    />
  ) : (
    <Empty
      title="Er werkt nog niemand"
      text="Zodra een zorgverlener een opdracht van jullie krijgt, staat hier hoe de documenten zijn gecontroleerd."
    />
  )
