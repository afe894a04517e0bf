import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import type { Item } from '../../../../../contract/language.ts'
import type { SavedSearch } from '../../../../../contract/searches.ts'
import { tellRefusal } from '../../../../care/tell.ts'
import { ask, askOnce, useChange } from '../../../../client/cache.ts'
import { CloseIcon } from '../../../../components/icons.tsx'
import { Failed } from '../../../../components/list-state.tsx'
import { Skeleton } from '../../../../components/skeleton.tsx'
import { toastDone } from '../../../../components/toast.ts'
import { withoutFilters } from '../-list/no-assignments.tsx'
import { saySearch } from './assignment-filters.tsx'
import type { AssignmentSearch, ChangeSearch } from './assignment-search.ts'
import { SaveSearch } from './save-search.tsx'
import { savedQueryOf, searchOfSaved } from './saved-query.ts'
import classes from './saved-searches.module.css'
import type { FilterData } from './use-filter-data.ts'

type Saved = Item<typeof SavedSearch>
type Props = { search: AssignmentSearch; data: FilterData; change: ChangeSearch; onClose: () => void }

/** The saved searches, with the names they use, also of organizations that have nothing open now. */
function useSaved(data: FilterData) {
  const saved = useQuery(ask('GET /saved_searches', { query: { pagination: false } }))
  const levels = useQuery(askOnce('GET /expertise_levels', { query: { isSelectable: true } }))
  const organizations = useQuery(askOnce('GET /organizations', { query: { pagination: false, 'order[name]': 'asc' } }))
  const failed = [saved, levels, organizations].filter(query => query.isError)
  const known = levels.data &&
    organizations.data && { ...data, levels: levels.data.member, organizations: organizations.data.member }
  return {
    saved: saved.data?.member,
    known,
    error: failed[0]?.error,
    retry: () => Promise.all(failed.map(query => query.refetch())),
  }
}

/** The worker's saved searches: people apply one, remove one, or add the current filters. */
export default function SavedSearches({ search, data, change, onClose }: Props) {
  const { saved, known, error, retry } = useSaved(data)
  if (!saved || !known) return error ? <Failed error={error} onRetry={retry} /> : <Skeleton height={200} />
  const query = savedQueryOf(search, known)
  const current = saved.find(one => one.query === query)
  const apply = (one: Saved) => {
    change({ ...withoutFilters, afstand: undefined, ...searchOfSaved(one.query, known) })
    onClose()
  }
  return (
    <>
      {saved.length > 0 && (
        <ul className={classes.list} aria-label="Bewaarde zoekopdrachten">
          {saved.map(one => (
            <SavedItem
              key={one.uuid}
              saved={one}
              words={saySearch(searchOfSaved(one.query, known), known)}
              current={one === current}
              onApply={() => apply(one)}
            />
          ))}
        </ul>
      )}
      {current ? (
        <p className={classes.soft}>Je filters van nu staan in “{current.name}”.</p>
      ) : (
        <SaveSearch query={query} words={saySearch(search, known)} atOnce={saved.length === 0} onDone={onClose} />
      )}
    </>
  )
}

type ItemProps = { saved: Saved; words: string; current: boolean; onApply: () => void }

function SavedItem({ saved: { uuid, name, query, byMail }, words, current, onApply }: ItemProps) {
  const remove = useChange('DELETE /saved_searches/{uuid}')
  const keep = useChange('POST /saved_searches')
  const [gone, setGone] = useState(false)
  const undo = () => void keep.run({ body: { name, query, byMail } }).catch(tellRefusal)
  const act = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.closest<HTMLElement>('[role=dialog]')?.focus() // the removed row may not take the focus with it
    setGone(true)
    try {
      await remove.run({ uuid })
      toastDone(`De zoekopdracht “${name}” is verwijderd.`, { act: undo })
    } catch (problem) {
      setGone(false)
      tellRefusal(problem)
    }
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
        aria-label={`Zoekopdracht ${name} verwijderen`}
        onClick={event => void act(event)}
      >
        <CloseIcon size={18} />
      </button>
    </li>
  )
}
