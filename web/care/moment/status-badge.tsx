import { StatusPill } from '#components/marks/status-pill.tsx'
import { careMomentStatusWords } from '#contract/status-groups.ts'
import type { ReactionStatus } from '#contract/statuses.ts'
import { type CareMomentStatus, reactionStatusWordsForOrganization, reactionStatusWordsForWorker } from '#words/nl.ts'

/** The status of a care moment. */
export function CareMomentBadge({ status }: { status: CareMomentStatus }) {
  const { label, tone, help } = careMomentStatusWords[status]
  return (
    <StatusPill tone={tone} help={help}>
      {label}
    </StatusPill>
  )
}

/** The status of a reaction, in words for its reader. */
export function ReactionBadge({ status, reader }: { status: ReactionStatus; reader: 'worker' | 'organization' }) {
  const words = reader === 'worker' ? reactionStatusWordsForWorker : reactionStatusWordsForOrganization
  const { label, tone, help } = words[status]
  return (
    <StatusPill tone={tone} help={help}>
      {label}
    </StatusPill>
  )
}
