import { createFileRoute } from '@tanstack/react-router'
import { ClientPage } from '#care/client-page/client-page.tsx'
import { type Audience, readPartSearch } from '#care/client-page/client-search.ts'
import { AlikeFiles } from '#care/client-page/joining/alike-files.tsx'
import { Overview } from '#care/client-page/overview/overview.tsx'
import { late } from '#components/page/suspense.tsx'
import { momentHref } from '../-parts/moment-href.ts'
import { FileActs } from './-client/file-acts.tsx'

const ClientFigures = late(() => import('#care/reviews/client-figures.tsx'))

const audience: Audience = {
  clients: '/organisatie/clienten',
  without: ['berichten', 'bestand'],
  momentHref,
  newMomentHref: uuid => `/organisatie/opdrachten/nieuw?client=${uuid}`,
  finds: 'Je vindt wie bij jullie werkte, reageerde of favoriet is.',
}

export const Route = createFileRoute('/organisatie/clienten/$uuid')({
  staticData: { screen: '/organisatie/clienten/[uuid]', title: ['Cliënt'] },
  validateSearch: readPartSearch(audience),
  component: ClientScreen,
})

function ClientScreen() {
  return (
    <ClientPage
      uuid={Route.useParams().uuid}
      audience={audience}
      search={Route.useSearch()}
      overview={client => (
        <Overview client={client} acts={<FileActs client={client} />}>
          <AlikeFiles {...{ client, audience }} />
          <ClientFigures client={client.uuid} />
        </Overview>
      )}
      gone="Misschien hoort de cliënt bij een andere locatie, of klopt het adres niet."
    />
  )
}
