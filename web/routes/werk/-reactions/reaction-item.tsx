import { reactionStatuses } from '../../../../contract/status-groups.ts'
import { formatDate, formatTimes } from '../../../../rules/format-nl.ts'
import { ActButton } from '../../../care/act/act-button.tsx'
import { dateOf, formatShortDate } from '../../../care/moment/moment.ts'
import type { Reaction } from '../../../care/moment/publication.ts'
import { factsOf } from '../../../care/moment/publication.ts'
import { ReactionBadge } from '../../../care/moment/status-badge.tsx'
import { MomentCard } from '../../../care/moment/summary/moment-card.tsx'
import { now } from '../../../care/now.ts'
import { useChange } from '../../../client/cache.ts'
import { actionWords } from '../../../words/actions-nl.ts'
import classes from './reactions.module.css'

const cardOf = ({ careMomentPublication: { uuid, careMoment, publishedForContractTypes }, distanceKm }: Reaction) =>
  factsOf({
    uuid,
    careMoment,
    ...(distanceKm !== undefined && { distanceKm }),
    publishedForContractTypes: careMoment.contractType ? [careMoment.contractType] : publishedForContractTypes,
  })

/** A reaction with its assignment, its status and its buttons. */
export function ReactionItem({ reaction }: { reaction: Reaction }) {
  const { status, createdAt, allowedActions } = reaction
  return (
    <li className={classes.reaction}>
      <MomentCard {...cardOf(reaction)} />
      <div className={classes.foot}>
        <ReactionBadge status={status} reader="worker" />
        <span className={`${classes.soft} figures`}>Gereageerd op {formatShortDate(createdAt, now())}</span>
        <span className={classes.acts}>
          {allowedActions.includes('withdraw') && <Withdraw reaction={reaction} />}
          {allowedActions.includes('resolve') && <PutAway reaction={reaction} />}
        </span>
      </div>
    </li>
  )
}

function Withdraw({ reaction }: { reaction: Reaction }) {
  const { uuid, status, motivation, careMomentPublication } = reaction
  const withdraw = useChange('PATCH /care_moment_publication_reactions/{uuid}/withdraw')
  const react = useChange('POST /care_moment_publication_reactions')
  const { title, startDate, endDate } = careMomentPublication.careMoment
  const waits = reactionStatuses.waiting.includes(status)
  const again = () =>
    react.run({ body: { careMomentPublication: careMomentPublication['@id'], motivation: motivation ?? null, agreed: true } })
  const follows = (
    <p>
      Je reactie op “{title}” ({formatDate(dateOf(startDate))}, {formatTimes(startDate, endDate)}) vervalt. Komt er toch weer een
      plek vrij, dan doe je niet meer mee.
    </p>
  )
  return (
    <ActButton
      item={reaction}
      action="withdraw"
      run={() => withdraw.run({ uuid })}
      done="Je reactie is ingetrokken."
      {...(waits ? { undo: again } : { ask: { title: 'Reactie intrekken?', follows } })}
    >
      {actionWords.withdrawReaction}
    </ActButton>
  )
}

function PutAway({ reaction }: { reaction: Reaction }) {
  const { run } = useChange('PATCH /care_moment_publication_reactions/{uuid}/resolve')
  return (
    <ActButton item={reaction} action="resolve" run={() => run({ uuid: reaction.uuid })} done="De reactie staat in het archief.">
      {actionWords.resolve}
    </ActButton>
  )
}
