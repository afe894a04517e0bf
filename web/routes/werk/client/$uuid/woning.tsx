import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { askHome } from '../../../../care/client-file/client.ts'
import { HomeCards } from '../../../../care/client-file/home-cards.tsx'
import { Failed } from '../../../../components/list-state.tsx'
import { Page } from '../../../../components/page.tsx'
import { Skeleton } from '../../../../components/skeleton.tsx'

export const Route = createFileRoute('/werk/client/$uuid/woning')({
  staticData: { screen: '/werk/client/[uuid]/woning', title: ['Woning', 'Cliënt'] },
  component: HomePage,
})

function HomePage() {
  const { uuid } = Route.useParams()
  const { data: home, error, refetch } = useQuery(askHome(uuid))
  return (
    <Page title="Woning" width="reading">
      {home && <HomeCards uuid={uuid} home={home} hidden="De code zie je zodra je hier een dienst hebt." />}
      {!home && (error ? <Failed error={error} onRetry={refetch} /> : <Skeleton height={420} radius="lg" aria-busy="true" />)}
    </Page>
  )
}
