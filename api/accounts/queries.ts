// Who sees which account record. Accounts, logins and known devices as rows. Codes by mail.
import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { accountOperations } from '../../contract/accounts/accounts.ts'
import type { EventName } from '../../contract/events/events.ts'
import type { Actor, Role, Session } from '../../contract/language.ts'
import { type Context, everyRole, type Queries, type Services, type Visible } from '../platform/concept.ts'
import type { Database, Sql, Tx } from '../platform/database/database.ts'
import { postMail } from '../platform/events/held-mails.ts'
import { record } from '../platform/events/outbox.ts'
import { type Limit, limits, mustNotWait, mustNotWaitNow, noteAttempt } from '../platform/login/attempts.ts'
import { rememberDevice, trustNoDevice } from '../platform/login/devices.ts'
import { endSessions } from '../platform/login/ended-sessions.ts'
import { featuresOf, recentUntilOf, type SignedOn, theirsIn } from '../platform/login/features.ts'
import { hashPassword, inHashingQueue, isPassword, isTooEasy } from '../platform/login/password.ts'
import { accessSeconds, hashOf, newSecretToken, real, refusal } from '../platform/login/token.ts'
import { invalid, Problem } from '../platform/problem.ts'
import { inQueue, openQueue } from '../platform/queue.ts'
import { codeMail } from './mails.ts'

/** The record of a person, not of a program (api-clients). */
export const isPerson = ({ alias }: { alias: Sql }): Sql =>
  sql`not exists (select 1 from api_client program where program.uuid = ${alias}.uuid)`
/** Visible to the owner of the account in this column. */
export const own = (column: string): Visible => everyRole(row => sql`${row.alias}.${sql.ref(column)} = ${row.me.uuid}`)

export const queries: Queries<typeof accountOperations> = {
  BackOfficeEmployee: {
    // An organization may name a back-office employee as manager of its client, but only to leave the manager unchanged.
    visible: {
      ...own('uuid'),
      ...{ ROLE_CARE_WORKER: false, ROLE_CLIENT_ADMIN: false, ROLE_PLANNER: isPerson },
      ...{ ROLE_ORGANIZATION_USER: isPerson, ROLE_ORGANIZATION_LOCATION_ADMIN: isPerson },
    },
  },
  UserSetting: { visible: own('uuid') },
  AccountSession: {
    // A login that has not passed its second step does not count as a login yet.
    visible: everyRole(
      row => sql`${row.alias}.account_uuid = ${row.me.uuid} and ${row.alias}.complete and ${row.alias}.expires_at > now()`,
    ),
    computed: { current: row => sql`coalesce(${row.alias}.uuid = ${row.me.session}::uuid, false)` },
  },
}

/** The name of the person with this account; null when there is none. */
export const nameOf = (account: Sql): Sql =>
  sql`(select first_name || ' ' || last_name from person where person.uuid = ${account} limit 1)`
/** The author's name as it is stored with their texts, whatever happens to the account. */
export const authorOf = (me: Actor) => sql<string>`coalesce(${nameOf(sql`${me.uuid}::uuid`)}, 'Onbekend')`

export const accountByUsername = (db: Database | Tx, username: string) =>
  db.selectFrom('account').selectAll().where('username', '=', username).executeTakeFirst()
export const accountByUuid = (db: Database | Tx, uuid: string) =>
  db.selectFrom('account').selectAll().where('uuid', '=', uuid).where('active', '=', true).executeTakeFirst()
export type Account = NonNullable<Awaited<ReturnType<typeof accountByUuid>>>

/** Writes an event about an account. Without `me` the owner did it, who may not be logged in. */
export const recordOf = (tx: Tx, name: EventName, account: Account, now: string, me?: Actor, data?: Record<string, unknown>) => {
  const owner = { ...account, roles: account.roles as Role[], impersonator: null, session: null }
  return record(tx, [{ name, subjectType: 'Account', subjectUuid: account.uuid, me: me ?? owner, now, ...(data && { data }) }])
}

