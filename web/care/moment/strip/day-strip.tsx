import type { CSSProperties, ReactNode } from 'react'
import { formatTimes } from '#rules/time/format-nl.ts'
import { dayHours, lanesOf, nowOnBar, pinsOn, placeOnBar, type Stretch } from '../day-bar-geometry.ts'
import classes from './day-strip.module.css'

type Place = CSSProperties & { '--from'?: number; '--until'?: number; '--at'?: number; '--lane'?: number; '--lanes'?: number }
export type Stay = Stretch & {
  id: string
  /** Nobody is assigned yet. */
  isOpen: boolean
  /** Who comes, for people who cannot see the strip: "Fatima komt". */
  who: string
  /** Drawn on the strip: an avatar. */
  pin?: ReactNode
}
type Props = {
  /** An instant on the day to show. */
  day: string
  /** Undefined while they are not known. */
  stays: readonly Stay[] | undefined
  now: string
  /** 'strip' has avatars and hours, 'head' is a thin one beside the name of a day. */
  look?: 'strip' | 'head'
}

/** A whole day as a strip, with everyone who comes on it, on the scale of the day bar: 24 hours and eight of the next day. */
export function DayStrip({ day, stays, now, look = 'strip' }: Props) {
  const placed = (stays ?? [])
    .flatMap(stay => {
      const block = placeOnBar(day, stay)
      return block ? [{ stay, block }] : []
    })
    .toSorted((one, other) => one.block.fromHour - other.block.fromHour)
  const lanes = lanesOf(placed.map(({ block }) => block))
  const present = nowOnBar(day, now)
  const runsOver = placed.some(({ block }) => block.untilHour > dayHours)
  const label = placed.map(({ stay }) => `${stay.who} ${formatTimes(stay.startDate, stay.endDate)}`).join(', ')
  const pinned = placed.filter(({ stay }) => stay.pin)
  const pins = pinsOn(pinned.map(({ block }) => block))
  return (
    <div className={`shrinks ${classes.whole}`} data-look={look} aria-busy={!stays || undefined}>
      {look === 'strip' && (
        <div className={`relative ${classes.pins}`} aria-hidden="true">
          {pinned.map(({ stay }, index) => (
            <span
              key={stay.id}
              className={`flex circle ${classes.pin}`}
              data-open={stay.isOpen || undefined}
              style={{ '--at': pins[index] } as Place}
            >
              {stay.pin}
            </span>
          ))}
        </div>
      )}
      <div className={`relative ${classes.bar}`} role="img" aria-label={stays ? label || 'Geen bezoek' : 'Laden'}>
        <span className={classes.track} />
        <span className={classes.next} />
        {placed.map(({ stay, block }, index) => (
          <span
            key={stay.id}
            className={classes.stay}
            data-open={stay.isOpen || undefined}
            data-past={Date.parse(stay.endDate) <= Date.parse(now) || undefined}
            style={
              {
                '--from': block.fromHour,
                '--until': block.untilHour,
                '--lane': lanes[index]?.lane,
                '--lanes': lanes[index]?.lanes,
              } as Place
            }
          />
        ))}
        {runsOver && <span className={classes.edge} />}
        {present !== null && <span className={classes.now} style={{ '--at': present } as Place} />}
      </div>
      {look === 'strip' && (
        <div className={`relative above-4 soft small figures ${classes.hours}`} aria-hidden="true">
          {[0, 6, 12, 18, 24].map(hour => (
            <span key={hour} style={{ '--at': hour } as Place} data-first={hour === 0 || undefined}>
              {hour}
            </span>
          ))}
          <span className={classes.tomorrow}>morgen</span>
        </div>
      )}
    </div>
  )
}
