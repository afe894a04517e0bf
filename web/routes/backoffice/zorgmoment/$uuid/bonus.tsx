import { createFileRoute } from '@tanstack/react-router'
import { BonusForm } from '../-moment/bonus-form.tsx'
import { MomentPage } from '../-moment/moment-page.tsx'

export const Route = createFileRoute('/backoffice/zorgmoment/$uuid/bonus')({
  staticData: { screen: '/backoffice/zorgmoment/[uuid]/bonus', title: ['Bonus', 'Opdracht'] },
  component: Bonus,
})

function Bonus() {
  const { uuid } = Route.useParams()
  return (
    <MomentPage key={uuid} uuid={uuid} title="Bonus geven">
      {moment => <BonusForm moment={moment} />}
    </MomentPage>
  )
}