/** The content of this account's token. It is incomplete until the second step is done. */
export const sessionOf = async (tx: Tx, account: Account, complete: boolean): Promise<Omit<Session, 'exp' | 'iat'>> => ({
  username: account.username,
  roles: complete ? (account.roles as Role[]) : ['IS_AUTHENTICATED_2FA_IN_PROGRESS'],
  uuid: account.uuid,
  multi_factor_enabled: account.multi_factor_enabled,
  multi_factor_verified: account.multi_factor_enabled && complete,
  user_features: complete ? await featuresOf(tx, account.uuid) : [],
})
export const refreshCookie = 'refresh_token'
const unusedSeconds = 30 * 86_400
// A login ends however often it is used: a device that changed hands must not stay logged in for ever (ASVS 7.3.2).
const longestSeconds = 90 * 86_400
/** How many seconds a login of `createdAt` may remain unused from now. Zero or less: it has ended. */
export const refreshSecondsOf = (createdAt: string): number =>
  Math.min(unusedSeconds, Math.floor((Date.parse(createdAt) - Date.now()) / 1000) + longestSeconds)
/** This many seconds after an instant. */
export const after = (instant: string, seconds: number) => new Date(Date.parse(instant) + seconds * 1000).toISOString()

// Deactivating an account locks its row. So either that finds this login and ends it, or this login finds the account deactivated.
const mustBeActive = async (tx: Tx, { uuid }: Account): Promise<void> => {
  const row = tx.selectFrom('account').select('uuid').where('uuid', '=', uuid).where('active', '=', true)
  if (!(await row.forShare().executeTakeFirst())) throw refusal('Invalid credentials.')
}
/** Where somebody logs in: what is needed to open a session. */
export type LoginAt = Pick<Context, 'browser' | 'services'>
/** Whether the second step was done or is not required; and whether the owner trusts the device. */
type Opening = { complete: boolean; trusts?: boolean; signedOn?: SignedOn | undefined }
/**
 * Logs the account in on this device: a session, its refresh token as a cookie, and the tokens for the answer. Throws 401 when the account
 * was deactivated in the meantime.
 */
export const openSession = async (tx: Tx, { browser, services }: LoginAt, account: Account, how: Opening, now: string) => {
  await mustBeActive(tx, account)
  const former = await endFormer(tx, browser, account)
  const { complete, trusts = false, signedOn } = how
  const values = { complete, user_agent: browser.userAgent, ...former, ...signedOn }
  const { token: refresh, hash } = newSecretToken()
  const times = { last_used_at: real(), created_at: real(), expires_at: real(unusedSeconds * 1000) }
  const { uuid: login } = await tx
    .insertInto('account_session')
    .values({ account_uuid: account.uuid, token_hash: hash, ...times, ...values })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  browser.setCookie(refreshCookie, refresh, unusedSeconds)
  if (complete) {
    // The owner is notified of a new browser, except of the first one.
    if (await rememberDevice(tx, browser, account, trusts))
      await recordOf(tx, 'account_device_added', account, now, undefined, { userAgent: browser.userAgent })
  } else if (account.multi_factor_method === 'email') await sendCode(tx, services, account, now, { login })
  const recentUntil = await recentUntilOf(tx, account.uuid, signedOn?.authenticated_at ?? real())
  return {
    token: await services.tokens.sign(await sessionOf(tx, account, complete), { login, recentUntil }),
    refresh_token: refresh,
  }
}

// A new login in a browser replaces the earlier one: a device has one session. Logging out ends the provider's too, so it is carried over.
const endFormer = async (tx: Tx, browser: LoginAt['browser'], { uuid }: Account) => {
  const sentToken = browser.cookie(refreshCookie)
  const former = sentToken && (await sessionWith(tx, hashOf(sentToken)))
  if (!former || former.account_uuid !== uuid) return undefined
  await endSessionsOf(tx, uuid, { uuids: [former.uuid] })
  return theirsIn(former)
}

