import type { ReactNode } from 'react'
import { formatTimes } from '../../../../rules/format-nl.ts'
import classes from './visit-card.module.css'
import type { Visit } from './visits.ts'

export const timesIn = ({ startDate, endDate }: Pick<Visit, 'startDate' | 'endDate'>): string => formatTimes(startDate, endDate)
/** The times, after the day where that is not said above them. */
export const timesOn = (visit: Visit, day: string | undefined): string => (day ? `${day}, ${timesIn(visit)}` : timesIn(visit))

/** The times, with those they replace struck through. */
export function When({ visit, day, children }: { visit: Visit; day?: string | undefined; children?: ReactNode }) {
  const { before } = visit
  return (
    <p className={`${classes.when} figures`}>
      <strong>
        {day && <span className={classes.day}>{day}</span>}
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
      <span className={classes.soon}>{children}</span>
    </p>
  )
}
