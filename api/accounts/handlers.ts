import { randomInt } from 'node:crypto'
import type { accountOperations } from '../../contract/accounts.ts'
import type { Handlers, Wire } from '../platform/concept.ts'
import type { Tx } from '../platform/database.ts'
import { postMail } from '../platform/mailbox.ts'
import { isPassword } from '../platform/password.ts'
import { invalid, Problem } from '../platform/problem.ts'
import { hashOf, newSecretToken, refusal } from '../platform/token.ts'
import { accountByUsername, accountByUuid, forgetAttempts, mustWait, noteAttempt, sessionOf } from './queries.ts'

type Account = NonNullable<Awaited<ReturnType<typeof accountByUuid>>>
const refreshSeconds = 30 * 86_400
// Two tabs may refresh at the same moment: the token just replaced is good for this long, once more.
const graceMs = 20_000
const real = (ms = 0) => new Date(Date.now() + ms).toISOString()
const inBody = 'refresh_token'

const openSession = async (tx: Tx, wire: Wire, account: Account, complete: boolean) => {
  const { token: refresh, hash } = newSecretToken()
  const created = { rotated_at: real(), created_at: real(), expires_at: real(refreshSeconds * 1000), user_agent: wire.userAgent }
  await tx
    .insertInto('account_session')
    .values({ account_uuid: account.uuid, token_hash: hash, complete, ...created })
    .execute()
  wire.setCookie(inBody, refresh, refreshSeconds)
  return { token: await wire.tokens.sign(sessionOf(account, complete)), refresh_token: refresh }
}

/** Mails a new code; false when the last one is too fresh (30 seconds) or five went out this hour. */
const sendCode = async (tx: Tx, wire: Wire, account: Account, now: string): Promise<boolean> => {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const row = {
    code_hash: wire.tokens.keyed(`${account.uuid} ${code}`),
    attempts: 0,
    sent_at: real(),
    expires_at: real(10 * 60_000),
  }
  const previous = await tx
    .selectFrom('multi_factor_code')
    .selectAll()
    .where('account_uuid', '=', account.uuid)
    .forUpdate()
    .executeTakeFirst()
  const age = previous ? Date.now() - Date.parse(previous.sent_at) : Number.POSITIVE_INFINITY
  if (previous && age < 30_000) return false
  const sentThisHour = previous && age < 3_600_000 ? previous.sent_this_hour + 1 : 1
  if (sentThisHour > 5) return false
  const values = { ...row, account_uuid: account.uuid, sent_this_hour: sentThisHour }
  await tx
    .insertInto('multi_factor_code')
    .values(values)
    .onConflict(c => c.column('account_uuid').doUpdateSet(values))
    .execute()
  const text = `Je code is ${code}. Hij is tien minuten geldig.\n\nHeb je niet zelf ingelogd? Wijzig dan je wachtwoord.`
  await postMail(tx, { to: account.username, subject: 'Je code om in te loggen', text }, wire.publicUrl, now)
  return true
}

const refreshTokenOf = (body: { refresh_token?: string | undefined } | undefined, wire: Wire) =>
  body?.refresh_token ?? wire.cookie(inBody)

