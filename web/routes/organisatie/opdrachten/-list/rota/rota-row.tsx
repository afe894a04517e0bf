import { memo, type ReactNode } from 'react'
import { assigneeName, type ListedMoment } from '#care/moment/care-moment.ts'
import { MomentBar } from '#care/moment/desk/moment-bar.tsx'
import { isOpen } from '#care/moment/desk/moment-words.ts'
import { cellId, PersonCell, TimesCell, WhatCell } from '#care/moment/desk/row-cells.tsx'
import { differences, payFor, plannedHours, workedHours } from '#care/moment/hours.ts'
import { formatShortDate } from '#care/moment/moment.ts'
import { Button } from '#components/controls/button.tsx'
import { Row, RowCheck } from '#components/lists/rows.tsx'
import { Avatar } from '#components/marks/avatar.tsx'
import { CheckIcon, ClockIcon, PeopleIcon, WarningIcon } from '#components/marks/icons.tsx'
import { formatHourCount, formatHours, formatMoney } from '#rules/time/format-nl.ts'
import { askHref, momentHref } from '../../../-parts/moment-href.ts'
import { canBeChosen } from '../bulk/chosen.ts'
import { ClientLink } from './client-link.tsx'
import classes from './rota.module.css'
import { type Standing, standingOf } from './row-words.ts'

export type RowActs = {
  /** Opens it where it can be answered; null where a row links to its own page. */
  answer: ((uuid: string) => void) | null
  approve: (uuid: string) => void
}
type Props = {
  moment: ListedMoment
  /** The location's short name. */
  place: string
  now: string
  /** The id of the day's heading. */
  dayId: string
  isOpen: boolean
  isChosen: boolean
  isFresh: boolean
  /** Decided here, but not sent yet. */
  isDecided: boolean
  acts: RowActs
}

/** A moment as one line on a desktop and as a card on a phone. It is only rendered again when its data changed. */
export const RotaRow = memo(function RotaRow({
  moment,
  place,
  now,
  dayId,
  isOpen: isShown,
  isChosen,
  isFresh,
  isDecided,
  acts,
}: Props) {
  const { uuid, title, startDate, expertiseLevel, client } = moment
  const standing: Standing = { ...standingOf(moment, now), ...(isDecided && { state: 'Net besloten', tone: 'settled' }) }
  const canApprove = moment.allowedActions.includes('approve')
  const isLoud = isOpen(moment) || canApprove || standing.tone === 'urgent'
  const names = [dayId, ...['when', 'title', 'place', 'who', 'state'].map(said => cellId(said, uuid))].join(' ')
  return (
    <Row isOpen={isShown} isChosen={isChosen} isFresh={isFresh}>
      <RowCheck
        id={uuid}
        label={canBeChosen(moment) ? `${title}, ${formatShortDate(startDate, now)} kiezen` : undefined}
        isChosen={isChosen}
      />
      <TimesCell {...{ moment, now }} className={classes.when}>
        <Money moment={moment} />
      </TimesCell>
      <span className={`middle ${classes.lane}`}>
        <MomentBar {...{ moment, now }} size="row" />
      </span>
      <WhatCell {...{ moment, isLoud }} href={momentHref(uuid)} labelledBy={names} isOpen={isShown} className={classes.what}>
        {place}
        <span className={classes.extra}>
          {' · '}
          {client ? <ClientLink client={client} /> : expertiseLevel.name}
        </span>
      </WhatCell>
      <Who {...{ moment, standing }} />
      {!isDecided && <RowAct {...{ moment, canApprove, acts }} />}
    </Row>
  )
})

function Money({ moment }: { moment: ListedMoment }) {
  const { hourlyRate, timeScope, hoursPerWeek } = moment
  const { minutes, totalCents } = payFor(workedHours(moment), moment)
  const period = timeScope === 'period'
  const hours = period ? (hoursPerWeek ? `${formatHourCount(hoursPerWeek)} per week` : 'Vaste inzet') : formatHours(minutes)
  return (
    <span className="soft">
      {hours}
      {hourlyRate !== undefined && (
        <span className={classes.extra}> · {period ? `${formatMoney(hourlyRate)} per uur` : formatMoney(totalCents)}</span>
      )}
    </span>
  )
}

const signs: Record<Standing['tone'], ReactNode> = {
  settled: <CheckIcon size={16} />,
  waiting: <ClockIcon size={16} />,
  attention: <ClockIcon size={16} />,
  urgent: <WarningIcon size={16} />,
  plain: null,
}

function Who({ moment, standing: { who, state, tone } }: { moment: ListedMoment; standing: Standing }) {
  const { uuid, openReactionCount: count = 0 } = moment
  const [name, open] = [assigneeName(moment), isOpen(moment)]
  const said = tone === 'attention' ? differences(plannedHours(moment), workedHours(moment)) : []
  const face = name ? (
    <Avatar name={name} size="sm" />
  ) : (
    <span
      className={`centred circle touch ${classes.seat}`}
      data-over={!open || undefined}
      data-wanted={(open && count > 0) || undefined}
    >
      {open && count > 0 && <PeopleIcon size={18} />}
    </span>
  )
  return (
    <PersonCell face={<span className={classes.face}>{face}</span>} className={classes.who}>
      <span id={cellId('who', uuid)} className={open ? 'strong' : undefined}>
        {who}
      </span>
      <span id={cellId('state', uuid)} className={`row gap-4 soft ${classes.state}`} data-tone={tone}>
        {signs[tone]}
        <span>{state}</span>
        {said.length > 0 && <span className="unseen">: {said.join('; ')}</span>}
      </span>
    </PersonCell>
  )
}

/** The one action the moment needs, if any. */
function RowAct({ moment, canApprove, acts }: { moment: ListedMoment; canApprove: boolean; acts: RowActs }) {
  const { uuid, title, openReactionCount: count = 0 } = moment
  if (!isOpen(moment) && !canApprove) return null
  const words = canApprove ? 'Goedkeuren' : count > 0 ? 'Kiezen' : 'Vraag iemand'
  const answer = canApprove ? acts.approve : acts.answer
  const look = { size: 'sm', variant: count > 0 && !canApprove ? 'filled' : 'default', className: classes.act } as const
  const label = (
    <>
      {words}
      <span className="unseen">: {title}</span>
    </>
  )
  if (!answer)
    return (
      <Button {...look} href={canApprove || count > 0 ? momentHref(uuid) : askHref(uuid)}>
        {label}
      </Button>
    )
  return (
    <Button {...look} onClick={() => answer(uuid)}>
      {label}
    </Button>
  )
}
