import { reactionStatuses } from '../../../../../contract/status-groups.ts'
import { formatKm, formatNumber, formatPhone, formatTime } from '../../../../../rules/format-nl.ts'
import { useAct } from '../../../../care/act/use-act.ts'
import type { Moment } from '../../../../care/moment/care-moment.ts'
import { WorkerAvatar } from '../../../../care/profile/worker-avatar.tsx'
import { useChange } from '../../../../client/cache.ts'
import { Button } from '../../../../components/button.tsx'
import { CheckIcon, ClockIcon, CloseIcon, PhoneIcon } from '../../../../components/icons.tsx'
import { phoneHref } from '../../../../components/phone-href.ts'
import { CallAnswers } from './call-answers.tsx'
import { type Call, type Callable, mayBeCalled, stateOf } from './calls.ts'
import classes from './panel.module.css'

type Props = {
  person: Callable
  moment: Moment
  now: string
  me: string
  rank: number
  calls: readonly Call[]
  isPlanner: boolean
  /** Whom the key for the next call calls. */
  isNext: boolean
  onNext: (() => void) | undefined
}

/** Somebody who can come: why they stand here or what came of the call, their number, and the next thing to do. */
export function CallRow({ person, moment, now, me, rank, calls, isPlanner, isNext, onNext }: Props) {
  const { careWorker, firstName, lastName, phone, distanceKm } = person
  const [last] = calls
  const begin = useChange('POST /care_moment_calls')
  const assign = useChange('PUT /care_moments/{uuid}/assign')
  const { busy, act } = useAct()
  const name = `${firstName} ${lastName}`
  const call = () => void act({ run: () => begin.run({ body: { careMoment: moment['@id'], careWorker } }) })
  const choose = () =>
    act({ run: () => assign.run({ uuid: moment.uuid, body: { careWorker } }), done: `${name} komt. Toegewezen.` }).then(
      done => done && onNext?.(),
    )
  const state = stateOf(last)
  const isCalling = state?.isLive && last?.caller.uuid === me
  return (
    <li className={classes.person} data-calling={isCalling || undefined} data-over={state?.answer === 'no' || undefined}>
      <span className={`${classes.rank} figures`}>{rank}</span>
      <WorkerAvatar profile={person} size="sm" />
      <span className={classes.who}>
        <span>
          <strong>{name}</strong>
          {distanceKm !== null && <span className="figures"> · {formatKm(distanceKm)}</span>}
        </span>
        {last ? <Outcome calls={calls} me={me} /> : <span className={classes.soft}>{whyHere(person)}</span>}
      </span>
      {phone ? (
        <a href={phoneHref(phone)} className={`${classes.number} figures`}>
          {formatPhone(phone)}
        </a>
      ) : (
        <span className={classes.soft}>geen nummer</span>
      )}
      <span className={classes.act}>
        {isPlanner && mayBeCalled(last) && (
          <Button size="sm" variant="default" loading={busy} onClick={call} data-key={isNext ? 'b' : undefined}>
            {last ? 'Opnieuw' : 'Bellen'}
            <span className="unseen"> met {name}</span>
          </Button>
        )}
        {isPlanner && state?.answer === 'yes' && (
          <Button size="sm" loading={busy} onClick={() => void choose()}>
            Kiezen
            <span className="unseen"> van {name}</span>
          </Button>
        )}
      </span>
      {isCalling && last && isPlanner && (
        <CallAnswers call={last} name={name} now={now} startDate={moment.startDate} onYes={choose} />
      )}
    </li>
  )
}

const signs = { busy: PhoneIcon, soft: PhoneIcon, attention: ClockIcon, settled: CheckIcon }

/** What came of the last call, and when it was. */
function Outcome({ calls, me }: { calls: readonly Call[]; me: string }) {
  const [last] = calls
  const state = stateOf(last)
  if (!last || !state) return null
  const { remark, callBackAt, caller, startedAt } = last
  const { words, tone, isLive, isMissed, answer } = state
  const Sign = answer === 'no' ? CloseIcon : signs[tone]
  const isMine = caller.uuid === me
  const misses = calls.filter(one => stateOf(one)?.isMissed).map(one => formatTime(one.startedAt))
  const more = isLive
    ? [!isMine && `met ${caller.firstName}`]
    : [
        callBackAt && `om ${formatTime(callBackAt)}`,
        remark,
        isMissed ? `om ${misses.toReversed().join(' en ')}` : formatTime(startedAt),
        !isMine && caller.firstName,
      ]
  return (
    <span className={`${classes.outcome} figures`} data-tone={tone}>
      <Sign size={16} />
      <strong>{words}</strong>
      {more.filter(Boolean).map(part => ` · ${part}`)}
    </span>
  )
}

/** Why somebody stands where they stand, in one line. */
function whyHere({
  reasons,
  signals,
  inCareTeam,
  isFavorite,
  workedHereCount,
  rating,
  freeThatDay,
  lastRefusedAt,
  reaction,
  expertiseLevel,
}: Callable) {
  const [reason] = reasons
  if (reason) return reason.message
  const facts = [
    reaction && reactionStatuses.waiting.includes(reaction.status) && 'reageerde',
    lastRefusedAt && 'zei laatst nee',
    inCareTeam && 'zorgteam',
    isFavorite && 'favoriet',
    workedHereCount > 0 ? `was hier ${workedHereCount} keer` : 'nog nooit hier',
    rating && `${formatNumber(rating.rating, 1)} ★`,
    !freeThatDay && 'werkt die dag ook elders',
    signals.length > 0 && 'let op rust',
  ].filter(Boolean)
  return [expertiseLevel.name, ...facts].join(' · ')
}
