import { createFileRoute } from '@tanstack/react-router'
import { Page } from '#components/page/page.tsx'
import { LastReports } from '../-overview/last-reports.tsx'
import { MedicationToday } from '../-overview/medication-today.tsx'
import { NextHere } from '../-overview/next-here.tsx'
import { PlanInShort } from '../-overview/plan-in-short.tsx'
import { TeamFaces } from '../-overview/team-faces.tsx'

export const Route = createFileRoute('/werk/client/$uuid/')({
  staticData: { screen: '/werk/client/[uuid]', title: ['Overzicht', 'Cliënt'] },
  component: Overview,
})

/** What people must know before going in: their shift here, others' reports, today's medication, the plan, and the team. */
function Overview() {
  const { uuid } = Route.useParams()
  return (
    <Page
      title="Overzicht"
      beside={
        <>
          <MedicationToday uuid={uuid} />
          <TeamFaces uuid={uuid} />
        </>
      }
    >
      <NextHere uuid={uuid} />
      <LastReports uuid={uuid} />
      <PlanInShort uuid={uuid} />
    </Page>
  )
}
