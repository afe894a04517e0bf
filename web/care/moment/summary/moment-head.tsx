import type { ReactNode } from 'react'
import { formatShiftTimes, type Shift } from '#rules/time/broken-shift.ts'
import { formatDateLong } from '#rules/time/format-nl.ts'
import { DayBar } from '../day-bar.tsx'
import type { Stretch } from '../day-bar-geometry.ts'
import { HolidayMark } from '../holiday/holiday-mark.tsx'
import { dateOf, formatShortDate } from '../moment.ts'
import classes from './summary.module.css'

type Props = {
  moment: Shift & {
    location: { city: string; organization: { name: string } }
    client?: { firstName: string } | undefined
  }
  now: string
  /** How the day is shown: short, in full, or not at all where its heading is above. */
  day?: 'short' | 'full' | 'none'
  /** A note about the times: "begon gisteren". */
  note?: string | undefined
  /** Beside the times: the status, usually. */
  aside?: ReactNode
  /** The line of the present, and what the shift overlaps with, on the bar. */
  live?: boolean
  overlaps?: readonly Stretch[]
  /** The title, as a heading or as a link. */
  title: ReactNode
  /** Where it is, when that takes more than the name and the city. */
  where?: ReactNode
}

/** When, what and where a shift is: the head of every card about one. */
export function MomentHead({ moment, now, day = 'short', note, aside, live = false, overlaps = [], title, where }: Props) {
  const { startDate, endDate, breakMinutes, breakFrom, location, client } = moment
  return (
    <div className="grid gap-8">
      <p className={`wrap-row large tight figures ${classes.when}`}>
        {day !== 'none' && (
          <strong data-full={day === 'full' || undefined}>
            {day === 'full' ? formatDateLong(dateOf(startDate)) : formatShortDate(startDate, now)}
          </strong>
        )}
        {formatShiftTimes(moment)}
        {note && <span className="soft small">{note}</span>}
        <HolidayMark startDate={startDate} endDate={endDate} />
        {aside && <span className={`to-end ${classes.aside}`}>{aside}</span>}
      </p>
      <DayBar {...{ startDate, endDate, breakMinutes, breakFrom, overlaps }} now={live ? now : undefined} size="card" />
      <div className={classes.headTitle}>{title}</div>
      {where ?? (
        <p className="soft">
          {location.organization.name}, {location.city}
          {client && ` · bij ${client.firstName}`}
        </p>
      )}
    </div>
  )
}
