// How long each kind of data is kept, as planners set it.
import { sql } from 'kysely'
import { minYears, type RetainedKind, terms } from '../../rules/people/retention.ts'
import { wireInstant } from '../../rules/time/amsterdam.ts'
import type { Database, Tx } from '../platform/database/database.ts'

/** How many whole years this kind is kept. */
export const keptYears = async (db: Database | Tx, kind: RetainedKind): Promise<number> => {
  const { years } = await db.selectFrom('retention_term').select('years').where('kind', '=', kind).executeTakeFirstOrThrow()
  return years
}

interface Row {
  kind: RetainedKind
  years: number
  version: number
  changedAt: string | null
  changedBy: string | null
}
/** Every term, in the order of the rules, with its law. */
export const allTerms = async (tx: Tx) => {
  const { rows } = await sql<Row>`
    select t.kind, t.years, t.version, t.changed_at as "changedAt", o.first_name || ' ' || o.last_name as "changedBy" from retention_term t
    left join lateral (select actor_uuid from event where subject_uuid = t.uuid order by uuid desc limit 1) e on true
    left join back_office_employee o on o.uuid = e.actor_uuid`.execute(tx)
  const byKind = new Map(rows.map(row => [row.kind, row]))
  return (Object.keys(terms) as RetainedKind[]).map(kind => {
    const { changedAt, ...row } = byKind.get(kind)!
    const changed = changedAt && wireInstant(Temporal.Instant.from(changedAt))
    return { ...row, changedAt: changed, least: minYears(kind), law: terms[kind].law }
  })
}

/**
 * Sets a term; gives its uuid and the previous term. Undefined when there was a change since the version that was read. A simultaneous
 * change of the same term waits.
 */
export const setTerm = async (
  tx: Tx,
  kind: RetainedKind,
  { years, version }: { years: number; version: number },
  now: string,
) => {
  const { rows } = await sql<{ uuid: string; was: number }>`
    update retention_term set years = ${years}, version = version + 1, changed_at = ${now} where kind = ${kind} and version = ${version}
    returning uuid, old.years as was`.execute(tx)
  return rows[0]
}
