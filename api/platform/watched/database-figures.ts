// The database's figures about the queue, the jobs, the mails and its standbys.
import pg from 'pg'
import type { ScheduledJob } from '../concept.ts'
import { connectionTo } from '../database/database.ts'
import { clientsAt, type Writer } from '../database/writer.ts'
import { nextTime } from '../events/schedule.ts'
import { type Figure, gauge, type Sample } from './exposition.ts'

const patienceMs = 1500
const patience = { lockMs: patienceMs, statementMs: patienceMs, idleInTransactionMs: patienceMs }
/** Callers within this time get the same figures. */
const keptMs = 5000

// A mail waits until its task has done its work, also while it is being retried or after it was given up.
const statement = `
  select
    (select row_to_json(q) from (
      select (count(*) filter (where is_due))::int as due,
        coalesce(extract(epoch from now() - min(run_at) filter (where is_due)), 0) as "dueSeconds",
        (count(*) filter (where attempts >= max_attempts))::int as "givenUp",
        (count(*) filter (where is_mail))::int as mails,
        coalesce(extract(epoch from now() - min(created_at) filter (where is_mail)), 0) as "mailSeconds"
      from (select j.*, j.is_available and j.run_at <= now() as is_due, t.identifier = 'send' as is_mail
        from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id) j) q) as queue,
    (select coalesce(json_agg(j), '[]') from (
      select name, extract(epoch from case when r.is_set_up then r.done_at end) as "doneAt", r.is_set_up::int as "isSetUp", extract(epoch from k.known_since) as "knownSince"
      from job_run r full join (select identifier as name, known_since from graphile_worker._private_known_crontabs) k using (name)) j) as jobs,
    (select coalesce(json_agg(s), '[]') from (
      select regexp_replace(application_name, '[^A-Za-z0-9_.-]', '_', 'g') as standby,
        extract(epoch from coalesce(max(replay_lag), '0')) as seconds, max(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)) as bytes
      from pg_stat_replication where replay_lsn is not null group by 1) s) as standbys`

interface Found {
  queue: { due: number; dueSeconds: number; givenUp: number; mails: number; mailSeconds: number }
  jobs: { name: string; doneAt: number | null; isSetUp: number | null; knownSince: number | null }[]
  standbys: { standby: string; seconds: number; bytes: number }[]
}
type Jobs = Readonly<Record<string, Pick<ScheduledJob, 'cron' | 'atHour'>>>

const periodsOf = (jobs: Jobs): Sample[] =>
  Object.entries(jobs).map(([name, times]) => {
    const next = nextTime(times, new Date())
    return { labels: { name }, value: (+nextTime(times, next) - +next) / 1000 }
  })

// When nothing is found, only their names are given.
const figuresOf = (found: Found | undefined, jobs: Jobs): Figure[] => {
  const { queue, jobs: runs = [], standbys = [] } = found ?? {}
  const ofQueue = (name: string, help: string, key: keyof Found['queue']) =>
    gauge(name, help, ...(queue ? [{ value: queue[key] }] : []))
  const ofJobs = (key: 'doneAt' | 'isSetUp' | 'knownSince') =>
    runs.flatMap(({ name, [key]: value }) => (value !== null && Object.hasOwn(jobs, name) ? [{ labels: { name }, value }] : []))
  const ofStandbys = (key: 'seconds' | 'bytes') => standbys.map(({ standby, [key]: value }) => ({ labels: { standby }, value }))
  return [
    gauge('zorginzet_database_up', 'Whether the database told the figures below in time.', { value: found ? 1 : 0 }),
    ofQueue('zorginzet_queue_due_jobs', 'Work of the queue that could begin now.', 'due'),
    ofQueue('zorginzet_queue_oldest_due_seconds', 'For how long the oldest of that work could have begun.', 'dueSeconds'),
    ofQueue('zorginzet_queue_given_up_jobs', 'Work that failed as often as it is tried.', 'givenUp'),
    ofQueue('zorginzet_mails_waiting', 'Mails that were not sent yet, or could not be.', 'mails'),
    ofQueue('zorginzet_mails_oldest_waiting_seconds', 'For how long the oldest of those mails waits.', 'mailSeconds'),
    gauge('zorginzet_job_last_success_timestamp_seconds', 'When the job last went well.', ...ofJobs('doneAt')),
    gauge('zorginzet_job_set_up', 'Whether the job could do its work at its last run: 0 lacks a setting.', ...ofJobs('isSetUp')),
    gauge('zorginzet_job_known_since_timestamp_seconds', 'Since when the job has a schedule.', ...ofJobs('knownSince')),
    gauge('zorginzet_replication_delay_seconds', 'How late a standby applies what was committed.', ...ofStandbys('seconds')),
    gauge('zorginzet_replication_delay_bytes', 'How much a standby has yet to apply.', ...ofStandbys('bytes')),
  ]
}

/**
 * Returns the function that asks the database for these figures: at most once in five seconds, and within three. It has a
 * connection of its own, since those of requests may all be taken, and works as the login itself, not in its role: that cannot
 * see standbys, nor can a login without `pg_monitor`.
 */
export const openDatabaseFigures = (writer: Writer, jobs: Jobs): { figures(): Promise<Figure[]>; close(): Promise<void> } => {
  const limits = { connectionTimeoutMillis: patienceMs, query_timeout: patienceMs, max: 1 }
  const config = connectionTo(writer.url(), undefined, patience, { default_transaction_read_only: 'on' })
  const pool = new pg.Pool({ ...config, Client: clientsAt(writer), ...limits })
  pool.on('error', () => undefined) // the next scrape reports it
  const periods = gauge('zorginzet_job_period_seconds', 'How often the job is to run.', ...periodsOf(jobs))
  let lastRead: { at: number; figures: Promise<Figure[]> } | undefined
  const ask = async () => {
    const found = await pool.query<Found>(statement).catch(() => undefined)
    return [...figuresOf(found?.rows[0], jobs), periods]
  }
  return {
    figures: () => {
      if (!lastRead || performance.now() - lastRead.at > keptMs) lastRead = { at: performance.now(), figures: ask() }
      return lastRead.figures
    },
    close: () => pool.end(),
  }
}
