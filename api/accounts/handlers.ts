import { accountOperations } from '../../contract/accounts/accounts.ts'
import { readEmail } from '../../rules/typed/email.ts'
import { type Browser, type Concept, type Context, type Handlers, prepared } from '../platform/concept.ts'
import type { Database } from '../platform/database/database.ts'
import { forgetAttempts, limits, mustNotWait, noteAttempt } from '../platform/login/attempts.ts'
import { isTrusted, trustNoDevice } from '../platform/login/devices.ts'
import { endSessions } from '../platform/login/ended-sessions.ts'
import { recentUntilOf } from '../platform/login/features.ts'
import { noteRefused } from '../platform/login/refused.ts'
import { hashOf, refusal, successorOf } from '../platform/login/token.ts'
import { endSessionAt } from '../platform/outgoing/openid.ts'
import { Problem } from '../platform/problem.ts'
import { jobs } from './jobs.ts'
import { mailTemplates } from './mail-templates.ts'
import { mails } from './mails.ts'
import {
  accountByUsername,
  accountByUuid,
  checkOwnPassword,
  checkPassword,
  endSessionsOf,
  hashNew,
  impersonationSeconds,
  isStillRight,
  openSession,
  ownAccount,
  queries,
  recordOf,
  refreshCookie,
  refreshSecondsOf,
  replaceToken,
  sessionOf,
  sessionWith,
  setPassword,
  wrongPassword,
} from './queries.ts'

// Two tabs may refresh at the same moment, and an answer may be lost. A token that was just replaced works for this much longer.
const graceMs = 20_000

const refreshTokenOf = (body: { refresh_token?: string | undefined } | undefined, browser: Browser) =>
  body?.refresh_token ?? browser.cookie(refreshCookie)

// No account has a longer name. The counted name is in an index, so it must stay short.
const nameIn = ({ username }: { username: string }) => readEmail(username) ?? username.trim().toLowerCase().slice(0, 200)

// The same for everybody with an account, although only care workers asked for it.
type PasswordChange = Pick<Context<typeof accountOperations.changePassword>, 'me' | 'params' | 'body'>
const lookAtChange = async ({ db, params, body, me }: PasswordChange & { db: Database }) => {
  if (params.uuid !== me.uuid) throw new Problem('not_found')
  const account = await accountByUuid(db, me.uuid)
  if (!account) throw refusal('Invalid credentials.')
  const looked = await checkOwnPassword({ db, me, body: { password: body.currentPassword } })
  // Only someone who knows the old password learns whether the new one is acceptable.
  return { looked, made: looked.isRight ? await hashNew(db, account, body.password) : new Problem('invalid') }
}
type Changing = Pick<Context<typeof accountOperations.changePassword>, 'tx' | 'me' | 'now'>
const storeChange = async ({
  tx,
  me,
  now,
  prepared: { looked, made },
}: Changing & { prepared: Awaited<ReturnType<typeof lookAtChange>> }) => {
  const account = await ownAccount(tx, me)
  const refused = await wrongPassword(tx, account, looked, 'currentPassword')
  if (refused) return refused
  await setPassword(tx, account, made)
  await endSessionsOf(tx, me.uuid, { except: me.session })
  await recordOf(tx, 'account_password_changed', account, now, me)
  return undefined
}

