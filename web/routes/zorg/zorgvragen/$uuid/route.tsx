import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { clientQuery } from '#care/client-file/client.ts'
import { useMoved } from '#care/client-page/use-moved.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { useTitleOf } from '#components/page/title-of.ts'

export const Route = createFileRoute('/zorg/zorgvragen/$uuid')({
  staticData: { title: [] },
  component: OneClient,
})

/** The frame of every screen about one client: nothing of another client may stay on it. */
function OneClient() {
  const { uuid } = Route.useParams()
  const { data, error } = useQuery(clientQuery(uuid))
  useMoved(uuid, data)
  useTitleOf(data && `van ${data.firstName}`)
  if (error?.status === 404)
    return (
      <Empty
        level={1}
        drawing="signpost"
        title="U kunt dit niet bekijken"
        text="U ziet alleen de zorg van mensen aan wie u gekoppeld bent. Klopt dit niet? Bel of schrijf ons."
        action={<AppLink href="/zorg/zorgvragen">Naar vandaag</AppLink>}
      />
    )
  return <Outlet key={uuid} />
}
