import type { ReactNode } from 'react'
import { formatTime } from '../../../../rules/format-nl.ts'
import { WorkerAvatar } from '../../../care/profile/worker-avatar.tsx'
import { sayUntil } from '../../../care/time-left.ts'
import { CheckIcon, HeartIcon, HomeIcon } from '../../../components/icons.tsx'
import { plainActs, plainLevel, plainLevelActs } from '../../../words/family-nl.ts'
import { NobodyCard } from './nobody-card.tsx'
import { phaseOf, sayFamiliar, sayList } from './said.ts'
import classes from './visit-card.module.css'
import type { Visit } from './visits.ts'
import { timesIn, When } from './when.tsx'

type Props = {
  visit: Visit
  now: string
  /** The day it is on, where that is not said above it. */
  day?: string
}

/** A visit that is now or to come: the time, the face, the name, whether they are known, and what they may do. */
export function VisitCard(props: Props) {
  if (props.visit.state === 'sought') return <NobodyCard {...props} />
  return <Somebody {...props} />
}

function Somebody({ visit, now, day }: Props) {
  const { assignee, acts, timesBefore } = visit
  if (!assignee) return null
  const { profile } = assignee
  const isNow = phaseOf(visit, now) === 'now'
  const can = plainActs(acts)
  return (
    <article className={classes.card} data-now={isNow || undefined} aria-label={`${profile.firstName}, ${timesIn(visit)}`}>
      <When visit={visit} day={day}>
        {isNow ? (
          <span className={classes.here}>
            <HomeIcon size={20} />
            Is er nu
          </span>
        ) : (
          sayUntil(visit.startDate, now)
        )}
      </When>
      <WorkerAvatar profile={profile} size={isNow ? 88 : 64} />
      <div className={classes.words}>
        <h3>{profile.firstName}</h3>
        <p className={classes.soft}>{can.length > 0 ? plainLevel(profile.expertiseLevel) : sayLevel(profile.expertiseLevel)}</p>
        <p className={classes.known}>
          <HeartIcon size={20} />
          {sayFamiliar(timesBefore)}
        </p>
        {visit.insteadOf && <p className={classes.soft}>in plaats van {visit.insteadOf.firstName}</p>}
      </div>
      {can.length > 0 && (
        <p className={classes.may}>
          Mag <strong>{sayList(can)}</strong>.
        </p>
      )}
    </article>
  )
}
const sayLevel = (level: { key: string; name: string }): string => {
  const does = plainLevelActs(level)
  return does ? `${plainLevel(level)}: ${does}` : plainLevel(level)
}
const overWords = { off: 'gaat niet door', missed: 'is niet geweest', unfilled: 'er kwam niemand' } as const

/** A visit that has been, or is off: one quiet line. */
export function QuietVisit({ visit, now, children }: Props & { children?: ReactNode }) {
  const { assignee, state, before, timesBefore, startDate, endDate } = visit
  const over = state === 'off' || state === 'missed' || state === 'unfilled' ? overWords[state] : undefined
  return (
    <div className={classes.quiet} data-over={over ? true : undefined}>
      <span className={`${classes.at} figures`}>
        {before && !over && <s>{formatTime(before.startDate)}</s>}
        {over ? <s>{formatTime(startDate)}</s> : formatTime(startDate)}
        {!over && <small>tot {formatTime(endDate)}</small>}
      </span>
      {assignee && <WorkerAvatar profile={assignee.profile} size={44} />}
      <span className={classes.words}>
        <span>
          {assignee && <strong>{assignee.profile.firstName}</strong>}
          {assignee ? ' ' : ''}
          {over ? (assignee ? over : over.charAt(0).toUpperCase() + over.slice(1)) : sayBeen(visit, now)}
        </span>
        {!over && assignee && <span className={classes.soft}>{sayFamiliar(timesBefore)}</span>}
        {children}
      </span>
      {!over && phaseOf(visit, now) === 'been' && <CheckIcon size={24} />}
    </div>
  )
}
const sayBeen = (visit: Visit, now: string): string =>
  visit.state === 'sought' ? 'Nog niemand gevonden' : phaseOf(visit, now) === 'been' ? 'is geweest' : 'komt'
