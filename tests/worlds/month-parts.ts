// The monthly partitions of tables: to list them, drop them, make them, and fill them.
import { sql } from 'kysely'
import type { Database } from '../../api/platform/database/database.ts'

export type MonthlyTable = 'event' | 'access_log'
/** The partitions of a table by month, the default partition last. */
export const partsOf = async (owner: Database, parent: MonthlyTable): Promise<string[]> => {
  const { rows } = await sql<{ part: string }>`select part from month_part where parent = ${parent} order by until`.execute(owner)
  return rows.map(({ part }) => part)
}
/** Drops partitions, which must not contain rows that others refer to. */
export const dropPartitions = async (owner: Database, parent: MonthlyTable, parts: string[]): Promise<void> => {
  for (const part of parts) await sql.raw(`alter table ${parent} detach partition ${part}; drop table ${part}`).execute(owner)
}
/** Makes the first partition begin on the first of a month, to leave room for months before it. */
export const startFirstPartitionAt = async (owner: Database, parent: MonthlyTable, day: string): Promise<void> => {
  const first = (await partsOf(owner, parent))[0]!
  await sql`do $$ declare bound text := uuid_from((select until from month_part where part = '${sql.raw(first)}')); begin
    alter table ${sql.raw(parent)} detach partition ${sql.raw(first)};
    execute format('alter table ${sql.raw(parent)} attach partition ${sql.raw(first)} for values from (%L) to (%L)',
      uuid_from(date_trunc('month', ${sql.lit(day)}::timestamptz, 'UTC')), bound);
  end $$`.execute(owner)
}
/** Creates the partitions of these days' months where they are missing. */
export const makeMonthsOf = async (owner: Database, parent: MonthlyTable, days: string[]): Promise<void> => {
  for (const day of days) await sql`select make_month(${parent}, date_trunc('month', ${day}::timestamptz, 'UTC'))`.execute(owner)
}
/** The partition that contains this event. */
export const partOf = async (owner: Database, event: string): Promise<string | undefined> => {
  const { rows } = await sql<{ part: string }>`select tableoid::regclass::text as part from event where uuid = ${event}`.execute(
    owner,
  )
  return rows[0]?.part
}
/** Writes an event at this instant, with a mail about it. */
export const writeEvent = async (db: Database, at: string): Promise<string> => {
  const { rows } = await sql<{ uuid: string }>`insert into event (uuid, name, subject_type, subject_uuid, at)
    values (uuid_from(${at}::timestamptz), 'x', 'X', uuidv7(), ${at}) returning uuid`.execute(db)
  const { uuid } = rows[0]!
  await writeMail(db, uuid)
  return uuid
}
export const writeMail = (db: Database, event: string) =>
  sql`insert into mail (event_uuid, recipient, subject, text, html, at)
  values (${event}, 'a@voorbeeld.example', '', '', '', now())`.execute(db)
