// Who sees which account record; logins, sessions and codes as rows.
import { sql } from 'kysely'
import type { accountOperations } from '../../contract/accounts.ts'
import type { Role, Session } from '../../contract/language.ts'
import type { Queries } from '../platform/concept.ts'
import type { Database, Tx } from '../platform/database.ts'

export const queries: Queries<typeof accountOperations> = {
  BackOfficeEmployee: {
    visible: {
      ROLE_CARE_WORKER: false,
      ROLE_CLIENT_ADMIN: false,
      ROLE_PLANNER: true,
      ROLE_BACK_OFFICE_EMPLOYEE: row => sql`${row.alias}.uuid = ${row.me.uuid}`,
      ROLE_ORGANIZATION_USER: false,
      ROLE_ORGANIZATION_LOCATION_ADMIN: false,
    },
  },
}

export const accountByUsername = (db: Database | Tx, username: string) =>
  db.selectFrom('account').selectAll().where('username', '=', username.trim().toLowerCase()).executeTakeFirst()
export const accountByUuid = (db: Database | Tx, uuid: string) =>
  db.selectFrom('account').selectAll().where('uuid', '=', uuid).where('active', '=', true).executeTakeFirst()
type Account = NonNullable<Awaited<ReturnType<typeof accountByUuid>>>

/** What the token of this account says; incomplete while a second factor is owed. */
export const sessionOf = (account: Account, complete: boolean): Omit<Session, 'exp' | 'iat'> => ({
  username: account.username,
  roles: complete ? (account.roles as Role[]) : ['IS_AUTHENTICATED_2FA_IN_PROGRESS'],
  uuid: account.uuid,
  multi_factor_enabled: account.multi_factor_enabled,
  multi_factor_verified: account.multi_factor_enabled && complete,
  user_features: account.user_features as unknown as Session['user_features'],
})

const windowMs = 15 * 60_000
/** Seconds to wait when this account (5 wrong passwords in 15 minutes) or address (30) has tried too often; else undefined. */
export const mustWait = async (db: Tx, subjects: [subject: string, limit: number][]): Promise<number | undefined> => {
  const since = new Date(Date.now() - windowMs).toISOString()
  const rows = await db
    .selectFrom('login_attempt')
    .select(eb => ['subject', eb.fn.countAll<number>().as('n'), eb.fn.min('at').as('first')])
    .where(
      'subject',
      'in',
      subjects.map(([subject]) => subject),
    )
    .where('at', '>', since)
    .groupBy('subject')
    .execute()
  const over = rows.find(row => row.n >= subjects.find(([subject]) => subject === row.subject)![1])
  return over && Math.max(1, Math.ceil((Date.parse(over.first) + windowMs - Date.now()) / 1000))
}
export const noteAttempt = async (db: Tx, subjects: string[]): Promise<void> => {
  const at = new Date().toISOString()
  await db
    .insertInto('login_attempt')
    .values(subjects.map(subject => ({ subject, at })))
    .execute()
}
export const forgetAttempts = async (db: Tx, subject: string): Promise<void> => {
  await db.deleteFrom('login_attempt').where('subject', '=', subject).execute()
}
