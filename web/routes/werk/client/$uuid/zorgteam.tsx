import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { nameOf } from '../../../../care/moment/care-moment.ts'
import type { AnswerOf } from '../../../../client/api.ts'
import { Empty, ListState } from '../../../../components/list-state.tsx'
import { Card, Page } from '../../../../components/page.tsx'
import { Person } from '../../../../components/person.tsx'
import { useMe } from '../../-parts/use-me.ts'
import { askTeam } from '../-file/file.ts'
import classes from '../-file/file-pages.module.css'

export const Route = createFileRoute('/werk/client/$uuid/zorgteam')({
  staticData: { screen: '/werk/client/[uuid]/zorgteam', title: ['Zorgteam', 'Cliënt'] },
  component: Team,
})

type Member = AnswerOf<'GET /care_teams'>['member'][number]

function Team() {
  const { uuid } = Route.useParams()
  return (
    <Page title="Zorgteam" width="reading">
      <ListState
        query={useQuery(askTeam(uuid))}
        rows={2}
        rowHeight={160}
        isEmpty={({ member }) => member.length === 0}
        empty={
          <Empty
            title="Er is nog geen zorgteam"
            text="De organisatie stelt het samen. Kom je hier vaker, zeg dan dat je erbij wilt."
          />
        }
      >
        {({ member }) => (
          <>
            <Group title="Vast" members={member.filter(({ isReserve }) => !isReserve)} />
            <Group
              title="Reserve"
              said="Komt als niemand van het vaste team kan."
              members={member.filter(({ isReserve }) => isReserve)}
            />
          </>
        )}
      </ListState>
    </Page>
  )
}

function Group({ title, said, members }: { title: string; said?: string; members: readonly Member[] }) {
  const me = useMe()
  if (members.length === 0) return null
  return (
    <Card title={title} aside={said && <p className={classes.soft}>{said}</p>}>
      <ul className={classes.team}>
        {members.map(({ uuid, careWorker }) => (
          <li key={uuid}>
            <Person
              name={nameOf(careWorker.profile)}
              about={`${careWorker.profile.expertiseLevel.name}${careWorker.uuid === me ? ' (jij)' : ''}`}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
