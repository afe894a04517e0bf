import type { ReactNode } from 'react'
import { RowLink } from '#components/lists/rows.tsx'
import type { Address } from '#contract/addresses.ts'
import type { ListedMoment } from '../care-moment.ts'
import { formatDates, formatShortDate } from '../moment.ts'
import { sayTimes, type Timed } from './moment-words.ts'
import classes from './row-cells.module.css'

/** The id of one part of a row, used for the row's accessible name: 'when', 'title', 'place', … */
export const cellId = (said: string, uuid: string): string => `${said}-${uuid}`

type Cell = {
  /** Its place in the row. */
  className?: string | undefined
  /** The line below the first. */
  children?: ReactNode
}

type TimesProps = Cell & {
  moment: Timed & { uuid: string }
  now: string
  /** The id of the heading with the day. */
  describedBy?: string
}
/** When it is. */
export const TimesCell = ({ moment, now, describedBy, className = '', children }: TimesProps) => (
  <span className={`grid shrinks gap-2 figures ${classes.times} ${className}`}>
    <strong id={cellId('when', moment.uuid)} aria-describedby={describedBy}>
      {sayTimes(moment, now)}
    </strong>
    {children}
  </span>
)

type WhatProps = Cell & {
  moment: Pick<ListedMoment, 'uuid' | 'title' | 'bonus'>
  href: Address
  /** The ids of the elements that make up the name of the row. */
  labelledBy: string
  isOpen: boolean
  /** Whether it needs action. */
  isLoud?: boolean
}
/** What it is, as the link that fills the row, and below it where or for whom. */
export const WhatCell = ({ moment, href, labelledBy, isOpen, isLoud = true, className = '', children }: WhatProps) => (
  <span className={`grid shrinks gap-2 ${className}`}>
    <RowLink id={moment.uuid} {...{ href, labelledBy, isOpen }}>
      <span id={cellId('title', moment.uuid)} className={isLoud ? 'strong' : undefined}>
        {moment.title}
      </span>
    </RowLink>
    <span id={cellId('place', moment.uuid)} className="soft">
      {children}
      {moment.bonus > 0 && (
        <>
          {' '}
          <span className={`warns attention ${classes.bonus}`}>bonus</span>
        </>
      )}
    </span>
  </span>
)

/** Its time with its day: in tables, where no heading has the day. */
export const DayAndTimes = ({ moment, now }: { moment: Timed; now: string }) =>
  moment.timeScope === 'period' ? (
    formatDates(moment)
  ) : (
    <>
      {formatShortDate(moment.startDate, now)} <strong>{sayTimes(moment, now)}</strong>
    </>
  )

/** A person: an avatar with lines beside it. */
export const PersonCell = ({ face, className = '', children }: Cell & { face: ReactNode }) => (
  <span className={`row shrinks gap-10 ${className}`}>
    {face}
    <span className="grid shrinks gap-2">{children}</span>
  </span>
)
