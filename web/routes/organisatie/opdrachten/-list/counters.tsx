import { boardStatuses } from '../../../../../contract/status-groups.ts'
import { AppLink } from '../../../../components/app-link.tsx'
import { stringifySearch } from '../../../../search-params.ts'
import { useCounters } from '../../-parts/use-counters.ts'
import classes from './counters.module.css'
import { type OrderSearch, statusSlug } from './filters/search.ts'

type Counter = { label: string; count: number | undefined; search: OrderSearch; tone: 'calm' | 'attention' | 'urgent' }

const open = boardStatuses.open.map(statusSlug)
const toApprove = boardStatuses.to_approve.map(statusSlug)
const same = (one: OrderSearch, other: OrderSearch) => stringifySearch(one) === stringifySearch(other)

/** Counts of what waits; each leads to the list of just those, and back to the whole list when pressed again. */
export function Counters({ search: { open: _open, weergave, week, ...search } }: { search: OrderSearch }) {
  const stats = useCounters()
  const counters: Counter[] = [
    {
      label: 'Binnen 24 uur, nog niemand',
      count: stats?.startingWithoutAnyone,
      search: { status: open, periode: '24-uur' },
      tone: 'urgent',
    },
    { label: 'Uren goed te keuren', count: stats?.toApprove, search: { status: toApprove }, tone: 'attention' },
    { label: 'Nog open', count: stats?.open, search: { status: open, periode: 'vandaag' }, tone: 'calm' },
  ]
  return (
    <nav className={classes.counters} aria-label="Wat op je wacht">
      {counters.map(({ label, count, search: asked, tone }) => {
        const chosen = same(asked, search)
        return (
          <AppLink
            key={label}
            href={`/organisatie/opdrachten${stringifySearch(chosen ? {} : { ...asked })}`}
            className={classes.counter}
            data-tone={count ? tone : 'calm'}
            aria-current={chosen || undefined}
          >
            <strong className="figures">{count ?? '–'}</strong>
            <span>{label}</span>
          </AppLink>
        )
      })}
    </nav>
  )
}
