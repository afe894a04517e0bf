import { useQuery } from '@tanstack/react-query'
import { FilterBar } from '#care/list/filter-bar.tsx'
import { ReviewFigures } from '#care/reviews/review-figures.tsx'
import { queryOf } from '#client/cache.ts'
import { useSession } from '#client/use-session.ts'
import { Button } from '#components/controls/button.tsx'
import { DateField } from '#components/fields/date-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { Notice } from '#components/page/notice.tsx'
import { Failed } from '#components/page/query-state.tsx'
import type { Days } from '#rules/money/figures.ts'
import { formatDate } from '#rules/time/format-nl.ts'
import type { OrderSearch } from '../-list/orders.ts'
import { CancellationsPart } from './cancellations-part.tsx'
import { FigurePart } from './figure-part.tsx'
import classes from './figures.module.css'
import { daysOf, filtersOf, sayNarrowed, withoutFilters } from './figures-search.ts'
import { FillingPart } from './filling-part.tsx'
import { HoursPart } from './hours-part.tsx'
import { SharesPart } from './shares-part.tsx'

/** The organization's figures over a period: charts with their tables, which can be downloaded and printed. */
export default function FiguresView({ of }: { of: OrderSearch }) {
  const session = useSession()
  const asked = filtersOf(of)
  const days = daysOf(of.search, of.known.context)
  // An error in the query is shown once, above all parts.
  const { error } = useQuery({ ...queryOf('GET /figures/filling', { query: asked }), enabled: of.ready })
  const refused = error?.status === 422 ? (error.violations[0]?.message ?? error.message) : null
  const ownPlaces = session?.roles.includes('ROLE_ORGANIZATION_LOCATION_ADMIN') ? 'je eigen locaties' : 'alle locaties'
  return (
    <div className={`stack gap-16 ${classes.view}`}>
      {of.failed && <Failed error={of.failed.error} onRetry={of.failed.retry} />}
      <div className="stack gap-16 no-print">
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
          <p className="strong figures" role="status">
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

/** Care workers' ratings of the organization after a shift. */
function JudgedPart() {
  const query = useQuery(queryOf('GET /organization_reviews/stats', {}))
  return (
    <FigurePart
      title="Hoe zorgverleners jullie beoordelen"
      query={query}
      about="Alle beoordelingen van zorgverleners na een dienst. De periode en de filters hierboven veranderen hier niets aan. Wat iemand over een dienst zei, staat bij die opdracht."
      isEmpty={({ count }) => count === 0}
      empty="Nog geen zorgverlener gaf een beoordeling."
    >
      {stats => <ReviewFigures stats={stats} />}
    </FigurePart>
  )
}

const periods = [
  { value: '13', label: 'Laatste 13 weken' },
  { value: '26', label: 'Laatste 26 weken' },
  { value: '52', label: 'Laatste 52 weken' },
  { value: 'eigen', label: 'Eigen periode' },
]

/** The last number of whole weeks, or a range of days. */
function PeriodChoice({ of, days }: { of: OrderSearch; days: Days }) {
  const { vanaf, weken = '13' } = of.search
  const chosen = vanaf ? 'eigen' : String(weken)
  const none = { weken: undefined, vanaf: undefined, tm: undefined }
  const setDays = ({ from, to }: Days) => of.set({ ...none, vanaf: from, tm: to })
  const choose = (value: string) => (value === 'eigen' ? setDays(days) : of.set({ ...none, weken: value }))
  return (
    <div className={`grid ${classes.choice}`}>
      <SelectField label="Periode" choices={periods} value={chosen} onChange={choose} />
      {chosen === 'eigen' && (
        <>
          <DateField label="Eerste dag" value={days.from} onChange={from => from && setDays({ ...days, from })} />
          <DateField label="Laatste dag" value={days.to} onChange={to => to && setDays({ ...days, to })} />
        </>
      )}
    </div>
  )
}
