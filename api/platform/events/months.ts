// The monthly partitions of the history and the access log, which only grow: created before anything is written in them, dropped
// after their term (docs/decisions/0083).
import { sql } from 'kysely'
import type { ScheduledJob } from '../concept.ts'
import type { Database } from '../database/database.ts'

const months = new Intl.DateTimeFormat('nl-NL', { timeZone: 'UTC', month: 'long', year: 'numeric' })
/** The month that ends at this instant. */
const monthBefore = (end: string) => months.format(Date.parse(end) - 1)
const tableNames: Record<string, string> = { event: 'de geschiedenis', access_log: 'het inzagelogboek' }

/** Returns until when each table was dropped; nothing where no month was past its term. */
const dropMonths = async (db: Database): Promise<string[]> => {
  const ends = new Map<string, string>()
  for (;;) {
    const { rows } = await sql<{ dropped_of: string; ended: string }>`select * from drop_month()`.execute(db)
    if (!rows[0]) return [...ends].map(([table, end]) => `${tableNames[table]} tot en met ${monthBefore(end)}`)
    ends.set(rows[0].dropped_of, rows[0].ended)
  }
}

/** Creates the partitions ahead and drops those past their term; reports the last one created, and what was dropped. */
export const keepMonths: ScheduledJob = {
  cron: '10 0 * * *',
  run: async (db, now) => {
    await sql`select make_months(${now}::timestamptz)`.execute(db)
    await sql`select settle_months()`.execute(db)
    const dropped = await dropMonths(db)
    const { rows } = await sql<{ until: string }>`select max(until) as until from month_part`.execute(db)
    const ready = `Klaar tot en met ${monthBefore(rows[0]!.until)}.`
    return dropped.length === 0 ? ready : `${ready} Weg, na de bewaartermijn: ${dropped.join(' en ')}.`
  },
}
