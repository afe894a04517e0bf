import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type Provider, providerTones, unconfirmedOf } from '#care/sign-on/provider.ts'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { PlusIcon } from '#components/marks/icons.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { identityProviderStatusName } from '#contract/statuses.ts'
import { providerHref } from './provider-words.ts'

const ProviderDialog = late(() => import('./provider-dialog.tsx'))

const columns: readonly TableColumn<Provider>[] = [
  {
    key: 'naam',
    label: 'Inlogdienst',
    onCard: 'title',
    value: ({ uuid, name }) => <AppLink href={providerHref(uuid)}>{name}</AppLink>,
  },
  { key: 'adres', label: 'Adres', onCard: 'line', value: ({ issuer }) => <span className="breaks">{issuer}</span> },
  { key: 'domeinen', label: 'Domeinen', onCard: 'line', value: ({ domains }) => domains.join(', ') },
  {
    key: 'stand',
    label: 'Stand',
    onCard: 'line',
    value: provider =>
      provider.allowedActions.includes('switch_off') && unconfirmedOf(provider).length > 0 ? (
        <StatusPill tone="yellow">Wacht op Zorginzet</StatusPill>
      ) : (
        <StatusPill tone={providerTones[provider.status]}>{identityProviderStatusName[provider.status]}</StatusPill>
      ),
  },
]

/** The organization's sign-on providers. */
export function ProviderList() {
  const query = useQuery(queryOf('GET /identity_providers', { query: { pagination: false } }))
  const navigate = useNavigate()
  const [adding, add] = useState(false)
  return (
    <Card
      title="Inloggen met jullie eigen account"
      aside={
        <Button size="sm" leftSection={<PlusIcon size={20} />} onClick={() => add(true)}>
          Inlogdienst toevoegen
        </Button>
      }
    >
      <p className="below-16 soft">
        Collega’s loggen hier in met het account van hun werk, zoals Microsoft Entra ID, Google of Keycloak (OpenID Connect). Hun
        wachtwoord hier blijft werken.
      </p>
      <QueryState
        query={query}
        rows={2}
        height={44}
        isEmpty={({ member }) => member.length === 0}
        empty={<Empty title="Er is nog geen inlogdienst" text="Voeg de inlogdienst van jullie organisatie toe." />}
      >
        {({ member }) => <DataTable caption="Inlogdiensten" columns={columns} rows={member} idOf={({ uuid }) => uuid} />}
      </QueryState>
      {adding && (
        <ProviderDialog
          provider={undefined}
          onClose={() => add(false)}
          onMade={uuid => void navigate({ href: providerHref(uuid) })}
        />
      )}
    </Card>
  )
}
