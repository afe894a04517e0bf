import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import parts from '#care/client-file/file-parts.module.css'
import { ClientPage } from '#care/client-page/client-page.tsx'
import { type PartSearch, partHref, readPartSearch } from '#care/client-page/client-search.ts'
import { AlikeFiles } from '#care/client-page/joining/alike-files.tsx'
import { Overview } from '#care/client-page/overview/overview.tsx'
import { nameOf } from '#care/moment/care-moment.ts'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Person } from '#components/marks/person.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { ForgettingCard } from '../../-parts/forgetting-card.tsx'
import { backOffice } from '../-client/audience.ts'
import { FileActs } from '../-client/file-acts.tsx'

const ClientFigures = late(() => import('#care/reviews/client-figures.tsx'))
const NewOrder = lazy(() => import('../-client/new-order.tsx'))

export const Route = createFileRoute('/backoffice/clienten/$uuid/')({
  staticData: { screen: '/backoffice/clienten/[uuid]', title: ['Cliënt'] },
  validateSearch: (given): PartSearch & { nieuw?: 'opdracht' } =>
    given.nieuw === 'opdracht' ? { nieuw: 'opdracht' } : readPartSearch(backOffice)(given),
  component: ClientScreen,
})

function ClientScreen() {
  const { uuid } = Route.useParams()
  const { nieuw, ...search } = Route.useSearch()
  if (nieuw) return <NewOrder client={uuid} />
  return (
    <ClientPage
      uuid={uuid}
      audience={backOffice}
      search={search}
      overview={client => (
        <Overview client={client} acts={<FileActs client={client} />}>
          <AlikeFiles client={client} audience={backOffice} />
          <ClientAdmins client={client.uuid} />
          <ClientFigures client={client.uuid} />
          {client.endedOn && <ForgettingCard of="client" uuid={client.uuid} />}
        </Overview>
      )}
      gone="Klopt het adres? Zoek de cliënt anders op naam."
    />
  )
}

/** The users who log in on behalf of a client. */
function ClientAdmins({ client }: { client: string }) {
  const list = useQuery(queryOf('GET /clients/{uuid}/client_admins', { uuid: client, query: { itemsPerPage: 100 } }))
  return (
    <Card title="Logt in namens de cliënt">
      <QueryState
        query={list}
        height={64}
        isEmpty={({ member }) => member.length === 0}
        empty={
          <>
            <p className="soft">Niemand. De familie leest dus niet mee, en krijgt geen bericht.</p>
            <AppLink href={partHref(backOffice, client, 'contactpersonen')}>Nodig een contactpersoon uit</AppLink>
          </>
        }
      >
        {({ member }) => (
          <ul className={`grid ${parts.team}`}>
            {member.map(admin => (
              <li key={admin.uuid}>
                <Person name={nameOf(admin)} about={<span data-written>{admin.email}</span>} email={admin.email} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  )
}
