// The mails about an account go to its owner, no matter who made the change.

import { sql } from 'kysely'
import { deviceOf } from '../../rules/people/user-agent.ts'
import { amsterdamDate } from '../../rules/time/amsterdam.ts'
import { formatDay, formatTime } from '../../rules/time/format-nl.ts'
import type { Mail, Mails, MakeMails, StoredEvent } from '../platform/concept.ts'
import type { Database } from '../platform/database/database.ts'
import { writing } from '../platform/events/mails/templates.ts'
import { mailTemplates } from './mail-templates.ts'

const write = writing(mailTemplates)
/** The button for an owner who did not do this. */
export const newPassword = '/account/wachtwoord-vergeten'
/** The time in words: 'maandag 5 januari om 09:12'. */
export const sayAt = (at: string): string => `${formatDay(amsterdamDate(at))} om ${formatTime(at)}`
/** This mail to the owner of the account; none when the account does not exist. */
export const toAccount = async (db: Database, accountUuid: string, written: Omit<Mail, 'to'>): Promise<Mail[]> => {
  const account = await db.selectFrom('account').select('username').where('uuid', '=', accountUuid).executeTakeFirst()
  return account ? [{ to: account.username, ...written }] : []
}
/** This mail to every planner who has logged in before, except this account. */
export const toPlanners = async (db: Database, written: Omit<Mail, 'to'>, but: string | null): Promise<Mail[]> => {
  const planners = await db
    .selectFrom('account')
    .select('username')
    .where('active', '=', true)
    .where('password_hash', 'is not', null)
    .where(sql<boolean>`'ROLE_PLANNER' = any(roles)`)
    .where('uuid', 'is distinct from', but)
    .orderBy('username')
    .execute()
  return planners.map(({ username }): Mail => ({ to: username, ...written }))
}
type Warning = Exclude<keyof typeof mailTemplates, 'login_code' | 'account_device_added'>
const warning =
  (letter: Warning): MakeMails =>
  (db, { subjectUuid, at }) =>
    toAccount(db, subjectUuid, write(letter, { tijdstip: sayAt(at) }, newPassword))

/** The mail with the code to log in. */
export const codeMail = (to: string, code: string): Mail => ({ to, ...write('login_code', { code }) })

export const mails = {
  account_device_added: (db, { subjectUuid, at, data }: StoredEvent) => {
    const places = { tijdstip: sayAt(at), apparaat: deviceOf(String(data.userAgent)) }
    return toAccount(db, subjectUuid, write('account_device_added', places, newPassword))
  },
  account_password_changed: warning('account_password_changed'),
  account_multi_factor_enabled: warning('account_multi_factor_enabled'),
  account_multi_factor_disabled: warning('account_multi_factor_disabled'),
  account_recovery_codes_made: warning('account_recovery_codes_made'),
  account_recovery_code_used: warning('account_recovery_code_used'),
} satisfies Mails
