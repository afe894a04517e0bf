import { useQuery } from '@tanstack/react-query'
import { reactionStatuses } from '../../../../../../contract/status-groups.ts'
import { type Moment, nameOf } from '../../../../../care/moment/care-moment.ts'
import type { Reaction } from '../../../../../care/moment/publication.ts'
import { ReactionBadge } from '../../../../../care/moment/status-badge.tsx'
import { ask } from '../../../../../client/cache.ts'
import { Failed } from '../../../../../components/list-state.tsx'
import { Skeleton } from '../../../../../components/skeleton.tsx'
import { Part } from '../part.tsx'
import { byMatch } from './match.ts'
import { ReactionCard } from './reaction-card.tsx'
import classes from './reactions-part.module.css'

/** The workers who reacted, side by side, the best match first; below them those who were rejected or withdrew. */
export function ReactionsPart({ moment }: { moment: Moment }) {
  const query = useQuery(
    ask('GET /care_moment_publication_reactions', {
      query: { 'careMomentPublication.careMoment.uuid': moment.uuid, itemsPerPage: 100 },
    }),
  )
  const reactions = (query.data?.member ?? []).toSorted(byMatch(moment.expertiseLevel))
  const isOpen = ({ status }: Reaction) => reactionStatuses.waiting.includes(status)
  const open = reactions.filter(isOpen)
  const earlier = reactions.filter(reaction => !isOpen(reaction))
  if (query.data && reactions.length === 0 && moment.publishedForContractTypes.length === 0) return null
  return (
    <Part title={open.length > 0 ? `Reacties (${open.length})` : 'Reacties'}>
      {query.isError && !query.data && <Failed error={query.error} onRetry={query.refetch} />}
      {query.isPending && <Skeleton height={240} radius="lg" />}
      {query.data && open.length === 0 && (
        <p>Nog niemand reageerde. Een bonus of een ruimere doelgroep helpt; ook kun je een favoriet direct kiezen.</p>
      )}
      {open.length > 0 && (
        <ul className={classes.cards}>
          {open.map(reaction => (
            <ReactionCard key={reaction.uuid} {...{ reaction, moment }} others={open.length - 1} />
          ))}
        </ul>
      )}
      {earlier.length > 0 && (
        <details className={classes.earlier}>
          <summary>Eerdere reacties ({earlier.length})</summary>
          <ul>
            {earlier.map(({ uuid, careWorker, status }) => (
              <li key={uuid}>
                {nameOf(careWorker.profile)} <ReactionBadge status={status} reader="organization" />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Part>
  )
}
