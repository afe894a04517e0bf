import { lazy, Suspense } from 'react'
import { formatDate } from '../../../../../rules/format-nl.ts'
import type { Filter } from '../../../../components/filter-chips.tsx'
import { Skeleton } from '../../../../components/skeleton.tsx'
import { contractTypeWords, timeScopeWords } from '../../../../words/nl.ts'
import classes from './assignment-filters.module.css'
import { type AssignmentSearch, type ChangeSearch, contracts, scopes } from './assignment-search.ts'
import type { AskFilter, FilterName } from './filter-editor.tsx'
import type { FilterData } from './use-filter-data.ts'

const FilterEditor = lazy(() => import('./filter-editor.tsx'))

const sayDates = ({ vanaf, tot }: AssignmentSearch) => {
  const from = vanaf && formatDate(vanaf)
  const until = tot && formatDate(tot)
  if (from) return until ? `${from} t/m ${until}` : `vanaf ${from}`
  return until ? `t/m ${until}` : null
}

const sayLevels = ({ niveau = [] }: AssignmentSearch, { levels }: FilterData) => {
  if (niveau.length > 2) return `${niveau.length} niveaus`
  return niveau.map(key => levels.find(one => one.key === key)?.name ?? key).join(' of ') || null
}

/** The words of each filter, and the change that removes it. */
function filtersOf(search: AssignmentSearch, data: FilterData): [FilterName, string | null, Parameters<ChangeSearch>[0]][] {
  const { afstand: km = data.preferenceKm, dagdeel = [], organisatie, contract, soort, bonus } = search
  return [
    ['Datum', sayDates(search), { vanaf: undefined, tot: undefined }],
    ['Afstand', km === 'alles' ? null : `binnen ${km} km`, { afstand: 'alles' }],
    ['Dagdeel', dagdeel.join(' of ') || null, { dagdeel: undefined }],
    ['Organisatie', organisatie ?? null, { organisatie: undefined }],
    ['Niveau', sayLevels(search, data), { niveau: undefined }],
    ['Contractvorm', contract ? contractTypeWords[contracts[contract]].toLowerCase() : null, { contract: undefined }],
    ['Soort', soort ? timeScopeWords[scopes[soort]].toLowerCase() : null, { soort: undefined }],
    ['Bonus', bonus ? 'alleen met bonus' : null, { bonus: undefined }],
  ]
}

/** The filters of a search in words: 'binnen 30 km, nacht'. */
export const saySearch = (search: AssignmentSearch, data: FilterData): string =>
  filtersOf(search, data)
    .flatMap(([, value]) => value ?? [])
    .join(', ') || 'alle opdrachten'

/** The filters of the assignments. A calendar has its own dates; workers with one contract form have none to choose. */
export const assignmentFilters = (ask: AskFilter): Filter[] =>
  filtersOf(ask.search, ask.data)
    .filter(([name]) => name !== 'Datum' || ask.search.weergave !== 'kalender')
    .filter(([name]) => name !== 'Contractvorm' || ask.data.contractTypes.length > 1)
    .map(([name, value, none]) => ({
      label: name,
      value,
      edit: () => (
        <Suspense fallback={<Skeleton height={140} />}>
          <FilterEditor name={name} className={classes.editor ?? ''} ask={ask} />
        </Suspense>
      ),
      clear: () => ask.change(none),
    }))
