import { reactionStatuses } from '../../../../contract/status-groups.ts'
import { formatDate, formatTimes } from '../../../../rules/format-nl.ts'
import { ActButton } from '../../../care/act/act-button.tsx'
import { dateOf } from '../../../care/moment/moment.ts'
import type { Reaction } from '../../../care/moment/publication.ts'
import { useChange } from '../../../client/cache.ts'
import type { ButtonLook } from '../../../components/button.tsx'
import { actionWords } from '../../../words/actions-nl.ts'

type Props = Pick<ButtonLook, 'size'> & { reaction: Reaction; onDone?: () => unknown }

/** Withdraws a reaction: at once while it waits, since the worker may react again; else it asks first. */
export function WithdrawButton({ reaction, onDone, size = 'md' }: Props) {
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
      size={size}
      run={() => withdraw.run({ uuid }).then(onDone)}
      done="Je reactie is ingetrokken."
      {...(waits ? { undo: again } : { ask: { title: 'Reactie intrekken?', follows } })}
    >
      {actionWords.withdrawReaction}
    </ActButton>
  )
}
