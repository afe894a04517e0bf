import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { boardStatuses, reactionStatuses } from '../../../../../../contract/status-groups.ts'
import { formatDateTimes } from '../../../../../../rules/format-nl.ts'
import { AskFirst } from '../../../../../care/act/ask-first.tsx'
import type { Moment } from '../../../../../care/moment/care-moment.ts'
import type { Reaction } from '../../../../../care/moment/publication.ts'
import { ask, useChange } from '../../../../../client/cache.ts'
import { Checkbox } from '../../../../../components/checkbox.tsx'
import classes from './reactions-part.module.css'

type Props = { reaction: Reaction; moment: Moment; others: number; name: string; onClose: () => void }

/** Assigns a worker and says what will happen; in a series also for the other moments this worker reacted to. */
export default function SelectDialog({ reaction, moment, others, name, onClose }: Props) {
  const [also, setAlso] = useState<string[]>([])
  const { run } = useChange('PUT /care_moment_publication_reactions/select')
  const query = { 'careWorker.uuid': reaction.careWorker.uuid, status: reactionStatuses.waiting, itemsPerPage: 100 }
  const mine = useQuery({
    ...ask('GET /care_moment_publication_reactions', {
      query: { ...query, 'order[careMomentPublication.careMoment.startDate]': 'asc' },
    }),
    enabled: moment.recurringCareMoment !== undefined,
  })
  const series = (mine.data?.member ?? []).filter(
    ({ uuid, careMomentPublication: { careMoment } }) =>
      uuid !== reaction.uuid &&
      careMoment.recurringCareMoment === moment.recurringCareMoment &&
      boardStatuses.open.includes(careMoment.status),
  )
  const free = series.filter(one => !one.isBusy)
  const count = 1 + also.length
  const done = count === 1 ? `${name} is gekozen.` : `${name} is gekozen voor ${count} opdrachten van deze reeks.`
  const follows = (
    <>
      <p>
        {name} hoort meteen dat de opdracht van {formatDateTimes(moment.startDate, moment.endDate)} doorgaat.
        {others > 0 &&
          ` De ${others === 1 ? 'ander die reageerde, hoort' : `${others} anderen die reageerden, horen`} dat de keuze op iemand anders viel.`}
      </p>
      {free.length > 1 && (
        <Checkbox
          label={`Ook voor de andere ${free.length} van deze reeks`}
          checked={also.length === free.length}
          indeterminate={also.length > 0 && also.length < free.length}
          onChange={event => setAlso(event.currentTarget.checked ? free.map(one => one['@id']) : [])}
        />
      )}
      {series.length > 0 && (
        <fieldset className={classes.others}>
          <legend>{name} reageerde ook op deze opdrachten van de reeks</legend>
          <ul className={classes.series}>
            {series.map(({ '@id': iri, isBusy, careMomentPublication: { careMoment } }) => (
              <li key={iri}>
                <Checkbox
                  checked={also.includes(iri)}
                  onChange={event =>
                    setAlso(now => (event.currentTarget.checked ? [...now, iri] : now.filter(one => one !== iri)))
                  }
                  disabled={isBusy ?? false}
                  label={formatDateTimes(careMoment.startDate, careMoment.endDate)}
                  description={isBusy && `${name} werkt dan ergens anders.`}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </>
  )
  return (
    <AskFirst
      title={`${name} kiezen?`}
      follows={follows}
      act={count === 1 ? 'Kiezen' : `Kiezen voor ${count} opdrachten`}
      run={() => run({ body: { reactions: [reaction['@id'], ...also] } })}
      done={done}
      onClose={onClose}
    />
  )
}
