import { useState } from 'react'
import { searched, several } from '#care/list/choice-filters.ts'
import { FilterBar } from '#care/list/filter-bar.tsx'
import { keptFilters } from '#care/list/kept-filters.ts'
import { defineList } from '#care/list/list-search.ts'
import { SavedButton } from '#care/list/saved/saved-button.tsx'
import { SavedRows } from '#care/list/saved/saved-rows.tsx'
import { useListSearch } from '#care/list/use-list-search.ts'
import { Stat, Stats } from '#components/charts/stat.tsx'
import { Button } from '#components/controls/button.tsx'
import { Compare } from '#components/lists/compare.tsx'
import { ListPage, PagedList } from '#components/lists/list-page.tsx'
import { Row, RowGroup, RowLink, Rows } from '#components/lists/rows.tsx'
import { Avatar } from '#components/marks/avatar.tsx'
import { DetailPage } from '#components/page/detail-page.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { people, queries } from './examples.ts'
import type { PieceGroup } from './piece.ts'

const orders = defineList<'GET /care_moments', object>()({
  filters: {
    zoek: searched({ label: 'Titel', question: 'Zoek op titel', field: 'search' }),
    soort: several({
      label: 'Soort',
      question: 'Welke soort?',
      field: 'timeScope',
      choices: [
        { value: 'dienst', label: 'Eén dienst', asked: 'moment' },
        { value: 'periode', label: 'Vaste inzet', asked: 'period' },
      ],
    }),
  },
  orders: { eerst: { label: 'Eerst komende', asked: {} }, laatst: { label: 'Laatste eerst', asked: {} } },
  pageSize: 20,
})

const kept = keptFilters('filters-bouwstenen', '/organisatie/opdrachten')

function Filters() {
  const of = useListSearch(orders, { kept, context: {} })
  return <FilterBar of={of} count={11} noun={['opdracht', 'opdrachten']} ordered />
}

const saved = (name: string, current: boolean) => ({
  ...{ uuid: name, name, about: 'met mail', current },
  ...{ onApply: () => undefined, remove: () => Promise.resolve(true) },
})
const Saved = () => (
  <SavedButton label="Bewaarde filters" disabled={false}>
    {() => (
      <SavedRows label="Bewaarde filters" rows={[saved('Nachten', true), saved('Weekend', false)]} note="Dit is “Nachten”." />
    )}
  </SavedButton>
)

type PagedProps = { query: (typeof queries)['loaded' | 'loading' | 'empty']; from?: number }

function Paged({ query, from = 1 }: PagedProps) {
  const [page, setPage] = useState(from)
  return (
    <ListPage
      title="Opdrachten"
      actions={<Button>Nieuwe opdracht</Button>}
      counters={
        <Stats label="Wat op je wacht">
          <Stat label="Nog open" count={7} href="/" />
        </Stats>
      }
    >
      <PagedList
        query={query}
        page={page}
        pageSize={2}
        onTurn={setPage}
        totalOf={found => found.length * 3}
        rows={2}
        rowHeight={44}
        empty={<Empty title="Geen opdrachten gevonden" />}
      >
        {found => (
          <ul className="marked">
            {found.map(one => (
              <li key={one}>
                {one} {page}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </ListPage>
  )
}

function RowsShown() {
  const [open, setOpen] = useState<string>()
  return (
    <Rows label="Mensen" open={open} onOpen={setOpen} onToggle={() => undefined} panelId="voorbeeld">
      <RowGroup headingId="rijen-kop" head={<h3 id="rijen-kop">Maandag</h3>}>
        {people.map(({ name, about }) => (
          <Row key={name} isOpen={open === name} isChosen={false}>
            <span id={`rij-${name}`}>
              <RowLink id={name} href="/" labelledBy={`rij-${name}`} isOpen={open === name}>
                {name}
              </RowLink>{' '}
              {about}
            </span>
          </Row>
        ))}
      </RowGroup>
    </Rows>
  )
}

const detail = (query: { data: string[] | undefined; error: (Error & { status?: number }) | null; refetch: () => undefined }) => (
  <DetailPage
    query={query}
    kind="Opdracht"
    back={{ href: '/', label: 'Opdrachten' }}
    title={() => 'Ochtendroute thuiszorg'}
    beside={() => <Card title="Kosten">€ 277,50</Card>}
    gone={{ title: 'Deze opdracht is er niet', text: 'Misschien is hij verwijderd.' }}
  >
    {() => <Card title="Wat">Wat je ervan moet weten.</Card>}
  </DetailPage>
)

export const lists: PieceGroup = {
  name: 'Lijsten en pagina’s',
  pieces: [
    {
      name: 'FilterBar',
      file: 'care/list/filter-bar.tsx',
      about: 'Filters van een lijst, één keer opgeschreven met defineList en gelezen met useListSearch.',
      states: { 'met zoeken en een filter': <Filters /> },
    },
    {
      name: 'SavedButton, SavedRows',
      file: 'care/list/saved/saved-button.tsx',
      about: 'Wat iemand van een lijst bewaarde: toepassen of verwijderen. ViewsButton toont er de bewaarde weergaven mee.',
      states: { gewoon: <Saved /> },
    },
    {
      name: 'ListPage, PagedList',
      file: 'components/lists/list-page.tsx',
      about: 'Het scherm van een lijst; een andere bladzijde begint bovenaan de lijst en wordt gezegd.',
      states: {
        'in bladzijden': <Paged query={queries.loaded} />,
        laden: <Paged query={queries.loading} />,
        leeg: <Paged query={queries.empty} />,
        'voorbij het einde': <Paged query={queries.loaded} from={9} />,
      },
    },
    {
      name: 'Rows',
      file: 'components/lists/rows.tsx',
      about: 'Rijen in groepen, één stop voor Tab, met een paneel ernaast.',
      states: { 'pijltjes en Enter': <RowsShown /> },
    },
    {
      name: 'Compare',
      file: 'components/lists/compare.tsx',
      about: 'Mensen of dingen om uit te kiezen, in kolommen.',
      states: {
        'de beste eerst': (
          <Compare
            label="Reacties"
            items={people}
            idOf={({ name }) => name}
            face={({ name }) => <Avatar name={name} />}
            name={({ name }) => <strong>{name}</strong>}
            nameLabel="Wie"
            columns={[{ label: 'Niveau', width: 180, value: ({ about }) => about }]}
            best={{ words: 'Past het best', why: 'woont dichtbij' }}
            act={(_person, first) => (
              <Button variant={first ? 'filled' : 'default'} size="sm">
                Kiezen
              </Button>
            )}
            actWidth={110}
            remark={() => null}
            others={() => null}
          />
        ),
      },
    },
    {
      name: 'DetailPage',
      file: 'components/page/detail-page.tsx',
      about: 'Eén ding op een eigen pagina.',
      states: {
        laden: detail(queries.loading),
        weg: detail({ ...queries.failed, error: Object.assign(new Error('404'), { status: 404 }) }),
        mislukt: detail(queries.failed),
        geladen: detail(queries.loaded),
      },
    },
  ],
}
