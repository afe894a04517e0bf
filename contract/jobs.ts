// The work that is done by the clock and the queue it waits in, for who looks after them.
import * as z from 'zod/mini'
import { command } from './operations.ts'

const by = ['ROLE_PLANNER'] as const
const instantOrNull = z.nullable(z.string())
const job = z.object({
  name: z.string(),
  /** In UTC; with an hour only when that is the hour in Amsterdam. */
  cron: z.string(),
  atHour: z.nullable(z.int()),
  /** Of the last run; null when there was none. */
  startedAt: instantOrNull,
  /** Null while it runs, or when its server stopped halfway. */
  tookMs: z.nullable(z.int()),
  /** The kind of error it ended in; null when it went well. */
  error: z.nullable(z.string()),
  /** Null when it is not under way. */
  runningSince: instantOrNull,
  /** The server it is under way on, and whether that lives; of a dead one it is taken over within half a minute. */
  runningOn: z.nullable(z.string()),
  serverIsAlive: z.nullable(z.boolean()),
  /** The next of its times, in real time, as all of the following. */
  nextRunAt: z.string(),
  /** The first of its times since it last went well, when that is more than a minute ago: since then it stands still. */
  overdueSince: instantOrNull,
})
const queue = z.object({
  /** To be done, now or at a next try. */
  waiting: z.int(),
  oldestWaitingAt: instantOrNull,
  /** Tried as often as it may be, and left. */
  failed: z.int(),
  /** What went wrong and is tried again, or was left: by what it does and the kind of error, never whose. */
  failures: z.array(z.object({ task: z.string(), error: z.string(), retrying: z.int(), failed: z.int(), since: z.string() })),
  /** In the hands of servers that are gone, for others to take over. */
  heldByDead: z.int(),
  heldByDeadSince: instantOrNull,
  /** Handed to the mail server more than a minute ago, without an answer. */
  mailsInDoubt: z.int(),
  mailsInDoubtSince: instantOrNull,
  /** Who works off the queue, and who did in the last hour and is gone. */
  servers: z.array(z.object({ name: z.string(), startedAt: z.string(), seenAt: z.string(), isAlive: z.boolean() })),
})
export const jobOperations = {
  jobs: command('GET', '/jobs', { by, addition: true, answer: z.object({ jobs: z.array(job) }) }),
  /** What waits, mails among it, what went wrong, and what nobody is doing. */
  queue: command('GET', '/jobs/queue', { by, addition: true, answer: queue }),
  /** Queues it: it is done within a moment, after the answer. */
  run: command('POST', '/jobs/{name}/run', { by, addition: true, params: { name: /^[a-z-]{1,60}$/ }, status: 202 }),
}
