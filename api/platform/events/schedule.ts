// When a job by the clock is due. Cron runs in UTC; a job for a fixed hour names both hours that may be it, and one of them is.
import { type ParsedCronItem, parseCronItem, type TimestampDigest } from 'graphile-worker'
import { amsterdamTime } from '../../../rules/amsterdam.ts'
import type { ScheduledJob } from '../concept.ts'

type Timed = Pick<ScheduledJob, 'cron' | 'atHour'>

const hourMs = 3_600_000
// A week and a little: what runs once a week has one time in it.
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
export const nextTime = ({ cron, atHour }: Timed, after: Date): Date => {
  const { match } = parseCronItem({ task: 'any', match: cron })
  const at = new Date(after)
  at.setUTCSeconds(60, 0)
  while (!(match(digestOf(at)) && isHour(atHour, at))) at.setUTCMinutes(at.getUTCMinutes() + 1)
  return at
}

// What a cron item is asked has no year: it is never far from today.
const instantOf = ({ min, hour, date, month }: TimestampDigest): Date => {
  const now = new Date()
  const years = [-1, 0, 1].map(more => new Date(Date.UTC(now.getUTCFullYear() + more, month - 1, date, hour, min)))
  return years.reduce((nearest, each) => (Math.abs(+each - +now) < Math.abs(+nearest - +now) ? each : nearest))
}
/**
 * The job as the queue runs it by the clock: once at each of its times, on whichever server; before what else waits. A time at which no
 * server ran is made up for, once, when one runs again, unless the job comes around within the hour anyway.
 */
export const cronItem = (name: string, job: Timed): ParsedCronItem => {
  const { match } = parseCronItem({ task: name, match: job.cron })
  const first = nextTime(job, new Date())
  const comesSoon = +nextTime(job, first) - +first < hourMs
  return parseCronItem({
    task: name,
    match: digest => match(digest) && isHour(job.atHour, instantOf(digest)),
    options: { jobKey: name, queueName: name, priority: -1, backfillPeriod: comesSoon ? 0 : longestMs },
  })
}
