import { jobOperations } from '../../contract/office/jobs.ts'
import { wireInstant } from '../../rules/time/amsterdam.ts'
import type { Concept, Handlers, ScheduledJob } from '../platform/concept.ts'
import { queueJob } from '../platform/events/outbox.ts'
import { nextTime } from '../platform/events/schedule.ts'
import { Problem } from '../platform/problem.ts'
import { queueState, runs } from './queries.ts'

const never = {
  startedAt: null,
  tookMs: null,
  error: null,
  isSetUp: true,
  outcome: null,
  runningSince: null,
  runningOn: null,
  serverIsAlive: null,
}
// By the real clock, like the queue itself. A job that is slightly late counts as on time.
const leniencyMs = 60_000
const timesOf = (job: ScheduledJob, knownSince: string | null | undefined) => {
  const wire = (at: Date) => wireInstant(at.toTemporalInstant())
  const missed = knownSince ? nextTime(job, new Date(knownSince)) : undefined
  const isOverdue = missed && Date.now() - missed.getTime() > leniencyMs
  return { nextRunAt: wire(nextTime(job, new Date())), overdueSince: isOverdue ? wire(missed) : null }
}

const handlers = {
  jobs: async ({ tx, services }) => {
    const known = new Map((await runs(tx)).map(({ knownSince, ...run }) => [run.name, { knownSince, run }]))
    return {
      jobs: Object.entries(services.jobs).map(([name, job]) => ({
        ...(known.get(name)?.run ?? never),
        ...{ name, cron: job.cron, atHour: job.atHour ?? null },
        ...timesOf(job, known.get(name)?.knownSince),
      })),
    }
  },
  queue: ({ tx }) => queueState(tx),
  run: async ({ tx, params: { name }, services }) => {
    if (!Object.hasOwn(services.jobs, name)) throw new Problem('not_found')
    await queueJob(tx, name)
    return undefined
  },
} satisfies Handlers<typeof jobOperations>

export const jobs = { operations: jobOperations, handlers } satisfies Concept
