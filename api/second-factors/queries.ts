// The second step of an account as rows: the app's secret, the recovery codes, the mailed code.
import type { Actor } from '../../contract/language.ts'
import {
  type Account,
  accountByUuid,
  type CodeFor,
  codeOf,
  endSessionsOf,
  type LoginAt,
  openSession,
  recordOf,
} from '../accounts/queries.ts'
import type { Services } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'
import { forgetAttempts, limits, noteAttempt, secondsToWait } from '../platform/login/attempts.ts'
import { trustNoDevice } from '../platform/login/devices.ts'
import { theirSession } from '../platform/login/features.ts'
import { newRecoveryCode, plainRecoveryCode, stepOf } from '../platform/login/one-time-codes.ts'
import { noteRefused } from '../platform/login/refused.ts'
import { refusal } from '../platform/login/token.ts'
import type { Problem } from '../platform/problem.ts'

const recoveryCodes = 10
const hashOfRecovery = (services: Services, account: string, code: string) =>
  services.tokens.keyed(`${account} ${plainRecoveryCode(code)}`)

/** Ten new recovery codes that replace the old ones, in the form in which they are shown once. */
export const makeRecoveryCodes = async (tx: Tx, services: Services, account: string): Promise<string[]> => {
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
  await tx.deleteFrom('recovery_code').where('account_uuid', '=', account).execute()
  await tx
    .insertInto('recovery_code')
    .values(codes.map(code => ({ account_uuid: account, code_hash: hashOfRecovery(services, account, code) })))
    .execute()
  return codes
}

/** Switches the second step on with this method, or off, and removes what belongs to the other method. */
export const setSecondStep = async (tx: Tx, account: string, method: 'email' | 'totp' | null): Promise<void> => {
  const changes = { multi_factor_enabled: method !== null, multi_factor_method: method ?? 'email' }
  await tx.updateTable('account').set(changes).where('uuid', '=', account).execute()
  await trustNoDevice(tx, account)
  if (method !== 'totp') await tx.deleteFrom('authenticator').where('account_uuid', '=', account).execute()
  if (method !== null) return
  await tx.deleteFrom('recovery_code').where('account_uuid', '=', account).execute()
  await tx.deleteFrom('passkey').where('account_uuid', '=', account).execute()
}

/** The account's alternatives to the code: a passkey, or an unused recovery code. */
export const otherWaysOf = (tx: Tx, account: string): Promise<{ passkey: boolean; recoveryCode: boolean }> =>
  tx
    .selectNoFrom(eb => [
      eb
        .exists(eb.selectFrom('passkey').where('account_uuid', '=', account))
        .$castTo<boolean>()
        .as('passkey'),
      eb
        .exists(eb.selectFrom('recovery_code').where('account_uuid', '=', account))
        .$castTo<boolean>()
        .as('recoveryCode'),
    ])
    .executeTakeFirstOrThrow()

const authenticatorOf = (tx: Tx, account: string) =>
  tx.selectFrom('authenticator').selectAll().where('account_uuid', '=', account).forUpdate().executeTakeFirst()
const stepIn = (services: Services, sealed: Buffer | null | undefined, code: string) =>
  sealed ? stepOf(services.tokens.unseal(sealed), code, Date.now()) : undefined
/** Whether this is the app's present code, still unused; if so, uses it. In real time: the app uses the clock of the user's device. */
export const isAppCode = async (tx: Tx, services: Services, account: string, code: string): Promise<boolean> => {
  const app = await authenticatorOf(tx, account)
  const step = stepIn(services, app?.sealed_secret, code)
  if (step === undefined || step <= app!.used_step) return false
  await tx.updateTable('authenticator').set({ used_step: step }).where('account_uuid', '=', account).execute()
  return true
}
/** Stores a secret for a new app. The old secret stays valid until the first code of the new one. */
export const setPendingSecret = async (tx: Tx, services: Services, account: string, secret: Buffer): Promise<void> => {
  const row = { account_uuid: account, pending_secret: services.tokens.seal(secret) }
  await tx
    .insertInto('authenticator')
    .values(row)
    .onConflict(c => c.column('account_uuid').doUpdateSet(row))
    .execute()
}
/** Whether this is the first code of the new app. If so, the new secret replaces the old one. */
export const confirmPendingSecret = async (tx: Tx, services: Services, account: string, code: string): Promise<boolean> => {
  const app = await authenticatorOf(tx, account)
  const step = stepIn(services, app?.pending_secret, code)
  if (step === undefined) return false
  const changes = { sealed_secret: app!.pending_secret, pending_secret: null, used_step: step }
  await tx.updateTable('authenticator').set(changes).where('account_uuid', '=', account).execute()
  return true
}
/** Whether this is a recovery code of the account. If so, it is used now, and the owner is notified. */
export const isRecoveryCode = async (
  tx: Tx,
  services: Services,
  account: Account,
  code: string,
  now: string,
): Promise<boolean> => {
  const used = await tx
    .deleteFrom('recovery_code')
    .where('account_uuid', '=', account.uuid)
    .where('code_hash', '=', hashOfRecovery(services, account.uuid, code))
    .returning('account_uuid')
    .executeTakeFirst()
  if (used) await recordOf(tx, 'account_recovery_code_used', account, now)
  return used !== undefined
}
/** Whether this is the mailed code, for this login or address, and still valid at `now`. If so, it is used now. */
export const isMailedCode = async (
  tx: Tx,
  services: Services,
  account: string,
  code: string,
  now: string,
  purpose: CodeFor,
): Promise<boolean> => {
  const [login, movesTo] = 'login' in purpose ? [purpose.login] : [null, purpose.movesTo]
  const used = await tx
    .deleteFrom('multi_factor_code')
    .where('account_uuid', '=', account)
    .where('account_session_uuid', 'is not distinct from', login)
    .where('expires_at', '>', now)
    .where('code_hash', '=', services.tokens.keyed(codeOf(account, code, movesTo)))
    .returning('account_uuid')
    .executeTakeFirst()
  return used !== undefined
}

/**
 * Completes a login that still needs its second step, when `isRight` finds the code correct. Otherwise it counts the attempt and answers
 * `wrong`. After too many attempts the unfinished login ends (401), and the next login has to wait.
 */
export const enterWith = async (
  tx: Tx,
  at: LoginAt,
  me: Actor,
  now: string,
  { wrong, kind, trusts = false }: { wrong: Problem; kind: 'code' | 'passkey'; trusts?: boolean },
  isRight: (account: Account) => Promise<boolean>,
) => {
  const account = await accountByUuid(tx, me.uuid)
  if (!account) throw refusal('Invalid credentials.')
  const counted = [limits.code(account.username)]
  if (await secondsToWait(tx, counted)) {
    await endSessionsOf(tx, me.uuid, { uuids: me.session ? [me.session] : [] })
    return refusal('Invalid JWT Token')
  }
  if (!(await isRight(account))) {
    await noteAttempt(tx, counted)
    await noteRefused(tx, kind, account.uuid, at.browser.address)
    return wrong
  }
  await forgetAttempts(tx, counted)
  // A login that began through a provider stays marked as such.
  const signedOn = await tx
    .selectFrom('account_session')
    .select([...theirSession, 'authenticated_at'])
    .where('uuid', '=', me.session)
    .executeTakeFirst()
  const opened = await openSession(tx, at, account, { complete: true, trusts, signedOn }, now)
  await tx.deleteFrom('account_session').where('uuid', '=', me.session).execute()
  return opened
}
