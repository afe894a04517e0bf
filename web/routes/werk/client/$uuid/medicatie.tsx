import { createFileRoute } from '@tanstack/react-router'
import { stepOutOf } from '#components/controls/steps.ts'
import { MedicationPage } from '../-medication/medication-page.tsx'

export const Route = createFileRoute('/werk/client/$uuid/medicatie')({
  staticData: { screen: '/werk/client/[uuid]/medicatie', title: ['Medicatie', 'Cliënt'] },
  validateSearch: ({ nieuw }): { nieuw?: '1' } => (nieuw === '1' ? { nieuw } : {}),
  component: Medicine,
})

function Medicine() {
  const { uuid } = Route.useParams()
  const { nieuw } = Route.useSearch()
  const navigate = Route.useNavigate()
  const add = (adding: boolean) => {
    if (adding || !stepOutOf('nieuw'))
      void navigate({ search: adding ? { nieuw: '1' } : {}, replace: !adding, resetScroll: false })
  }
  return <MedicationPage client={uuid} adding={nieuw === '1'} onAdd={add} />
}
