import { useQuery } from '@tanstack/react-query'
import { queryOf, useChange } from '#client/cache.ts'
import { parseSearch } from '#client/search-params.ts'
import { TextField } from '#components/fields/text-field.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import type { viewScreen } from '#contract/organizations/searches.ts'
import { useAction } from '../../action/use-action.ts'
import { Form } from '../../form/form.tsx'
import { useForm } from '../../form/use-form.ts'
import type { Search } from '../filter.ts'
import { SavedRows } from './saved-rows.tsx'
import { viewQuery } from './view-query.ts'

type ViewScreen = (typeof viewScreen)[number]
interface View {
  uuid: string
  name: string
  query: string
}
/** The part of a list that makes up a view. */
interface Viewed {
  search: Search
  set: (change: Search) => void
  list: { none: Search }
}
type Props = { of: Viewed; screen: ViewScreen; onClose: () => void }

/** The user's saved views of this list: apply, replace, remove or add one. */
export default function SavedViews({ of, screen, onClose }: Props) {
  const saved = useQuery(queryOf('GET /saved_views', { query: { screen, pagination: false } }))
  const remove = useChange('DELETE /saved_views/{uuid}')
  const create = useChange('POST /saved_views')
  const { act } = useAction()
  const views = saved.data?.member ?? []
  const query = viewQuery(of.search)
  const current = views.find(view => view.query === query)
  const apply = (view: View) => {
    const cleared = Object.fromEntries(Object.keys(of.search).map(name => [name, undefined]))
    of.set({ ...cleared, ...of.list.none, ...(parseSearch(view.query) as Search) })
    onClose()
  }
  const discard = ({ uuid, name, query }: View) =>
    act({
      run: () => remove.run({ uuid }),
      done: `De weergave “${name}” is verwijderd.`,
      undo: () => create.run({ body: { screen, name, query } }),
    })
  const rows = views.map(view => ({
    ...view,
    current: view === current,
    onApply: () => apply(view),
    remove: () => discard(view),
  }))
  return (
    <QueryState query={saved} height={200}>
      {() => (
        <>
          <SavedRows label="Bewaarde weergaven" rows={rows} note={current && `Dit is “${current.name}”.`} />
          {!current && <KeepView screen={screen} query={query} views={views} onDone={onClose} />}
        </>
      )}
    </QueryState>
  )
}

type KeepProps = { screen: ViewScreen; query: string; views: readonly View[]; onDone: () => void }

/** Saves what the list shows now under a name; an existing view of that name is replaced. */
function KeepView({ screen, query, views, onDone }: KeepProps) {
  const create = useChange('POST /saved_views')
  const replace = useChange('PUT /saved_views/{uuid}')
  const named = (name: string) => views.find(view => view.name.toLowerCase() === name.trim().toLowerCase())
  const form = useForm({
    start: { name: '' },
    check: ({ name }) => (name.trim() ? {} : { name: 'Geef de weergave een naam.' }),
    send: async ({ name }) => {
      const same = named(name)
      if (same) await replace.run({ uuid: same.uuid, body: { name: same.name, query } })
      else await create.run({ body: { screen, name: name.trim(), query } })
    },
    done: (_answer, { name }) => {
      onDone()
      return `“${name.trim()}” is bewaard bij het account.`
    },
  })
  const same = named(form.values.name)
  return (
    <Form of={form} act={same ? `“${same.name}” vervangen` : 'Weergave bewaren'} wide>
      <TextField
        label="Bewaar deze weergave als"
        description="Filters, volgorde en weergave, op elk apparaat met dit account."
        required
        maxLength={80}
        autoComplete="off"
        {...form.text('name')}
      />
    </Form>
  )
}
