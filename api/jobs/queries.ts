// How the last run of each job went, what is running, and what waits or is stuck in the queue.
import { sql } from 'kysely'
import type { Tx } from '../platform/database/database.ts'
import { isAlive } from '../platform/events/worker-life.ts'

interface Run {
  name: string
  startedAt: string | null
  tookMs: number | null
  error: string | null
  isSetUp: boolean
  outcome: string | null
  runningSince: string | null
  runningOn: string | null
  serverIsAlive: boolean | null
  /** The job's schedule is known from this instant on: its last success, or the first time that a server knew the job. */
  knownSince: string | null
}
/** The jobs that ever ran, that are running, or that have a schedule. */
export const runs = async (tx: Tx): Promise<Run[]> => {
  const { rows } = await sql<Run>`
    select name, r.started_at as "startedAt", r.took_ms as "tookMs", r.error, coalesce(r.is_set_up, true) as "isSetUp", r.outcome, held.at as "runningSince", held.server as "runningOn",
      held.alive as "serverIsAlive", greatest(r.done_at, known.known_since) as "knownSince"
    from job_run r full join (select identifier as name, known_since from graphile_worker._private_known_crontabs) known using (name)
    full join (
      select j.task_identifier as name, min(j.locked_at) as at, min(w.server) as server, coalesce(bool_and(${isAlive}), false) as alive
      from graphile_worker.jobs j left join job_worker w on w.worker = j.locked_by where j.locked_at is not null group by 1) held using (name)`.execute(
    tx,
  )
  return rows
}

interface Failure {
  task: string
  error: string
  retrying: number
  failed: number
  since: string
}
interface QueueState {
  waiting: number
  oldestWaitingAt: string | null
  failed: number
  heldByDead: number
  heldByDeadSince: string | null
  mailsInDoubt: number
  mailsInDoubtSince: string | null
  failures: Failure[]
  servers: { name: string; startedAt: string; seenAt: string; isAlive: boolean }[]
}
/** Waiting: to be done now, or to be retried. Failed: tried the maximum number of times. */
export const queueState = async (tx: Tx): Promise<QueueState> => {
  const { rows: counted } = await sql<Omit<QueueState, 'failures' | 'servers'>>`
    with j as (
      select j.*, attempts >= max_attempts and locked_at is null as is_left, locked_at is not null and not coalesce(${isAlive}, false) as is_held
      from graphile_worker.jobs j left join job_worker w on w.worker = j.locked_by),
    doubted as (select sending_at from mail where sent_at is null and sending_at < now() - interval '1 minute')
    select (count(*) filter (where not is_left))::int as waiting, min(created_at) filter (where not is_left) as "oldestWaitingAt",
      (count(*) filter (where is_left))::int as failed,
      (count(*) filter (where is_held))::int as "heldByDead", min(locked_at) filter (where is_held) as "heldByDeadSince",
      (select count(*) from doubted)::int as "mailsInDoubt", (select min(sending_at) from doubted) as "mailsInDoubtSince"
    from j`.execute(tx)
  const { rows: failures } = await sql<Failure>`
    select task_identifier as task, last_error as error, (count(*) filter (where attempts < max_attempts))::int as retrying,
      (count(*) filter (where attempts >= max_attempts))::int as failed, min(created_at) as since
    from graphile_worker.jobs
    where last_error is not null group by 1, 2 order by 1, 2`.execute(tx)
  const { rows: servers } = await sql<QueueState['servers'][number]>`
    select server as name, started_at as "startedAt", seen_at as "seenAt", ${isAlive} as "isAlive" from job_worker w order by w.lock_key`.execute(
    tx,
  )
  return { ...counted[0]!, failures, servers }
}
