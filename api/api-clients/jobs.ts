import { sql } from 'kysely'
import type { ScheduledJob } from '../platform/concept.ts'

export const jobs: Record<string, ScheduledJob> = {
  'tidy-api-clients': {
    cron: '57 2 * * *',
    run: async (db, now) => {
      await sql`delete from api_client_use where day < ${now}::timestamptz - interval '13 months'`.execute(db)
      await sql`delete from api_client_refusal where at < ${now}::timestamptz - interval '30 days'`.execute(db)
    },
  },
}
