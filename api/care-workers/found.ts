// Finds care workers by a search text, and the choices of a filter.
import { sql } from 'kysely'
import type { Sql, Tx } from '../platform/database/database.ts'
import { holds, spoken } from '../platform/rows/search.ts'

/** By name or place. */
export const foundByName = (search: string): Sql => sql`select uuid from care_worker_profile
  where ${holds(sql`name_folded`, search)} or ${holds(spoken(sql`city`), search)}`
/** Also by number, telephone number, e-mail address and street, which only a planner may read. */
export const foundByPlanner = (
  search: string,
): Sql => sql`select uuid from care_worker_profile where ${holds(sql`folded`, search)}
  union all select uuid from account where ${holds(spoken(sql`username`), search)}
  union all select uuid from care_worker where number = ${/^\s*\d{1,9}\s*$/.test(search) ? Number(search) : null}::int`
/** The IRIs of care workers who may be the same person, by name or telephone number. */
export const possibleDuplicates = (
  worker: Sql,
): Sql => sql`(select coalesce(jsonb_agg('/v1/care_workers/' || o.uuid order by o.uuid), '[]')
  from care_worker_profile p join care_worker_profile o on o.uuid <> p.uuid and (o.name_folded = p.name_folded
    or o.folded like '% ' || phone_folded(p.phone) || ' %' and phone_folded(o.phone) = nullif(phone_folded(p.phone), ''))
  where p.uuid = ${worker} and not exists (select 1 from forgotten f where f.person_uuid in (o.uuid, p.uuid)))`

/** The cities where care workers live, in order. */
export const filterChoices = async (tx: Tx): Promise<{ cities: string[] }> => {
  const { rows } = await sql<{ city: string }>`select distinct city from care_worker_profile order by city`.execute(tx)
  return { cities: rows.map(({ city }) => city) }
}
