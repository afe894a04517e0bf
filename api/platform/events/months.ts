// The months of what only grows, the history and the access log: made before anything is written in them (docs/decisions/0083).
import { sql } from 'kysely'
import type { ScheduledJob } from '../concept.ts'

const months = new Intl.DateTimeFormat('nl-NL', { timeZone: 'UTC', month: 'long', year: 'numeric' })

/** Makes the months ahead; says until which there are. */
export const keepMonths: ScheduledJob = {
  cron: '10 0 * * *',
  run: async (db, now) => {
    await sql`select make_months(${now}::timestamptz)`.execute(db)
    await sql`select settle_months()`.execute(db)
    const { rows } = await sql<{ last: string }>`select max(until) - interval '1 month' as last from month_part`.execute(db)
    return `Klaar tot en met ${months.format(new Date(rows[0]!.last))}.`
  },
}
