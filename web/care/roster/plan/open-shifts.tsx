import { memo, useMemo, useState } from 'react'
import { AppLink } from '#components/controls/app-link.tsx'
import { Card } from '#components/page/page.tsx'
import { late } from '#components/page/suspense.tsx'
import { formatTimes } from '#rules/time/format-nl.ts'
import { DayBar } from '../../moment/day-bar.tsx'
import { formatShortDate } from '../../moment/moment.ts'
import ask from '../roster.module.css'
import { type OpenShift, type RosterAudience, shifts as sayShifts } from '../roster.ts'
import type { Change } from './difference.ts'
import { byDay } from './lines-by-day.ts'
import classes from './plan.module.css'

const ShiftHelps = late(() => import('./shift-helps.tsx'))

type Shared = {
  /** The uuid of the roster. */
  roster: string
  audience: RosterAudience
  now: string
}
type Props = Shared & { shifts: readonly OpenShift[]; changed: ReadonlyMap<string, Change> }

/** The shifts this plan leaves open: why, and what would help. */
export function OpenShifts({ shifts, changed, ...shared }: Props) {
  const inOrder = useMemo(() => byDay(shifts).flatMap(([, ofDay]) => ofDay), [shifts])
  return (
    <Card title={`Blijft open: ${sayShifts(shifts.length)}`}>
      <ul className={`small ${classes.open}`}>
        {inOrder.map(shift => (
          <Shift key={shift.uuid} {...{ shift }} change={changed.get(shift.careMoment)} {...shared} />
        ))}
      </ul>
    </Card>
  )
}

type ShiftProps = Shared & { shift: OpenShift; change: Change | undefined }
const Shift = memo(function Shift({ shift, change, roster, audience, now }: ShiftProps) {
  const [opened, setOpened] = useState(false)
  const { uuid, title, startDate, endDate, location, organization, expertiseLevel, reason } = shift
  return (
    <li>
      <span className={`figures ${classes.when}`}>
        <strong>
          {formatShortDate(startDate, now)}, {formatTimes(startDate, endDate)}
        </strong>
        <DayBar {...{ startDate, endDate, now }} kind="open" size="row" />
      </span>
      <span className={classes.words}>
        <AppLink href={audience.momentHref(uuid)} className={`to-start ink strong ${classes.title}`}>
          {title}
        </AppLink>
        <span className="soft">
          {[location.name, audience.hasOrganizations && organization.name, expertiseLevel].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={classes.words}>
        <span>{reason.message}</span>
        {change?.kind === 'gone' && <span className="soft">In het vorige rooster deed {change.was} dit.</span>}
        <details className={`fold ${ask.more}`} onToggle={event => setOpened(event.currentTarget.open)}>
          <summary>
            Wat zou helpen?<span className="unseen"> {title}</span>
          </summary>
          {opened && <ShiftHelps {...{ roster, uuid }} href={audience.momentHref(uuid)} />}
        </details>
      </span>
    </li>
  )
})
