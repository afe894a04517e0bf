import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { AboutClient } from '#care/client-file/about-client.tsx'
import { clientQuery } from '#care/client-file/client.ts'
import classes from '#care/client-file/file-parts.module.css'
import { Page } from '#components/page/page.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'

export const Route = createFileRoute('/werk/client/$uuid/clientinformatie')({
  staticData: { screen: '/werk/client/[uuid]/clientinformatie', title: ['Cliëntinformatie', 'Cliënt'] },
  component: Information,
})

function Information() {
  const { uuid } = Route.useParams()
  const { data: client } = useQuery(clientQuery(uuid)) // the frame reports it when this fails
  return (
    <Page title="Cliëntinformatie">
      {client ? (
        <div className={`grid gap-12 ${classes.pairs}`}>
          <AboutClient client={client} />
        </div>
      ) : (
        <Skeleton height={420} radius="lg" aria-busy="true" />
      )}
    </Page>
  )
}
