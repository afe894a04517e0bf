import { useQuery } from '@tanstack/react-query'
import { FilterBar } from '#care/list/filter-bar.tsx'
import { keptFilters } from '#care/list/kept-filters.ts'
import { useListSearch } from '#care/list/use-list-search.ts'
import { ask } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { PagedList } from '#components/lists/list-page.tsx'
import { PlusIcon } from '#components/marks/icons.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { userList } from './user-list.ts'
import { UserTable } from './user-table.tsx'

const InviteDialog = late(() => import('./invite-dialog.tsx'))
const kept = keptFilters('filters-gebruikers', '/backoffice/settings')

/** The users: searching, granting and revoking access, inviting colleagues. */
export default function UsersPart() {
  const of = useListSearch(userList, { kept, context: undefined })
  const list = useQuery({ ...ask('GET /users', { query: of.query }), enabled: of.ready })
  return (
    <div className="grid gap-16">
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
