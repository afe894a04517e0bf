import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { teamQuery } from '#care/client-file/client.ts'
import { nameOf } from '#care/moment/care-moment.ts'
import { queryOf } from '#client/cache.ts'
import { useMe } from '#client/use-me.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { useLeadsSomewhere } from '#components/hooks/use-leads-somewhere.ts'
import { Avatar } from '#components/marks/avatar.tsx'
import { Card, Page } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { fileHref } from '../-file/file.ts'
import { LastReports } from '../-overview/last-reports.tsx'
import { MedicationToday } from '../-overview/medication-today.tsx'
import { NextHere } from '../-overview/next-here.tsx'
import classes from '../-overview/overview.module.css'

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

/** The plan in short: each problem with its goal. */
function PlanInShort({ uuid }: { uuid: string }) {
  const leadsSomewhere = useLeadsSomewhere()
  const query = useQuery(queryOf('GET /care_plan_problems', { query: { 'client.uuid': uuid, itemsPerPage: 50 } }))
  const all = { href: fileHref(uuid, 'zorgplan') }
  return (
    <Card title="Waar het om gaat" aside={leadsSomewhere(all) && <AppLink href={all.href}>Het zorgplan</AppLink>}>
      <QueryState
        query={query}
        height={120}
        isEmpty={({ totalItems }) => totalItems === 0}
        empty={<p className="soft">Er is nog geen zorgplan.</p>}
      >
        {({ member }) => (
          <dl className="grid gap-12">
            {member.map(({ uuid: key, problem, goal }) => (
              <div key={key}>
                <dt className="strong">{problem.name}</dt>
                <dd>{goal}</dd>
              </div>
            ))}
          </dl>
        )}
      </QueryState>
    </Card>
  )
}

/** The colleagues who care for this client. */
function TeamFaces({ uuid }: { uuid: string }) {
  const me = useMe()
  return (
    <Card title="Zorgteam" aside={<AppLink href={fileHref(uuid, 'zorgteam')}>Iedereen</AppLink>}>
      <QueryState
        query={useQuery(teamQuery(uuid))}
        height={64}
        isEmpty={({ totalItems }) => totalItems === 0}
        empty={<p className="soft">Er is nog geen zorgteam.</p>}
      >
        {({ member }) => (
          <ul className={`grid ${classes.faces}`}>
            {member.slice(0, 6).map(({ uuid: key, careWorker }) => (
              <li key={key}>
                <Avatar name={nameOf(careWorker.profile)} />
                {careWorker.uuid === me ? 'Jij' : careWorker.profile.firstName}
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  )
}
