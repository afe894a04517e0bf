import type { KeyboardEvent, MouseEvent } from 'react'
import { boardStatuses } from '../../../../../contract/status-groups.ts'
import { minutesBetween } from '../../../../../rules/amsterdam.ts'
import { formatHourCount, formatHours, formatHoursLeft, formatMoney, formatTimes } from '../../../../../rules/format-nl.ts'
import { assigneeName, clientName, type ListedMoment } from '../../../../care/moment/care-moment.ts'
import { DayBar } from '../../../../care/moment/day-bar.tsx'
import { differences, payFor, plannedHours, submittedHours, workedHours } from '../../../../care/moment/hours.ts'
import { formatShortDate } from '../../../../care/moment/moment.ts'
import { CareMomentBadge } from '../../../../care/moment/status-badge.tsx'
import { AppLink } from '../../../../components/app-link.tsx'
import { Avatar } from '../../../../components/avatar.tsx'
import { nameContractTypes } from '../../../../words/nl.ts'
import { momentHref } from '../../-parts/moment-href.ts'
import classes from './order-row.module.css'

export type RowSelection = {
  has: (uuid: string) => boolean
  toggle: (uuid: string) => void
}

type Props = {
  moment: ListedMoment
  now: string
  /** Whether it is open in the side panel. */
  chosen: boolean
  /** Null where nothing can be selected: then the column is left out. */
  selection: RowSelection | null
  /** Opens the side panel; null where there is no room for one, and the link leads to the page. */
  onOpen: ((uuid: string) => void) | null
  onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => void
}

/** From a day before the start on, an assignment without anyone is urgent. */
const soonMinutes = 1440

/** An assignment as one line on a wide screen, and as a card on a phone. */
export function OrderRow({ moment, now, chosen, selection, onOpen, onKeyDown }: Props) {
  const { uuid, title, location, expertiseLevel, status } = moment
  const client = clientName(moment)
  const open = (event: MouseEvent) => {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(uuid)
  }
  const contractTypes = moment.contractType ? [moment.contractType] : moment.publishedForContractTypes
  return (
    <li className={classes.row} data-chosen={chosen || undefined} data-scope={moment.timeScope}>
      {selection && (
        <span className={classes.check}>
          {moment.allowedActions.includes('approve') && (
            <label>
              <input type="checkbox" checked={selection.has(uuid)} onChange={() => selection.toggle(uuid)} />
              <span className="unseen">
                {title}, {formatShortDate(moment.startDate, now)} kiezen
              </span>
            </label>
          )}
        </span>
      )}
      <When moment={moment} now={now} />
      <span className={classes.what}>
        <AppLink
          href={momentHref(uuid)}
          className={classes.link}
          data-row=""
          data-uuid={uuid}
          onClick={open}
          onKeyDown={onKeyDown}
          aria-current={chosen || undefined}
        >
          {title}
        </AppLink>
        <span className={classes.soft}>{client ?? 'Zonder cliënt'}</span>
      </span>
      <span className={classes.where}>
        <span>{location.name}</span>
        <span className={classes.soft}>
          {expertiseLevel.name}
          {contractTypes.length > 0 && ` · ${nameContractTypes(contractTypes)}`}
        </span>
      </span>
      <Who moment={moment} now={now} />
      <span className={classes.status}>
        <CareMomentBadge status={status} />
      </span>
      <Money moment={moment} />
      <Deviation moment={moment} />
    </li>
  )
}

function When({ moment, now }: { moment: ListedMoment; now: string }) {
  const { startDate, endDate } = moment
  if (moment.timeScope === 'period')
    return (
      <span className={`${classes.period} figures`}>
        <strong>
          {formatShortDate(startDate, now)} – {formatShortDate(endDate, now)}
        </strong>
        <span className={classes.soft}>
          Periode{moment.hoursPerWeek ? `, ${formatHourCount(moment.hoursPerWeek)} per week` : ''}
        </span>
      </span>
    )
  return (
    <>
      <span className={`${classes.when} figures`}>
        <strong>{formatShortDate(startDate, now)}</strong>
        <span>{formatTimes(startDate, endDate)}</span>
      </span>
      <span className={classes.bar}>
        <DayBar startDate={startDate} endDate={endDate} now={now} size="row" />
      </span>
    </>
  )
}

function Who({ moment, now }: { moment: ListedMoment; now: string }) {
  const name = assigneeName(moment)
  const { status, openReactionCount: count = 0, publishedForContractTypes } = moment
  if (name)
    return (
      <span className={classes.who}>
        <Avatar name={name} size="sm" />
        <span className={classes.name}>{name}</span>
      </span>
    )
  if (!boardStatuses.open.includes(status)) return <span className={`${classes.who} ${classes.soft}`}>Niemand</span>
  const minutesLeft = minutesBetween(now, moment.startDate)
  const words =
    count > 0
      ? `${count} ${count === 1 ? 'reactie' : 'reacties'}`
      : publishedForContractTypes.length > 0
        ? 'Geen reacties'
        : 'Niet gepubliceerd'
  return (
    <span className={classes.who}>
      <span className={classes.two}>
        <span className={count > 0 ? classes.reactions : classes.soft}>{words}</span>
        {minutesLeft >= 0 && minutesLeft < soonMinutes && (
          <span className={classes.urgent}>{minutesLeft < 60 ? 'begint zo' : `over ${formatHoursLeft(minutesLeft)}`}</span>
        )}
      </span>
    </span>
  )
}

function Money({ moment }: { moment: ListedMoment }) {
  const { hourlyRate, bonus, timeScope } = moment
  if (hourlyRate === undefined) return <span className={classes.money} />
  const { minutes, totalCents } = payFor({ ...workedHours(moment), expenses: [] }, moment)
  return (
    <span className={`${classes.money} figures`}>
      <span>{formatMoney(timeScope === 'period' ? hourlyRate : totalCents)}</span>
      <span className={classes.soft}>
        {timeScope === 'period' ? 'per uur' : formatHours(minutes)}
        {bonus > 0 && ' + bonus'}
      </span>
    </span>
  )
}

/** Where the submitted hours differ from the plan: people must see it before they approve. */
function Deviation({ moment }: { moment: ListedMoment }) {
  const worked = boardStatuses.to_approve.includes(moment.status) ? submittedHours(moment) : undefined
  const said = worked ? differences(plannedHours(moment), worked) : []
  if (said.length === 0) return null
  return (
    <span className={classes.deviation}>
      <strong>Wijkt af:</strong> {said.join('; ')}
      {moment.statusReason && ` – “${moment.statusReason}”`}
    </span>
  )
}
