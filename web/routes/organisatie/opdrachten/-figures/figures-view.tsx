import { useQuery } from '@tanstack/react-query'
import { FilterBar } from '#care/list/filter-bar.tsx'
import { ask } from '#client/cache.ts'
import { useSession } from '#client/use-session.ts'
import { Button } from '#components/controls/button.tsx'
import { Notice } from '#components/page/notice.tsx'
import { Failed } from '#components/page/query-state.tsx'
import { formatDate } from '#rules/time/format-nl.ts'
import type { OrderSearch } from '../-list/orders.ts'
import { CancellationsPart } from './cancellations-part.tsx'
import classes from './figures.module.css'
import { daysOf, queryOf, sayNarrowed, withoutFilters } from './figures-search.ts'
import { FillingPart } from './filling-part.tsx'
import { HoursPart } from './hours-part.tsx'
import { JudgedPart } from './judged-part.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { SharesPart } from './shares-part.tsx'

/** The organization's figures over a period: charts with their tables, which can be downloaded and printed. */
export default function FiguresView({ of }: { of: OrderSearch }) {
  const session = useSession()
  const asked = queryOf(of)
  const days = daysOf(of.search, of.known.context)
  // An error in the query is shown once, above all parts.
  const { error } = useQuery({ ...ask('GET /figures/filling', { query: asked }), enabled: of.ready })
  const refused = error?.status === 422 ? (error.violations[0]?.message ?? error.message) : null
  const ownPlaces = session?.roles.includes('ROLE_ORGANIZATION_LOCATION_ADMIN') ? 'je eigen locaties' : 'alle locaties'
  return (
    <div className={`stack gap-16 ${classes.view}`}>
      {of.failed && <Failed error={of.failed.error} onRetry={of.failed.retry} />}
      <div className={`stack gap-16 ${classes.controls}`}>
        <PeriodChoice of={of} days={days} />
        <FilterBar
          of={of}
          count={null}
          noun={['opdracht', 'opdrachten']}
          without={withoutFilters}
          aside={
            <Button variant="default" size="sm" onClick={() => window.print()}>
              Afdrukken
            </Button>
          }
        />
      </div>
      {refused ? (
        <Notice tone="attention" role="alert" title="Deze cijfers kunnen niet worden gemaakt">
          {refused} Kies een andere periode, of wis de filters.
        </Notice>
      ) : (
        <>
          <p className="flush strong figures" role="status">
            {formatDate(days.from)} t/m {formatDate(days.to)}, {sayNarrowed(of) ?? ownPlaces}
          </p>
          <FillingPart {...{ of, asked }} />
          <CancellationsPart {...{ of, asked }} />
          <HoursPart {...{ of, asked }} />
          <SharesPart {...{ of, asked }} />
          <JudgedPart />
        </>
      )}
    </div>
  )
}
