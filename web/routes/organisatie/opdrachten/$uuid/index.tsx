import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { clientName } from '../../../../care/moment/care-moment.ts'
import { ask } from '../../../../client/cache.ts'
import { AppLink, type AppLinkItem } from '../../../../components/app-link.tsx'
import { Empty, ListState } from '../../../../components/list-state.tsx'
import { Page } from '../../../../components/page.tsx'
import { MomentBody } from '../-detail/moment-body.tsx'

export const Route = createFileRoute('/organisatie/opdrachten/$uuid/')({
  staticData: { screen: '/organisatie/opdrachten/[uuid]', title: ['Opdracht'] },
  component: Order,
})

function Order() {
  const { uuid } = Route.useParams()
  const query = useQuery(ask('GET /care_moments/{uuid}', { uuid }))
  const back: AppLinkItem = { href: '/organisatie/opdrachten', label: 'Opdrachten' }
  if (query.error?.status === 404)
    return (
      <Page title="Opdracht" back={back}>
        <Empty
          drawing="signpost"
          title="Deze opdracht is er niet"
          text="Misschien hoort de opdracht bij een andere locatie, of klopt het adres niet."
          action={<AppLink href="/organisatie/opdrachten">Naar alle opdrachten</AppLink>}
        />
      </Page>
    )
  const moment = query.data
  return (
    <Page
      title={moment?.title ?? 'Opdracht'}
      lead={moment && [clientName(moment), moment.location.name].filter(Boolean).join(' · ')}
      back={back}
    >
      <ListState query={query} rows={3} rowHeight={180} isEmpty={() => false} empty={null}>
        {found => <MomentBody moment={found} />}
      </ListState>
    </Page>
  )
}
