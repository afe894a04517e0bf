import type { ListedMoment } from '#care/moment/care-moment.ts'
import { CareMomentBadge } from '#care/moment/status-badge.tsx'
import { now } from '#care/now.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import classes from './planning.module.css'

export const hoursMissing = 'Uren nog niet ingediend'
type Shift = Pick<ListedMoment, 'uuid' | 'status' | 'endDate' | 'timeScope' | 'allowedActions'>

/** Whether it is over and its hours are not handed in yet. */
export const lacksHours = ({ endDate, timeScope, allowedActions }: Shift): boolean =>
  timeScope === 'moment' && Date.parse(endDate) <= Date.parse(now()) && allowedActions.includes('submit')

/** The state of a shift; for one that is over without hours, a link to hand them in. */
export const ShiftState = ({ shift }: { shift: Shift }) =>
  lacksHours(shift) ? (
    <AppLink href={`/werk/uren-indienen?dienst=${shift.uuid}`} className={classes.missing!}>
      {hoursMissing}
    </AppLink>
  ) : (
    <CareMomentBadge status={shift.status} />
  )
