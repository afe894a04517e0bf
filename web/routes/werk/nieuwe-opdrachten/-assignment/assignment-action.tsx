import { plannedPayOf } from '#care/moment/hours/pay.ts'
import { assignmentHref } from '#care/moment/publication.ts'
import { Button } from '#components/controls/button.tsx'
import { openPublicationStatuses } from '#contract/status-groups.ts'
import { formatMoney } from '#rules/time/format-nl.ts'
import { actionWords } from '#words/actions-nl.ts'
import { WithdrawButton } from '../../-reactions/withdraw-button.tsx'
import classes from './assignment.module.css'
import { type Assignment, isLive } from './use-assignment.ts'

type Props = {
  assignment: Assignment
  /** Whether the worker may react; undefined while that loads. */
  eligible: boolean | undefined
  /** Whether another date of its series would be possible, when this one is not. */
  otherDate?: boolean
}

/** The main action of an assignment, within reach of the thumb. */
export function AssignmentAction({ assignment, eligible, otherDate = false }: Props) {
  const { moment, publication } = assignment
  const { totalCents } = plannedPayOf(publication.careMoment)
  return (
    <div className={`card wrap-row sticky gap-wrap floats ${classes.action}`}>
      <p className={`shrinks tight figures ${classes.price}`}>
        <strong>{formatMoney(moment.hourlyRate ?? 0)}</strong> per uur
        {totalCents > 0 && <span className="block soft small">{formatMoney(totalCents)} in totaal</span>}
      </p>
      <Act assignment={assignment} eligible={eligible} otherDate={otherDate} />
    </div>
  )
}

function Act({ assignment: { publication, moment, reaction }, eligible, otherDate }: Props) {
  if (moment.allowedActions.includes('cancel_assignment'))
    return (
      <Button size="lg" variant="default" href={assignmentHref(publication.uuid, 'annuleren')}>
        {actionWords.cancelAssignment}
      </Button>
    )
  if (reaction?.allowedActions.includes('withdraw')) return <WithdrawButton reaction={reaction} size="lg" />
  if (isLive(reaction) || !openPublicationStatuses.includes(publication.status)) return null
  if (eligible === false && otherDate && publication.series && publication.series.open > 0)
    return (
      <Button size="lg" variant="default" href={assignmentHref(publication.uuid, 'reageren')}>
        Kies een andere datum
      </Button>
    )
  if (!eligible)
    return (
      <Button size="lg" disabled={eligible === false} loading={eligible === undefined}>
        {actionWords.react}
      </Button>
    )
  return (
    <Button size="lg" href={assignmentHref(publication.uuid, 'reageren')}>
      {actionWords.react}
    </Button>
  )
}
