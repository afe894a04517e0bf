import { boardStatuses, careMomentStatusWords } from '../../../../../../contract/status-groups.ts'
import { formatTimes } from '../../../../../../rules/format-nl.ts'
import { assigneeName, clientName, type ListedMoment } from '../../../../../care/moment/care-moment.ts'
import { DayBar } from '../../../../../care/moment/day-bar.tsx'
import { whoMayCome } from '../../../../../care/moment/desk/moment-words.ts'
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

const whoComes = (moment: ListedMoment, now: string): string =>
  boardStatuses.open.includes(moment.status) ? (whoMayCome(moment, now) ?? 'Nog niemand') : (assigneeName(moment) ?? 'Niemand')

/** An assignment in a week or on a board: its time, title, client and worker. */
export function MomentBlock({ moment, now, isFresh, withDate = false }: Props) {
  const { uuid, startDate, endDate, status, title, timeScope } = moment
  const { label, tone } = careMomentStatusWords[status]
  const period = timeScope === 'period'
  const isOpen = boardStatuses.open.includes(status)
  return (
    <AppLink href={momentHref(uuid)} className={classes.block} data-tone={tone} data-fresh={isFresh || undefined}>
      <strong className="figures">
        {withDate && !period && <>{formatShortDate(startDate, now)} </>}
        <span className={classes.times}>
          {period ? `${formatShortDate(startDate, now)} – ${formatShortDate(endDate, now)}` : formatTimes(startDate, endDate)}
        </span>
      </strong>
      {!period && <DayBar {...{ startDate, endDate, now }} kind={isOpen ? 'open' : 'taken'} size="row" />}
      <span className={classes.title}>{title}</span>
      <span className={classes.soft}>{clientName(moment) ?? moment.location.name}</span>
      <span className={classes.who}>
        {whoComes(moment, now)}
        <span className={withDate ? 'unseen' : classes.status}>{label}</span>
      </span>
    </AppLink>
  )
}
