import { useQuery } from '@tanstack/react-query'
import { useAction } from '#care/action/use-action.ts'
import type { Search } from '#care/list/filter.ts'
import { SavedRows } from '#care/list/saved/saved-rows.tsx'
import type { ListSearch } from '#care/list/use-list-search.ts'
import { queryOf, queryOnceOf, useChange } from '#client/cache.ts'
import { queryText } from '#client/query-text.ts'
import { QueryState } from '#components/page/query-state.tsx'
import type { Item } from '#contract/language.ts'
import type { SavedSearch } from '#contract/organizations/searches.ts'
import { assignments, type Searcher } from './assignments.ts'
import { SaveFilters } from './save-filters.tsx'

type Saved = Item<typeof SavedSearch>
type Props = { of: ListSearch<'GET /care_moment_publications', Searcher>; onClose: () => void }

/** The saved filters, with the names they use, also of organizations without open work now. */
function useSaved(of: Props['of']) {
  const saved = useQuery(queryOf('GET /saved_searches', { query: { pagination: false } }))
  const levels = useQuery(queryOnceOf('GET /expertise_levels', { query: { isSelectable: true } }))
  const organizations = useQuery(queryOnceOf('GET /organizations', { query: { pagination: false, 'order[name]': 'asc' } }))
  const failed = [saved, levels, organizations].filter(query => query.isError)
  const known = levels.data &&
    organizations.data && {
      ...of.known,
      names: { 'GET /expertise_levels': levels.data.member, 'GET /organizations': organizations.data.member },
    }
  return {
    data: saved.data && known && { saved: saved.data.member, known },
    error: failed[0]?.error,
    refetch: () => Promise.all(failed.map(query => query.refetch())),
  }
}

/** The worker's saved filters: people apply, remove or add one. */
export default function SavedFilters(props: Props) {
  return (
    <QueryState query={useSaved(props.of)} height={200}>
      {data => <Known {...props} {...data} />}
    </QueryState>
  )
}

function Known({ of, onClose, saved, known }: Props & { saved: readonly Saved[]; known: Props['of']['known'] }) {
  const remove = useChange('DELETE /saved_searches/{uuid}')
  const keep = useChange('POST /saved_searches')
  const { act } = useAction()
  const query = queryText(assignments.ask(of.search, known, ['verborgen'])).slice(1)
  const current = saved.find(one => one.query === query)
  const wordsOf = (search: Search) => assignments.say(search, known) ?? 'alle opdrachten'
  const apply = (one: Saved) => {
    of.set({ ...assignments.none, afstand: undefined, ...assignments.back(one.query, known) })
    onClose()
  }
  const discard = ({ uuid, name, query, byMail }: Saved) =>
    act({
      run: () => remove.run({ uuid }),
      done: `De filters “${name}” zijn verwijderd.`,
      undo: () => keep.run({ body: { name, query, byMail } }),
    })
  const rows = saved.map(one => {
    const words = wordsOf(assignments.back(one.query, known))
    const mail = one.byMail ? 'met mail' : 'zonder mail'
    return {
      ...one,
      about: one.name.toLowerCase() === words.toLowerCase() ? mail : `${words} · ${mail}`,
      current: one === current,
      onApply: () => apply(one),
      remove: () => discard(one),
    }
  })
  return (
    <>
      <SavedRows label="Bewaarde filters" rows={rows} note={current && `Je filters van nu staan in “${current.name}”.`} />
      {!current && <SaveFilters query={query} words={wordsOf(of.search)} atOnce={saved.length === 0} onDone={onClose} />}
    </>
  )
}
