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

/** With more than this at once, fetching everything again is less work for everybody. */
export const mostAtOnce = 1000
const longestAwayMs = 3_600_000
// A commit may be visible in the tables a moment before its server has announced it.
const marginMs = 5000

const columns = sql`uuid, subject_type as type, subject_uuid as subject, actor_uuid as actor`

/** The events with these uuids. Bounded by the first of them: from an array PostgreSQL cannot tell in which months they are. */
export const readHappenings = async (db: Database, uuids: string[]): Promise<Happening[]> => {
  const first = uuids.toSorted()[0]
  const { rows } = await sql<Happening>`select ${columns} from event
    where uuid = any(${uuids}::uuid[]) and uuid >= ${first}::uuid order by uuid`.execute(db)
  return rows
}

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

/**
 * The present position: everything committed later is an event after it. A uuid tells when an event was written and not when it
 * was committed, so the position is before the oldest transaction that is still writing.
 */
export const presentPosition = async (db: Database): Promise<string> => {
  const { rows } = await sql<{ ms: number }>`select floor(extract(epoch from oldest_writing()) * 1000) as ms`.execute(db)
  return uuidAt(rows[0]!.ms - marginMs)
}

/** The events after this position; undefined when they are too many, or too long ago. */
export const readSince = async (db: Database, position: string): Promise<Happening[] | undefined> => {
  const ms = msOf(position)
  if (ms < Date.now() - longestAwayMs) return undefined
  const { rows } = await sql<Happening>`select ${columns} from event where uuid >= ${uuidAt(ms)}::uuid
    order by uuid limit ${mostAtOnce + 1}`.execute(db)
  return rows.length > mostAtOnce ? undefined : rows
}
