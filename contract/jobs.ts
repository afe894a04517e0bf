// The work that is done by the clock and the queue it waits in, for who looks after them.
import * as z from 'zod/mini'
import { command } from './operations.ts'

const by = ['ROLE_PLANNER'] as const
const job = z.object({
  name: z.string(),
  /** In UTC; with an hour only when that is the hour in Amsterdam. */
  cron: z.string(),
  atHour: z.nullable(z.int()),
  /** Of the last run; null when there was none. */
  startedAt: z.nullable(z.string()),
  /** Null while it runs, or when its server stopped halfway. */
  tookMs: z.nullable(z.int()),
  /** The kind of error it ended in; null when it went well. */
  error: z.nullable(z.string()),
})
export const jobOperations = {
  jobs: command('GET', '/jobs', { by, addition: true, answer: z.object({ jobs: z.array(job) }) }),
  /** What waits, mails among it, and what is no longer tried. */
  queue: command('GET', '/jobs/queue', {
    by,
    addition: true,
    answer: z.object({ waiting: z.int(), failed: z.int(), oldestWaitingAt: z.nullable(z.string()) }),
  }),
  /** Queues it: it is done within a moment, after the answer. */
  run: command('POST', '/jobs/{name}/run', { by, addition: true, params: { name: /^[a-z-]{1,60}$/ }, status: 202 }),
}
