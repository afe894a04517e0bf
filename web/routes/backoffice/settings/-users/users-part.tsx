import { useQuery } from '@tanstack/react-query'
import { oneOf, searched } from '#care/list/choice-filters.ts'
import { FilterBar } from '#care/list/filter-bar.tsx'
import { keptFilters } from '#care/list/kept-filters.ts'
import { defineList } from '#care/list/list-search.ts'
import { useListSearch } from '#care/list/use-list-search.ts'
import { queryOf } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { PagedList } from '#components/lists/list-page.tsx'
import { PlusIcon } from '#components/marks/icons.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { roleWords } from '#words/nl.ts'
import { UserTable } from './user-table.tsx'

const InviteDialog = late(() => import('./invite-dialog.tsx'))

const roles = [
  ['zorgverlener', 'ROLE_CARE_WORKER'],
  ['organisatie', 'ROLE_ORGANIZATION_USER'],
  ['locatie', 'ROLE_ORGANIZATION_LOCATION_ADMIN'],
  ['client', 'ROLE_CLIENT_ADMIN'],
  ['medewerker', 'ROLE_BACK_OFFICE_EMPLOYEE'],
  ['planner', 'ROLE_PLANNER'],
] as const

/** All users. */
const userList = defineList<'GET /users', undefined>()({
  filters: {
    zoek: searched({ label: 'Zoekterm', question: 'Zoek op naam of e-mailadres', field: 'search' }),
    rol: oneOf({
      label: 'Rol',
      field: 'roles',
      choices: roles.map(([value, asked]) => ({ value, label: roleWords[asked], asked })),
    }),
    toegang: oneOf({
      label: 'Toegang',
      field: 'active',
      choices: [
        { value: 'ja', label: 'Met toegang', asked: true },
        { value: 'nee', label: 'Zonder toegang', asked: false },
      ],
    }),
  },
  orders: {
    naam: { label: 'Op achternaam', asked: { 'order[lastName]': 'asc' } },
    adres: { label: 'Op e-mailadres', asked: { 'order[username]': 'asc' } },
    nieuwste: { label: 'Nieuwste eerst', asked: { 'order[createdAt]': 'desc' } },
  },
  pageSize: 30,
  keeps: () => false,
  also: ({ nieuw }) => ({ onderdeel: 'gebruikers', nieuw: nieuw === '1' ? '1' : undefined }),
})

const kept = keptFilters('filters-gebruikers', '/backoffice/settings')

/** The users: searching, granting and revoking access, inviting colleagues. */
export default function UsersPart() {
  const of = useListSearch(userList, { kept, context: undefined })
  const list = useQuery({ ...queryOf('GET /users', { query: of.query }), enabled: of.ready })
  return (
    <div className="grid gap-16 in-order">
      <FilterBar
        of={of}
        count={list.data?.totalItems}
        noun={['gebruiker', 'gebruikers']}
        ordered
        aside={
          <Button size="sm" leftSection={<PlusIcon size={20} />} aria-haspopup="dialog" onClick={() => of.set({ nieuw: '1' })}>
            Collega uitnodigen
          </Button>
        }
      />
      <PagedList
        query={list}
        page={userList.pageOf(of.search)}
        pageSize={userList.pageSize}
        onTurn={page => of.set({ pagina: String(page) })}
        totalOf={({ totalItems }) => totalItems}
        rowHeight={64}
        empty={
          <Empty
            title="Niemand gevonden"
            text="Er past niemand bij wat je koos."
            action={<Button onClick={() => of.set(userList.cleared)}>Filters wissen</Button>}
          />
        }
      >
        {({ member }) => (
          <Card>
            <UserTable users={member} />
          </Card>
        )}
      </PagedList>
      {of.search.nieuw && <InviteDialog onClose={() => of.set({ nieuw: undefined })} />}
    </div>
  )
}
