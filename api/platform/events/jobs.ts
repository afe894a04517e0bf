// Work outside a request, on graphile-worker: delivery of events, and the scheduled jobs of the concepts.

import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, type Runner, run, type Task, type TaskList, type Worker } from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import { now } from '../clock.ts'
import type { Concept, QueriesOf, ScheduledJob, Tasks } from '../concept.ts'
import type { Database } from '../database/database.ts'
import type { Writer } from '../database/writer.ts'
import type { FileStore } from '../files/files.ts'
import { Failure } from '../problem.ts'
import { tracedOnward } from '../tracing.ts'
import type { Mailbox } from './mailbox.ts'
import { cronItem } from './schedule.ts'
import { liveAs, type WorkerLife } from './worker-life.ts'

export type Jobs = NonNullable<Concept['jobs']>
/** What the work outside a request needs. */
interface JobServices {
  writer: Writer
  role: string | undefined
  pool: pg.Pool
  /** The database on that pool. */
  database: Database
  jobs: Jobs
  tasks: Tasks
  queriesOf: QueriesOf
  mailbox: Mailbox
  /** Sends a message of a webhook. */
  sendWebhook: (delivery: string, now: string) => Promise<void>
  publicUrl: string
  files: FileStore
}
const againMs = 1000
const slots = 4
/** How long a worker without any slot left may take to end by itself. */
const endMs = 5000

/**
 * The jobs. Each run is stored in `job_run`: its start and duration, the kind of error with which it ended, and its result in
 * words, if it has one, or that it is not set up.
 */
export const recorded = (jobs: Jobs): Jobs =>
  Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [
      name,
      {
        ...job,
        run: (db, at, queriesOf) => recordRun(db, name, at, async () => job.run(db, at, queriesOf)),
      } satisfies ScheduledJob,
    ]),
  )
type Came = Awaited<ReturnType<ScheduledJob['run']>>
const recordRun = async (db: Database, name: string, at: string, work: () => Promise<Came>): Promise<void> => {
  const fresh = { started_at: at, took_ms: null, error: null, outcome: null, is_set_up: true }
  await db
    .insertInto('job_run')
    .values({ name, ...fresh })
    .onConflict(c => c.column('name').doUpdateSet(fresh))
    .execute()
  const began = performance.now()
  const end = (error: string | null, came: Came) => {
    const is_set_up = typeof came !== 'object'
    const outcome = (is_set_up ? came : came.notSetUp) ?? null
    const took_ms = Math.round(performance.now() - began)
    return db
      .updateTable('job_run')
      .set({ took_ms, error, outcome, is_set_up, ...(!error && { done_at: sql<string>`now()` }) })
      .where('name', '=', name)
      .execute()
  }
  let came: Came
  try {
    came = await work()
  } catch (error) {
    await end(kindOf(error as Error), error instanceof Failure ? error.message : undefined)
    throw error
  }
  await end(null, came)
}
// The message of an error may hold personal data. Its kind, code and constraint do not.
type CodedError = Error & { code?: string; constraint?: string; responseCode?: number }
const kindOf = ({ name, code, constraint, responseCode }: CodedError): string =>
  [name, code, constraint, responseCode].filter(Boolean).join(' ')

// Only the kind of an error is stored, in the queue too. The log has the stack.
const failingByKind =
  (name: string, task: (payload: Record<string, unknown>) => Promise<void>): Task =>
  given => {
    const { traceparent, ...payload } = given as Record<string, unknown>
    return tracedOnward('job', `job ${name}`, traceparent as string | undefined, () => task(payload)).catch((error: Error) => {
      throw Object.assign(new Error(kindOf(error)), { stack: error.stack })
    })
  }
const tasksOf = ({ database: db, jobs, tasks, queriesOf, mailbox, sendWebhook, publicUrl, files }: JobServices): TaskList => {
  const all = {
    ...Object.fromEntries(
      Object.entries(tasks).map(([name, work]) => [
        name,
        (payload: Record<string, unknown>) =>
          db.transaction().execute(tx => work({ tx, db, payload, now: now(), publicUrl, files, queriesOf })),
      ]),
    ),
    ...Object.fromEntries(Object.entries(jobs).map(([name, job]) => [name, () => job.run(db, now(), queriesOf)])),
    deliver: ({ event }: Record<string, unknown>) => mailbox.deliver(String(event), now()),
    send: ({ mail }: Record<string, unknown>) => mailbox.send(String(mail)),
    webhook: ({ delivery }: Record<string, unknown>) => sendWebhook(String(delivery), now()),
    push: ({ login, notifications }: Record<string, unknown>) => mailbox.push(String(login), notifications as string[]),
  }
  return Object.fromEntries(Object.entries(all).map(([name, task]) => [name, failingByKind(name, task)]))
}

const sayError = (error: Error) => console.error(`jobs: ${error.message}`)

const begin = async (work: JobServices) => {
  const taskList = tasksOf(work)
  const parsedCronItems = Object.entries(work.jobs).map(([name, job]) => cronItem(name, job))
  let life: WorkerLife | undefined
  const startWorker = (_: unknown, { worker }: { worker: Worker }) => {
    life ??= liveAs(worker.workerPool.id, work.writer, work.role)
    return life.begun
  }
  const runner = await run({
    pgPool: work.pool,
    taskList,
    parsedCronItems,
    noHandleSignals: true,
    concurrency: slots,
    pollInterval: 2000,
    logger: quiet,
    preset: {
      plugins: [{ name: 'WorkerLife', version: '1.0.0', worker: { hooks: { startWorker } } }],
      // With batches, even of one, an error on marking a job as done ends the worker. Without, it would end the whole process.
      worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
    },
  })
  // When marking jobs as done fails twice at once, graphile-worker 0.18 stops all its slots and then waits for ever, without
  // reporting that it ended (related: graphile/worker issue 636).
  const hung = allSlotsStopped(runner)
    .then(() => sleep(endMs, undefined, { ref: false }))
    .then(() => runner.stop())
    .catch(() => undefined)
  const ended = Promise.race([runner.promise.catch(sayError), hung]).then(() => life?.close())
  return { runner, ended }
}
const allSlotsStopped = ({ events }: Runner) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let stopped = 0
  events.on('worker:stop', () => ++stopped === slots && resolve())
  return promise
}

/**
 * Starts the worker: mails within a moment, the jobs at their times. Any number of servers may run one each. When it ends by
 * itself, after minutes without a database, another one starts.
 */
export const startJobs = async (work: JobServices): Promise<{ stop(): Promise<void> }> => {
  const stop = new AbortController()
  let current = await begin(work)
  const goOn = async () => {
    while (!stop.signal.aborted) {
      await current.ended
      await sleep(againMs, undefined, stop).catch(() => undefined)
      if (!stop.signal.aborted) await begin(work).then(next => (current = next), sayError)
    }
    // A worker that was starting during the stop is stopped as well.
    void current.runner.stop().catch(() => undefined)
    await current.ended
  }
  const finished = goOn()
  return {
    stop: async () => {
      stop.abort()
      void current.runner.stop().catch(() => undefined)
      await finished
    },
  }
}

// Logs only the error, without the payload, and without the address that a mail server names when it refuses one.
const quiet = new Logger(() => (level, message) => {
  if (level === 'error') console.error(`jobs: ${message.replace(/[^\s<>"'/]{1,64}@[^\s<>"'/]+/g, '…')}`)
})