/** The login that has, or once had, the refresh token with this hash. Locked. */
export const sessionWith = (tx: Tx, hash: Buffer) => {
  const replaced = tx.selectFrom('replaced_refresh_token').select('account_session_uuid').where('token_hash', '=', hash)
  const sessions = tx.selectFrom('account_session').selectAll()
  // The previous hash is read from the row itself: of two tabs at once the second waits, and its snapshot lacks what the first replaced.
  const isOf = sessions.where(eb =>
    eb.or([eb('token_hash', '=', hash), eb('previous_token_hash', '=', hash), eb('uuid', '=', replaced)]),
  )
  return isOf.forUpdate().executeTakeFirst()
}
/** Gives the login its next refresh token. The current one is kept, so that it is recognized when it is used again. */
export const replaceToken = async (tx: Tx, uuid: string, hash: Buffer, next: Buffer, seconds: number): Promise<void> => {
  const times = { last_used_at: real(), expires_at: real(seconds * 1000) }
  const changes = { token_hash: next, previous_token_hash: hash, ...times }
  await tx.updateTable('account_session').set(changes).where('uuid', '=', uuid).execute()
  const replaced = { token_hash: hash, account_session_uuid: uuid }
  await tx.insertInto('replaced_refresh_token').values(replaced).execute()
}

/**
 * Ends logins of this account with their access tokens: those in `uuids`, or all but `except`. In the second case it also ends the sessions
 * in which the account impersonates others.
 */
export const endSessionsOf = async (tx: Tx, account: string, filter: { uuids?: string[]; except?: string | null } = {}) => {
  const { uuids, except } = filter
  const those = uuids ? sql`uuid = any(${uuids}::uuid[])` : sql`uuid is distinct from ${except ?? null}::uuid`
  const ended = await sql<{ uuid: string }>`
    delete from account_session where account_uuid = ${account} and ${those} returning uuid`.execute(tx)
  await endSessions(tx, uuidsIn(ended.rows), accessSeconds)
  if (uuids) return
  await trustNoDevice(tx, account)
  const looking = await sql<{ uuid: string }>`
    select uuid from user_token where made_by_uuid = ${account} and kind = 'impersonate' and used_at is not null`.execute(tx)
  await endSessions(tx, uuidsIn(looking.rows), impersonationSeconds)
}
/** Ends every session of this account: its own logins, and those in which others impersonate it. */
export const endAccess = async (tx: Tx, account: string): Promise<void> => {
  await endSessionsOf(tx, account)
  const seen = await sql<{ uuid: string }>`
    select uuid from user_token where account_uuid = ${account} and kind = 'impersonate' and used_at is not null`.execute(tx)
  await endSessions(tx, uuidsIn(seen.rows), impersonationSeconds)
}
const uuidsIn = (rows: { uuid: string }[]) => rows.map(({ uuid }) => uuid)
/** How long a planner can impersonate someone. */
export const impersonationSeconds = 3600

/** What a mailed code is hashed with: it is valid for logging in, or for moving to the address it was mailed to. */
export const codeOf = (account: string, code: string, movesTo?: string): string =>
  movesTo ? `${account} ${movesTo} ${code}` : `${account} ${code}`
/** What a mailed code is for: one login only, or moving to another address. */
export type CodeFor = { login: string | null; again?: boolean } | { movesTo: string }
/**
 * Makes a new code; undefined when the last one is too recent (30 seconds; not for a new login, because the last code belongs to another
 * login) or five were sent this hour.
 */
export const makeCode = async (
  tx: Tx,
  services: Services,
  account: Account,
  now: string,
  purpose: CodeFor,
): Promise<string | undefined> => {
  const movesTo = 'movesTo' in purpose ? purpose.movesTo : undefined
  const isNewLogin = 'login' in purpose && !purpose.again
  const previous = await tx
    .selectFrom('multi_factor_code')
    .selectAll()
    .where('account_uuid', '=', account.uuid)
    .forUpdate()
    .executeTakeFirst()
  const age = previous ? Date.now() - Date.parse(previous.sent_at) : Number.POSITIVE_INFINITY
  if (age < 30_000 && !isNewLogin) return undefined
  const sentThisHour = previous && age < 3_600_000 ? previous.sent_this_hour + 1 : 1
  if (sentThisHour > 5) return undefined
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const values = {
    account_uuid: account.uuid,
    code_hash: services.tokens.keyed(codeOf(account.uuid, code, movesTo)),
    sent_at: real(),
    sent_this_hour: sentThisHour,
    expires_at: after(now, 600),
    account_session_uuid: 'login' in purpose ? purpose.login : null,
  }
  await tx
    .insertInto('multi_factor_code')
    .values(values)
    .onConflict(c => c.column('account_uuid').doUpdateSet(values))
    .execute()
  return code
}
/** Mails a new code to log in with; false when none is made. */
export const sendCode = async (tx: Tx, services: Services, account: Account, now: string, purpose: CodeFor): Promise<boolean> => {
  const code = await makeCode(tx, services, account, now, purpose)
  if (code) await postMail(tx, codeMail(account.username, code), services.publicUrl, now)
  return code !== undefined
}
/** The result of checking a password: whether it was right, and against which hash; null when there is no hash. */
interface Check {
  isRight: boolean
  hash: string | null
}
/**
 * Checks a password before the transaction, unless it was tried too often (429). `isStillRight` decides whether the result counts, under
 * the lock that all attempts on the same subject share.
 */
