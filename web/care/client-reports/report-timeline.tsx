import type { ReactNode } from 'react'
import { nameThreadDay } from '#components/lists/thread-days.ts'
import { formatDateLong } from '#rules/time/format-nl.ts'
import { dateOf } from '../moment/moment.ts'
import { ReportEntry } from './report-entry.tsx'
import classes from './reports.module.css'
import type { Report } from './reports.ts'

const byDay = (reports: readonly Report[]): [day: string, reports: Report[]][] => {
  const days = new Map<string, Report[]>()
  for (const report of reports) {
    const day = dateOf(report.createdAt)
    days.set(day, [...(days.get(day) ?? []), report])
  }
  return [...days]
}

type Props = {
  reports: readonly Report[]
  now: string
  /** The reader's actions on a report. */
  actsOf?: (report: Report) => ReactNode
}

/** Reports, newest first, by the day on which they were written. */
export function ReportTimeline({ reports, now, actsOf }: Props) {
  return byDay(reports).map(([day, written]) => {
    const name = nameThreadDay(day, dateOf(now))
    const whole = formatDateLong(day)
    return (
      <section key={day} className={classes.day} aria-label={name === whole ? whole : `${name}, ${whole}`}>
        <div className={`wrap baseline below-8 ${classes.timelineHead}`}>
          <h2>{name}</h2>
          {name !== whole && <span className="soft small">{whole}</span>}
        </div>
        {written.map(report => (
          <ReportEntry key={report.uuid} report={report} acts={actsOf?.(report)} />
        ))}
      </section>
    )
  })
}
