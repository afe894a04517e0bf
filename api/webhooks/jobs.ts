import { sql } from 'kysely'
import type { ScheduledJob } from '../platform/concept.ts'

export const jobs: Record<string, ScheduledJob> = {
  'tidy-webhooks': {
    cron: '55 2 * * *',
    run: async (db, now) => {
      await sql`delete from webhook_delivery where created_at < ${now}::timestamptz - interval '30 days'`.execute(db)
      await sql`update webhook_endpoint set sealed_old_secret = null, old_secret_until = null where old_secret_until < ${now}`.execute(
        db,
      )
    },
  },
}