export const checkPassword = async (
  db: Database,
  password: string,
  counted: Limit[],
  find: () => Promise<Account | undefined>,
): Promise<Check> => {
  await mustNotWaitNow(db, counted)
  return inQueue(looking, '', async () => {
    // Checked again when its turn comes: of many simultaneous guesses, most then need no hash at all.
    await mustNotWaitNow(db, counted)
    const account = await find()
    const hash = account?.active ? account.password_hash : null
    return { isRight: await inHashingQueue(() => isPassword(password, hash)), hash }
  })
}
// Slightly more at once than are hashed at once, so that hashing never waits for the database.
const looking = openQueue(8, 120_000, 'unavailable')
/** Whether this is the password of the account as it is in the transaction. */
export const isStillRight = ({ isRight, hash }: Check, account: Account | undefined): account is Account =>
  isRight && account?.active === true && account.password_hash === hash

/** The step before the transaction, for operations that ask the actor for their password again. */
export const checkOwnPassword = ({ db, me, body }: { db: Database; me: Actor; body: { password: string } }): Promise<Check> =>
  checkPassword(db, body.password, [limits.account(me.username)], () => accountByUuid(db, me.uuid))
/** The refusal when the actor's password was wrong (422 on the field). It is answered, not thrown, so that the attempt counts. */
export const wrongPassword = async (tx: Tx, account: Account, looked: Check, field: string): Promise<Problem | undefined> => {
  const limit = [limits.account(account.username)]
  await mustNotWait(tx, limit)
  if (isStillRight(looked, account)) return undefined
  await noteAttempt(tx, limit)
  return invalid(field, 'Het huidige wachtwoord klopt niet.')
}
/** The actor's account, locked. */
export const ownAccount = async (tx: Tx, me: Actor): Promise<Account> => {
  const account = await tx.selectFrom('account').selectAll().where('uuid', '=', me.uuid).forNoKeyUpdate().executeTakeFirst()
  if (!account?.active) throw refusal('Invalid credentials.')
  return account
}

/** The hash of a new password for this account, made before the transaction that stores it; or the refusal (422) of an easy one. */
export const hashNew = async (
  db: Database,
  account: Account,
  password: string,
  names: string[] = [],
): Promise<string | Problem> => {
  const { rows } = await sql<{ name: string }>`
    select first_name || ' ' || last_name as name from person where uuid = ${account.uuid}::uuid`.execute(db)
  const personal = [account.username, ...names, ...rows.map(({ name }) => name)]
  return inHashingQueue(async () => ((await isTooEasy(password, personal)) ? tooEasy() : hashPassword(password)))
}
const tooEasy = () =>
  invalid('password', 'Dit wachtwoord is te makkelijk te raden. Kies een langere zin of woorden die niet bij elkaar horen.')
/** Stores this hash as the password of the account. Throws when it is a refusal. */
export const setPassword = async (tx: Tx, account: Account, password_hash: string | Problem): Promise<void> => {
  if (password_hash instanceof Problem) throw password_hash
  await tx.updateTable('account').set({ password_hash }).where('uuid', '=', account.uuid).execute()
  // An older link must not undo the new password.
  await tx
    .updateTable('user_token')
    .set({ used_at: real() })
    .where('account_uuid', '=', account.uuid)
    .where('kind', '=', 'reset_password')
    .where('used_at', 'is', null)
    .execute()
}
