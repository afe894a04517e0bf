import { createFileRoute } from '@tanstack/react-router'
import { ClientPage } from '../../../../care/client-page/client-page.tsx'
import { readPartSearch } from '../../../../care/client-page/client-search.ts'
import { Overview } from '../../../../care/client-page/overview/overview.tsx'
import { backOffice } from '../-client/audience.ts'
import { ClientAdmins } from '../-client/client-admins.tsx'
import { FileActs } from '../-client/file-acts.tsx'

export const Route = createFileRoute('/backoffice/clienten/$uuid/')({
  staticData: { screen: '/backoffice/clienten/[uuid]', title: ['Cliënt'] },
  validateSearch: readPartSearch(backOffice),
  component: ClientScreen,
})

function ClientScreen() {
  return (
    <ClientPage
      uuid={Route.useParams().uuid}
      audience={backOffice}
      search={Route.useSearch()}
      overview={client => (
        <Overview client={client} acts={<FileActs client={client} />}>
          <ClientAdmins client={client.uuid} />
        </Overview>
      )}
      gone="Klopt het adres? Zoek de cliënt anders op naam."
    />
  )
}
