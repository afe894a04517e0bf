import { createFileRoute } from '@tanstack/react-router'
import { readReportSearch } from '../../-reports/report-search.ts'
import { ReportsPage } from '../../-reports/reports-page.tsx'

export const Route = createFileRoute('/werk/client/$uuid/rapportage/')({
  staticData: { screen: '/werk/client/[uuid]/rapportage', title: ['Rapportage', 'Cliënt'] },
  validateSearch: readReportSearch,
  component: Reports,
})

function Reports() {
  const { uuid } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <ReportsPage
      client={uuid}
      search={Route.useSearch()}
      go={(search, replace) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}
