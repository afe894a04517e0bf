import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { teamQuery } from '#care/client-file/client.ts'
import { TeamGroups } from '#care/client-file/team-groups.tsx'
import { useMe } from '#client/use-me.ts'
import { Page } from '#components/page/page.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'

export const Route = createFileRoute('/werk/client/$uuid/zorgteam')({
  staticData: { screen: '/werk/client/[uuid]/zorgteam', title: ['Zorgteam', 'Cliënt'] },
  component: Team,
})

function Team() {
  const { uuid } = Route.useParams()
  const me = useMe()
  return (
    <Page title="Zorgteam" width="reading">
      <QueryState
        query={useQuery(teamQuery(uuid))}
        rows={2}
        height={160}
        isEmpty={({ member }) => member.length === 0}
        empty={
          <Empty
            title="Er is nog geen zorgteam"
            text="De organisatie stelt het samen. Kom je hier vaker, zeg dan dat je erbij wilt."
          />
        }
      >
        {({ member }) => <TeamGroups members={member} me={me} />}
      </QueryState>
    </Page>
  )
}
