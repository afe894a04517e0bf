import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { ClientPage } from '#care/client-page/client-page.tsx'
import { type PartSearch, readPartSearch } from '#care/client-page/client-search.ts'
import { AlikeFiles } from '#care/client-page/joining/alike-files.tsx'
import { Overview } from '#care/client-page/overview/overview.tsx'
import { late } from '#components/page/suspense.tsx'
import { ForgettingCard } from '../../-parts/forgetting-card.tsx'
import { backOffice } from '../-client/audience.ts'
import { ClientAdmins } from '../-client/client-admins.tsx'
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
