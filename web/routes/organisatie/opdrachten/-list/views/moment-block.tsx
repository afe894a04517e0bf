import { careMomentStatusWords } from '../../../../../../contract/status-groups.ts'
import { clientName, type ListedMoment } from '../../../../../care/moment/care-moment.ts'
import { MomentBar } from '../../../../../care/moment/desk/moment-bar.tsx'
import { sayTimes, whoComes } from '../../../../../care/moment/desk/moment-words.ts'
import { formatShortDate } from '../../../../../care/moment/moment.ts'
import { AppLink } from '../../../../../components/app-link.tsx'
import { momentHref } from '../../../-parts/moment-href.ts'
import classes from './moment-block.module.css'

type Props = {
  moment: ListedMoment
  now: string
  /** Somebody else changed it a moment ago. */
  isFresh: boolean
  withDate?: boolean
}

/** An assignment in a week or on a board: its time, title, client and worker. */
export function MomentBlock({ moment, now, isFresh, withDate = false }: Props) {
  const { uuid, startDate, status, title, timeScope } = moment
  const { label, tone } = careMomentStatusWords[status]
  return (
    <AppLink href={momentHref(uuid)} className={classes.block} data-tone={tone} data-fresh={isFresh || undefined}>
      <strong className="figures">
        {withDate && timeScope === 'moment' && <>{formatShortDate(startDate, now)} </>}
        <span className={classes.times}>{sayTimes(moment, now)}</span>
      </strong>
      <MomentBar {...{ moment, now }} size="row" />
      <span className={classes.title}>{title}</span>
      <span className={classes.soft}>{clientName(moment) ?? moment.location.name}</span>
      <span className={classes.who}>
        {whoComes(moment, now)}
        <span className={withDate ? 'unseen' : classes.status}>{label}</span>
      </span>
    </AppLink>
  )
}
