// Removes what accounts no longer need: expired links and logins, attempts that no longer count, stored answers to repeated requests.
import { sql } from 'kysely'
import type { ScheduledJob } from '../platform/concept.ts'

export const jobs: Record<string, ScheduledJob> = {
  'tidy-accounts': {
    cron: '40 2 * * *',
    run: async (db, now) => {
      await sql`update user_token set registration = null where registration is not null and expires_at < ${now}::timestamptz`.execute(
        db,
      )
      await sql`delete from user_token where expires_at < ${now}::timestamptz - interval '30 days'`.execute(db)
      await sql`delete from multi_factor_code where expires_at < ${now}::timestamptz - interval '1 day'`.execute(db)
      // These times are in real time (decision 8).
      await sql`delete from login_attempt where at < now() - interval '1 day'`.execute(db)
      await sql`delete from refused_login where refused_at < now() - interval '90 days'`.execute(db)
      await sql`delete from account_session where expires_at < now()`.execute(db)
      await sql`delete from sign_on where expires_at < now()`.execute(db)
      await sql`delete from used_logout_token where used_at < now() - interval '1 day'`.execute(db)
      await sql`delete from account_device where last_used_at < now() - interval '400 days'`.execute(db)
      await sql`delete from ended_session where until < now()`.execute(db)
      await sql`delete from idempotency_key where created_at < now() - interval '24 hours'`.execute(db)
    },
  },
}
