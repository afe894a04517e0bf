// How the jobs last went, and what waits in the queue.
import { sql } from 'kysely'
import type { Tx } from '../platform/database.ts'

export const lastRuns = (tx: Tx) =>
  tx.selectFrom('job_run').select(['name', 'started_at as startedAt', 'took_ms as tookMs', 'error']).execute()

/** Waiting: to be done now, or to be tried again. Failed: tried as often as it may be. */
export const queueState = async (tx: Tx) => {
  const { rows } = await sql<{ waiting: number; failed: number; oldestWaitingAt: string | null }>`
    select (count(*) filter (where attempts < max_attempts))::int as waiting,
      (count(*) filter (where attempts >= max_attempts and locked_at is null))::int as failed,
      (min(created_at) filter (where attempts < max_attempts))::timestamptz(0) as "oldestWaitingAt"
    from graphile_worker.jobs`.execute(tx)
  return rows[0]!
}
