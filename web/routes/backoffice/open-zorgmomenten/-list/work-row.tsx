import { memo } from 'react'
import { minutesBetween } from '../../../../../rules/amsterdam.ts'
import { clientName, type ListedMoment, nameOf } from '../../../../care/moment/care-moment.ts'
import { MomentBar } from '../../../../care/moment/desk/moment-bar.tsx'
import { whoMayCome } from '../../../../care/moment/desk/moment-words.ts'
import cells from '../../../../care/moment/desk/row-cells.module.css'
import { cellId, PersonCell, TimesCell, WhatCell } from '../../../../care/moment/desk/row-cells.tsx'
import { sayFor, splitMinutes } from '../../../../care/time-left.ts'
import { Avatar } from '../../../../components/avatar.tsx'
import { WarningIcon } from '../../../../components/icons.tsx'
import { Row } from '../../../../components/rows.tsx'
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
  const { uuid, startDate, timeScope, location, reachedCount, openSince } = moment
  const id = (said: string) => cellId(said, uuid)
  const names = ['left', 'when', 'title', 'place', 'reactions', 'held'].map(id).join(' ')
  const mayCome = whoMayCome(moment, now)
  return (
    <Row isOpen={isOpen} isFresh={isFresh} className={classes.row}>
      <Left id={id('left')} urgency={urgencyOf(moment, now)} minutes={minutesBetween(now, startDate)} />
      <TimesCell {...{ moment, now }} describedBy={groupId} className={classes.when}>
        {timeScope === 'period' && <span className={cells.soft}>Vaste inzet</span>}
        <MomentBar {...{ moment, now }} size="row" />
      </TimesCell>
      <WhatCell
        {...{ moment, isOpen }}
        href={`/backoffice/open-zorgmomenten?open=${uuid}`}
        labelledBy={names}
        className={classes.what}
      >
        {[moment.client && clientName(moment), location.name].filter(Boolean).join(', ')}
      </WhatCell>
      <span className={`${cells.lines} ${classes.count} figures`}>
        <span id={id('reactions')} className={mayCome ? cells.loud : cells.soft}>
          {mayCome ?? 'geen reacties'}
        </span>
        <span className={cells.soft}>{reachedCount ?? 0} bereikt</span>
      </span>
      <span className={`${classes.since} ${cells.soft} figures`}>
        <span className="unseen">Open sinds </span>
        {openSince && sayFor(openSince, now)}
      </span>
      <PersonCell face={hold && <Avatar name={nameOf(hold.holder)} size={28} />} className={classes.held}>
        <span id={id('held')} className={hold ? cells.loud : cells.soft}>
          {hold && <span className="unseen">Mee bezig: </span>}
          {hold ? (isMine ? 'Jij' : hold.holder.firstName) : 'niemand'}
        </span>
        {hold && <span className={`${cells.soft} figures`}>{sayFor(hold.since, now)}</span>}
      </PersonCell>
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
