import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { formatDateTimes } from '../../../../../rules/format-nl.ts'
import { clientName, type Moment } from '../../../../care/moment/care-moment.ts'
import { formatDates } from '../../../../care/moment/moment.ts'
import { ask } from '../../../../client/cache.ts'
import { Button } from '../../../../components/button.tsx'
import { DetailPage } from '../../../../components/detail-page.tsx'
import { Empty, ListState } from '../../../../components/list-state.tsx'
import { momentHref } from '../../-parts/moment-href.ts'
import { EditForm } from '../-edit/edit-form.tsx'

export const Route = createFileRoute('/organisatie/opdrachten/$uuid/bewerken')({
  staticData: { screen: '/organisatie/opdrachten/[uuid]/bewerken', title: ['Opdracht', 'Bewerken'] },
  component: Edit,
})

const whenOf = (moment: Moment) =>
  moment.timeScope === 'period' ? formatDates(moment) : formatDateTimes(moment.startDate, moment.endDate)

function Edit() {
  const { uuid } = Route.useParams()
  return (
    <DetailPage
      query={useQuery(ask('GET /care_moments/{uuid}', { uuid }))}
      kind="Opdracht bewerken"
      back={{ href: momentHref(uuid), label: 'Opdracht' }}
      title={moment => `${moment.title} bewerken`}
      lead={moment => [whenOf(moment), clientName(moment), moment.location.name].filter(Boolean).join(' · ')}
      gone={{
        title: 'Deze opdracht is er niet',
        text: 'Misschien hoort de opdracht bij een andere locatie, of klopt het adres niet.',
        action: { href: '/organisatie/opdrachten', label: 'Naar alle opdrachten' },
      }}
    >
      {moment => <MayEdit key={moment.uuid} moment={moment} />}
    </DetailPage>
  )
}

/** The form, unless nothing of it can be changed any more. */
function MayEdit({ moment }: { moment: Moment }) {
  const series = moment.recurringCareMoment?.split('/').at(-1)
  const query = useQuery({ ...ask('GET /recurring_care_moments/{uuid}', { uuid: series ?? '' }), enabled: series !== undefined })
  const action = moment.timeScope === 'period' ? 'period' : 'update'
  if (!moment.allowedActions.includes(action))
    return (
      <Empty
        title="Deze opdracht verandert niet meer"
        text={moment.obstacles[action] ?? 'Wat begonnen of voorbij is, blijft zoals het is.'}
        action={<Button href={momentHref(moment.uuid)}>Naar de opdracht</Button>}
      />
    )
  if (!series) return <EditForm moment={moment} series={undefined} />
  return (
    <ListState query={query} rows={4} rowHeight={80} isEmpty={() => false} empty={null}>
      {found => <EditForm moment={moment} series={found} />}
    </ListState>
  )
}
