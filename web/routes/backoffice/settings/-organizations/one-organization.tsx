import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { agreementsHref } from '#care/agreement/agreements-href.ts'
import { type Colleague, nameOf } from '#care/colleagues/colleague.ts'
import { ColleagueTable } from '#care/colleagues/colleague-table.tsx'
import { RatesPart } from '#care/rates/rates-part.tsx'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { phoneHref } from '#components/fields/phone-href.ts'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { ArrowLeftIcon, PlusIcon } from '#components/marks/icons.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { usersWhoMayLogIn } from '#contract/status-groups.ts'
import { formatPhone } from '#rules/time/format-nl.ts'
import { addressLines } from '#rules/typed/address.ts'
import { LoginAs } from '../../-parts/login-as.tsx'
import classes from '../settings.module.css'
import { type Location, type Organization, organizationsHref } from './organization.ts'
import { ProvidersCard } from './providers-card.tsx'

const OrganizationDialog = late(() => import('./organization-dialog.tsx'))
const LocationDialog = late(() => import('./location-dialog.tsx'))
const ColleagueDialog = late(() => import('#care/colleagues/colleague-dialog.tsx'))

/** An organization: its details, locations, users, ways to log in and rates. */
export function OneOrganization({ uuid }: { uuid: string }) {
  const query = useQuery(queryOf('GET /organizations/{uuid}', { uuid }))
  return (
    <div className="stack gap-16 in-order">
      <AppLink href={organizationsHref} className="tap inline-row to-start gap-6">
        <ArrowLeftIcon size={20} /> Alle organisaties
      </AppLink>
      <QueryState query={query} rows={3} height={140}>
        {organization => (
          <div className="stack gap-16">
            <AboutCard organization={organization} />
            <LocationsCard organization={organization} />
            <UsersCard organization={organization} />
            <EvidenceCard organization={organization} />
            <ProvidersCard organization={uuid} />
            <h2 className={`above-8 ${classes.heading}`}>Tarieven</h2>
            <RatesPart path="/backoffice/settings" stays={{ onderdeel: 'organisaties', organisatie: uuid }} organization={uuid} />
          </div>
        )}
      </QueryState>
    </div>
  )
}
type Props = { organization: Organization }

function AboutCard({ organization }: Props) {
  const [isChanging, change] = useState(false)
  const { uuid, name, kvk, vatId, invoiceEmail, buyerReference, orderNumber, oin } = organization
  return (
    <Card
      title={name}
      aside={
        <Button size="sm" variant="default" aria-haspopup="dialog" onClick={() => change(true)}>
          Gegevens wijzigen
        </Button>
      }
    >
      <Facts>
        <Fact label="Adres">{addressLines(organization).join(', ')}</Fact>
        <Fact label="Facturen naar">{invoiceEmail}</Fact>
        <Fact label="KvK-nummer">{kvk}</Fact>
        <Fact label="Btw-nummer">{vatId}</Fact>
        {buyerReference && <Fact label="Kenmerk op de factuur">{buyerReference}</Fact>}
        {orderNumber && <Fact label="Ordernummer">{orderNumber}</Fact>}
        {oin && <Fact label="OIN">{oin}</Fact>}
      </Facts>
      <p>
        <AppLink href={agreementsHref('planner', { organisatie: uuid })}>Overeenkomsten van {name}</AppLink>
      </p>
      {isChanging && <OrganizationDialog organization={organization} onClose={() => change(false)} />}
    </Card>
  )
}

