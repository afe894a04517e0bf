import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { homeQuery } from '#care/client-file/client.ts'
import { HomeCards } from '#care/client-file/home-cards.tsx'
import { Page } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'

export const Route = createFileRoute('/werk/client/$uuid/woning')({
  staticData: { screen: '/werk/client/[uuid]/woning', title: ['Woning', 'Cliënt'] },
  component: HomePage,
})

function HomePage() {
  const { uuid } = Route.useParams()
  return (
    <Page title="Woning">
      <QueryState query={useQuery(homeQuery(uuid))} height={420}>
        {home => <HomeCards uuid={uuid} home={home} hidden="De code zie je zodra je hier een dienst hebt." />}
      </QueryState>
    </Page>
  )
}
