// When a care worker can and cannot, said several times at once: the newest word about a time counts.
import { sql } from 'kysely'
import type { Tx } from '../platform/database/database.ts'

/** When somebody can or cannot. */
export interface Stretch {
  available: boolean
  startDate: string
  endDate: string
}
interface Asked {
  careWorker: string
  availabilities: Stretch[]
  instead: string[]
}

/** Writes them; gives the uuids of what is new, and what went away for it: by uuid, and as it stood. */
export const sayAvailabilities = async (tx: Tx, { careWorker, availabilities, instead }: Asked) => {
  // Of two at once the second reads what the first wrote.
  await tx.selectFrom('care_worker').select('uuid').where('uuid', '=', careWorker).forNoKeyUpdate().execute()
  const said = sql`jsonb_to_recordset(${JSON.stringify(availabilities)}::jsonb) as said(available boolean, "startDate" timestamptz, "endDate" timestamptz)`
  const { rows: gone } = await sql<Stretch & { uuid: string }>`delete from care_worker_availability a
    where a.care_worker_uuid = ${careWorker}::uuid and (a.uuid = any(${instead}::uuid[])
      or exists (select from ${said} where a.start_date < said."endDate" and a.end_date > said."startDate"))
    returning a.uuid, a.available, a.start_date as "startDate", a.end_date as "endDate"`.execute(tx)
  const cut = gone.filter(({ uuid }) => !instead.includes(uuid))
  const { rows: made } = await sql<{ uuid: string }>`
    insert into care_worker_availability (care_worker_uuid, available, start_date, end_date)
    select ${careWorker}::uuid, available, "startDate", "endDate" from ${said}
    union all
    select ${careWorker}::uuid, old.available, lower(rest), upper(rest)
    from jsonb_to_recordset(${JSON.stringify(cut)}::jsonb) as old(available boolean, "startDate" timestamptz, "endDate" timestamptz)
    cross join unnest(tstzmultirange(tstzrange(old."startDate", old."endDate"))
      - (select range_agg(tstzrange(said."startDate", said."endDate")) from ${said})) rest
    returning uuid`.execute(tx)
  return {
    made: made.map(({ uuid }) => uuid),
    gone: new Set(gone.map(({ uuid }) => uuid)),
    before: gone
      .map(({ available, startDate, endDate }): Stretch => ({ available, startDate, endDate }))
      .sort((one, other) => one.startDate.localeCompare(other.startDate)),
  }
}
