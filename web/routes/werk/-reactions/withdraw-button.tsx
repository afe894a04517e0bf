import { ActionButton } from '#care/action/action-button.tsx'
import { dateOf } from '#care/moment/moment.ts'
import type { Reaction } from '#care/moment/publication.ts'
import { isQueued, queuedWords, useQueuedChange } from '#client/outbox/use-queued-change.ts'
import type { ButtonLook } from '#components/controls/button.tsx'
import { reactionStatuses } from '#contract/status-groups.ts'
import { formatShiftTimes } from '#rules/time/broken-shift.ts'
import { formatDate } from '#rules/time/format-nl.ts'
import { actionWords } from '#words/actions-nl.ts'
import { reactionAgainEntry, withdrawalEntry } from '../nieuwe-opdrachten/-assignment/reaction-entries.ts'

type Props = Pick<ButtonLook, 'size'> & { reaction: Reaction; onDone?: () => unknown }

/** Withdraws a reaction: at once while it waits, since the worker may react again; otherwise it asks first. */
export function WithdrawButton({ reaction, onDone, size = 'md' }: Props) {
  const { uuid, status, motivation, careMomentPublication } = reaction
  const withdraw = useQueuedChange('PATCH /care_moment_publication_reactions/{uuid}/withdraw')
  const react = useQueuedChange('POST /care_moment_publication_reactions')
  const { careMoment } = careMomentPublication
  const { title, startDate } = careMoment
  const waits = reactionStatuses.waiting.includes(status)
  const again = () =>
    react.run(
      { body: { careMomentPublication: careMomentPublication['@id'], motivation: motivation ?? null, agreed: true } },
      reactionAgainEntry(reaction),
    )
  const consequences = (
    <p>
      Je reactie op “{title}” ({formatDate(dateOf(startDate))}, {formatShiftTimes(careMoment)}) vervalt. Komt er toch weer een
      plek vrij, dan doe je niet meer mee.
    </p>
  )
  return (
    <ActionButton
      item={reaction}
      action="withdraw"
      size={size}
      run={async () => {
        const answer = await withdraw.run({ uuid }, withdrawalEntry(reaction))
        onDone?.()
        return answer
      }}
      done={answer => (isQueued(answer) ? queuedWords : 'Je reactie is ingetrokken.')}
      {...(waits
        ? { undo: answer => (isQueued(answer) ? withdraw.takeBack(answer) : again()) }
        : { ask: { title: 'Reactie intrekken?', consequences } })}
    >
      {actionWords.withdrawReaction}
    </ActionButton>
  )
}
