import { useChange } from '#client/cache.ts'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { askingInvitationStatuses } from '#contract/status-groups.ts'
import { invitationWords, withdrawnWords } from '#words/invitations-nl.ts'
import { nameOf } from '../moment/care-moment.ts'
import type { Invitation } from '../moment/invitation.ts'
import { untilWords } from '../moment/moment.ts'
import { WorkerAvatar } from '../profile/worker-avatar.tsx'
import classes from './asking.module.css'
import { PersonAction } from './person-action.tsx'

/** The people who were asked, in order, with their status. */
export function AskedList({ asked, now }: { asked: readonly Invitation[]; now: string }) {
  return (
    <ol className={`grid ${classes.asked}`} aria-label="Wie je vroeg">
      {asked.map(one => (
        <li key={one.uuid}>
          <WorkerAvatar profile={one.careWorker.profile} size="sm" />
          <span className="grid shrinks tight breaks">
            <strong>{nameOf(one.careWorker.profile)}</strong>
            <span className="soft small">{one.careWorker.profile.expertiseLevel.name}</span>
          </span>
          <Standing invitation={one} now={now} />
          {one.allowedActions.includes('withdraw') ? <Withdraw invitation={one} /> : <span />}
        </li>
      ))}
    </ol>
  )
}

function Standing({ invitation: { status, answerBefore, withdrawnBecause }, now }: { invitation: Invitation; now: string }) {
  const { label, tone } = invitationWords(status)
  const isAsked = askingInvitationStatuses.includes(status)
  return (
    <span className={`figures ${classes.standing}`}>
      <StatusPill tone={tone}>
        {withdrawnBecause ? withdrawnWords[withdrawnBecause] : label}
        {isAsked && answerBefore && ` ${untilWords(answerBefore, now)}`}
      </StatusPill>
    </span>
  )
}

function Withdraw({ invitation }: { invitation: Invitation }) {
  const { run } = useChange('PUT /care_moment_invitations/{uuid}/withdraw')
  const { uuid, careWorker, status } = invitation
  const name = nameOf(careWorker.profile)
  const consequences = askingInvitationStatuses.includes(status)
    ? `${name} hoort dat de vraag niet meer geldt. Wie daarna aan de beurt is, krijgt de vraag meteen.`
    : `${name} staat dan niet meer in de rij, en merkt er niets van.`
  return (
    <PersonAction
      label="Intrekken"
      name={name}
      question={{
        title: `Vraag aan ${name} intrekken?`,
        consequences: <p>{consequences}</p>,
        act: 'Vraag intrekken',
        run: () => run({ uuid }),
        done: `De vraag aan ${name} is ingetrokken.`,
      }}
    />
  )
}
