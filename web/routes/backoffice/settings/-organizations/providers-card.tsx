import { useQuery } from '@tanstack/react-query'
import { ActionButton } from '#care/action/action-button.tsx'
import { type Provider, providerTones, unconfirmedOf } from '#care/sign-on/provider.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { identityProviderStatusName } from '#contract/statuses.ts'

function Confirm({ provider }: { provider: Provider }) {
  const { run } = useChange('PUT /identity_providers/{uuid}/confirm')
  const { uuid, issuer, domains, version } = provider
  if (unconfirmedOf(provider).length === 0) return 'Bevestigd'
  return (
    <ActionButton
      item={provider}
      action="confirm"
      size="sm"
      run={() => run({ uuid, body: { version } })}
      ask={{
        title: 'Domeinen bevestigen?',
        consequences: (
          <>
            <p>
              Wie een adres heeft bij {domains.join(', ')}, logt dan in via <span className="breaks">{issuer}</span>.
            </p>
            <p>Bevestig alleen als je weet dat de domeinen van deze organisatie zijn.</p>
          </>
        ),
      }}
      done="De domeinen zijn bevestigd."
    >
      Domeinen bevestigen
    </ActionButton>
  )
}
const columns: readonly TableColumn<Provider>[] = [
  { key: 'naam', label: 'Inlogdienst', onCard: 'title', value: ({ name }) => name },
  { key: 'adres', label: 'Adres', onCard: 'line', value: ({ issuer }) => <span className="breaks">{issuer}</span> },
  { key: 'domeinen', label: 'Domeinen', onCard: 'line', value: ({ domains }) => domains.join(', ') },
  {
    key: 'stand',
    label: 'Stand',
    onCard: 'figure',
    value: ({ status }) => <StatusPill tone={providerTones[status]}>{identityProviderStatusName[status]}</StatusPill>,
  },
  { key: 'doen', label: 'Wat je kunt doen', onCard: 'line', value: provider => <Confirm provider={provider} /> },
]

/** The sign-on providers of this organization, with a button to confirm each domain. */
export function ProvidersCard({ organization }: { organization: string }) {
  const query = useQuery(queryOf('GET /identity_providers', { query: { 'organization.uuid': organization, pagination: false } }))
  return (
    <Card title="Inloggen met een eigen account">
      <QueryState
        query={query}
        rows={1}
        height={44}
        isEmpty={({ member }) => member.length === 0}
        empty={<Empty title="Er is geen inlogdienst" text="De organisatie voegt die zelf toe, bij Koppelingen." />}
      >
        {({ member }) => <DataTable caption="Inlogdiensten" columns={columns} rows={member} idOf={({ uuid }) => uuid} />}
      </QueryState>
    </Card>
  )
}
