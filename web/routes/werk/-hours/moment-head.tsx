import type { ReactNode } from 'react'
import { formatTimes } from '../../../../rules/format-nl.ts'
import type { ListedMoment } from '../../../care/moment/care-moment.ts'
import { DayBar } from '../../../care/moment/day-bar.tsx'
import { formatShortDate } from '../../../care/moment/moment.ts'
import { now } from '../../../care/now.ts'
import classes from './moment-head.module.css'

type Props = { moment: ListedMoment; level: 'h2' | 'h3'; aside?: ReactNode }

/** When, what and where a shift was: the head of every card about its hours. */
export function MomentHead({ moment, level: Heading, aside }: Props) {
  const { startDate, endDate, title, location, client } = moment
  return (
    <header className={classes.head}>
      <p className={`${classes.when} figures`}>
        <strong>{formatShortDate(startDate, now())}</strong>
        {formatTimes(startDate, endDate)}
        {aside && <span className={classes.aside}>{aside}</span>}
      </p>
      <DayBar startDate={startDate} endDate={endDate} size="card" />
      <Heading className={classes.title}>{title}</Heading>
      <p className={classes.where}>
        {location.organization.name}, {location.city}
        {client && ` · bij ${client.firstName}`}
      </p>
    </header>
  )
}
