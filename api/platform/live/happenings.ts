// Events for live updates, and the position up to which a listener has been told.
import { sql } from 'kysely'
import type { Following } from '../concept.ts'
import type { Database } from '../database/database.ts'

/** An event as it is sent: which item it concerns, and who did it. */
export interface Happening {
  uuid: string
  type: string
  subject: string
  actor: string | null
}

// With more than this at once, fetching everything again is less work for everybody.
const maxAtOnce = 1000
const longestAwayMs = 3_600_000
// For a clock that is set back a little.
const marginMs = 5000

const columns = sql`uuid, subject_type as type, subject_uuid as subject, actor_uuid as actor`

/** The first uuid (version 7) of a millisecond. */
const uuidAt = (ms: number): string => {
  const hex = Math.floor(ms).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
const msOf = (uuid: string): number => Number.parseInt(uuid.slice(0, 8) + uuid.slice(9, 13), 16)

const isPosition = (text: string | undefined): text is string => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{21}$/.test(text ?? '')
/** Where a listener wants to start; undefined for now. */
export const startOf = ({ since, ago }: Following): string | undefined =>
  isPosition(since) ? since : ago === undefined ? undefined : uuidAt(Date.now() - ago * 1000)

// A login sees the start times of its own transactions only; `oldest_writing` sees those of the owner, who may be another login.
const oldestWriting = sql`least(oldest_writing(),
  (select min(xact_start) from pg_stat_activity where datname = current_database() and backend_xid is not null))`
/**
 * The present position: everything committed later is an event after it. A uuid tells when an event was written and not when it
 * was committed, so the position is before the oldest transaction that is still writing.
 */
export const presentPosition = async (db: Database): Promise<string> => {
  const { rows } = await sql<{ ms: number }>`select floor(extract(epoch from ${oldestWriting}) * 1000) as ms`.execute(db)
  return uuidAt(rows[0]!.ms - marginMs)
}

/** How far a server has read: the events visible in `snapshot` were sent, and all others come after `position`. */
export interface Place {
  snapshot: string
  position: string
}

/** The present place. The position is read first, so that whatever is committed in between is in the snapshot. */
export const presentPlace = async (db: Database): Promise<Place> => {
  const position = await presentPosition(db)
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db)
  return { position, snapshot: rows[0]!.snapshot }
}

/**
 * The events committed since this place, in any order, each once; and the new place. The events are undefined when there are too
 * many.
 */
export const readOn = async (db: Database, from: Place): Promise<{ happened: Happening[] | undefined; place: Place }> => {
  const position = await presentPosition(db)
  const { rows } = await sql<Happening & { snapshot: string }>`
    select snapshot, e.* from (select pg_current_snapshot()::text as snapshot) s left join (
      select ${columns} from event where uuid >= ${from.position}::uuid and not pg_visible_in_snapshot(written_in, ${from.snapshot}::pg_snapshot)
      order by uuid limit ${maxAtOnce + 1}) e on true`.execute(db)
  const place = { position, snapshot: rows[0]!.snapshot }
  if (rows.length > maxAtOnce) return { happened: undefined, place }
  return { happened: rows.filter(({ uuid }) => uuid !== null), place }
}

/** The events after this position; undefined when they are too many, or too long ago. */
export const readSince = async (db: Database, position: string): Promise<Happening[] | undefined> => {
  const ms = msOf(position)
  if (ms < Date.now() - longestAwayMs) return undefined
  const { rows } = await sql<Happening>`select ${columns} from event where uuid >= ${uuidAt(ms)}::uuid
    order by uuid limit ${maxAtOnce + 1}`.execute(db)
  return rows.length > maxAtOnce ? undefined : rows
}
