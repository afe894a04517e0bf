import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { FilterBar } from '#care/list/filter-bar.tsx'
import { keptFilters } from '#care/list/kept-filters.ts'
import { useListSearch } from '#care/list/use-list-search.ts'
import { dateOf } from '#care/moment/moment.ts'
import { useNow } from '#care/now.ts'
import { queryOf } from '#client/cache.ts'
import { readAnyWords } from '#client/search-params.ts'
import { Button } from '#components/controls/button.tsx'
import { ListPage, PagedList } from '#components/lists/list-page.tsx'
import { PlusIcon } from '#components/marks/icons.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { FavoriteList } from './-list/favorite-list.tsx'
import { type FavoriteSearch, favorites } from './-list/favorites.ts'

const AddDialog = late(() => import('./-dialogs/add-dialog.tsx'))
const PersonDialog = late(() => import('./-dialogs/person-dialog.tsx'))

const path = '/organisatie/favorieten'
const kept = keptFilters('filters-favorieten', path)
export const Route = createFileRoute('/organisatie/favorieten/')({
  staticData: { screen: path, title: ['Favorieten'] },
  validateSearch: readAnyWords,
  beforeLoad: kept.beforeLoad,
  component: Favorites,
})

function Favorites() {
  const of = useListSearch(favorites, { kept, context: dateOf(useNow()) })
  const list = useQuery({ ...queryOf('GET /favorite_care_workers', { query: of.query }), enabled: of.ready })
  const { wie, nieuw } = of.search
  const add = () => of.set({ nieuw: '1' })
  return (
    <ListPage
      title="Favorieten"
      actions={
        <>
          <Button variant="default" href="/organisatie/tarieven?onderdeel=papieren">
            Papieren bekijken
          </Button>
          <Button leftSection={<PlusIcon size={20} />} aria-haspopup="dialog" onClick={add}>
            Favoriet toevoegen
          </Button>
        </>
      }
      failed={of.failed}
      filters={<FilterBar of={of} count={list.data?.totalItems} noun={['favoriet', 'favorieten']} ordered />}
      panel={
        <>
          {nieuw && <AddDialog onClose={() => of.set({ nieuw: undefined })} />}
          {wie && <PersonDialog uuid={String(wie)} onClose={() => of.set({ wie: undefined })} />}
        </>
      }
    >
      <PagedList
        query={list}
        page={favorites.pageOf(of.search)}
        pageSize={favorites.pageSize}
        onTurn={page => of.set({ pagina: String(page) })}
        totalOf={({ totalItems }) => totalItems}
        rowHeight={72}
        empty={<Nobody of={of} onAdd={add} />}
      >
        {({ member }) => (
          <Card>
            <FavoriteList favorites={member} onRead={uuid => of.set({ wie: uuid })} />
          </Card>
        )}
      </PagedList>
    </ListPage>
  )
}

/** Why the list is empty, and the next step. */
function Nobody({ of, onAdd }: { of: FavoriteSearch; onAdd: () => void }) {
  const { pagina, volgorde, wie, nieuw, ...filters } = of.search
  if (Object.keys(filters).length > 0)
    return (
      <Empty
        title="Geen favorieten gevonden"
        text="Niemand van je favorieten past bij deze filters."
        action={<Button onClick={() => of.set(favorites.cleared)}>Filters wissen</Button>}
      />
    )
  return (
    <Empty
      drawing="tea"
      title="Nog geen favorieten"
      text="Voeg toe met wie je graag werkt. Je kunt opdrachten eerst alleen aan favorieten laten zien, en ze zelf uitnodigen."
      action={<Button onClick={onAdd}>Favoriet toevoegen</Button>}
    />
  )
}
