import { memo } from 'react'
import { minutesBetween } from '../../../../../rules/amsterdam.ts'
import { formatTimes } from '../../../../../rules/format-nl.ts'
import { clientName, type ListedMoment } from '../../../../care/moment/care-moment.ts'
import { DayBar } from '../../../../care/moment/day-bar.tsx'
import { whoMayCome } from '../../../../care/moment/desk/moment-words.ts'
import { formatShortDate } from '../../../../care/moment/moment.ts'
import { sayFor, splitMinutes } from '../../../../care/time-left.ts'
import { Avatar } from '../../../../components/avatar.tsx'
import { WarningIcon } from '../../../../components/icons.tsx'
import { Row, RowLink } from '../../../../components/rows.tsx'
import type { Hold } from '../../-parts/use-holds.ts'
import { type Urgency, urgencyOf } from './urgency.ts'
import classes from './work.module.css'

type Props = {
  moment: ListedMoment
  now: string
  groupId: string
  hold: Hold | undefined
  isMine: boolean
  isOpen: boolean
  isFresh: boolean
}

/** An open moment as one line: how soon, when, what and where, who reacted, since when it is open, who is at work on it. */
export const WorkRow = memo(function WorkRow({ moment, now, groupId, hold, isMine, isOpen, isFresh }: Props) {
  const { uuid, title, startDate, endDate, timeScope, location, reachedCount, openSince } = moment
  const id = (part: string) => `${part}-${uuid}`
  const names = ['left', 'when', 'title', 'place', 'reactions', 'held'].map(id).join(' ')
  const period = timeScope === 'period'
  const mayCome = whoMayCome(moment, now)
  const holder = hold && (isMine ? 'Jij' : hold.holder.firstName)
  return (
    <Row isOpen={isOpen} isFresh={isFresh} className={classes.row}>
      <Left id={id('left')} urgency={urgencyOf(moment, now)} minutes={minutesBetween(now, startDate)} />
      <span className={`${classes.when} figures`}>
        <strong id={id('when')} aria-describedby={groupId}>
          {period ? `${formatShortDate(startDate, now)} – ${formatShortDate(endDate, now)}` : formatTimes(startDate, endDate)}
        </strong>
        {period ? (
          <span className={classes.soft}>Vaste inzet</span>
        ) : (
          <DayBar {...{ startDate, endDate, now }} kind="open" size="row" />
        )}
      </span>
      <span className={classes.what}>
        <RowLink id={uuid} href={`/backoffice/open-zorgmomenten?open=${uuid}`} labelledBy={names} isOpen={isOpen}>
          <span id={id('title')} className={classes.loud}>
            {title}
          </span>
        </RowLink>
        <span id={id('place')} className={classes.soft}>
          {[moment.client && clientName(moment), location.name].filter(Boolean).join(', ')}
          {moment.bonus > 0 && <span className={classes.bonus}>bonus</span>}
        </span>
      </span>
      <span className={`${classes.count} figures`}>
        <span id={id('reactions')} className={mayCome ? classes.loud : classes.soft}>
          {mayCome ?? 'geen reacties'}
        </span>
        <span className={classes.soft}>{reachedCount ?? 0} bereikt</span>
      </span>
      <span className={`${classes.since} ${classes.soft} figures`}>
        <span className="unseen">Open sinds </span>
        {openSince && sayFor(openSince, now)}
      </span>
      <span className={classes.held}>
        {hold ? (
          <>
            <Avatar name={`${hold.holder.firstName} ${hold.holder.lastName}`} size={28} />
            <span className={classes.what}>
              <span id={id('held')} className={classes.loud}>
                <span className="unseen">Mee bezig: </span>
                {holder}
              </span>
              <span className={`${classes.soft} figures`}>{sayFor(hold.since, now)}</span>
            </span>
          </>
        ) : (
          <span id={id('held')} className={classes.soft}>
            niemand
          </span>
        )}
      </span>
    </Row>
  )
})

/** The hours until it begins: three shapes, and the words for who hears them. */
function Left({ id, urgency, minutes }: { id: string; urgency: Urgency; minutes: number }) {
  const { days, hours, rest } = splitMinutes(minutes)
  if (urgency === 'running')
    return (
      <span id={id} className={classes.left} data-urgency="soon">
        <WarningIcon size={16} />
        loopt
      </span>
    )
  return (
    <span id={id} className={`${classes.left} figures`} data-urgency={urgency}>
      <span className="unseen">
        Over {hours} uur{urgency === 'soon' && rest > 0 && ` en ${rest} minuten`}
      </span>
      <span aria-hidden="true">
        <b>{days > 1 ? days : hours}</b> {days > 1 ? 'dgn' : 'u'}
        {urgency === 'soon' && rest > 0 && <b className={classes.rest}> {rest}</b>}
      </span>
    </span>
  )
}
