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

/** The jobs, each run of which leaves in `job_run` when it began, how long it took, and what kind of error ended it. */
export const recorded = (jobs: Jobs): Jobs =>
  Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [
      name,
      { ...job, run: (db: Database, at: string) => recordRun(db, name, at, () => job.run(db, at)) },
    ]),
  )
const recordRun = async (db: Database, name: string, at: string, work: () => Promise<void>): Promise<void> => {
  const fresh = { started_at: at, took_ms: null, error: null }
  await db
    .insertInto('job_run')
    .values({ name, ...fresh })
    .onConflict(c => c.column('name').doUpdateSet(fresh))
    .execute()
  const began = performance.now()
  const end = (error: string | null) =>
    db
      .updateTable('job_run')
      .set({ took_ms: Math.round(performance.now() - began), error })
      .where('name', '=', name)
      .execute()
  try {
    await work()
  } catch (error) {
    await end(kindOf(error as Error))
    throw error
  }
  await end(null)
}
// What a message says may be somebody's: its kind, the code and the constraint are not.
const kindOf = ({ name, code, constraint }: Error & { code?: string; constraint?: string }): string =>
  [name, code, constraint].filter(Boolean).join(' ')

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
    // Asked for by somebody, it is done whatever the hour.
    taskList[name] = async payload => {
      const isTime = atHour === undefined || Number(amsterdamTime(now()).slice(0, 2)) === atHour
      if (isTime || (payload as { asked?: true }).asked) await work(db, now())
    }
    crons.push({ task: name, match: cron, options: { maxAttempts: 5, jobKey: name, queueName: name } })
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
