// Work outside a request, on graphile-worker: delivery of what happened, and the jobs of the concepts by the clock.
import { type CronItem, Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import { amsterdamTime } from '../../rules/amsterdam.ts'
import { now } from './clock.ts'
import type { Concept, Tasks } from './concept.ts'
import type { Database } from './database.ts'
import type { Mailbox } from './mailbox.ts'

export type Jobs = NonNullable<Concept['jobs']>
export interface Work {
  jobs: Jobs
  tasks: Tasks
  mailbox: Mailbox
  publicUrl: string
}

/** Starts the worker: mails within a moment, the jobs at their times. Any number of servers may run one each. */
export const startJobs = (pool: pg.Pool, db: Database, { jobs, tasks, mailbox, publicUrl }: Work): Promise<Runner> => {
  const taskList: TaskList = {
    ...Object.fromEntries(
      Object.entries(tasks).map(([name, work]) => [
        name,
        (payload: unknown) =>
          db.transaction().execute(tx => work({ tx, payload: payload as Record<string, unknown>, now: now(), publicUrl })),
      ]),
    ),
    deliver: payload => mailbox.deliver((payload as { event: string }).event, now()),
    send: payload => mailbox.send((payload as { mail: string }).mail),
  }
  const crons: CronItem[] = []
  for (const [name, { run: work, cron, atHour }] of Object.entries(jobs)) {
    // Cron runs in UTC: a job for a fixed hour is tried at both hours it may be, and passes over the wrong one.
    taskList[name] = async () => {
      if (atHour === undefined || Number(amsterdamTime(now()).slice(0, 2)) === atHour) await work(db, now())
    }
    crons.push({ task: name, match: cron, options: { maxAttempts: 5, jobKey: name } })
  }
  return run({
    pgPool: pool,
    taskList,
    parsedCronItems: parseCronItems(crons),
    noHandleSignals: true,
    concurrency: 4,
    pollInterval: 2000,
    logger: quiet,
  })
}

// Only what went wrong, without the payload, and without the address that a mail server names when it refuses one.
const quiet = new Logger(() => (level, message) => {
  if (level === 'error') console.error(`jobs: ${message.replace(/[^\s<>"'/]+@[^\s<>"'/]+/g, '…')}`)
})
