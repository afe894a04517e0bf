import type { ReactNode } from 'react'
import { WarningIcon } from '#components/marks/icons.tsx'
import type { ListedMoment } from '../care-moment.ts'
import { dateOf, formatDates } from '../moment.ts'
import { MomentBar } from './moment-bar.tsx'
import { nameDay, sayTimes, type Timed } from './moment-words.ts'
import classes from './panel-head.module.css'

type Props = {
  moment: Pick<ListedMoment, 'title' | 'startDate' | 'endDate' | 'timeScope' | 'status' | 'assignee'>
  now: string
  /** For whom and where it is, and other facts that matter to this reader. */
  about: ReactNode
  /** How soon it begins, where that matters: 'over 2 uur'. */
  soon?: string | undefined
  isUrgent?: boolean
  /** The bar with the hours below it, or low. */
  size?: 'row' | 'detail'
}

/** 'morgen ma 23 november, 07:00 – 15:00'; of a period its days, each with the year. */
export function sayWhen(moment: Timed, now: string): string {
  if (moment.timeScope === 'period') return formatDates(moment)
  const { near, short } = nameDay(dateOf(moment.startDate), dateOf(now))
  return `${near ? `${near} ` : ''}${short}, ${sayTimes(moment, now)}`
}

/** The head of the panel beside a list: what it is, about whom, and when. */
export function PanelHead({ moment, now, about, soon, isUrgent = false, size = 'detail' }: Props) {
  return (
    <header className={classes.head}>
      <h2>{moment.title}</h2>
      <p className="soft small figures">{about}</p>
      <p className={`wrap baseline tight figures ${classes.when}`}>
        <strong className="large">{sayWhen(moment, now)}</strong>
        {soon && (
          <span className={`inline-row gap-6 small strong ${classes.soon}`} data-urgent={isUrgent || undefined}>
            {isUrgent && <WarningIcon size={18} />}
            {soon}
          </span>
        )}
      </p>
      <MomentBar {...{ moment, now, size }} />
    </header>
  )
}
