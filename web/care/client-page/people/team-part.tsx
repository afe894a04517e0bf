import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#client/api.ts'
import { useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { Checkbox } from '#components/controls/checkbox.tsx'
import { IconButton } from '#components/controls/icon-button.tsx'
import type { Choosable } from '#components/fields/combobox.tsx'
import { BinIcon, PlusIcon } from '#components/marks/icons.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { useAction } from '../../action/use-action.ts'
import { type TeamMember, teamQuery } from '../../client-file/client.ts'
import { TeamGroups } from '../../client-file/team-groups.tsx'
import { FormDialog } from '../../form/form-dialog.tsx'
import { useForm } from '../../form/use-form.ts'
import { nameOf } from '../../moment/care-moment.ts'
import classes from '../client.module.css'
import type { PartProps } from '../client-search.ts'
import { ChooseWorker } from './choose-worker.tsx'
import { KnownWorkers } from './known-workers.tsx'

/** A client's care team: regulars and reserves; with adding and removing members, and other people who know the client. */
export default function TeamPart({ uuid, audience: { finds } }: PartProps) {
  const team = useQuery(teamQuery(uuid))
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
              <p className="soft">Een opdracht kun je eerst alleen aan het zorgteam aanbieden.</p>
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
  const { busy, act } = useAction()
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

type AddMemberValues = { careWorker: Choosable | null; isReserve: boolean }
type AddMemberProps = { client: string; finds: string | undefined; without: readonly string[]; onClose: () => void }

/** Adds somebody to the care team. */
function AddMember({ client, finds, without, onClose }: AddMemberProps) {
  const create = useChange('POST /care_teams')
  const remove = useChange('DELETE /care_teams/{uuid}')
  const form = useForm<AddMemberValues, AnswerOf<'POST /care_teams'>>({
    start: { careWorker: null, isReserve: false },
    check: ({ careWorker }) => (careWorker ? {} : { careWorker: 'Kies een zorgverlener.' }),
    send: ({ careWorker, isReserve }) =>
      create.run({ body: { client: `/v1/clients/${client}`, careWorker: careWorker?.value ?? '', isReserve } }),
    done: (_, { careWorker }) => {
      onClose()
      return `${careWorker?.label} zit nu in het zorgteam.`
    },
    undo: ({ uuid }) => remove.run({ uuid }),
  })
  return (
    <FormDialog of={form} title="In het zorgteam zetten" onClose={onClose} closedBy="any" act="Toevoegen">
      <ChooseWorker {...form.field('careWorker')} {...{ finds, without }} />
      <Checkbox label="Reserve" description="Komt als niemand van het vaste team kan." {...form.tick('isReserve')} />
    </FormDialog>
  )
}
