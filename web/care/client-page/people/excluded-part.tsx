import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#client/api.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { IconButton } from '#components/controls/icon-button.tsx'
import { BinIcon, PlusIcon } from '#components/marks/icons.tsx'
import { Person } from '#components/marks/person.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { useAction } from '../../action/use-action.ts'
import parts from '../../client-file/file-parts.module.css'
import { nameOf } from '../../moment/care-moment.ts'
import classes from '../client.module.css'
import type { PartProps } from '../client-search.ts'

const Exclude = late(() => import('./exclude.tsx'))

type Entry = AnswerOf<'GET /exclude_lists'>['member'][number]

/** People who may not work for a client. They are never told. */
export default function ExcludedPart({ uuid, audience: { finds } }: PartProps) {
  const list = useQuery(queryOf('GET /exclude_lists', { query: { 'client.uuid': uuid, itemsPerPage: 100 } }))
  const [adding, add] = useState(false)
  const button = (
    <Button variant="default" leftSection={<PlusIcon size={20} />} onClick={() => add(true)}>
      Iemand uitsluiten
    </Button>
  )
  return (
    <div className={`stack gap-16 ${classes.reading}`}>
      <QueryState
        query={list}
        height={160}
        isEmpty={({ member }) => member.length === 0}
        empty={
          <Empty
            drawing="tea"
            title="Iedereen mag komen"
            text="Wie je uitsluit, ziet de opdrachten van deze cliënt niet. Wij vertellen niemand dat je iemand uitsloot."
            action={button}
          />
        }
      >
        {({ member }) => (
          <>
            <div className={`wrap-row spread gap-12 ${classes.head}`}>
              <p className="soft">Zij zien de opdrachten van deze cliënt niet, en horen niet dat ze hier staan.</p>
              {button}
            </div>
            <Card title="Wie niet komt">
              <ul className={`grid ${parts.team}`}>
                {member.map(entry => (
                  <li key={entry.uuid}>
                    <Person
                      name={nameOf(entry.careWorker.profile)}
                      about={
                        <>
                          {entry.careWorker.profile.expertiseLevel.name}
                          {entry.reason && <span data-written>: {entry.reason}</span>}
                        </>
                      }
                    />
                    <Include entry={entry} />
                  </li>
                ))}
              </ul>
            </Card>
          </>
        )}
      </QueryState>
      {adding && (
        <Exclude
          client={uuid}
          finds={finds}
          without={(list.data?.member ?? []).map(one => one.careWorker.uuid)}
          onClose={() => add(false)}
        />
      )}
    </div>
  )
}

function Include({ entry: { uuid, client, careWorker, reason } }: { entry: Entry }) {
  const remove = useChange('DELETE /exclude_lists/{uuid}')
  const create = useChange('POST /exclude_lists')
  const { busy, act } = useAction()
  const name = nameOf(careWorker.profile)
  const include = () =>
    act({
      run: () => remove.run({ uuid }),
      done: `${name} mag hier weer komen.`,
      undo: () => create.run({ body: { client: client['@id'], careWorker: careWorker['@id'], ...(reason && { reason }) } }),
    })
  return (
    <IconButton aria-label={`${name} van de uitsluitlijst halen`} loading={busy} onClick={() => void include()}>
      <BinIcon size={20} />
    </IconButton>
  )
}
