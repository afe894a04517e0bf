// Repeats the check, as names change; and removes replaced registers.
import { sql } from 'kysely'
import type { ScheduledJob } from '../platform/concept.ts'
import { checkInCurrentRegister } from './queries.ts'

export const jobs: Record<string, ScheduledJob> = {
  'hold-big-numbers': {
    cron: '40 2 * * *',
    run: async (db, now) => {
      await db.transaction().execute(tx => checkInCurrentRegister(tx, { now }))
      await sql`delete from big_register where status = 'replaced'
        or (status = 'loading' and created_at < ${now}::timestamptz - interval '1 day')`.execute(db)
    },
  },
}
