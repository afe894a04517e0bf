import { MessageButton } from '../messages/message-button.tsx'
import { nameOf } from '../moment/care-moment.ts'
import type { Reaction } from '../moment/publication.ts'
import { ReactionBadge } from '../moment/status-badge.tsx'
import { nameStandby } from './person-state.ts'
import classes from './reactions-part.module.css'
import { StandbyButton } from './standby-button.tsx'

type Props = { title: string; reactions: readonly Reaction[]; unread: (reaction: string) => number }

/** Reactions that need no answer, collapsed: the outcome of each, second choices, and a button to write to them. */
export const EarlierReactions = ({ title, reactions, unread }: Props) => (
  <details className={classes.earlier}>
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
