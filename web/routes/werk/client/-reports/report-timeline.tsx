import { formatDateLong } from '../../../../../rules/format-nl.ts'
import { dateOf } from '../../../../care/moment/moment.ts'
import { nameThreadDay } from '../../../../components/thread-days.ts'
import { ReportEntry } from './report-entry.tsx'
import classes from './report-timeline.module.css'
import type { Report } from './reports.ts'

const byDay = (reports: readonly Report[]): [day: string, reports: Report[]][] => {
  const days = new Map<string, Report[]>()
  for (const report of reports) {
    const day = dateOf(report.createdAt)
    days.set(day, [...(days.get(day) ?? []), report])
  }
  return [...days]
}

/** Reports, the newest first, by the day on which they were written. */
export function ReportTimeline({ reports, client, now }: { reports: readonly Report[]; client: string; now: string }) {
  return byDay(reports).map(([day, written]) => {
    const name = nameThreadDay(day, dateOf(now))
    const whole = formatDateLong(day)
    return (
      <section key={day} className={classes.day} aria-label={name === whole ? whole : `${name}, ${whole}`}>
        <div className={classes.head}>
          <h2>{name}</h2>
          {name !== whole && <span>{whole}</span>}
        </div>
        {written.map(report => (
          <ReportEntry key={report.uuid} {...{ report, client, now }} />
        ))}
      </section>
    )
  })
}
