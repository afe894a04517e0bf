import { useChange } from '#client/cache.ts'
import { ActionButton } from '../action/action-button.tsx'
import { MessageButton } from '../messages/message-button.tsx'
import { nameOf } from '../moment/care-moment.ts'
import type { Reaction } from '../moment/publication.ts'
import { ReactionBadge } from '../moment/status-badge.tsx'
import { nameStandby } from './person-state.ts'
import classes from './reactions-part.module.css'

type Props = { title: string; reactions: readonly Reaction[]; unread: (reaction: string) => number }

/** Reactions that need no answer, collapsed: the outcome of each, second choices, and a button to write to them. */
export const EarlierReactions = ({ title, reactions, unread }: Props) => (
  <details className={`fold ${classes.earlier}`}>
    <summary>
      {title} ({reactions.length})
    </summary>
    <ul>
      {reactions.map(reaction => {
        const { uuid, careWorker, status, standbyPosition } = reaction
        return (
          <li key={uuid}>
            {nameOf(careWorker.profile)} <ReactionBadge status={status} reader="organization" />
            {standbyPosition && <span className="soft small">{nameStandby(standbyPosition)}</span>}
            <MessageButton about={uuid} unread={unread(uuid)} with={nameOf(careWorker.profile)} size="sm" />
            <StandbyButton reaction={reaction} />
          </li>
        )
      })}
    </ul>
  </details>
)

/** Makes someone second choice, or undoes that; nothing where it is no longer possible. */
function StandbyButton({ reaction }: { reaction: Reaction }) {
  const keep = useChange('PATCH /care_moment_publication_reactions/{uuid}/standby')
  const drop = useChange('PATCH /care_moment_publication_reactions/{uuid}/no_standby')
  const { uuid, standbyPosition, allowedActions, careWorker } = reaction
  const action = standbyPosition ? 'no_standby' : 'standby'
  if (!allowedActions.includes(action)) return null
  const name = nameOf(careWorker.profile)
  const [keeping, dropping] = [() => keep.run({ uuid }), () => drop.run({ uuid })]
  return standbyPosition ? (
    <ActionButton
      variant="subtle"
      size="sm"
      item={reaction}
      action="no_standby"
      run={dropping}
      undo={keeping}
      done={`${name} is geen tweede keus meer.`}
    >
      Geen tweede keus meer
    </ActionButton>
  ) : (
    <ActionButton
      variant="subtle"
      size="sm"
      item={reaction}
      action="standby"
      run={keeping}
      undo={dropping}
      done={`${name} is tweede keus, en hoort dat als je iemand anders kiest.`}
    >
      Tweede keus
    </ActionButton>
  )
}
