import { formatHours, formatMoney, formatTimes } from '../../../../rules/format-nl.ts'
import { formatShortDate } from '../../../care/moment/moment.ts'
import { CareMomentBadge } from '../../../care/moment/status-badge.tsx'
import { serverNow } from '../../../client/api.ts'
import { type Moment, sumUp, workedFigures } from '../-parts/hours-figures.ts'
import classes from './hours-cards.module.css'

const isNotWorked = ({ status }: Moment) => status === 'not_worked' || status === 'proposal_not_worked'

function HandedIn({ moment }: { moment: Moment }) {
  const figures = workedFigures(moment)
  const sum = isNotWorked(moment) ? null : sumUp(figures, moment)
  return (
    <li className={classes.row}>
      <p className="figures">
        <strong>{formatShortDate(figures.startDate, new Date(serverNow()).toISOString())}</strong>
        <span>{formatTimes(figures.startDate, figures.endDate)}</span>
      </p>
      <p className={classes.rowWhat}>
        {moment.title} <span>{moment.location.organization.name}</span>
      </p>
      <p className={`${classes.rowSum} figures`}>
        {sum && (
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

/** What was handed in lately and how it stands. */
export function HandedInList({ moments }: { moments: Moment[] }) {
  return (
    <ul className={classes.handedIn}>
      {moments.map(moment => (
        <HandedIn key={moment.uuid} moment={moment} />
      ))}
    </ul>
  )
}
