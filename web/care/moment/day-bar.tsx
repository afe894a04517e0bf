import type { CSSProperties } from 'react'
import classes from './day-bar.module.css'
import { type Block, barHours, dayHours, describeBar, placeOnBar, type Stretch } from './day-bar-geometry.ts'

const percent = (hours: number) => `${(hours / barHours) * 100}%`
const place = ({ fromHour, untilHour }: Block): CSSProperties => ({
  left: percent(fromHour),
  width: percent(untilHour - fromHour),
})

type Props = Stretch & {
  /** The present, as an ISO instant: drawn as a hairline when it falls on this bar. */
  now?: string | undefined
  /** What overlaps the shift: travel, or another shift. */
  overlaps?: readonly Stretch[]
  size?: 'row' | 'card' | 'detail'
}

/** A day as a strip of 24 hours with the shift on it: people see early, late or night before they read a word. */
export function DayBar({ startDate, endDate, now, overlaps = [], size = 'card' }: Props) {
  const shift = placeOnBar(startDate, { startDate, endDate })
  if (!shift) return null
  const present = now && placeOnBar(startDate, { startDate: now, endDate: new Date(Date.parse(now) + 60_000).toISOString() })
  const overEdge = shift.untilHour > dayHours
  return (
    <div className={classes.bar} data-size={size} role="img" aria-label={describeBar({ startDate, endDate }, overlaps)}>
      <div className={classes.track} />
      {overEdge && <div className={classes.nextDay} />}
      <div
        className={classes.shift}
        style={place(shift)}
        data-over-edge={overEdge || undefined}
        data-cut={shift.cut || undefined}
      />
      {[6, 12, 18].map(hour => (
        <span key={hour} className={classes.tick} style={{ left: percent(hour) }} />
      ))}
      {overEdge && <span className={classes.edge} />}
      {overlaps.map(one => {
        const block = placeOnBar(startDate, one)
        return block && <div key={one.startDate} className={classes.overlap} style={place(block)} />
      })}
      {present && <span className={classes.now} style={{ left: percent(present.fromHour) }} />}
      {size === 'detail' &&
        [0, 6, 12, 18, 24].map(hour => (
          <span key={hour} className={classes.hour} data-first={hour === 0 || undefined} style={{ left: percent(hour) }}>
            {hour}
          </span>
        ))}
      {size === 'detail' && overEdge && <span className={classes.tomorrow}>+1 dag</span>}
    </div>
  )
}
