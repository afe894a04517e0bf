// Whom of the care workers somebody means.
import { sql } from 'kysely'
import type { Sql } from '../platform/database/database.ts'
import { holds, spoken } from '../platform/rows/search.ts'

/** By name or place. */
export const foundByName = (asked: string): Sql => sql`select uuid from care_worker_profile
  where ${holds(sql`name_folded`, asked)} or ${holds(spoken(sql`city`), asked)}`
/** Also by their number, telephone, mail and street, which a planner alone reads. */
export const foundByPlanner = (asked: string): Sql => sql`select uuid from care_worker_profile where ${holds(sql`folded`, asked)}
  union all select uuid from account where ${holds(spoken(sql`username`), asked)}
  union all select uuid from care_worker where number = ${/^\s*\d{1,9}\s*$/.test(asked) ? Number(asked) : null}::int`