const handlers = {
  changeBackOfficeEmployee: async ({ item, body, me }) => {
    if (item.uuid !== me.uuid) throw new Problem('forbidden')
    return { first_name: body.firstName, last_name: body.lastName, phone: body.phone ?? null }
  },
  login: prepared(
    ({ db, body, browser }) => {
      const username = nameIn(body)
      const counted = [limits.account(username), limits.address(browser.address), limits.code(username)]
      return checkPassword(db, body.password, counted, () => accountByUsername(db, username))
    },
    async ({ tx, body, browser, services, now, prepared: looked }) => {
      const username = nameIn(body)
      const counted = [limits.account(username), limits.address(browser.address)]
      await mustNotWait(tx, [...counted, limits.code(username)])
      const account = await accountByUsername(tx, username)
      const known = account?.uuid
      if (!isStillRight(looked, account)) {
        await noteAttempt(tx, counted)
        await noteRefused(tx, 'password', known, browser.address)
        return refusal('Invalid credentials.')
      }
      await forgetAttempts(tx, [limits.account(username)])
      const complete = !account.multi_factor_enabled || (await isTrusted(tx, browser, account))
      return openSession(tx, { browser, services }, account, { complete }, now)
    },
    // Attempts from one address are counted under one lock, so they wait in one queue.
    browser => browser.address,
  ),
  refresh: async ({ tx, body, browser, services }) => {
    const sentToken = refreshTokenOf(body, browser)
    if (!sentToken) throw refusal('Missing JWT Refresh Token')
    const hash = hashOf(sentToken)
    const session = await sessionWith(tx, hash)
    const account = session && (await accountByUuid(tx, session.account_uuid))
    if (!session || !account) throw refusal('JWT Refresh Token Not Found')
    const seconds = refreshSecondsOf(session.created_at)
    if (Date.parse(session.expires_at) < Date.now() || seconds <= 0) throw refusal('Invalid JWT Refresh Token')
    const next = successorOf(services.tokens, sentToken, browser.idempotencyKey)
    const sign = async () => {
      const recentUntil = await recentUntilOf(tx, account.uuid, session.authenticated_at)
      return services.tokens.sign(await sessionOf(tx, account, session.complete), { login: session.uuid, recentUntil })
    }
    const give = async () => {
      browser.setCookie(refreshCookie, next.token, seconds)
      return { token: await sign(), refresh_token: next.token }
    }
    if (!session.token_hash.equals(hash)) {
      const isJustReplaced = session.previous_token_hash?.equals(hash)
      if (isJustReplaced && Date.now() - Date.parse(session.last_used_at) <= graceMs)
        return session.token_hash.equals(next.hash) ? give() : { token: await sign() }
      // The token was used after it was replaced, however often since. Someone else has it, so the whole login ends.
      await endSessionsOf(tx, account.uuid, { uuids: [session.uuid] })
      await noteRefused(tx, 'refresh_token', account.uuid, browser.address)
      return refusal('JWT Refresh Token Not Found')
    }
    await replaceToken(tx, session.uuid, hash, next.hash, seconds)
    return give()
  },
  logout: async ({ tx, body, browser, me, services }) => {
    const answer = (ended: boolean, endSession?: string | null) => ({
      code: 200,
      message: `The supplied refresh_token ${ended ? 'has been invalidated' : 'is already invalid'}.`,
      ...(endSession && { endSession }),
    })
    // A user who impersonates only stops impersonating: the cookie belongs to their own login.
    if (me.impersonator && me.session) {
      await endSessions(tx, [me.session], impersonationSeconds)
      return answer(true)
    }
    browser.clearKept()
    const sentToken = refreshTokenOf(body, browser)
    const session = await tx
      .selectFrom('account_session')
      .select(['uuid', 'account_uuid', 'provider_logout', 'sealed_id_token'])
      .where(eb =>
        eb.or([
          ...(sentToken ? [eb('token_hash', '=', hashOf(sentToken))] : []),
          ...(me.session ? [eb('uuid', '=', me.session)] : []),
        ]),
      )
      .execute()
    for (const { uuid, account_uuid } of session) await endSessionsOf(tx, account_uuid, { uuids: [uuid] })
    browser.setCookie(refreshCookie, null, 0)
    const providerSession = session.find(each => each.provider_logout)
    const idToken = providerSession?.sealed_id_token && services.tokens.unseal(providerSession.sealed_id_token).toString()
    return answer(session.length > 0, providerSession && endSessionAt(providerSession.provider_logout!, idToken || undefined))
  },
  changePassword: prepared(
    context => lookAtChange(context),
    context => storeChange(context),
  ),
  changeRelativePassword: prepared(
    context => lookAtChange(context),
    context => storeChange(context),
  ),
  changeUserPassword: prepared(
    context => lookAtChange(context),
    context => storeChange(context),
  ),
  changeEmployeePassword: prepared(
    context => lookAtChange(context),
    context => storeChange(context),
  ),
  endSession: async ({ tx, item, me }) => {
    await ownAccount(tx, me)
    await endSessionsOf(tx, me.uuid, { uuids: [item.uuid] })
    // Logging a device out from elsewhere: the server does not know which cookie that device has, so it trusts no device.
    await trustNoDevice(tx, me.uuid)
    return undefined
  },
  endOtherSessions: async ({ tx, me }) => {
    await ownAccount(tx, me)
    await endSessionsOf(tx, me.uuid, { except: me.session })
    return undefined
  },
} satisfies Handlers<typeof accountOperations>

// Database constraints for what two people could break at the same time, and the refusal that the second one gets.
const conflicts = {
  account_username_key: 'already_account',
} as const

export const accounts = {
  operations: accountOperations,
  handlers,
  queries,
  mails,
  mailTemplates,
  jobs,
  conflicts,
} satisfies Concept
