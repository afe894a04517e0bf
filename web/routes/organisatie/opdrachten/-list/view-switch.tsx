import { AppLink } from '../../../../components/app-link.tsx'
import { stringifySearch } from '../../../../search-params.ts'
import type { OrderSearch } from './filters/search.ts'
import classes from './view-switch.module.css'

const viewWords = { lijst: 'Lijst', week: 'Week', bord: 'Bord' } as const

/** The same assignments as a list, a week or a board; the filters go along. */
export function ViewSwitch({ search: { open, pagina, week, ...search } }: { search: OrderSearch }) {
  return (
    <nav className={classes.views} aria-label="Weergave">
      {(Object.keys(viewWords) as (keyof typeof viewWords)[]).map(view => (
        <AppLink
          key={view}
          href={`/organisatie/opdrachten${stringifySearch({ ...search, weergave: view === 'lijst' ? undefined : view })}`}
          aria-current={view === (search.weergave ?? 'lijst') || undefined}
        >
          {viewWords[view]}
        </AppLink>
      ))}
    </nav>
  )
}
