// The scheduled jobs and their queue, for those who watch over them.
import * as z from 'zod/mini'
import { command } from '../operations.ts'

const by = ['ROLE_PLANNER'] as const
const instantOrNull = z.nullable(z.string())
const job = z.object({
  name: z.string(),
  /** In UTC. With `atHour` only when the job must run at that hour in Amsterdam. */
  cron: z.string(),
  atHour: z.nullable(z.int()),
  /** Of the last run; null when there was none. */
  startedAt: instantOrNull,
  /** Null while the job runs, or when its server stopped halfway. */
  tookMs: z.nullable(z.int()),
  /** The kind of error with which it ended; null when it went well. */
  error: z.nullable(z.string()),
  /** False when the last run did nothing because a setting is missing. */
  isSetUp: z.boolean(),
  /** The result in words, such as the missing setting. Null for a job that reports nothing. */
  outcome: z.nullable(z.string()),
  /** Null when it is not running. */
  runningSince: instantOrNull,
  /**
   * The server on which the job runs, and whether that server is alive. Another server takes over from a dead one within half a
   * minute.
   */
  runningOn: z.nullable(z.string()),
  serverIsAlive: z.nullable(z.boolean()),
  /** The next time that it is due. Like all times below, in real time. */
  nextRunAt: z.string(),
  /**
   * The first time it was due since its last success, when that is more than a minute ago. Since then the job has stood still.
   */
  overdueSince: instantOrNull,
})
const queue = z.object({
  /** Due now, or at the next try. */
  waiting: z.int(),
  oldestWaitingAt: instantOrNull,
  /** Given up after the maximum number of tries. */
  failed: z.int(),
  /** Failures that will be retried, or were given up. Shows the task and the kind of error, never the person. */
  failures: z.array(z.object({ task: z.string(), error: z.string(), retrying: z.int(), failed: z.int(), since: z.string() })),
  /** Held by servers that are gone. Other servers will take it over. */
  heldByDead: z.int(),
  heldByDeadSince: instantOrNull,
  /** Handed to the mail server more than a minute ago, and not answered yet. */
  mailsInDoubt: z.int(),
  mailsInDoubtSince: instantOrNull,
  /** The servers that work on the queue, and those that did in the last hour and are gone. */
  servers: z.array(z.object({ name: z.string(), startedAt: z.string(), seenAt: z.string(), isAlive: z.boolean() })),
})
export const jobOperations = {
  jobs: command('GET', '/jobs', { by, addition: true, answer: z.object({ jobs: z.array(job) }) }),
  /** What waits (mails included), what failed, and what nobody is working on. */
  queue: command('GET', '/jobs/queue', { by, addition: true, answer: queue }),
  /** Queues the job. It runs shortly after the answer. */
  run: command('POST', '/jobs/{name}/run', { by, addition: true, params: { name: /^[a-z-]{1,60}$/ }, status: 202 }),
}
