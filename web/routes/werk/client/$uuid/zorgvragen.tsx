import { createFileRoute } from '@tanstack/react-router'
import { CareRequests } from '#care/client-file/care-requests.tsx'
import { Page } from '#components/page/page.tsx'
import { Empty } from '#components/page/query-state.tsx'

export const Route = createFileRoute('/werk/client/$uuid/zorgvragen')({
  staticData: { screen: '/werk/client/[uuid]/zorgvragen', title: ['Zorgvragen', 'Cliënt'] },
  component: Requests,
})

function Requests() {
  const { uuid } = Route.useParams()
  return (
    <Page title="Zorgvragen">
      <CareRequests
        client={uuid}
        empty={
          <Empty title="Er staat geen zorgvraag" text="De organisatie zet hier welke zorg is gevraagd, en voor hoeveel uur." />
        }
      />
    </Page>
  )
}
