import { useEffect, useRef } from 'react'
import { careMomentStatusWords } from '../../../../contract/status-groups.ts'
import { formatDateLong, formatTimes } from '../../../../rules/format-nl.ts'
import type { ListedMoment } from '../../../care/moment/care-moment.ts'
import { dateOf } from '../../../care/moment/moment.ts'
import { now } from '../../../care/now.ts'
import { hourOf, instantOn, layOut, type Piece, percentOfDay, placeOf } from '../../../care/planning/planning-days.ts'
import { type HourRange, useDragSelect } from '../../../care/planning/use-drag-select.ts'
import { type Availability, conflictsOf, type NewAvailability, nameAvailability, type Planning } from './planning-data.ts'
import classes from './planning-week.module.css'

export type PlanningProps = {
  days: string[]
  planning: Planning
  onOpen: (shift: ListedMoment) => void
  onSet: (wanted: NewAvailability) => void
  onChange: (one: Availability) => void
}

function ShiftBlock({
  piece,
  planning,
  onOpen,
}: {
  piece: Piece<ListedMoment>
  planning: Planning
  onOpen: (shift: ListedMoment) => void
}) {
  const { item: shift, fromBefore, goesOn } = piece
  const { overlaps, unavailable } = conflictsOf(shift, planning)
  const { label, tone } = careMomentStatusWords[shift.status]
  return (
    <li className={classes.piece} style={placeOf(piece)} data-kind="shift">
      <button
        type="button"
        className={`${classes.shift} figures`}
        data-from-before={fromBefore || undefined}
        data-goes-on={goesOn || undefined}
        data-clash={overlaps.length > 0 || unavailable || undefined}
        data-tone={tone}
        onClick={() => onOpen(shift)}
      >
        <strong>{formatTimes(shift.startDate, shift.endDate)}</strong>
        <span>{shift.title}</span>
        <span>{shift.location.organization.name}</span>
        {overlaps.length > 0 && <span>Overlapt</span>}
        {unavailable && <span>Niet beschikbaar</span>}
        <span className={tone === 'green' ? 'unseen' : classes.state}>{label}</span>
      </button>
    </li>
  )
}

function AvailabilityBlock({ piece, onChange }: { piece: Piece<Availability>; onChange: (one: Availability) => void }) {
  const { item } = piece
  return (
    <li className={classes.piece} style={placeOf(piece)}>
      <button type="button" className={classes.availability} data-available={item.available} onClick={() => onChange(item)}>
        {nameAvailability(item)}
        <span className="unseen">, {formatTimes(item.startDate, item.endDate)}, wijzigen</span>
      </button>
    </li>
  )
}

function Drawn({ range, day }: { range: HourRange; day: number }) {
  const [from, until] = [Math.max(0, range.fromHour - day * 24), Math.min(24, range.untilHour - day * 24)]
  if (until <= from) return null
  const text = (hours: number) => `${String(Math.floor(hours)).padStart(2, '0')}:${hours % 1 ? '30' : '00'}`
  return (
    <div
      className={`${classes.drawn} figures`}
      style={{ top: percentOfDay(from), height: percentOfDay(until - from) }}
      aria-hidden="true"
    >
      {text(from)} – {text(until)}
    </div>
  )
}

type DayProps = Omit<PlanningProps, 'days' | 'onSet'> & { date: string }

function Day({ date, planning, onOpen, onChange }: DayProps) {
  const present = now()
  const isToday = dateOf(present) === date
  return (
    <>
      <ul className={classes.pieces} aria-label={formatDateLong(date)}>
        {layOut(date, planning.availabilities).map(piece => (
          <AvailabilityBlock key={piece.item.uuid} piece={piece} onChange={onChange} />
        ))}
        {layOut(date, planning.shifts).map(piece => (
          <ShiftBlock key={piece.item.uuid} piece={piece} planning={planning} onOpen={onOpen} />
        ))}
      </ul>
      {isToday && <div className={classes.now} style={{ top: percentOfDay(hourOf(present)) }} aria-hidden="true" />}
    </>
  )
}

function Head({ days }: { days: string[] }) {
  const today = dateOf(now())
  return (
    <div className={classes.head}>
      <span />
      {days.map(date => {
        const [weekday, day] = formatDateLong(date).split(' ')
        return (
          <p key={date} className="figures" aria-current={date === today ? 'date' : undefined}>
            {weekday} <strong>{day}</strong>
            {date === today && <span className="unseen"> (vandaag)</span>}
          </p>
        )
      })}
    </div>
  )
}

/** Seven days side by side, 24 hours high. People can draw availability; the form does the same without a mouse. */
export function PlanningWeek({ days, planning, onOpen, onSet, onChange }: PlanningProps) {
  const columns = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLElement>(null)
  const drawn = useDragSelect(columns, ({ fromHour, untilHour }) =>
    onSet({ available: true, startDate: instantOn(days[0]!, fromHour), endDate: instantOn(days[0]!, untilHour) }),
  )
  useEffect(() => {
    const box = scroller.current!
    box.tabIndex = 0 // the arrow keys must be able to scroll it, also in a week without a button
    box.scrollTop = (columns.current!.clientHeight * 5.7) / 24 // scrolls to six o'clock, with its line visible
  }, [])
  return (
    <section className={classes.week} ref={scroller} aria-label="Weekrooster">
      <Head days={days} />
      <div className={classes.body}>
        <div className={`${classes.hours} figures`} aria-hidden="true">
          {Array.from({ length: 23 }, (_, hour) => hour + 1).map(hour => (
            <span key={hour} style={{ top: percentOfDay(hour) }}>
              {String(hour).padStart(2, '0')}:00
            </span>
          ))}
        </div>
        <div className={classes.columns} ref={columns}>
          {days.map((date, day) => (
            <div key={date} className={classes.column}>
              <Day {...{ date, planning, onOpen, onChange }} />
              {drawn && <Drawn range={drawn} day={day} />}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
