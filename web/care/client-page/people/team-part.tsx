import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { IconButton } from '#components/controls/icon-button.tsx'
import { BinIcon, PlusIcon } from '#components/marks/icons.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { useAct } from '../../act/use-act.ts'
import { askTeam, type TeamMember } from '../../client-file/client.ts'
import { TeamGroups } from '../../client-file/team-groups.tsx'
import { nameOf } from '../../moment/care-moment.ts'
import classes from '../client.module.css'
import type { PartProps } from '../client-search.ts'
import { KnownWorkers } from './known-workers.tsx'

const AddMember = late(() => import('./add-member.tsx'))

/** A client's care team: regulars and reserves; with adding and removing members, and other people who know the client. */
export default function TeamPart({ uuid, audience: { finds } }: PartProps) {
  const team = useQuery(askTeam(uuid))
  const [adding, add] = useState(false)
  const button = (
    <Button variant="default" leftSection={<PlusIcon size={20} />} onClick={() => add(true)}>
      Iemand toevoegen
    </Button>
  )
  return (
    <div className={`stack gap-16 ${classes.reading}`}>
      <QueryState
        query={team}
        rows={2}
        height={160}
        isEmpty={({ member }) => member.length === 0}
        empty={
          <Empty
            title="Er is nog geen zorgteam"
            text="Wie in het zorgteam zit, kan de opdrachten van deze cliënt als eerste krijgen."
            action={button}
          />
        }
      >
        {({ member }) => (
          <>
            <div className={`wrap-row spread gap-12 ${classes.head}`}>
              <p className="flush soft">Een opdracht kun je eerst alleen aan het zorgteam aanbieden.</p>
              {button}
            </div>
            <TeamGroups members={member} actsOf={one => <Remove member={one} />} />
          </>
        )}
      </QueryState>
      {team.data && <KnownWorkers client={uuid} team={team.data.member.map(one => one.careWorker.uuid)} />}
      {adding && (
        <AddMember
          client={uuid}
          finds={finds}
          without={(team.data?.member ?? []).map(one => one.careWorker.uuid)}
          onClose={() => add(false)}
        />
      )}
    </div>
  )
}

function Remove({ member: { uuid, client, careWorker, isReserve } }: { member: TeamMember }) {
  const remove = useChange('DELETE /care_teams/{uuid}')
  const create = useChange('POST /care_teams')
  const { busy, act } = useAct()
  const name = nameOf(careWorker.profile)
  const takeOff = () =>
    act({
      run: () => remove.run({ uuid }),
      done: `${name} is uit het zorgteam gehaald.`,
      undo: () => create.run({ body: { client: client['@id'], careWorker: careWorker['@id'], isReserve } }),
    })
  return (
    <IconButton aria-label={`${name} uit het zorgteam halen`} loading={busy} onClick={() => void takeOff()}>
      <BinIcon size={20} />
    </IconButton>
  )
}
