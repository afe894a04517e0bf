import type { jobOperations } from '../../contract/jobs.ts'
import { wireInstant } from '../../rules/amsterdam.ts'
import type { Handlers, ScheduledJob } from '../platform/concept.ts'
import { queueJob } from '../platform/events/outbox.ts'
import { nextTime } from '../platform/events/schedule.ts'
import { Problem } from '../platform/problem.ts'
import { queueState, runs } from './queries.ts'

const never = { startedAt: null, tookMs: null, error: null, runningSince: null, runningOn: null, serverIsAlive: null }
// By the real clock, as the queue is; a moment late is on time.
const leniencyMs = 60_000
const timesOf = (job: ScheduledJob, knownSince: string | null | undefined) => {
  const wire = (at: Date) => wireInstant(at.toTemporalInstant())
  const missed = knownSince ? nextTime(job, new Date(knownSince)) : undefined
  const isOverdue = missed && Date.now() - missed.getTime() > leniencyMs
  return { nextRunAt: wire(nextTime(job, new Date())), overdueSince: isOverdue ? wire(missed) : null }
}

export const handlers: Handlers<typeof jobOperations> = {
  jobs: async ({ tx, wire }) => {
    const known = new Map((await runs(tx)).map(({ knownSince, ...run }) => [run.name, { knownSince, run }]))
    return {
      jobs: Object.entries(wire.jobs).map(([name, job]) => ({
        ...(known.get(name)?.run ?? never),
        ...{ name, cron: job.cron, atHour: job.atHour ?? null },
        ...timesOf(job, known.get(name)?.knownSince),
      })),
    }
  },
  queue: ({ tx }) => queueState(tx),
  run: async ({ tx, params: { name }, wire }) => {
    if (!Object.hasOwn(wire.jobs, name)) throw new Problem('not_found')
    await queueJob(tx, name)
    return undefined
  },
}
