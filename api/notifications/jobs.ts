// Notifications are not kept for ever: what they are about is stored elsewhere.
import { sql } from 'kysely'
import type { ScheduledJob } from '../platform/concept.ts'

export const jobs: Record<string, ScheduledJob> = {
  'tidy-notifications': {
    cron: '50 2 * * *',
    run: async (db, now) => {
      await sql`delete from notification where created_at < ${now}::timestamptz - interval '180 days'`.execute(db)
    },
  },
}
