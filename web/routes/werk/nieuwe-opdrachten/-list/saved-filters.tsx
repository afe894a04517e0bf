import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import type { Item } from '../../../../../contract/language.ts'
import type { SavedSearch } from '../../../../../contract/searches.ts'
import { useAct } from '../../../../care/act/use-act.ts'
import type { Search } from '../../../../care/list/filter.ts'
import type { ListSearch } from '../../../../care/list/use-list-search.ts'
import { ask, askOnce, useChange } from '../../../../client/cache.ts'
import { queryText } from '../../../../client/query-text.ts'
import { CloseIcon } from '../../../../components/icons.tsx'
import { Failed } from '../../../../components/list-state.tsx'
import { Skeleton } from '../../../../components/skeleton.tsx'
import { assignments, type Searcher } from './assignments.ts'
import { SaveFilters } from './save-filters.tsx'
import classes from './saved-filters.module.css'

type Saved = Item<typeof SavedSearch>
type Props = { of: ListSearch<'GET /care_moment_publications', Searcher>; onClose: () => void }

/** The saved filters, with the names they use, also of organizations that have nothing open now. */
function useSaved(of: Props['of']) {
  const saved = useQuery(ask('GET /saved_searches', { query: { pagination: false } }))
  const levels = useQuery(askOnce('GET /expertise_levels', { query: { isSelectable: true } }))
  const organizations = useQuery(askOnce('GET /organizations', { query: { pagination: false, 'order[name]': 'asc' } }))
  const failed = [saved, levels, organizations].filter(query => query.isError)
  const known = levels.data &&
    organizations.data && {
      ...of.known,
      names: { 'GET /expertise_levels': levels.data.member, 'GET /organizations': organizations.data.member },
    }
  return {
    saved: saved.data?.member,
    known,
    error: failed[0]?.error,
    retry: () => Promise.all(failed.map(query => query.refetch())),
  }
}

/** The worker's saved filters: people apply, remove or add one. */
export default function SavedFilters({ of, onClose }: Props) {
  const { saved, known, error, retry } = useSaved(of)
  if (!saved || !known) return error ? <Failed error={error} onRetry={retry} /> : <Skeleton height={200} />
  const query = queryText(assignments.ask(of.search, known, ['verborgen'])).slice(1)
  const current = saved.find(one => one.query === query)
  const wordsOf = (search: Search) => assignments.say(search, known) ?? 'alle opdrachten'
  const apply = (one: Saved) => {
    of.set({ ...assignments.none, afstand: undefined, ...assignments.back(one.query, known) })
    onClose()
  }
  return (
    <>
      {saved.length > 0 && (
        <ul className={classes.list} aria-label="Bewaarde filters">
          {saved.map(one => (
            <SavedItem
              key={one.uuid}
              saved={one}
              words={wordsOf(assignments.back(one.query, known))}
              current={one === current}
              onApply={() => apply(one)}
            />
          ))}
        </ul>
      )}
      {current ? (
        <p className={classes.soft}>Je filters van nu staan in “{current.name}”.</p>
      ) : (
        <SaveFilters query={query} words={wordsOf(of.search)} atOnce={saved.length === 0} onDone={onClose} />
      )}
    </>
  )
}

type ItemProps = { saved: Saved; words: string; current: boolean; onApply: () => void }

function SavedItem({ saved: { uuid, name, query, byMail }, words, current, onApply }: ItemProps) {
  const remove = useChange('DELETE /saved_searches/{uuid}')
  const keep = useChange('POST /saved_searches')
  const { act } = useAct()
  const [gone, setGone] = useState(false)
  const discard = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.closest<HTMLElement>('[role=dialog]')?.focus() // the removed row may not take the focus with it
    setGone(true)
    const removed = await act({
      run: () => remove.run({ uuid }),
      done: `De filters “${name}” zijn verwijderd.`,
      undo: () => keep.run({ body: { name, query, byMail } }),
    })
    setGone(removed)
  }
  return (
    <li className={classes.saved} data-current={current || undefined} hidden={gone}>
      <button type="button" className={classes.apply} aria-current={current || undefined} onClick={onApply}>
        <strong>{name}</strong>
        <span className={classes.soft}>
          {name.toLowerCase() !== words.toLowerCase() && `${words} · `}
          {byMail ? 'met mail' : 'zonder mail'}
        </span>
      </button>
      <button
        type="button"
        className={classes.remove}
        aria-label={`Filters ${name} verwijderen`}
        onClick={event => void discard(event)}
      >
        <CloseIcon size={18} />
      </button>
    </li>
  )
}
