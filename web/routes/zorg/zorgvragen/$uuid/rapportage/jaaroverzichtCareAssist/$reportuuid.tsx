import { createFileRoute } from '@tanstack/react-router'
import { YearPage } from '../../../../-diary/year-page.tsx'

export const Route = createFileRoute('/zorg/zorgvragen/$uuid/rapportage/jaaroverzichtCareAssist/$reportuuid')({
  staticData: {
    screen: '/zorg/zorgvragen/[uuid]/rapportage/jaaroverzichtCareAssist/[reportuuid]',
    title: ['Het jaar', 'Rapportage'],
  },
  component: YearOverview,
})

function YearOverview() {
  const { uuid, reportuuid } = Route.useParams()
  return <YearPage client={uuid} uuid={reportuuid} />
}
