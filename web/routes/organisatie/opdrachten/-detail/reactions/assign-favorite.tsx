import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Moment, nameOf } from '../../../../../care/moment/care-moment.ts'
import { explain } from '../../../../../care/tell.ts'
import type { Problem } from '../../../../../client/api.ts'
import { ask, useChange } from '../../../../../client/cache.ts'
import { Avatar } from '../../../../../components/avatar.tsx'
import { Button } from '../../../../../components/button.tsx'
import { Dialog } from '../../../../../components/dialog.tsx'
import { Empty, ListState } from '../../../../../components/list-state.tsx'
import { toastDone } from '../../../../../components/toast.ts'
import classes from './assign-favorite.module.css'

/** Assigns a favourite directly; beside a name it says why that person cannot do it. */
export default function AssignFavorite({ moment, onClose }: { moment: Moment; onClose: () => void }) {
  const query = useQuery(ask('GET /favorite_care_workers', { query: { pagination: false } }))
  const { run, busy } = useChange('PUT /care_moments/{uuid}/assign')
  const [refused, setRefused] = useState<Record<string, string>>({})
  const count = moment.openReactionCount ?? 0
  const assign = (careWorker: { '@id': string; uuid: string }, name: string) =>
    run({ uuid: moment.uuid, body: { careWorker: careWorker['@id'], version: moment.version } }).then(
      () => {
        onClose()
        toastDone(`${name} is gekozen.`)
      },
      (problem: Problem) =>
        setRefused({ ...refused, [careWorker.uuid]: problem.status === 409 ? problem.message : explain(problem) }),
    )
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
