import { createFileRoute } from '@tanstack/react-router'
import { PlanPage } from '../-plan/plan-page.tsx'

export const Route = createFileRoute('/werk/client/$uuid/zorgplan')({
  staticData: { screen: '/werk/client/[uuid]/zorgplan', title: ['Zorgplan', 'Cliënt'] },
  component: Plan,
})

function Plan() {
  const { uuid } = Route.useParams()
  return <PlanPage client={uuid} />
}
