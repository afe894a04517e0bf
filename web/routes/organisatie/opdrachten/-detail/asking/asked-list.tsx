import { askingInvitationStatuses } from '../../../../../../contract/status-groups.ts'
import { formatTime } from '../../../../../../rules/format-nl.ts'
import { ActButton } from '../../../../../care/act/act-button.tsx'
import { nameOf } from '../../../../../care/moment/care-moment.ts'
import type { Invitation } from '../../../../../care/moment/invitation.ts'
import { dateOf, formatShortDate } from '../../../../../care/moment/moment.ts'
import { WorkerAvatar } from '../../../../../care/profile/worker-avatar.tsx'
import { useChange } from '../../../../../client/cache.ts'
import { StatusPill } from '../../../../../components/status-pill.tsx'
import { invitationWords, withdrawnWords } from '../../../../../words/invitations-nl.ts'
import classes from './asking.module.css'

/** 'tot 14:30', and the day when that is another one. */
const until = (instant: string, now: string): string =>
  dateOf(instant) === dateOf(now) ? `tot ${formatTime(instant)}` : `tot ${formatShortDate(instant, now)}, ${formatTime(instant)}`

/** Those who were asked, in their order, and how each stands. */
export function AskedList({ asked, now }: { asked: readonly Invitation[]; now: string }) {
  return (
    <ol className={classes.asked} aria-label="Wie je vroeg">
      {asked.map(one => (
        <li key={one.uuid}>
          <WorkerAvatar profile={one.careWorker.profile} size="sm" />
          <span className={classes.words}>
            <strong>{nameOf(one.careWorker.profile)}</strong>
            <span className={classes.soft}>{one.careWorker.profile.expertiseLevel.name}</span>
          </span>
          <Standing invitation={one} now={now} />
          <Withdraw invitation={one} />
        </li>
      ))}
    </ol>
  )
}

function Standing({ invitation: { status, answerBefore, withdrawnBecause }, now }: { invitation: Invitation; now: string }) {
  const { label, tone } = invitationWords(status)
  const isAsked = askingInvitationStatuses.includes(status)
  return (
    <span className={`${classes.standing} figures`}>
      <StatusPill tone={tone}>
        {withdrawnBecause ? withdrawnWords[withdrawnBecause] : label}
        {isAsked && answerBefore && ` ${until(answerBefore, now)}`}
      </StatusPill>
    </span>
  )
}

function Withdraw({ invitation }: { invitation: Invitation }) {
  const { run } = useChange('PUT /care_moment_invitations/{uuid}/withdraw')
  const { uuid, careWorker, status, allowedActions } = invitation
  const name = nameOf(careWorker.profile)
  if (!allowedActions.includes('withdraw')) return <span />
  const isAsked = askingInvitationStatuses.includes(status)
  const follows = <p>{name} hoort dat de vraag niet meer geldt. Wie daarna aan de beurt is, krijgt de vraag meteen.</p>
  return (
    <ActButton
      size="sm"
      variant="subtle"
      item={invitation}
      action="withdraw"
      run={() => run({ uuid })}
      done={`De vraag aan ${name} is ingetrokken.`}
      {...(isAsked && { ask: { title: `Vraag aan ${name} intrekken?`, follows, act: 'Vraag intrekken' } })}
    >
      Intrekken
    </ActButton>
  )
}
