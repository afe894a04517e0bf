import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Acts } from '#care/action/action-button.tsx'
import { AskFirst } from '#care/action/ask-first.tsx'
import { CopyButton } from '#care/security/second-factor/copy-button.tsx'
import type { AnswerOf } from '#client/api.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { Notice } from '#components/page/notice.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { today } from '#components/page/today.ts'
import { formatCount, formatDateTime } from '#rules/time/format-nl.ts'
import { type ApiClient, type ListHref, sayEnd, sayLocations, sayScopes, stateOfClient } from './client-words.ts'

const ClientDialog = late(() => import('./client-dialog.tsx'))
const ClientSecretDialog = late(() => import('./client-secret-dialog.tsx'))

/** One API client: what it may do, its recent calls, its secrets, and its actions. */
export function OneClient({ uuid, listHref }: { uuid: string; listHref: ListHref }) {
  const query = useQuery(queryOf('GET /api_clients/{uuid}', { uuid }))
  const ofOrganization = listHref.startsWith('/organisatie')
  return (
    <div className="grid gap-16">
      <AppLink href={listHref}>Alle API-clients</AppLink>
      <QueryState query={query} rows={3} height={120}>
        {client => (
          <>
            <Facts client={client} ofOrganization={ofOrganization} />
            {client.status === 'active' && <Secrets client={client} />}
            {client.lastRefusals.length > 0 && <Refusals rows={client.lastRefusals} />}
          </>
        )}
      </QueryState>
    </div>
  )
}

type Props = { client: ApiClient; ofOrganization: boolean }
function Facts({ client, ofOrganization }: Props) {
  const { uuid, name, scopes, secrets, status, lastUsedAt, calls, refusals } = client
  const { tone, word } = stateOfClient(client, today())
  const tokenUrl = `${location.origin}/v1/oauth/token`
  return (
    <Card title={name} aside={<StatusPill tone={tone}>{word}</StatusPill>}>
      <div className="grid gap-12">
        {status === 'active' && secrets.length === 0 && (
          <Notice tone="attention" title="Er is nog geen geheim">
            Maak een geheim en zet het in jullie programma. Daarmee vraagt het een token, dat een kwartier werkt.
          </Notice>
        )}
        <p className="breaks">
          Nummer van de API-client: <code>{uuid}</code> <CopyButton text={uuid} label="Nummer kopiëren" />
        </p>
        <p className="breaks">
          Adres voor een token (OAuth 2.0, client credentials): <code>{tokenUrl}</code>
        </p>
        <div>
          <p>Mag:</p>
          <ul className="marked">
            {sayScopes(scopes).map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        {ofOrganization && <p>Waarvoor: {sayLocations(client)}</p>}
        <p>Laatste dag: {sayEnd(client)}</p>
        <p>Laatst gebruikt: {lastUsedAt ? formatDateTime(lastUsedAt) : 'nog niet'}</p>
        <p>
          In de laatste dertig dagen: {formatCount(calls)} aanroepen, waarvan {formatCount(refusals)} geweigerd
        </p>
        {status === 'active' && <ClientActs client={client} ofOrganization={ofOrganization} />}
      </div>
    </Card>
  )
}

function ClientActs({ client, ofOrganization }: Props) {
  const [open, setOpen] = useState<'change' | 'end'>()
  const end = useChange('PUT /api_clients/{uuid}/end')
  const close = () => setOpen(undefined)
  return (
    <>
      <Acts>
        <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen('change')}>
          Wijzigen
        </Button>
        <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen('end')}>
          Beëindigen
        </Button>
      </Acts>
      {open === 'change' && <ClientDialog client={client} ofOrganization={ofOrganization} onClose={close} />}
      {open === 'end' && (
        <AskFirst
          title="API-client beëindigen?"
          consequences={
            <p>Het programma komt er meteen niet meer in. Terugdraaien kan niet. Wat het deed, blijft onder zijn naam staan.</p>
          }
          act="API-client beëindigen"
          danger
          run={() => end.run({ uuid: client.uuid, body: {} })}
          done="De API-client is beëindigd."
          onClose={close}
        />
      )}
    </>
  )
}

type Refused = AnswerOf<'GET /api_clients/{uuid}'>['lastRefusals'][number]
const refusedColumns: readonly TableColumn<Refused>[] = [
  { key: 'vraag', label: 'Aanroep', onCard: 'title', value: ({ operation }) => <code className="breaks">{operation}</code> },
  { key: 'tijd', label: 'Wanneer', onCard: 'plain', value: ({ at }) => formatDateTime(at) },
  { key: 'status', label: 'Status', onCard: 'plain', figures: true, value: ({ status }) => status },
  {
    key: 'waarom',
    label: 'Waarom',
    onCard: 'line',
    value: ({ code }) => (
      <a href={`/errors/${code}`} target="_blank" rel="noreferrer">
        {code}
      </a>
    ),
  },
]
const Refusals = ({ rows }: { rows: readonly Refused[] }) => (
  <Card title="Laatste weigeringen">
    <p className="below-16 soft">De laatste twintig, van de laatste dertig dagen. Wat het programma stuurde, bewaren we niet.</p>
    <DataTable caption="Laatste weigeringen" columns={refusedColumns} rows={rows} idOf={row => String(rows.indexOf(row))} />
  </Card>
)

type Secret = ApiClient['secrets'][number]
const columns: readonly TableColumn<Secret>[] = [
  { key: 'geheim', label: 'Geheim', onCard: 'title', value: ({ ending }) => `eindigt op ${ending}` },
  { key: 'gemaakt', label: 'Gemaakt', onCard: 'plain', value: ({ madeAt }) => formatDateTime(madeAt) },
  {
    key: 'gebruikt',
    label: 'Laatst gebruikt',
    onCard: 'plain',
    value: ({ usedAt }) => (usedAt ? formatDateTime(usedAt) : 'Nog niet'),
  },
  { key: 'doen', label: 'Doen', onCard: 'line', value: secret => <RemoveSecret secret={secret} /> },
]
const maxSecrets = 2

function Secrets({ client: { uuid, secrets } }: { client: ApiClient }) {
  const [making, setMaking] = useState(false)
  return (
    <Card
      title="Geheimen"
      aside={
        secrets.length < maxSecrets && (
          <Button size="sm" aria-haspopup="dialog" onClick={() => setMaking(true)}>
            {secrets.length === 0 ? 'Geheim maken' : 'Nieuw geheim maken'}
          </Button>
        )
      }
    >
      <p className="below-16 soft">
        Er werken er hooguit twee tegelijk. Zo kan een programma van het ene op het andere overgaan.
      </p>
      {secrets.length > 0 && <DataTable caption="Geheimen" columns={columns} rows={secrets} idOf={one => one.uuid} />}
      {making && <ClientSecretDialog uuid={uuid} isFirst={secrets.length === 0} onClose={() => setMaking(false)} />}
    </Card>
  )
}
function RemoveSecret({ secret: { uuid, ending } }: { secret: Secret }) {
  const [asking, setAsking] = useState(false)
  const { run } = useChange('DELETE /api_client_secrets/{uuid}')
  return (
    <>
      <Button size="sm" variant="subtle" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Verwijderen <span className="unseen">{ending}</span>
      </Button>
      {asking && (
        <AskFirst
          title="Geheim verwijderen?"
          consequences={<p>Wie dit geheim nog gebruikt, komt er meteen niet meer in. Terugdraaien kan niet.</p>}
          act="Geheim verwijderen"
          danger
          run={() => run({ uuid })}
          done="Het geheim is verwijderd."
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
