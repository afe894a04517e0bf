import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '../../../../../care/act/use-act.ts'
import { type Moment, nameOf } from '../../../../../care/moment/care-moment.ts'
import { explain } from '../../../../../care/tell.ts'
import { ask, useChange } from '../../../../../client/cache.ts'
import { Avatar } from '../../../../../components/avatar.tsx'
import { Button } from '../../../../../components/button.tsx'
import { Dialog } from '../../../../../components/dialog.tsx'
import { Empty, ListState } from '../../../../../components/list-state.tsx'
import classes from './assign-favorite.module.css'

/** Assigns a favourite directly; beside a name it says why that person cannot do it. */
export default function AssignFavorite({ moment, onClose }: { moment: Moment; onClose: () => void }) {
  const query = useQuery(ask('GET /favorite_care_workers', { query: { pagination: false } }))
  const { run } = useChange('PUT /care_moments/{uuid}/assign')
  const { busy, act } = useAct()
  const [refused, setRefused] = useState<Record<string, string>>({})
  const count = moment.openReactionCount ?? 0
  const assign = async (careWorker: { '@id': string; uuid: string }, name: string) => {
    const body = { careWorker: careWorker['@id'], version: moment.version }
    const chosen = await act({
      run: () => run({ uuid: moment.uuid, body }),
      done: `${name} is gekozen.`,
      refused: problem => {
        setRefused({ ...refused, [careWorker.uuid]: problem.status === 409 ? problem.message : explain(problem) })
        return null
      },
    })
    if (chosen) onClose()
  }
  return (
    <Dialog title="Favoriet kiezen" busy={busy} onClose={onClose}>
      <p className={classes.lead}>
        Wie je kiest, hoort het meteen.
        {count > 0 && ` Wie al reageerde (${count}), hoort dat de keuze op iemand anders viel.`}
      </p>
      <ListState
        query={query}
        rows={3}
        rowHeight={56}
        isEmpty={data => data.member.length === 0}
        empty={<Empty title="Nog geen favorieten" text="Maak iemand favoriet met het hartje bij een reactie." />}
      >
        {({ member }) => (
          <ul className={classes.list}>
            {member.map(({ uuid, careWorker }) => {
              const name = nameOf(careWorker.profile)
              return (
                <li key={uuid}>
                  <Avatar name={name} />
                  <span className={classes.words}>
                    <strong>{name}</strong>
                    <span className={classes.soft}>
                      {careWorker.profile.expertiseLevel.name}, {careWorker.profile.city}
                    </span>
                  </span>
                  <Button size="sm" disabled={busy} onClick={() => void assign(careWorker, name)}>
                    Kiezen
                    <span className="unseen">: {name}</span>
                  </Button>
                  {refused[careWorker.uuid] && (
                    <span className={classes.refused} role="alert">
                      {refused[careWorker.uuid]}
                    </span>
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </ListState>
    </Dialog>
  )
}
