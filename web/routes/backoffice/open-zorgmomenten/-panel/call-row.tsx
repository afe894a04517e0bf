import { useEffect, useState } from 'react'
import { useAction } from '#care/action/use-action.ts'
import type { Moment } from '#care/moment/care-moment.ts'
import { now as presently } from '#care/now.ts'
import { WorkerAvatar } from '#care/profile/worker-avatar.tsx'
import { hasReacted, sayState, stateWords } from '#care/reactions/person-state.ts'
import { clockSince } from '#care/time-left.ts'
import { useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { phoneHref } from '#components/fields/phone-href.ts'
import { CheckIcon, ClockIcon, CloseIcon, PhoneIcon } from '#components/marks/icons.tsx'
import { allowedWhile, isYes, wasMissed } from '#rules/shifts/asking-state.ts'
import { formatKm, formatNumber, formatPhone, formatTime } from '#rules/time/format-nl.ts'
import { CallAnswers } from './call-answers.tsx'
import { type Callable, isBeingChosen, type Standing } from './calls.ts'
import type { Chosen } from './chosen.ts'
import classes from './panel.module.css'

type Props = {
  standing: Standing
  moment: Moment
  now: string
  me: string
  rank: number
  isPlanner: boolean
  /** Whether the key for the next call applies to this row. */
  isNext: boolean
  /** Chooses this person; can be undone for a while. */
  onChoose: (chosen: Chosen) => Promise<void>
}

/** Somebody who can come: why they rank here or the result of the call, their number, and the next action. */
export function CallRow({ standing, moment, now, me, rank, isPlanner, isNext, onChoose }: Props) {
  const { person, calls, state } = standing
  const { careWorker, firstName, lastName, phone, distanceKm } = person
  const [last] = calls
  const begin = useChange('POST /care_moment_calls')
  const { busy, act } = useAction()
  const name = `${firstName} ${lastName}`
  const call = () => void act({ run: () => begin.run({ body: { careMoment: moment['@id'], careWorker } }) })
  const choose = () => onChoose({ moment, careWorker, name })
  const isMine = last?.caller.uuid === me
  const isCalling = state.name === 'on_the_line' && isMine
  // After undoing, a yes can be changed to another outcome.
  const isNoting = isCalling || (state.name === 'yes' && isMine && isYes(last))
  return (
    <li
      className={`grid middle ${classes.person}`}
      data-calling={isCalling || undefined}
      data-over={state.name === 'no' || state.name === 'gave_back' || undefined}
    >
      <span className={`soft figures ${classes.rank}`}>{rank}</span>
      <WorkerAvatar profile={person} size="sm" />
      <span className={`grid shrinks ${classes.who}`}>
        <span>
          <strong>{name}</strong>
          {distanceKm !== null && <span className="figures"> · {formatKm(distanceKm)}</span>}
        </span>
        <Outcome {...{ standing, me, now }} />
      </span>
      {phone ? (
        <a href={phoneHref(phone)} className={`strong one-line figures ${classes.number}`}>
          {formatPhone(phone)}
        </a>
      ) : (
        <span className="soft">geen nummer</span>
      )}
      <span className={`grid one-line ${classes.act}`}>
        {isPlanner && allowedWhile[state.name].mayBeCalled && (
          <Button size="sm" variant="default" loading={busy} onClick={call} data-key={isNext ? 'b' : undefined}>
            {last ? 'Opnieuw' : 'Bellen'}
            <span className="unseen"> met {name}</span>
          </Button>
        )}
        {isPlanner && state.name === 'yes' && !isNoting && !isBeingChosen(standing, me, now) && (
          <Button size="sm" onClick={() => void choose()}>
            Kiezen
            <span className="unseen"> van {name}</span>
          </Button>
        )}
      </span>
      {isCalling && <span className={`soft ${classes.facts}`}>{whyHere(person)}</span>}
      {isNoting && last && isPlanner && (
        <CallAnswers call={last} name={name} now={now} startDate={moment.startDate} onYes={choose} />
      )}
    </li>
  )
}

const signs = { busy: PhoneIcon, soft: PhoneIcon, attention: ClockIcon, settled: CheckIcon }

/** The result of the last call; for somebody not called yet, why they rank here. */
function Outcome({ standing, me, now }: { standing: Standing; me: string; now: string }) {
  const { person, calls, state } = standing
  const [last] = calls
  const said = stateWords[state.name]
  if (!said) return <span className="soft">{whyHere(person)}</span>
  const Sign = state.name === 'no' || state.name === 'gave_back' ? CloseIcon : signs[said.tone]
  const misses = calls.filter(wasMissed).map(({ startedAt }) => formatTime(startedAt))
  const isMine = !last || last.caller.uuid === me
  const isCalling = state.name === 'on_the_line'
  // What a colleague is doing with this person right now.
  const theirs = !isMine && (isCalling ? 'belt nu' : isBeingChosen(standing, me, now) && 'kiest nu')
  const more =
    isCalling || theirs
      ? []
      : [
          state.name === 'call_back' && state.until && `om ${formatTime(state.until)}`,
          last?.remark,
          last && wasMissed(last) ? missed(misses, state.name === 'missed') : last && formatTime(last.startedAt),
          !isMine && last.caller.firstName,
        ]
  return (
    <span className={`soft figures ${classes.outcome}`} data-tone={said.tone}>
      <Sign size={16} />
      <strong>{theirs ? `${last?.caller.firstName} ${theirs}` : sayState(state, now)}</strong>
      {isCalling && last && <OnTheLine since={last.startedAt} />}
      {more.filter(Boolean).map(part => ` · ${part}`)}
    </span>
  )
}
const missed = (times: readonly string[], isSaid: boolean) =>
  `${isSaid ? '' : 'niet bereikt '}om ${times.toReversed().join(' en ')}`

/** The duration of the call so far. Not announced every second. */
function OnTheLine({ since }: { since: string }) {
  const [lasts, setLasts] = useState(() => clockSince(since, presently()))
  useEffect(() => {
    const timer = setInterval(() => setLasts(clockSince(since, presently())), 1000)
    return () => clearInterval(timer)
  }, [since])
  return <span role="timer"> · {lasts}</span>
}

/** Why somebody ranks here, in one line. */
function whyHere(person: Callable) {
  const { signals, inCareTeam, isFavorite, workedHereCount, rating, freeThatDay, lastRefusedAt, expertiseLevel } = person
  const [reason] = person.reasons
  if (reason) return reason.message
  const facts = [
    hasReacted(person) && 'reageerde',
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
