import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { FilterSearch } from '#care/list/filter-search.tsx'
import type { ListedMoment } from '#care/moment/care-moment.ts'
import { recentNow, useNow } from '#care/now.ts'
import { queryOf } from '#client/cache.ts'
import { readNumber } from '#client/search-params.ts'
import { useMe } from '#client/use-me.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { ListPage, PagedList } from '#components/lists/list-page.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { toHandInStatuses } from '#contract/status-groups.ts'
import { ClientRow } from './-list/client-row.tsx'

type Search = { zoek?: string; pagina?: number }
const pageSize = 50

export const Route = createFileRoute('/werk/client/')({
  staticData: { screen: '/werk/client', title: ['Cliënten'] },
  validateSearch: (search: Record<string, unknown>): Search => {
    const zoek = typeof search.zoek === 'string' ? search.zoek.trim().slice(0, 100) : ''
    const pagina = readNumber(search.pagina, 1, 1, 9999)
    return { ...(zoek && { zoek }), ...(pagina > 1 && { pagina }) }
  },
  component: Clients,
})

function Clients() {
  const me = useMe()
  const instant = useNow()
  const { zoek, pagina = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  const list = useQuery(
    queryOf('GET /care_workers/{uuid}/clients', {
      uuid: me,
      query: { ...(zoek && { search: zoek }), page: pagina, itemsPerPage: pageSize },
    }),
  )
  const { nextOf, inTeam } = useAround(
    me,
    list.data?.member.map(({ uuid }) => uuid),
  )
  const search = (term: string) => void navigate({ search: term ? { zoek: term } : {}, replace: true })
  const empty = zoek ? (
    <Empty
      title={`Geen cliënt met “${zoek}”`}
      text="Zoek op voornaam of achternaam."
      action={<Button onClick={() => search('')}>Alle cliënten</Button>}
    />
  ) : (
    <Empty
      drawing="calendar"
      title="Je zorgt nog voor niemand"
      text="Word je gekozen voor een opdracht bij een cliënt, of kom je in een zorgteam, dan vind je hier het dossier."
      action={<AppLink href="/werk/nieuwe-opdrachten">Bekijk de nieuwe opdrachten</AppLink>}
    />
  )
  return (
    <ListPage
      title="Cliënten"
      width="reading"
      filters={
        <div>
          <FilterSearch label="Zoek een cliënt" term={zoek ?? ''} size="md" onSearch={search} />
        </div>
      }
    >
      <PagedList
        query={list}
        page={pagina}
        pageSize={pageSize}
        onTurn={page => void navigate({ search: { ...(zoek && { zoek }), pagina: page }, resetScroll: false })}
        totalOf={({ totalItems }) => totalItems}
        rows={4}
        rowHeight={92}
        empty={empty}
      >
        {({ member }) => (
          <ul className="card lined" aria-label="Cliënten">
            {/* The clients with the next shifts come first, the others by name. */}
            {member
              .toSorted((one, other) => startOf(nextOf(one.uuid)).localeCompare(startOf(nextOf(other.uuid))))
              .map(client => (
                <ClientRow
                  key={client.uuid}
                  client={client}
                  next={nextOf(client.uuid)}
                  inTeam={inTeam(client.uuid)}
                  now={instant}
                />
              ))}
          </ul>
        )}
      </PagedList>
    </ListPage>
  )
}

const startOf = (shift: { startDate: string } | null | undefined) => shift?.startDate ?? '9'

/**
 * Facts beside each client in the list: the worker's next shift there (null when there is none, undefined while it loads), and
 * whether they are on the care team. Two calls for a whole page.
 */
function useAround(me: string, clients: readonly string[] | undefined) {
  const shifts = useQuery({
    ...queryOf('GET /care_workers/{uuid}/care_moments', {
      uuid: me,
      query: {
        'client.uuid': clients ?? [],
        status: toHandInStatuses,
        timeScope: 'moment',
        'endDate[after]': recentNow(),
        'order[startDate]': 'asc',
        itemsPerPage: 100,
      },
    }),
    enabled: clients !== undefined && clients.length > 0,
  })
  const teams = useQuery(queryOf('GET /care_teams', { query: { 'careWorker.uuid': me, itemsPerPage: 100 } }))
  const mine = new Map(teams.data?.member.map(({ client, isReserve }) => [client.uuid, isReserve ? 'reserve' : 'vast']))
  const next = new Map<string | undefined, ListedMoment>()
  for (const shift of shifts.data?.member ?? []) if (!next.has(shift.client?.uuid)) next.set(shift.client?.uuid, shift)
  return {
    nextOf: (client: string): ListedMoment | null | undefined => (shifts.data ? (next.get(client) ?? null) : undefined),
    inTeam: (client: string) => mine.get(client),
  }
}
