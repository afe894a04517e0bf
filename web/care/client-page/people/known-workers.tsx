import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#client/api.ts'
import { useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { Person } from '#components/marks/person.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { useAction } from '../../action/use-action.ts'
import { knownWorkersQuery } from '../../client-file/client.ts'
import parts from '../../client-file/file-parts.module.css'
import { nameOf } from '../../moment/care-moment.ts'

type Known = AnswerOf<'GET /clients/{uuid}/care_workers'>['member'][number]

/** People who work for this client, or did recently, without being on the care team: they can be added. */
export function KnownWorkers({ client, team }: { client: string; team: readonly string[] }) {
  const others = (members: readonly Known[]) => members.filter(({ uuid }) => !team.includes(uuid))
  return (
    <Card title="Wie deze cliënt ook kent">
      <QueryState
        query={useQuery(knownWorkersQuery(client))}
        height={96}
        isEmpty={({ member }) => others(member).length === 0}
        empty={<p className="soft">Buiten het zorgteam kwam hier de laatste 90 dagen niemand.</p>}
      >
        {({ member }) => (
          <div className="stack gap-16">
            <p className="soft">Zij werken hier, of deden dat in de laatste 90 dagen.</p>
            <ul className={`grid ${parts.team}`}>
              {others(member).map(worker => (
                <li key={worker.uuid}>
                  <Person name={nameOf(worker.profile)} about={worker.profile.expertiseLevel.name} />
                  <PutOnTeam client={client} worker={worker} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </QueryState>
    </Card>
  )
}

function PutOnTeam({ client, worker }: { client: string; worker: Known }) {
  const create = useChange('POST /care_teams')
  const remove = useChange('DELETE /care_teams/{uuid}')
  const { busy, act } = useAction()
  const name = nameOf(worker.profile)
  const put = () =>
    act({
      run: () => create.run({ body: { client: `/v1/clients/${client}`, careWorker: worker['@id'] } }),
      done: `${name} zit nu in het zorgteam.`,
      undo: ({ uuid }) => remove.run({ uuid }),
    })
  return (
    <Button variant="default" size="sm" loading={busy} onClick={() => void put()}>
      In het zorgteam<span className="unseen"> zetten: {name}</span>
    </Button>
  )
}
