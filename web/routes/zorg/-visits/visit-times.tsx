import type { ReactNode } from 'react'
import { formatShiftTimes, type Shift } from '#rules/time/broken-shift.ts'
import classes from './visit-card.module.css'
import type { Visit } from './visits.ts'

export const timesIn = (visit: Shift): string => formatShiftTimes(visit)
/** The times, after the day where that is not shown above them. */
export const timesOn = (visit: Visit, day: string | undefined): string => (day ? `${day}, ${timesIn(visit)}` : timesIn(visit))

/** The times, with the original ones struck through. */
export function VisitTimes({ visit, day, children }: { visit: Visit; day?: string | undefined; children?: ReactNode }) {
  const { before } = visit
  return (
    <p className={`wrap-row spread across gap-4-12 figures ${classes.when}`}>
      <strong>
        {day && <span className="block">{day}</span>}
        {before && (
          <>
            <s>
              <span className="unseen">eerst </span>
              {timesIn(before)}
            </s>{' '}
          </>
        )}
        {timesIn(visit)}
      </strong>
      <span className="soft">{children}</span>
    </p>
  )
}
