import { createFileRoute } from '@tanstack/react-router'
import { CancelForm } from '../-moment/cancel-form.tsx'
import { MomentPage } from '../-moment/moment-page.tsx'

export const Route = createFileRoute('/backoffice/zorgmoment/$uuid/annuleren')({
  staticData: { screen: '/backoffice/zorgmoment/[uuid]/annuleren', title: ['Annuleren', 'Opdracht'] },
  component: Cancelling,
})

function Cancelling() {
  const { uuid } = Route.useParams()
  return (
    <MomentPage key={uuid} uuid={uuid} title="Opdracht annuleren">
      {moment => <CancelForm moment={moment} />}
    </MomentPage>
  )
}
