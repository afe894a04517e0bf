// When a scheduled job is due. Cron runs in UTC. A job for a fixed hour in Amsterdam names both UTC hours; one of them is right.
import { type ParsedCronItem, parseCronItem, type TimestampDigest } from 'graphile-worker'
import { amsterdamTime } from '../../../rules/time/amsterdam.ts'
import type { ScheduledJob } from '../concept.ts'

type JobTimes = Pick<ScheduledJob, 'cron' | 'atHour'>

const hourMs = 3_600_000
// A bit more than a week: a weekly job has at least one time in it.
const longestMs = 8 * 24 * hourMs

const digestOf = (at: Date): TimestampDigest => ({
  min: at.getUTCMinutes(),
  hour: at.getUTCHours(),
  date: at.getUTCDate(),
  month: at.getUTCMonth() + 1,
  dow: at.getUTCDay(),
})
const isHour = (atHour: number | undefined, at: Date) =>
  atHour === undefined || Number(amsterdamTime(at.toISOString()).slice(0, 2)) === atHour

/** The first whole minute after this one at which the job is due. */
export const nextTime = ({ cron, atHour }: JobTimes, after: Date): Date => {
  const { match } = parseCronItem({ task: 'any', match: cron })
  const at = new Date(after)
  at.setUTCSeconds(60, 0)
  while (!(match(digestOf(at)) && isHour(atHour, at))) at.setUTCMinutes(at.getUTCMinutes() + 1)
  return at
}

// The digest of a cron item has no year. The instant is always near today, so the nearest year is right.
const instantOf = ({ min, hour, date, month }: TimestampDigest): Date => {
  const now = new Date()
  const years = [-1, 0, 1].map(more => new Date(Date.UTC(now.getUTCFullYear() + more, month - 1, date, hour, min)))
  return years.reduce((nearest, each) => (Math.abs(+each - +now) < Math.abs(+nearest - +now) ? each : nearest))
}
/**
 * The queue's schedule for a job: once at each of its times, on any server, before other waiting work. A time at which no server
 * ran is made up for once when a server runs again, unless the job is due within the hour anyway.
 */
export const cronItem = (name: string, job: JobTimes): ParsedCronItem => {
  const { match } = parseCronItem({ task: name, match: job.cron })
  const first = nextTime(job, new Date())
  const comesSoon = +nextTime(job, first) - +first < hourMs
  return parseCronItem({
    task: name,
    match: digest => match(digest) && isHour(job.atHour, instantOf(digest)),
    options: { jobKey: name, queueName: name, priority: -1, backfillPeriod: comesSoon ? 0 : longestMs },
  })
}
