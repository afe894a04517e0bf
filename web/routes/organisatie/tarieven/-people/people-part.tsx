import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Colleague } from '#care/colleagues/colleague.ts'
import { ColleagueTable } from '#care/colleagues/colleague-table.tsx'
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { useSession } from '#client/use-session.ts'
import { Button } from '#components/controls/button.tsx'
import { phoneHref } from '#components/fields/phone-href.ts'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { PlusIcon } from '#components/marks/icons.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { formatPhone } from '#rules/time/format-nl.ts'

const ColleagueDialog = late(() => import('#care/colleagues/colleague-dialog.tsx'))

type Location = AnswerOf<'GET /organization_locations'>['member'][number]
const columns: readonly TableColumn<Location>[] = [
  { key: 'naam', label: 'Locatie', onCard: 'title', value: ({ name }) => name },
  { key: 'adres', label: 'Adres', onCard: 'line', value: ({ street, postcode, city }) => `${street}, ${postcode} ${city}` },
  {
    key: 'telefoon',
    label: 'Telefoon',
    onCard: 'line',
    value: ({ phone }) => phone && <a href={phoneHref(phone)}>{formatPhone(phone)}</a>,
  },
]

type Props = { inviting: boolean; onInvite: (inviting: boolean) => void }

/** The organization's locations and users; users of the whole organization manage the others. */
export default function PeoplePart({ inviting, onInvite }: Props) {
  const session = useSession()
  const manages = session?.roles.includes('ROLE_ORGANIZATION_USER') ?? false
  const locations = useQuery(queryOf('GET /organization_locations', { query: { pagination: false } }))
  const users = useQuery(queryOf('GET /organization_users', { query: { pagination: false } }))
  const [changing, setChanging] = useState<Colleague>()
  const organization = users.data?.member.find(({ uuid }) => uuid === session?.uuid)?.organization
  return (
    <div className="stack gap-16 in-order">
      <Card title="Locaties">
        <QueryState
          query={locations}
          rows={2}
          height={44}
          isEmpty={({ member }) => member.length === 0}
          empty={<Empty title="Er is nog geen locatie" text="De backoffice voegt locaties voor je toe." />}
        >
          {({ member }) => <DataTable caption="Locaties" columns={columns} rows={member} idOf={({ uuid }) => uuid} />}
        </QueryState>
        <p className="above-12 soft small">Klopt een adres of nummer niet? De backoffice past het aan.</p>
      </Card>
      <Card
        title={manages ? 'Collega’s' : 'Jouw account'}
        aside={
          manages && (
            <Button size="sm" leftSection={<PlusIcon size={20} />} disabled={!organization} onClick={() => onInvite(true)}>
              Collega uitnodigen
            </Button>
          )
        }
      >
        <QueryState query={users} rows={3} height={44} isEmpty={({ member }) => member.length === 0}>
          {({ member }) => <ColleagueTable colleagues={member} me={session?.uuid} onEdit={manages ? setChanging : undefined} />}
        </QueryState>
        {!manages && <p className="above-12 soft small">Een collega die voor de hele organisatie werkt, nodigt anderen uit.</p>}
      </Card>
      {(changing || (inviting && manages)) && organization && (
        <ColleagueDialog
          colleague={changing}
          organization={organization['@id']}
          locations={locations.data?.member ?? []}
          onClose={() => (changing ? setChanging(undefined) : onInvite(false))}
        />
      )}
    </div>
  )
}
