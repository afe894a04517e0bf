import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { clientName } from '#care/moment/care-moment.ts'
import { queryOf } from '#client/cache.ts'
import { isUuid } from '#client/search-params.ts'
import { DetailPage } from '#components/page/detail-page.tsx'
import { MomentBeside, MomentWork } from '../-detail/moment-body.tsx'
import EditButton from '../-edit/edit-button.tsx'

/** `vraag`: opens the form to ask somebody by name: this care worker, or `iemand`. */
type Search = { vraag?: string }

export const Route = createFileRoute('/organisatie/opdrachten/$uuid/')({
  staticData: { screen: '/organisatie/opdrachten/[uuid]', title: ['Opdracht'] },
  validateSearch: ({ vraag }: Record<string, unknown>): Search => (vraag === 'iemand' || isUuid(vraag) ? { vraag } : {}),
  component: Order,
})

function Order() {
  const { uuid } = Route.useParams()
  const { vraag } = Route.useSearch()
  const navigate = Route.useNavigate()
  const asks = vraag === 'iemand' ? true : vraag
  return (
    <DetailPage
      query={useQuery(queryOf('GET /care_moments/{uuid}', { uuid }))}
      kind="Opdracht"
      back={{ href: '/organisatie/opdrachten', label: 'Opdrachten' }}
      title={moment => moment.title}
      lead={moment => [clientName(moment), moment.location.name].filter(Boolean).join(' · ')}
      actions={moment => <EditButton moment={moment} />}
      beside={moment => <MomentBeside moment={moment} />}
      gone={{
        title: 'Deze opdracht is er niet',
        text: 'Misschien hoort de opdracht bij een andere locatie, of klopt het adres niet.',
        action: { href: '/organisatie/opdrachten', label: 'Naar alle opdrachten' },
      }}
    >
      {moment => <MomentWork moment={moment} asks={asks} onAsked={() => vraag && void navigate({ search: {}, replace: true })} />}
    </DetailPage>
  )
}
