// Which workers are alive. Each worker holds an advisory lock on its own connection. PostgreSQL releases the lock when the
// process or its machine is gone, but not when it is only busy or paused. The work of a dead worker goes back to the queue.
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type pg from 'pg'
import { connectionTo } from '../database/database.ts'
import { clientsAt, type Writer } from '../database/writer.ts'

/** The life of this worker, until it is closed. */
export interface WorkerLife {
  /** Resolves once others can see that this worker is alive. From then on its work is not taken over. */
  begun: Promise<void>
  /** Ends it: others may take over its unfinished work. */
  close(): Promise<void>
}

const lockSpace = 7312
const lookMs = 3000
const retryMs = 1000
/** A worker may be away this long, to reconnect after a lost connection, before its work goes to others. */
export const graceSeconds = 10
// A machine without power does not close its connections: PostgreSQL must probe them. A paused process still answers, through its
// operating system.
const askedAfter = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3'

const isLocked = `exists (select from pg_locks l where l.locktype = 'advisory' and l.granted and l.classid = ${lockSpace} and l.objsubid = 2
  and l.objid::bigint = w.lock_key and l.database = (select oid from pg_database where datname = current_database()))`
const wasSeen = `w.seen_at > now() - interval '${graceSeconds} seconds'`
/** Whether the worker of this row, `job_worker w`, is alive: it holds its lock, or did a moment ago. */
export const isAlive = sql.raw<boolean>(`(${wasSeen} or ${isLocked})`)

const register = `insert into job_worker (worker, server) values ($1, $2)
  on conflict (worker) do update set seen_at = now() returning lock_key`
const look = `update job_worker w set seen_at = now() where ${isLocked}`
const forget = `delete from job_worker where seen_at < now() - interval '1 hour'`
const findDead = `
  select distinct locked_by from (
    select locked_by, locked_at from graphile_worker._private_jobs where locked_by is not null
    union all select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null) held
  where locked_at < now() - interval '${graceSeconds} seconds'
    and not exists (select from job_worker w where w.worker = locked_by and ${wasSeen})`
// A job held by a worker that died does not count as a try: otherwise a job that runs during several crashes would use up its
// tries.
const giveBack = 'update graphile_worker._private_jobs set attempts = greatest(attempts - 1, 0) where locked_by = any($1)'

const release = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ locked_by: string }>(findDead)
  if (rows.length === 0) return
  const dead = rows.map(row => row.locked_by)
  await client.query('begin')
  await client.query(giveBack, [dead])
  await client.query('select graphile_worker.force_unlock_workers($1)', [dead])
  await client.query('commit')
}

/**
 * Begins the life of the worker with this name in the queue, and checks the others every few seconds. After a lost connection it
 * makes a new one. It first gives the others time to do the same before it takes over any work.
 */
export const liveAs = (worker: string, writer: Writer, role?: string): WorkerLife => {
  const begun = Promise.withResolvers<void>()
  const stop = new AbortController()
  const Client = clientsAt(writer)
  const { options, ...rest } = connectionTo(writer.url(), role)
  const live = async (client: pg.Client, judgesFrom: number) => {
    await client.connect()
    const { rows } = await client.query<{ lock_key: number }>(register, [worker, `${hostname()}/${process.pid}`])
    await client.query('select pg_advisory_lock($1, $2)', [lockSpace, rows[0]!.lock_key])
    begun.resolve()
    while (!stop.signal.aborted) {
      await client.query(look)
      if (Date.now() >= judgesFrom) await release(client)
      await client.query(forget)
      await sleep(lookMs, undefined, stop).catch(() => undefined)
    }
    await client.query('delete from job_worker where worker = $1', [worker])
  }
  const goOn = async () => {
    for (let judgesFrom = 0; !stop.signal.aborted; judgesFrom = Date.now() + graceSeconds * 1000) {
      const client = new Client({ ...rest, options: `${options} ${askedAfter}`, keepAlive: true, query_timeout: 10_000 })
      client.on('error', error => console.error(`jobs: ${error.message}`))
      await live(client, judgesFrom).catch(() => sleep(retryMs, undefined, stop).catch(() => undefined))
      void client.end().catch(() => undefined)
    }
    begun.resolve()
  }
  const ended = goOn()
  return {
    begun: begun.promise,
    close: async () => {
      stop.abort()
      await ended
    },
  }
}
