import type { CSSProperties } from 'react'
import { partsOf, type Shift } from '#rules/time/broken-shift.ts'
import classes from './day-bar.module.css'
import { type Block, dayHours, describeBar, nowOnBar, placeOnBar, type Stretch } from './day-bar-geometry.ts'

type Place = CSSProperties & { '--from'?: number; '--until'?: number; '--at'?: number }
const place = ({ fromHour, untilHour }: Block): Place => ({ '--from': fromHour, '--until': untilHour })
const at = (hour: number): Place => ({ '--at': hour })

type Props = Shift & {
  /** The present, as an ISO instant: drawn as a hairline when it is on this bar. */
  now?: string | undefined
  /** What overlaps the shift: travel, or another shift. */
  overlaps?: readonly Stretch[]
  /** Whether somebody is assigned, nobody yet (dashed), or it is only a requested time (outlined). */
  kind?: 'taken' | 'open' | 'wish'
  /** 'detail' has the hours below it. A row in a list with a scale gets its width from there (`--hour`). */
  size?: 'row' | 'card' | 'detail'
}

/**
 * A day as a strip of 24 hours, and the first eight of the next, with the shift on it: people see early, late or night before
 * they read a word. It fills its container; where `--hour` is set, an hour has that many pixels, and all bars share one scale.
 */
export function DayBar({ now, overlaps = [], kind = 'taken', size = 'card', ...work }: Props) {
  const { startDate } = work
  const shift = placeOnBar(startDate, work)
  if (!shift) return null
  const present = now === undefined ? null : nowOnBar(startDate, now)
  const isOpen = kind === 'open'
  return (
    <div className={classes.whole} data-size={size}>
      <div
        className={`relative ${classes.bar}`}
        data-kind={kind}
        data-size={size}
        role="img"
        aria-label={describeBar(work, overlaps, isOpen)}
      >
        <span className={classes.track} />
        <span className={classes.next} />
        {partsOf(work).map(part => {
          const block = placeOnBar(startDate, part)
          return (
            block && (
              <span key={part.startDate} className={classes.shift} style={place(block)} data-cut={block.cut || undefined} />
            )
          )
        })}
        {shift.untilHour > dayHours && <span className={classes.edge} />}
        {overlaps.map(one => {
          const block = placeOnBar(startDate, one)
          return block && <span key={one.startDate} className={classes.overlap} style={place(block)} />
        })}
        {present !== null && <span className={classes.now} style={at(present)} />}
      </div>
      {size === 'detail' && <DayScale />}
    </div>
  )
}

type ScaleProps = {
  /** The current hour: it is drawn on the scale itself, and hour labels close to it are left out. */
  now?: { hour: number; time: string } | null
  /** How many hours before or after now a label is left out. */
  room?: number
  /** Whether there is room for "+1 dag" instead of "+1". */
  wide?: boolean
}

const labelled = [0, 6, 12, 18, 24]

/** The hours below or above bars, once for all of them. Decoration: each bar has its own times as text. */
export function DayScale({ now = null, room = 4, wide = true }: ScaleProps) {
  const present = now !== null && now.hour < dayHours + 2 ? now : null
  const labels = labelled.filter(hour => present === null || Math.abs(hour - present.hour) >= room)
  return (
    <span className={`block relative soft small figures ${classes.scale}`} aria-hidden="true">
      {labels.map(hour => (
        <span key={hour} className={classes.hour} data-first={hour === 0 || undefined} style={at(hour)}>
          {hour}
        </span>
      ))}
      {present !== null && (
        <strong className={classes.hour} data-now style={at(present.hour)}>
          {present.time}
        </strong>
      )}
      <span className={classes.tomorrow}>{wide ? '+1 dag' : '+1'}</span>
    </span>
  )
}

/** The line of the present through all bars of a list: put it in the element with the column of the bars. */
export function NowLine({ hour }: { hour: number }) {
  return <span className={classes.nowLine} style={at(hour)} aria-hidden="true" />
}
