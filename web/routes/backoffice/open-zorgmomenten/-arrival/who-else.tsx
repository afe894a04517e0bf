import { useQuery } from '@tanstack/react-query'
import { nameOf } from '#care/moment/care-moment.ts'
import { Part } from '#care/parts/part.tsx'
import { secondChoiceFirst } from '#care/reactions/match.ts'
import { nameStandby } from '#care/reactions/person-state.ts'
import { ask } from '#client/cache.ts'
import { CallWorker } from './call-worker.tsx'
import classes from './not-told.module.css'

/** The people who reacted but were not chosen, the second choice first, each with a phone number. */
export function WhoElse({ moment }: { moment: string }) {
  const query = { 'careMomentPublication.careMoment.uuid': moment, itemsPerPage: 100 }
  const { data } = useQuery(ask('GET /care_moment_publication_reactions', { query }))
  // Can still be a second choice: neither the worker nor the organization declined.
  const reactions = (data?.member ?? [])
    .filter(({ allowedActions }) => allowedActions.includes('standby'))
    .toSorted(secondChoiceFirst(({ isBusy }) => isBusy))
  if (reactions.length === 0) return null
  return (
    <Part title="Wie ook wilden komen">
      <ul className={classes.list}>
        {reactions.map(({ uuid, careWorker, standbyPosition }) => (
          <li key={uuid} className={`tap wrap-row ${classes.line}`}>
            <span>
              <strong>{nameOf(careWorker.profile)}</strong>
              {standbyPosition && `, ${nameStandby(standbyPosition)}`}
            </span>
            <span className={`wrap-row gap-wrap ${classes.acts}`}>
              <CallWorker worker={careWorker} />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
