import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ClientList } from '#care/api-clients/client-list.tsx'
import { OneClient } from '#care/api-clients/one-client.tsx'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { PlusIcon } from '#components/marks/icons.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { webhookEndpointStatusName } from '#contract/statuses.ts'
import { OneProvider } from '../-sign-on/one-provider.tsx'
import { ProviderList } from '../-sign-on/provider-list.tsx'
import { OneEndpoint } from './one-endpoint.tsx'
import { type Endpoint, endpointHref, endpointTones, nameOfEndpoint, webhooksHref } from './webhook-words.ts'

const EndpointDialog = late(() => import('./endpoint-dialog.tsx'))

const columns: readonly TableColumn<Endpoint>[] = [
  {
    key: 'naam',
    label: 'Koppeling',
    onCard: 'title',
    value: one => <AppLink href={endpointHref(one.uuid)}>{nameOfEndpoint(one)}</AppLink>,
  },
  { key: 'adres', label: 'Adres', onCard: 'line', value: ({ url }) => <span className="breaks">{url}</span> },
  { key: 'soorten', label: 'Soorten berichten', onCard: 'plain', figures: true, value: ({ kinds }) => kinds.length },
  {
    key: 'stand',
    label: 'Stand',
    onCard: 'figure',
    value: ({ status }) => <StatusPill tone={endpointTones[status]}>{webhookEndpointStatusName[status]}</StatusPill>,
  },
]

/** The organization's webhooks, API clients and sign-on providers: the lists, or the one in the address. */
export default function WebhooksPart() {
  const { koppeling, client, inlogdienst } = useSearch({ from: '/organisatie/tarieven/' })
  if (client) return <OneClient key={String(client)} uuid={String(client)} listHref={webhooksHref} />
  if (koppeling) return <OneEndpoint key={String(koppeling)} uuid={String(koppeling)} />
  if (inlogdienst) return <OneProvider key={String(inlogdienst)} uuid={String(inlogdienst)} />
  return (
    <div className="stack gap-16 in-order">
      <EndpointList />
      <ClientList listHref={webhooksHref} ofOrganization />
      <ProviderList />
    </div>
  )
}

function EndpointList() {
  const query = useQuery(queryOf('GET /webhook_endpoints', { query: { pagination: false } }))
  const navigate = useNavigate()
  const [adding, setAdding] = useState(false)
  return (
    <Card
      title="Koppelingen"
      aside={
        <Button size="sm" leftSection={<PlusIcon size={20} />} onClick={() => setAdding(true)}>
          Koppeling toevoegen
        </Button>
      }
    >
      <p className="below-16 soft">
        Een programma van jullie zelf, zoals een rooster, krijgt een bericht (webhook) als er iets gebeurt. In een bericht staan
        geen gegevens van cliënten. Voor wie dat programma maakt, is er <a href="/partners">uitleg</a>.
      </p>
      <QueryState
        query={query}
        rows={3}
        height={44}
        isEmpty={({ member }) => member.length === 0}
        empty={<Empty title="Er is nog geen koppeling" text="Voeg het adres toe waar jullie programma berichten ontvangt." />}
      >
        {({ member }) => <DataTable caption="Koppelingen" columns={columns} rows={member} idOf={({ uuid }) => uuid} />}
      </QueryState>
      {adding && (
        <EndpointDialog
          endpoint={undefined}
          onClose={() => setAdding(false)}
          onMade={uuid => void navigate({ href: endpointHref(uuid) })}
        />
      )}
    </Card>
  )
}
