import { notWorkedStatuses } from '../../../../contract/status-groups.ts'
import { formatHours, formatMoney, formatTimes } from '../../../../rules/format-nl.ts'
import type { ListedMoment } from '../../../care/moment/care-moment.ts'
import { payFor, workedHours } from '../../../care/moment/hours.ts'
import { formatShortDate } from '../../../care/moment/moment.ts'
import { CareMomentBadge } from '../../../care/moment/status-badge.tsx'
import { now } from '../../../care/now.ts'
import classes from './hours-cards.module.css'

function HandedIn({ moment }: { moment: ListedMoment }) {
  const figures = workedHours(moment)
  const sum = notWorkedStatuses.includes(moment.status) ? null : payFor(figures, moment)
  return (
    <li className={classes.row}>
      <p className="figures">
        <strong>{formatShortDate(figures.startDate, now())}</strong>
        <span>{formatTimes(figures.startDate, figures.endDate)}</span>
      </p>
      <p className={classes.rowWhat}>
        {moment.title} <span>{moment.location.organization.name}</span>
      </p>
      <p className={`${classes.rowSum} figures`}>
        {sum && sum.minutes > 0 && (
          <>
            <span>{formatHours(sum.minutes)}</span>
            <strong>{formatMoney(sum.totalCents)}</strong>
          </>
        )}
      </p>
      <CareMomentBadge status={moment.status} />
    </li>
  )
}

/** The hours that were submitted lately, and their status. */
export function HandedInList({ moments }: { moments: ListedMoment[] }) {
  return (
    <ul className={classes.handedIn}>
      {moments.map(moment => (
        <HandedIn key={moment.uuid} moment={moment} />
      ))}
    </ul>
  )
}
