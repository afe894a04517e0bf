import type { ReactNode } from 'react'
import { WorkerAvatar } from '#care/profile/worker-avatar.tsx'
import { sayUntil } from '#care/time-left.ts'
import { CheckIcon, ClockIcon, HeartIcon, HomeIcon } from '#components/marks/icons.tsx'
import { standingOf, type VisitStanding } from '#rules/time/family-day.ts'
import { formatTime } from '#rules/time/format-nl.ts'
import { plainActs, plainLevel, plainLevelActs } from '#words/family-nl.ts'
import { useWhomToCall } from '../-parts/use-whom-to-call.ts'
import { CallNow } from './call-now.tsx'
import { NobodyCard } from './nobody/nobody-card.tsx'
import { ThereMyself } from './there-myself.tsx'
import classes from './visit-card.module.css'
import { timesOn, VisitTimes } from './visit-times.tsx'
import { capital, didNotCome, firstNameOf, sayFamiliar, sayHours, sayList, sayStanding } from './visit-words.ts'
import type { Visit } from './visits.ts'

type Props = {
  visit: Visit
  now: string
  /** Its day, where that is not shown above it. */
  day?: string | undefined
}

/** A current, coming or missed visit: the time, photo and name, how familiar they are, and what they may do. */
export function VisitCard(props: Props) {
  const standing = standingOf(props.visit, props.now)
  if (standing === 'sought') return <NobodyCard {...props} />
  if (didNotCome(standing)) return <MissedCard {...props} standing={standing} />
  return <Somebody {...props} />
}

function Somebody({ visit, now, day }: Props) {
  const { assignee, acts, timesBefore } = visit
  if (!assignee) return null
  const { profile } = assignee
  const standing = standingOf(visit, now)
  const isNow = standing === 'here' || standing === 'due'
  const can = plainActs(acts)
  return (
    <article
      className={`card grid with-start middle gap-4-16 ${classes.card}`}
      data-now={isNow || undefined}
      aria-label={`${profile.firstName}, ${timesOn(visit, day)}`}
    >
      <VisitTimes visit={visit} day={day}>
        {standing === 'here' ? (
          <span className={`inline-row gap-8 round strong ${classes.here}`}>
            <HomeIcon size={20} />
            {sayHours(visit, standing) ?? 'Is er nu'}
          </span>
        ) : standing === 'due' ? (
          <span className={`inline-row gap-8 round strong ${classes.due}`}>
            <ClockIcon size={20} />
            Zou er nu zijn
          </span>
        ) : (
          sayUntil(visit.startDate, now)
        )}
      </VisitTimes>
      <WorkerAvatar profile={profile} size={isNow ? 88 : 64} />
      <div className={classes.words}>
        <h3>{profile.firstName}</h3>
        <p className="soft">{can.length > 0 ? plainLevel(profile.expertiseLevel) : sayLevel(profile.expertiseLevel)}</p>
        <p className={`row gap-6 ${classes.known}`}>
          {timesBefore > 0 && <HeartIcon size={20} />}
          {sayFamiliar(timesBefore)}
        </p>
        {visit.insteadOf && <p className="soft">in plaats van {visit.insteadOf.firstName}</p>}
      </div>
      {can.length > 0 && (
        <p className={`across ruled ${classes.may}`}>
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

/** A visit in one muted line. */
export function QuietVisit({ visit, now, children }: Props & { children?: ReactNode }) {
  const { assignee, before, timesBefore, startDate, endDate } = visit
  const standing = standingOf(visit, now)
  const isMissed = didNotCome(standing)
  const isOver = isMissed || standing === 'off'
  const hours = sayHours(visit, standing)
  const isFirst = timesBefore === 0 && (standing === 'comes' || standing === 'been')
  return (
    <div className={`grid middle ${classes.quiet}`} data-missed={isMissed || undefined}>
      <span className={`grid rigid soft figures ${classes.at}`}>
        {before && !isOver && (
          <s>
            <span className="unseen">eerst </span>
            {formatTime(before.startDate)}
          </s>
        )}
        {standing === 'off' ? <s>{formatTime(startDate)}</s> : formatTime(startDate)}
        {!isOver && <small>tot {formatTime(endDate)}</small>}
      </span>
      {assignee && <WorkerAvatar profile={assignee.profile} size={44} />}
      <span className={classes.words}>
        <span className={`row gap-6 strong ${classes.said}`}>
          {standing === 'been' && <CheckIcon size={24} />}
          {isFirst
            ? `${firstNameOf(visit)} ${standing === 'been' ? 'was er voor het eerst' : 'komt voor het eerst'}`
            : standing === 'off'
              ? 'Bezoek gaat niet door'
              : capital(sayStanding(visit, standing))}
        </span>
        {!isOver && timesBefore > 0 && <span className="soft">{sayFamiliar(timesBefore)}</span>}
        {hours && <span className="soft figures">{hours}</span>}
      </span>
      {children && <span className={`grid shrinks ${classes.more}`}>{children}</span>}
    </div>
  )
}

type MissedCardProps = { visit: Visit; standing: VisitStanding; now: string; day?: string | undefined }

/** A visit for which nobody came, or not the person planned: an apology, and whom to call. */
function MissedCard({ visit, standing, now, day }: MissedCardProps) {
  const { client } = visit
  const { manager } = useWhomToCall(client.uuid, now)
  const said = capital(sayStanding(visit, standing))
  return (
    <article
      className={`card grid with-start middle gap-4-16 ${classes.card}`}
      data-missed
      aria-label={`${said}, ${timesOn(visit, day)}`}
    >
      <VisitTimes visit={visit} day={day} />
      <span className={`grid centred circle attention strong ${classes.nobody}`} aria-hidden="true">
        !
      </span>
      <div className={classes.words}>
        <h3>{said}</h3>
        <p>Dat spijt ons. Hulp nodig?</p>
      </div>
      <div className={`grid across gap-8 above-4 ${classes.acts}`}>
        <CallNow client={client.uuid} now={now} />
        {Date.parse(visit.endDate) > Date.parse(now) && <ThereMyself visit={visit} manager={manager?.firstName} />}
      </div>
    </article>
  )
}