export const handlers: Handlers<typeof accountOperations> = {
  login: async ({ tx, body, wire, now }) => {
    const username = body.username.trim().toLowerCase()
    const subjects: [string, number][] = [
      [`account ${username}`, 5],
      [`address ${wire.address}`, 30],
    ]
    const seconds = await mustWait(tx, subjects)
    if (seconds) throw new Problem('too_many_attempts', {}, { headers: { 'Retry-After': String(seconds) } })
    const account = await accountByUsername(tx, username)
    const isRight = await isPassword(body.password, account?.active ? account.password_hash : null)
    if (!account || !isRight) {
      await noteAttempt(
        tx,
        subjects.map(([subject]) => subject),
      )
      return refusal('Invalid credentials.')
    }
    await forgetAttempts(tx, subjects[0]![0])
    if (account.multi_factor_enabled) await sendCode(tx, wire, account, now)
    return openSession(tx, wire, account, !account.multi_factor_enabled)
  },
  refresh: async ({ tx, body, wire }) => {
    const given = refreshTokenOf(body, wire)
    if (!given) throw refusal('Missing JWT Refresh Token')
    const hash = hashOf(given)
    const session = await tx
      .selectFrom('account_session')
      .selectAll()
      .where(eb => eb.or([eb('token_hash', '=', hash), eb('previous_token_hash', '=', hash)]))
      .forUpdate()
      .executeTakeFirst()
    const account = session && (await accountByUuid(tx, session.account_uuid))
    if (!session || !account) throw refusal('JWT Refresh Token Not Found')
    if (Date.parse(session.expires_at) < Date.now()) throw refusal('Invalid JWT Refresh Token')
    if (!session.token_hash.equals(hash)) {
      if (Date.now() - Date.parse(session.rotated_at) > graceMs) {
        // Used long after it was replaced: someone else has it. The whole login ends.
        await tx.deleteFrom('account_session').where('uuid', '=', session.uuid).execute()
        return refusal('JWT Refresh Token Not Found')
      }
      return { token: await wire.tokens.sign(sessionOf(account, session.complete)) }
    }
    const next = newSecretToken()
    const rotated = {
      token_hash: next.hash,
      previous_token_hash: hash,
      rotated_at: real(),
      expires_at: real(refreshSeconds * 1000),
    }
    await tx.updateTable('account_session').set(rotated).where('uuid', '=', session.uuid).execute()
    wire.setCookie(inBody, next.token, refreshSeconds)
    return { token: await wire.tokens.sign(sessionOf(account, session.complete)), refresh_token: next.token }
  },
  logout: async ({ tx, body, wire }) => {
    const given = refreshTokenOf(body, wire)
    const ended = given
      ? await tx.deleteFrom('account_session').where('token_hash', '=', hashOf(given)).returning('uuid').executeTakeFirst()
      : undefined
    wire.setCookie(inBody, null, 0)
    return { code: 200, message: `The supplied refresh_token ${ended ? 'has been invalidated' : 'is already invalid'}.` }
  },
  mfaVerify: async ({ tx, body, wire, me }) => {
    const stored = await tx
      .selectFrom('multi_factor_code')
      .selectAll()
      .where('account_uuid', '=', me.uuid)
      .forUpdate()
      .executeTakeFirst()
    const account = await accountByUuid(tx, me.uuid)
    if (!account) throw refusal('Invalid credentials.')
    if (stored && stored.attempts >= 5) throw refusal('Invalid JWT Token')
    const isRight =
      stored &&
      Date.parse(stored.expires_at) > Date.now() &&
      stored.code_hash.equals(wire.tokens.keyed(`${me.uuid} ${body.code}`))
    if (!isRight) {
      if (stored)
        await tx
          .updateTable('multi_factor_code')
          .set({ attempts: stored.attempts + 1 })
          .where('account_uuid', '=', me.uuid)
          .execute()
      return invalid('code', 'Deze code klopt niet of is verlopen.')
    }
    await tx.deleteFrom('multi_factor_code').where('account_uuid', '=', me.uuid).execute()
    const half = wire.cookie(inBody)
    if (half)
      await tx.deleteFrom('account_session').where('token_hash', '=', hashOf(half)).where('complete', '=', false).execute()
    return openSession(tx, wire, account, true)
  },
  mfaResend: async ({ tx, me, now, wire }) => {
    const account = await accountByUuid(tx, me.uuid)
    if (!account) throw refusal('Invalid credentials.')
    if (!(await sendCode(tx, wire, account, now))) throw invalid('code', 'Wacht even voordat je een nieuwe code vraagt.')
    return undefined
  },
}
