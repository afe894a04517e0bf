import type { Address } from '../../../../contract/addresses.ts'
import { careMomentStatusWords } from '../../../../contract/status-groups.ts'
import { formatDateLong, formatTime, formatTimes } from '../../../../rules/format-nl.ts'
import type { ListedMoment } from '../../../care/moment/care-moment.ts'
import { dateOf } from '../../../care/moment/moment.ts'
import { now } from '../../../care/now.ts'
import { daysOfWeek, layOut } from '../../../care/planning/planning-days.ts'
import { AppLink } from '../../../components/app-link.tsx'
import { useMedia } from '../../../components/use-media.ts'
import { nameAvailability, type Planning } from './planning-data.ts'
import classes from './planning-month.module.css'

const weekdays = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag']
const roomFor = 3

type Props = {
  /** 'YYYY-MM': days of other months are paler. */
  month: string
  weeks: string[]
  planning: Planning
  weekHref: (week: string) => Address
  onOpen: (shift: ListedMoment) => void
}

/** A shift in a day; on a phone only a mark, as the day itself is the link. */
function Chip({ shift, onOpen }: { shift: ListedMoment; onOpen: Props['onOpen'] | undefined }) {
  const look = { className: classes.shift, 'data-tone': careMomentStatusWords[shift.status].tone }
  const words = (
    <>
      <strong>{formatTime(shift.startDate)}</strong> {shift.title}
    </>
  )
  if (!onOpen) return <span {...look}>{words}</span>
  return (
    <button type="button" {...look} onClick={() => onOpen(shift)}>
      {words}
    </button>
  )
}

type CellProps = Omit<Props, 'weeks'> & { date: string; week: string; wide: boolean }

function DayCell({ date, week, month, planning, wide, weekHref, onOpen }: CellProps) {
  // A night shift is shown on the day it begins.
  const shifts = layOut(date, planning.shifts).filter(piece => !piece.fromBefore)
  const availabilities = layOut(date, planning.availabilities).map(piece => piece.item)
  const isToday = dateOf(now()) === date
  return (
    <td className={classes.day} data-other={!date.startsWith(month) || undefined}>
      <AppLink href={weekHref(week)} className={`${classes.date} figures`} aria-current={isToday ? 'date' : undefined}>
        {Number(date.slice(8))}
        <span className="unseen">
          {formatDateLong(date).replace(/^(\w+) \d+/, ' $1')}, {shifts.length === 1 ? '1 dienst' : `${shifts.length} diensten`}
        </span>
      </AppLink>
      <ul className="figures">
        {shifts.slice(0, roomFor).map(({ item }) => (
          <li key={item.uuid}>
            <Chip shift={item} onOpen={wide ? onOpen : undefined} />
          </li>
        ))}
        {shifts.length > roomFor && <li className={classes.more}>nog {shifts.length - roomFor}</li>}
        {availabilities.slice(0, 2).map(one => (
          <li
            key={one.uuid}
            className={classes.availability}
            data-available={one.available}
            title={formatTimes(one.startDate, one.endDate)}
          >
            <span>{nameAvailability(one)}</span>
          </li>
        ))}
      </ul>
    </td>
  )
}

/** A month of whole weeks; a day or a week number links to its week. */
export function PlanningMonth({ weeks, ...rest }: Props) {
  const wide = useMedia('(min-width: 48em)')
  return (
    <table className={classes.month}>
      <caption className="unseen">Diensten en beschikbaarheid per dag</caption>
      <thead>
        <tr>
          <th scope="col" className={classes.week}>
            <span className="unseen">Week</span>
          </th>
          {weekdays.map(name => (
            <th key={name} scope="col" abbr={name}>
              {name.slice(0, 2)}
              <span>{name.slice(2)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(week => (
          <tr key={week}>
            <th scope="row" className={`${classes.week} figures`}>
              <AppLink href={rest.weekHref(week)}>
                <span className="unseen">Week </span>
                {Number(week.slice(6))}
              </AppLink>
            </th>
            {daysOfWeek(week).map(date => (
              <DayCell key={date} {...{ date, week, wide }} {...rest} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
