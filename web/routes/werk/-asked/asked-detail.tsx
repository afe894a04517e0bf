import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { plannedPayOf } from '#care/moment/hours/pay.ts'
import type { Invitation } from '#care/moment/invitation.ts'
import { formatShortDate } from '#care/moment/moment.ts'
import { useNow } from '#care/now.ts'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { DetailPage } from '#components/page/detail-page.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { askingInvitationStatuses } from '#contract/status-groups.ts'
import { cancellationOf, inTimeUntil } from '#rules/shifts/cancellation.ts'
import { formatMoney, formatTime } from '#rules/time/format-nl.ts'
import asked from '../-reactions/reactions.module.css'
import classes from '../nieuwe-opdrachten/-assignment/assignment.module.css'
import { AssignmentPay } from '../nieuwe-opdrachten/-assignment/assignment-pay.tsx'
import { AssignmentWhat, AssignmentWhere } from '../nieuwe-opdrachten/-assignment/assignment-what.tsx'
import { AssignmentWhen } from '../nieuwe-opdrachten/-assignment/assignment-when.tsx'
import type { Told } from '../nieuwe-opdrachten/-assignment/use-assignment.ts'
import { Answers, Deadline } from './asked-card.tsx'

/** A question by name, shown as the assignment it is about, with the two answers in its bar. */
export default function AskedDetail({ me, uuid }: { me: string; uuid: string }) {
  return (
    <DetailPage
      query={useAsked(uuid)}
      kind="Vraag"
      back={{ href: '/werk/reacties', label: 'Reacties' }}
      title={({ invitation }) => invitation.careMoment.title}
      lead={({ invitation: { careMoment } }) => `${careMoment.location.organization.name}, ${careMoment.location.city}`}
      gone={{ title: 'Deze vraag is er niet', text: 'Kijk bij je reacties wat er nog loopt.' }}
    >
      {({ invitation, assignment }) =>
        assignment ? <Whole me={me} invitation={invitation} assignment={assignment} /> : <Over />
      }
    </DetailPage>
  )
}

const Over = () => (
  <Empty
    title="Je kunt hier niet meer op antwoorden"
    text="Misschien heb je al antwoord gegeven, is de tijd om, of is de vraag ingetrokken."
    action={<AppLink href="/werk/reacties">Naar je reacties</AppLink>}
  />
)

function Whole({ me, invitation, assignment }: { me: string; invitation: Invitation; assignment: Told }) {
  const now = useNow()
  const { message, answerBefore, careMoment } = invitation
  return (
    <div className={`stack gap-16 ${classes.split}`}>
      <div className={`grid packed gap-16 ${classes.column}`}>
        {answerBefore && <Deadline answerBefore={answerBefore} now={now} />}
        <AssignmentWhen me={me} assignment={assignment} />
        {message && (
          <figure className="card grid gap-8 pad-20">
            <figcaption className="strong">{careMoment.location.organization.name} schrijft</figcaption>
            <blockquote className={`as-typed breaks ${asked.message}`} data-written>
              {message}
            </blockquote>
          </figure>
        )}
        <AssignmentPay assignment={assignment} />
        <AssignmentWhat assignment={assignment} />
        <AssignmentWhere assignment={assignment} />
      </div>
      <AnswerBar invitation={invitation} assignment={assignment} now={now} />
    </div>
  )
}

/** What a yes means: it can be cancelled later, without counting as late until the assignment's term. */
function sayYes(moment: Told['moment'], now: string): string {
  if (cancellationOf(moment, now).kind === 'late') return 'Zeg je ja, dan kom je. Afzeggen telt daarna meteen als te laat.'
  const until = inTimeUntil(moment)
  return `Zeg je ja, dan kom je. Op tijd afzeggen kan tot ${formatShortDate(until, now)}, ${formatTime(until)}.`
}

function AnswerBar({ invitation, assignment: { moment }, now }: { invitation: Invitation; assignment: Told; now: string }) {
  const navigate = useNavigate()
  const { totalCents } = plannedPayOf(moment)
  return (
    <div className={`card wrap-row sticky gap-wrap floats ${classes.action}`}>
      {moment.hourlyRate !== undefined && (
        <p className={`shrinks tight figures ${classes.price}`}>
          <strong>{formatMoney(moment.hourlyRate)}</strong> per uur
          {totalCents > 0 && <span>{formatMoney(totalCents)} in totaal</span>}
        </p>
      )}
      <p className={`small figures ${classes.promise}`}>{sayYes(moment, now)}</p>
      <div className={classes.answers}>
        <Answers
          invitation={invitation}
          onYes={() => void navigate({ href: `/werk/planning?dienst=${moment.uuid}`, replace: true })}
          onNo={() => void navigate({ href: '/werk/reacties', replace: true })}
        />
      </div>
    </div>
  )
}

/** A question by name with its assignment; without that when it can no longer be answered. */
function useAsked(uuid: string) {
  const question = useQuery(queryOf('GET /care_moment_invitations/{uuid}', { uuid }))
  const invitation = question.data
  const asks = invitation !== undefined && askingInvitationStatuses.includes(invitation.status)
  const moment = useQuery({
    ...queryOf('GET /care_moments/{uuid}', { uuid: invitation?.careMoment.uuid ?? '' }),
    enabled: asks,
  })
  const rate = invitation?.hourlyRate
  const told = asks && moment.data ? { ...moment.data, ...(rate !== undefined && { hourlyRate: rate }) } : undefined
  const assignment: Told | undefined = told && {
    moment: told,
    publication: {
      ...{ careMoment: told, distanceKm: invitation!.distanceKm },
      publishedForContractTypes: [invitation!.contractType],
    },
  }
  const failed = [question, moment].filter(query => query.isError)
  return {
    data: invitation && (assignment || !asks) ? { invitation, assignment } : undefined,
    error: failed[0]?.error ?? null,
    refetch: () => Promise.all(failed.map(query => query.refetch())),
  }
}
