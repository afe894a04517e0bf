import { type RawBuilder, sql } from 'kysely'

/** An instant of the database as answers have it, for what a statement builds as JSON: to the second, with `+00:00`. Null stays null. */
export const wireTime = (instant: RawBuilder<unknown>): RawBuilder<string> =>
  sql`to_char((${instant}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"')`
