import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { queryOf } from '#client/cache.ts'
import { DetailPage } from '#components/page/detail-page.tsx'
import { momentHref } from '../../-parts/moment-href.ts'
import { EditMoment, type Extent } from '../-edit/edit-moment.tsx'

const extents: readonly unknown[] = ['volgende', 'reeks'] satisfies Extent[]
export const Route = createFileRoute('/organisatie/opdrachten/$uuid/bewerken')({
  staticData: { screen: '/organisatie/opdrachten/[uuid]/bewerken', title: ['Bewerken', 'Opdracht'] },
  validateSearch: ({ deel }): { deel?: Exclude<Extent, 'deze'> } =>
    extents.includes(deel) ? { deel: deel as Exclude<Extent, 'deze'> } : {},
  component: Edit,
})

function Edit() {
  const { uuid } = Route.useParams()
  const { deel: extent = 'deze' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <DetailPage
      query={useQuery(queryOf('GET /care_moments/{uuid}', { uuid }))}
      kind="Opdracht bewerken"
      back={{ href: momentHref(uuid), label: 'Opdracht' }}
      title={moment => `${moment.title} bewerken`}
      gone={{
        title: 'Deze opdracht is er niet',
        text: 'Misschien hoort de opdracht bij een andere locatie, of klopt het adres niet.',
        action: { href: '/organisatie/opdrachten', label: 'Naar alle opdrachten' },
      }}
    >
      {moment => (
        <EditMoment
          {...{ moment, extent }}
          onExtent={next => void navigate({ search: next === 'deze' ? {} : { deel: next }, replace: true })}
        />
      )}
    </DetailPage>
  )
}
