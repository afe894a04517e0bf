import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { PlusIcon } from '#components/marks/icons.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { today } from '#components/page/today.ts'
import { formatCount, formatDateTime } from '#rules/time/format-nl.ts'
import { type ApiClient, clientHref, type ListHref, sayEnd, sayLocations, sayScopes, stateOfClient } from './client-words.ts'

const ClientDialog = late(() => import('./client-dialog.tsx'))

const maxLines = 3
function Scopes({ scopes }: Pick<ApiClient, 'scopes'>) {
  const lines = sayScopes(scopes)
  const rest = lines.length - maxLines
  return (
    <>
      {lines.slice(0, maxLines).join('; ')}
      {rest > 0 && ` en nog ${rest}`}
    </>
  )
}
const columnsOf = (listHref: ListHref, ofOrganization: boolean): TableColumn<ApiClient>[] => [
  {
    key: 'naam',
    label: 'API-client',
    onCard: 'title',
    value: ({ uuid, name }) => <AppLink href={clientHref(listHref, uuid)}>{name}</AppLink>,
  },
  { key: 'mag', label: 'Mag', onCard: 'line', value: ({ scopes }) => <Scopes scopes={scopes} /> },
  ...(ofOrganization ? [{ key: 'locaties', label: 'Locaties', onCard: 'line', value: sayLocations } as const] : []),
  { key: 'einde', label: 'Laatste dag', onCard: 'plain', value: sayEnd },
  {
    key: 'gebruikt',
    label: 'Laatst gebruikt',
    onCard: 'plain',
    value: ({ lastUsedAt }) => (lastUsedAt ? formatDateTime(lastUsedAt) : 'Nog niet'),
  },
  { key: 'vragen', label: 'Aanroepen', onCard: 'plain', figures: true, value: ({ calls }) => formatCount(calls) },
  { key: 'geweigerd', label: 'Geweigerd', onCard: 'plain', figures: true, value: ({ refusals }) => formatCount(refusals) },
  {
    key: 'stand',
    label: 'Stand',
    onCard: 'figure',
    value: client => {
      const { tone, word } = stateOfClient(client, today())
      return <StatusPill tone={tone}>{word}</StatusPill>
    },
  },
]

type Props = { listHref: ListHref; ofOrganization: boolean }
/** The list of API clients: programs that call the API under their own name. */
export function ClientList({ listHref, ofOrganization }: Props) {
  const query = useQuery(queryOf('GET /api_clients', { query: { pagination: false } }))
  const navigate = useNavigate()
  const [adding, setAdding] = useState(false)
  return (
    <Card
      title="API-clients"
      aside={
        <Button size="sm" leftSection={<PlusIcon size={20} />} onClick={() => setAdding(true)}>
          API-client maken
        </Button>
      }
    >
      <p className="below-16 soft">
        Een programma van jullie zelf vraagt gegevens op of wijzigt ze (API), onder een eigen naam. Jullie kiezen wat het mag.
        Aanroepen en weigeringen zijn die van de laatste dertig dagen.
      </p>
      <QueryState
        query={query}
        rows={3}
        height={44}
        isEmpty={({ member }) => member.length === 0}
        empty={<Empty title="Er is nog geen API-client" text="Maak er een voor elk programma: dan zie je wie wat deed." />}
      >
        {({ member }) => (
          <DataTable
            caption="API-clients"
            columns={columnsOf(listHref, ofOrganization)}
            rows={member}
            idOf={({ uuid }) => uuid}
          />
        )}
      </QueryState>
      {adding && (
        <ClientDialog
          client={undefined}
          ofOrganization={ofOrganization}
          onClose={() => setAdding(false)}
          onMade={uuid => void navigate({ href: clientHref(listHref, uuid) })}
        />
      )}
    </Card>
  )
}
