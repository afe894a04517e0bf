import { weekOf } from '#care/amsterdam-time.ts'
import { nameAvailability } from '#care/availability/availability.ts'
import type { ListedMoment } from '#care/moment/care-moment.ts'
import { layOut } from '#care/planning/planning-days.ts'
import { weeksAround } from '#components/fields/calendar-days.ts'
import { useMedia } from '#components/hooks/use-media.ts'
import { MonthGrid } from '#components/lists/month-grid.tsx'
import type { Address } from '#contract/addresses.ts'
import { careMomentStatusWords } from '#contract/status-groups.ts'
import { formatShiftTimes } from '#rules/time/broken-shift.ts'
import { counted, formatDay, formatTime } from '#rules/time/format-nl.ts'
import { holidayOn } from '#rules/time/holidays.ts'
import type { Planning } from './planning-data.ts'
import classes from './planning-month.module.css'

const roomFor = 3

type Props = {
  /** 'YYYY-MM': days of other months are paler. */
  month: string
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

const shiftsOn = (date: string, { shifts }: Planning) => layOut(date, shifts).filter(piece => !piece.fromBefore)

/** A day's content. A night shift is shown on the day it begins. */
function Day({ date, planning, onOpen }: { date: string; planning: Planning; onOpen: Props['onOpen'] | undefined }) {
  const shifts = shiftsOn(date, planning)
  const availabilities = layOut(date, planning.availabilities).map(piece => piece.item)
  return (
    <>
      {shifts.slice(0, roomFor).map(({ item }) => (
        <li key={item.uuid}>
          <Chip shift={item} onOpen={onOpen} />
        </li>
      ))}
      {shifts.length > roomFor && <li className={`small text-centre ${classes.more}`}>nog {shifts.length - roomFor}</li>}
      {availabilities.slice(0, 2).map(one => (
        <li
          key={one.uuid}
          className={`clipped ${classes.availability}`}
          data-available={one.available}
          title={formatShiftTimes(one)}
        >
          <span>{nameAvailability(one)}</span>
        </li>
      ))}
    </>
  )
}

/** Shifts and availability on the days of a month; a day or a week number links to its week. */
export function PlanningMonth({ month, planning, weekHref, onOpen }: Props) {
  const wide = useMedia('(min-width: 48em)')
  return (
    <>
      <MonthGrid
        caption="Diensten en beschikbaarheid per dag"
        month={month}
        weekHref={date => weekHref(weekOf(date))}
        weekNumberOf={date => Number(weekOf(date).slice(6))}
        say={date => {
          const count = shiftsOn(date, planning).length
          return counted(count, 'dienst', 'diensten')
        }}
        noteOf={holidayOn}
        piecesOf={date => <Day date={date} planning={planning} onOpen={wide ? onOpen : undefined} />}
      />
      <Legend month={month} />
    </>
  )
}

/** The meaning of the marks on a phone, and the holidays. */
function Legend({ month }: { month: string }) {
  const holidays = weeksAround(`${month}-01`)
    .flat()
    .filter(date => date.startsWith(month) && holidayOn(date))
  return (
    <ul className={`wrap soft small ${classes.legend}`}>
      <li>
        <i className={classes.shift} /> Dienst
      </li>
      <li>
        <i className={`clipped ${classes.availability}`} data-available /> Beschikbaar
      </li>
      <li>
        <i className={`clipped ${classes.availability}`} data-available={false} /> Niet beschikbaar
      </li>
      {holidays.map(date => (
        <li key={date} className="figures">
          <i className={classes.holiday} /> {formatDay(date)}: {holidayOn(date)}
        </li>
      ))}
    </ul>
  )
}
