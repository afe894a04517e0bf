// Makes a roster in the background, in a thread of its own: it blocks nobody, reports
// its progress, and ends with the best plan so far when a user asks for that.

import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { type Out, type Role, uuidOf } from '../../contract/language.ts'
import type { rosterWeights } from '../../contract/moments/rosters.ts'
import type { RosterStatus } from '../../contract/statuses.ts'
import type { Tasks, Viewer } from '../platform/concept.ts'
import type { Database } from '../platform/database/database.ts'
import { record } from '../platform/events/outbox.ts'
import { rosterFacts } from './queries.ts'
import type { FromThread, planFor, RosterFacts, ThreadInput } from './thread.ts'

interface Row {
  uuid: string
  account_uuid: string
  username: string
  roles: Role[]
  start_date: string
  end_date: string
  locations: string[]
  expertise_levels: string[]
  with_others: boolean
  weights: Out<typeof rosterWeights>
  held: Pair[]
  forbidden: Pair[]
}
interface Pair {
  careMoment: string
  careWorker: string
}
const named = (pairs: Pair[]) => pairs.map(({ careMoment, careWorker }) => `${uuidOf(careMoment)} ${uuidOf(careWorker)}`)
const unfinishedStatuses = ['waiting', 'running', 'stopping', 'failed']
const lookEveryMs = 1000
// The memory for the program of a large roster, before the solver has it.
const maxMegabytes = 2048

/** Runs the thread on the facts. Stops it when the status says so, and writes its progress to the row. */
const inThread = async (db: Database, roster: string, facts: RosterFacts): Promise<ReturnType<typeof planFor>> => {
  const stop = new SharedArrayBuffer(4)
  const workerData: ThreadInput = { facts, stop }
  const thread = new Worker(join(import.meta.dirname, 'thread.ts'), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  })
  const { promise, resolve, reject } = Promise.withResolvers<ReturnType<typeof planFor>>()
  let far: { gap: number | null; filled: number } | undefined
  const look = async () => {
    const progress = far ? sql`gap = ${far.gap}, filled_count = ${far.filled}` : sql`gap = gap`
    const { rows } = await sql<{
      status: RosterStatus
    }>`update roster set ${progress} where uuid = ${roster} returning status`.execute(db)
    if (rows[0]?.status === 'stopping') Atomics.store(new Int32Array(stop), 0, 1)
  }
  const looking = setInterval(() => void look().catch(reject), lookEveryMs)
  thread.on('message', (message: FromThread) => {
    if ('result' in message) resolve(message.result)
    else far = message
  })
  thread.on('error', reject).on('exit', code => reject(new Error(`The thread ended with ${code}`)))
  try {
    // Awaited together: otherwise nothing would handle the end of the thread when the row cannot be reached.
    const [result] = await Promise.all([promise, look()])
    return result
  } finally {
    clearInterval(looking)
    await thread.terminate()
  }
}

const make: Tasks[string] = async ({ tx, db, payload, now, queriesOf }) => {
  const { rows } = await sql<Row>`select x.*, a.username, a.roles from roster x join account a on a.uuid = x.account_uuid
    where x.uuid = ${String(payload.roster)}::uuid and x.status = any(${unfinishedStatuses}::text[])`.execute(tx)
  const [row] = rows
  if (!row) return
  const { uuid, weights } = row
  const become = (status: RosterStatus, from: RosterStatus[]) =>
    sql`update roster set status = ${status} where uuid = ${uuid} and status = any(${from}::text[])`.execute(db)
  const me = { uuid: row.account_uuid, username: row.username, roles: row.roles, impersonator: null, session: null }
  const viewer: Viewer = { me, now, queriesOf }
  try {
    await become('running', ['waiting', 'failed'])
    const uuids = (iris: string[]) => iris.map(uuidOf)
    const where = { locations: uuids(row.locations), levels: uuids(row.expertise_levels) }
    const period = { startDate: row.start_date, endDate: row.end_date, ...where }
    const facts = await rosterFacts(tx, { ...period, withOthers: row.with_others }, viewer)
    const question = { ...facts, weights, held: named(row.held), forbidden: named(row.forbidden), now }
    const { gap, isProven, ...result } = await inThread(db, uuid, question)
    const filled = result.lines.length
    await sql`update roster set status = ${isProven ? 'ready' : 'stopped'}, gap = ${gap}, shift_count = ${facts.shifts.length},
      filled_count = ${filled}, result = ${JSON.stringify(result)}::jsonb, ready_at = ${now} where uuid = ${uuid}`.execute(tx)
    const data = { weights, gap, filled, open: result.open.length }
    await record(tx, [{ name: 'roster_made', subjectType: 'Roster', subjectUuid: uuid, me: null, now, data }])
  } catch (error) {
    // It will be retried; until then this is its status.
    await become('failed', ['waiting', 'running', 'stopping'])
    throw error
  }
}

export const tasks: Tasks = { 'make-roster': make }
