import { memo } from 'react'
import { clientName, type ListedMoment, nameOf } from '#care/moment/care-moment.ts'
import { MomentBar } from '#care/moment/desk/moment-bar.tsx'
import { whoMayCome } from '#care/moment/desk/moment-words.ts'
import { cellId, PersonCell, TimesCell, WhatCell } from '#care/moment/desk/row-cells.tsx'
import { sayFor, splitMinutes } from '#care/time-left.ts'
import { Row } from '#components/lists/rows.tsx'
import { Avatar } from '#components/marks/avatar.tsx'
import { WarningIcon } from '#components/marks/icons.tsx'
import { minutesBetween } from '#rules/time/amsterdam.ts'
import { formatMoney } from '#rules/time/format-nl.ts'
import type { Hold } from '../../-parts/use-holds.ts'
import { type Urgency, urgencyOf } from './urgency.ts'
import classes from './work.module.css'
import type { Column } from './work-list.ts'

type Props = {
  moment: ListedMoment
  now: string
  groupId: string
  hold: Hold | undefined
  columns: readonly Column[]
  isMine: boolean
  isOpen: boolean
  isFresh: boolean
}

/** An open moment as one line: urgency, time, work and place, who reacted, how long it has been open, who is working on it. */
export const WorkRow = memo(function WorkRow({ moment, now, groupId, hold, columns, isMine, isOpen, isFresh }: Props) {
  const { uuid, startDate, timeScope, location, reachedCount, openSince } = moment
  const id = (said: string) => cellId(said, uuid)
  const has = (column: Column) => columns.includes(column)
  const said = [...(has('reacties') ? ['reactions'] : []), ...(has('bezig') ? ['held'] : [])]
  const names = ['left', 'when', 'title', 'place', ...said].map(id).join(' ')
  const mayCome = whoMayCome(moment, now)
  return (
    <Row isOpen={isOpen} isFresh={isFresh} className={classes.row}>
      <Left id={id('left')} urgency={urgencyOf(moment, now)} minutes={minutesBetween(now, startDate)} />
      <TimesCell {...{ moment, now }} describedBy={groupId} className={classes.when}>
        {timeScope === 'period' && <span className="soft">Vaste inzet</span>}
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
      {has('niveau') && <span className={`${classes.niveau} soft`}>{moment.expertiseLevel.name}</span>}
      {has('tarief') && (
        <span className={`grid gap-2 shrinks ${classes.tarief} figures`}>
          <span>{moment.hourlyRate !== undefined && `${formatMoney(moment.hourlyRate)} per uur`}</span>
          {moment.bonus > 0 && <span className="soft">en {formatMoney(moment.bonus)} bonus</span>}
        </span>
      )}
      {has('reacties') && (
        <span className={`grid gap-2 shrinks ${classes.reacties} figures`}>
          <span id={id('reactions')} className={mayCome ? 'strong' : 'soft'}>
            {mayCome ?? 'geen reacties'}
          </span>
          <span className="soft">{reachedCount ? `${reachedCount} bereikt` : 'nog niet gemaild'}</span>
        </span>
      )}
      {has('sinds') && (
        <span className={`${classes.sinds} soft figures`}>
          <span className="unseen">Open sinds </span>
          {openSince && sayFor(openSince, now)}
        </span>
      )}
      {has('bezig') && (
        <PersonCell face={hold && <Avatar name={nameOf(hold.holder)} size={28} />} className={classes.bezig}>
          <span id={id('held')} className={hold ? 'strong' : 'soft'}>
            {hold && <span className="unseen">Mee bezig: </span>}
            {hold ? (isMine ? 'Jij' : hold.holder.firstName) : 'niemand'}
          </span>
          {hold && <span className="soft figures">{sayFor(hold.since, now)}</span>}
        </PersonCell>
      )}
    </Row>
  )
})

/** The time until it begins: three shapes, with text for screen readers. */
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
