import { createFileRoute } from '@tanstack/react-router'
import { YearPage } from '../../../-reports/year-page.tsx'

export const Route = createFileRoute('/werk/client/$uuid/rapportage/jaaroverzichtCareAssist/$reportuuid')({
  staticData: {
    screen: '/werk/client/[uuid]/rapportage/jaaroverzichtCareAssist/[reportuuid]',
    title: ['Jaaroverzicht', 'Cliënt'],
  },
  component: YearOverview,
})

function YearOverview() {
  const { uuid, reportuuid } = Route.useParams()
  return <YearPage client={uuid} uuid={reportuuid} />
}
