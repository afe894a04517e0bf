import type { jobOperations } from '../../contract/jobs.ts'
import type { Handlers } from '../platform/concept.ts'
import { queueJob } from '../platform/outbox.ts'
import { Problem } from '../platform/problem.ts'
import { lastRuns, queueState } from './queries.ts'

const never = { startedAt: null, tookMs: null, error: null }
export const handlers: Handlers<typeof jobOperations> = {
  jobs: async ({ tx, wire }) => {
    const runs = new Map((await lastRuns(tx)).map(run => [run.name, run]))
    return {
      jobs: Object.entries(wire.jobs).map(([name, { cron, atHour = null }]) => ({
        ...(runs.get(name) ?? never),
        ...{ name, cron, atHour },
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
