import { ActionButton } from '#care/action/action-button.tsx'
import { MessageButton } from '#care/messages/message-button.tsx'
import { formatShortDate } from '#care/moment/moment.ts'
import type { Reaction } from '#care/moment/publication.ts'
import { factsOf } from '#care/moment/publication.ts'
import { ReactionBadge } from '#care/moment/status-badge.tsx'
import { MomentCard } from '#care/moment/summary/moment-card.tsx'
import { now } from '#care/now.ts'
import { WaitingCard } from '#care/offline/waiting-card.tsx'
import { useChange } from '#client/cache.ts'
import { useWaiting } from '#client/outbox/use-waiting.ts'
import { reactionStatuses } from '#contract/status-groups.ts'
import { actionWords } from '#words/actions-nl.ts'
import classes from './reactions.module.css'
import { WithdrawButton } from './withdraw-button.tsx'

const cardOf = ({ careMomentPublication: { uuid, careMoment, publishedForContractTypes }, distanceKm }: Reaction) =>
  factsOf({
    uuid,
    careMoment,
    ...(distanceKm !== undefined && { distanceKm }),
    publishedForContractTypes: careMoment.contractType ? [careMoment.contractType] : publishedForContractTypes,
  })

/**
 * Whether withdrawing still makes sense: someone who was not chosen does so at the assignment, and for a past day nobody does.
 */
export const maySayNo = ({ status, allowedActions, careMomentPublication }: Reaction, now: string): boolean =>
  allowedActions.includes('withdraw') &&
  reactionStatuses.waiting.includes(status) &&
  careMomentPublication.careMoment.endDate > now

/** A reaction with its assignment, status, buttons, and number of unread messages. */
export function ReactionItem({ reaction, unread }: { reaction: Reaction; unread: number }) {
  const { status, createdAt, allowedActions } = reaction
  const [waiting] = useWaiting(reaction.careMomentPublication['@id'])
  return (
    <li className={`card ${classes.reaction}`}>
      <MomentCard {...cardOf(reaction)} />
      {waiting && (
        <div className={classes.waiting}>
          <WaitingCard entry={waiting} />
        </div>
      )}
      <div className={`wrap-row gap-8-12 ${classes.foot}`}>
        <ReactionBadge status={status} reader="worker" />
        <span className="soft small figures">Gereageerd op {formatShortDate(createdAt, now())}</span>
        <span className={`grid to-end gap-8 ${classes.acts}`}>
          <MessageButton about={reaction.uuid} unread={unread} variant="default" />
          {maySayNo(reaction, now()) && !waiting && <WithdrawButton reaction={reaction} />}
          {allowedActions.includes('resolve') && <PutAway reaction={reaction} />}
        </span>
      </div>
    </li>
  )
}

function PutAway({ reaction }: { reaction: Reaction }) {
  const { run } = useChange('PATCH /care_moment_publication_reactions/{uuid}/resolve')
  return (
    <ActionButton
      item={reaction}
      action="resolve"
      run={() => run({ uuid: reaction.uuid })}
      done="De reactie staat in het archief."
    >
      {actionWords.resolve}
    </ActionButton>
  )
}