const locationColumns = (onChange: (location: Location) => void): TableColumn<Location>[] => [
  { key: 'naam', label: 'Locatie', onCard: 'title', value: ({ name }) => name },
  { key: 'adres', label: 'Adres', onCard: 'line', value: ({ street, postcode, city }) => `${street}, ${postcode} ${city}` },
  {
    key: 'telefoon',
    label: 'Telefoon',
    onCard: 'line',
    value: ({ phone }) => phone && <a href={phoneHref(phone)}>{formatPhone(phone)}</a>,
  },
  {
    key: 'doen',
    label: 'Wat je kunt doen',
    onCard: 'line',
    value: location => (
      <Button size="sm" variant="default" aria-haspopup="dialog" onClick={() => onChange(location)}>
        Wijzigen<span className="unseen"> {location.name}</span>
      </Button>
    ),
  },
]

function LocationsCard({ organization: { '@id': iri, uuid } }: Props) {
  const [changing, change] = useState<Location | 'new'>()
  const query = useQuery(queryOf('GET /organization_locations', { query: { 'organization.uuid': uuid, pagination: false } }))
  return (
    <Card
      title="Locaties"
      aside={
        <Button size="sm" leftSection={<PlusIcon size={20} />} aria-haspopup="dialog" onClick={() => change('new')}>
          Nieuwe locatie
        </Button>
      }
    >
      <QueryState
        query={query}
        rows={2}
        height={44}
        isEmpty={({ member }) => member.length === 0}
        empty={<Empty title="Er is nog geen locatie" text="Zonder locatie kan de organisatie geen werk vragen." />}
      >
        {({ member }) => (
          <DataTable caption="Locaties" columns={locationColumns(change)} rows={member} idOf={location => location.uuid} />
        )}
      </QueryState>
      {changing && (
        <LocationDialog
          organization={iri}
          location={changing === 'new' ? undefined : changing}
          onClose={() => change(undefined)}
        />
      )}
    </Card>
  )
}

const usersOf = (organization: string) =>
  queryOf('GET /organization_users', { query: { 'organization.uuid': organization, pagination: false } })

/** A link to the evidence of document checks: a screen of the organization, opened while impersonating one of its users. */
function EvidenceCard({ organization: { uuid } }: Props) {
  const { data } = useQuery(usersOf(uuid))
  const user = data?.member.find(
    ({ role, hasActivated, status }) => role === 'ROLE_ORGANIZATION_USER' && hasActivated && usersWhoMayLogIn.includes(status),
  )
  return (
    <Card
      title="Bewijs van controle"
      aside={
        user && <LoginAs uuid={user.uuid} firstName={user.firstName} to="/organisatie/tarieven?onderdeel=papieren" size="sm" />
      }
    >
      <p className="reading">
        Wie hier werkt, en hoe en wanneer de documenten zijn gecontroleerd, leest de organisatie bij Papieren.{' '}
        {user ? `Je opent dat als ${nameOf(user)}.` : 'Je kunt dat openen zodra iemand van de organisatie kan inloggen.'}
      </p>
    </Card>
  )
}

function UsersCard({ organization: { '@id': iri, uuid } }: Props) {
  const [changing, change] = useState<Colleague | 'new'>()
  const users = useQuery(usersOf(uuid))
  const locations = useQuery(queryOf('GET /organization_locations', { query: { 'organization.uuid': uuid, pagination: false } }))
  return (
    <Card
      title="Gebruikers"
      aside={
        <Button size="sm" leftSection={<PlusIcon size={20} />} aria-haspopup="dialog" onClick={() => change('new')}>
          Gebruiker uitnodigen
        </Button>
      }
    >
      <QueryState
        query={users}
        rows={2}
        height={44}
        isEmpty={({ member }) => member.length === 0}
        empty={
          <Empty
            title="Er werkt nog niemand mee"
            text="Nodig iemand uit die voor de hele organisatie werkt; die nodigt anderen uit."
          />
        }
      >
        {({ member }) => <ColleagueTable colleagues={member} me={undefined} onEdit={change} />}
      </QueryState>
      {changing && (
        <ColleagueDialog
          colleague={changing === 'new' ? undefined : changing}
          organization={iri}
          locations={locations.data?.member ?? []}
          onClose={() => change(undefined)}
        />
      )}
    </Card>
  )
}
