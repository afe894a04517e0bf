import { ActionButton, Acts } from '#care/action/action-button.tsx'
import { sayPlannedTotal } from '#care/moment/hours/pay.ts'
import type { Invitation } from '#care/moment/invitation.ts'
import { dateOf, formatDates, formatShortDate, formatWhen } from '#care/moment/moment.ts'
import { MomentHead } from '#care/moment/summary/moment-head.tsx'
import { sayTimeLeft } from '#care/time-left.ts'
import { useChange } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { useOnline } from '#components/hooks/use-online.ts'
import { typedMinutes } from '#rules/money/worked-hours.ts'
import { minutesBetween } from '#rules/time/amsterdam.ts'
import { formatHourCount, formatHours, formatKm, formatMoney, formatTime } from '#rules/time/format-nl.ts'
import { nameContractTypes } from '#words/nl.ts'
import classes from '../-reactions/reactions.module.css'
import { questionHref } from './asked-of.ts'

const noMatters = 'Een nee mag altijd en telt nergens mee.'

/** A question by name: where, when and the pay, the deadline, and the two answers. */
export function AskedCard({ invitation, now }: { invitation: Invitation; now: string }) {
  const { careMoment, answerBefore, contractType, distanceKm, message } = invitation
  const { title, location, expertiseLevel, timeScope } = careMoment
  const online = useOnline()
  const heading = (
    <h3>
      <AppLink href={questionHref(invitation.uuid)}>{title}</AppLink>
    </h3>
  )
  const where = (
    <p>
      {location.organization.name}, {location.name} in {location.city}
      {distanceKm !== undefined && ` (${formatKm(distanceKm)})`}
    </p>
  )
  return (
    <li className={`stack gap-12 pad-16 on-card ${classes.card}`}>
      {answerBefore && <Deadline answerBefore={answerBefore} now={now} />}
      {timeScope === 'period' ? (
        <div>
          <p className="strong figures">{formatDates(careMoment)}</p>
          {heading}
          {where}
        </div>
      ) : (
        <MomentHead moment={careMoment} now={now} title={heading} where={where} />
      )}
      <p className="soft small">
        {expertiseLevel.name} · {nameContractTypes([contractType])}
      </p>
      <Pay invitation={invitation} />
      {message && <blockquote className={`as-typed breaks ${classes.message}`}>{message}</blockquote>}
      <Answers invitation={invitation} />
      <p className="soft small">{noMatters}</p>
      {!online && (
        <p className="soft small">Zonder internet kun je niet antwoorden: de organisatie moet je antwoord meteen krijgen.</p>
      )}
    </li>
  )
}

/** The deadline for an answer, and the time left. */
export function Deadline({ answerBefore, now }: { answerBefore: string; now: string }) {
  const minutes = minutesBetween(now, answerBefore)
  const at = dateOf(answerBefore) === dateOf(now) ? formatTime(answerBefore) : formatDateOf(answerBefore, now)
  return (
    <p className={`wrap spread rounded warns figures ${classes.deadline}`}>
      <strong>Antwoord voor {at}</strong>
      <span>{minutes > 0 ? sayTimeLeft(minutes) : 'De tijd is om'}</span>
    </p>
  )
}
const formatDateOf = (instant: string, now: string) => `${formatShortDate(instant, now)}, ${formatTime(instant)}`

function Pay({ invitation: { careMoment, hourlyRate } }: { invitation: Invitation }) {
  const { startDate, endDate, breakMinutes, timeScope, hoursPerWeek } = careMoment
  if (hourlyRate === undefined) return null
  const total = sayPlannedTotal({ ...careMoment, hourlyRate })
  const hours = timeScope === 'period' ? hoursPerWeek : undefined
  return (
    <p className="wrap spread baseline gap-4-12 figures">
      <span>
        <strong>{formatMoney(hourlyRate)}</strong> <span className="soft small">per uur</span>
      </span>
      {hours !== undefined && <span className="soft small">{formatHourCount(hours)} per week</span>}
      {timeScope === 'moment' && (
        <span>
          <span className="soft small">{formatHours(typedMinutes({ startDate, endDate, breakMinutes }))} · </span>
          {total}
        </span>
      )}
    </p>
  )
}

type AnswersProps = { invitation: Invitation; onYes?: () => void; onNo?: () => void }
/** The two answers to a question by name. */
export function Answers({ invitation, onYes, onNo }: AnswersProps) {
  const accept = useChange('PUT /care_moment_invitations/{uuid}/accept')
  const decline = useChange('PUT /care_moment_invitations/{uuid}/decline')
  const { uuid, careMoment, hourlyRate } = invitation
  const { location } = careMoment
  const when = formatWhen(careMoment)
  const pay = hourlyRate === undefined ? '' : `, voor ${formatMoney(hourlyRate)} per uur`
  return (
    <Acts>
      <ActionButton
        variant="filled"
        item={invitation}
        action="accept"
        run={() => accept.run({ uuid }).then(onYes)}
        done="Afgesproken. De dienst staat in je planning."
        ask={{
          title: 'Kom je?',
          consequences: (
            <p>
              Je spreekt af dat je komt: {when}, bij {location.organization.name} in {location.city}
              {pay}. De dienst staat dan in je planning. Kun je later toch niet, zeg dan daar af.
            </p>
          ),
        }}
      >
        Ja, ik kom
      </ActionButton>
      <ActionButton
        item={invitation}
        action="decline"
        run={() => decline.run({ uuid }).then(onNo)}
        done="Doorgegeven. De vraag gaat naar iemand anders."
        ask={{
          title: 'Deze keer niet?',
          consequences: <p>Je hoeft niet te zeggen waarom. De vraag kan meteen naar iemand anders gaan. {noMatters}</p>,
        }}
      >
        Nee, deze keer niet
      </ActionButton>
    </Acts>
  )
}
