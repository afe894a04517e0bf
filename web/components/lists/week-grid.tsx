import { type ReactNode, useEffect, useRef } from 'react'
import { formatDateLong } from '#rules/time/format-nl.ts'
import { today } from '../page/today.ts'
import { type HourRange, percentOfDay, useDragSelect } from './use-drag-select.ts'
import classes from './week-grid.module.css'

type Props = {
  label: string
  /** Seven dates, from the left. */
  days: readonly string[]
  /** The current hour, for today's column; a line marks it. */
  nowHour?: number | undefined
  /** The items of a day: `li` elements, each placed by percentages of its 24 hours. */
  piecesOf: (date: string) => ReactNode
  /** A note below the name of a day: a holiday. */
  noteOf?: (date: string) => string | undefined
  /** Lets people draw a range, in hours since midnight of the first day. Offer a form that does the same without a mouse. */
  onDraw?: (range: HourRange) => void
}

/** The hour at its top when it opens. */
const firstHour = 5.7

/** Seven days side by side, 24 hours high. */
export function WeekGrid({ label, days, nowHour, piecesOf, noteOf, onDraw }: Props) {
  const columns = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLElement>(null)
  const drawn = useDragSelect(columns, onDraw)
  useEffect(() => {
    const box = scroller.current!
    box.tabIndex = 0 // the arrow keys must be able to scroll it, also in a week without a button
    box.scrollTop = (columns.current!.clientHeight * firstHour) / 24
  }, [])
  return (
    <section className={`card ${classes.week}`} ref={scroller} aria-label={label}>
      <Head days={days} noteOf={noteOf} />
      <div className={`grid relative ${classes.body}`}>
        <div className={`relative figures ${classes.hours}`} aria-hidden="true">
          {Array.from({ length: 23 }, (_, hour) => hour + 1).map(hour => (
            <span key={hour} style={{ top: percentOfDay(hour) }}>
              {timeOf(hour)}
            </span>
          ))}
        </div>
        <div className={`grid ${classes.columns}`} ref={columns} data-draws={onDraw !== undefined || undefined}>
          {days.map((date, day) => (
            <div key={date} className={`relative ${classes.column}`}>
              <ul aria-label={formatDateLong(date)}>{piecesOf(date)}</ul>
              {date === today() && nowHour !== undefined && (
                <div className={classes.now} style={{ top: percentOfDay(nowHour) }} aria-hidden="true" />
              )}
              {drawn && <Drawn range={drawn} day={day} />}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

function Head({ days, noteOf }: Pick<Props, 'days'> & { noteOf: Props['noteOf'] | undefined }) {
  return (
    <div className={`grid sticky on-card ${classes.head}`}>
      <span />
      {days.map(date => {
        const [weekday, day] = formatDateLong(date).split(' ')
        return (
          <p key={date} className="figures" {...(date === today() && { 'aria-current': 'date' as const, tabIndex: -1 })}>
            {weekday} <strong>{day}</strong>
            {date === today() && <span className="unseen"> (vandaag)</span>}
            {noteOf?.(date) && <span className="block attention small">{noteOf(date)}</span>}
          </p>
        )
      })}
    </div>
  )
}

const timeOf = (hours: number) => `${String(Math.floor(hours)).padStart(2, '0')}:${hours % 1 ? '30' : '00'}`

function Drawn({ range, day }: { range: HourRange; day: number }) {
  const [from, until] = [Math.max(0, range.fromHour - day * 24), Math.min(24, range.untilHour - day * 24)]
  if (until <= from) return null
  const place = { top: percentOfDay(from), height: percentOfDay(until - from) }
  return (
    <div className={`small figures ${classes.drawn}`} style={place} aria-hidden="true">
      {timeOf(from)} – {timeOf(until)}
    </div>
  )
}
