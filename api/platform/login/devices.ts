// The browsers with which somebody logged in: which are known, and which their owner trusts.
import type { Tx } from '../database/database.ts'
import { hashOf, newSecretToken, real } from './token.ts'

const deviceSeconds = 400 * 86_400
const trustedSeconds = 30 * 86_400
/** A browser's cookies. */
export interface Cookies {
  cookie(name: string): string | undefined
  /** Null removes it. */
  setCookie(name: string, value: string | null, maxAgeSeconds: number): void
}
interface Owner {
  uuid: string
  roles: readonly string[]
}

// A cookie identifies the browser.
const givenDevice = (browser: Cookies): string | undefined => {
  const sentDevice = browser.cookie('device') ?? ''
  return /^[0-9a-f]{128}$/.test(sentDevice) ? sentDevice : undefined
}

/** People who see the clients of every organization take the second step each time, and cannot switch it off. */
export const mustTakeSecondStep = (roles: readonly string[]): boolean =>
  roles.some(role => role === 'ROLE_PLANNER' || role === 'ROLE_BACK_OFFICE_EMPLOYEE')

/** Whether its owner trusted this browser less than thirty days ago: then it is not asked for a code. */
export const isTrusted = async (tx: Tx, browser: Cookies, { uuid, roles }: Owner): Promise<boolean> => {
  const device = givenDevice(browser)
  if (!device || mustTakeSecondStep(roles)) return false
  const found = await tx
    .selectFrom('account_device')
    .select('trusted_until')
    .where('account_uuid', '=', uuid)
    .where('device_hash', '=', hashOf(device))
    .where('trusted_until', '>', real())
    .executeTakeFirst()
  return found !== undefined
}

/** From now on every device of the account needs a code again. */
export const trustNoDevice = async (tx: Tx, account: string): Promise<void> => {
  await tx.updateTable('account_device').set({ trusted_until: null }).where('account_uuid', '=', account).execute()
}

/**
 * Remembers this browser; `trusts` says that its owner trusts it. True when it is new to an account that has another one: its
 * owner is notified.
 */
export const rememberDevice = async (tx: Tx, browser: Cookies, { uuid, roles }: Owner, trusts: boolean): Promise<boolean> => {
  const device = givenDevice(browser) ?? newSecretToken().token
  const until = trusts && !mustTakeSecondStep(roles) ? { trusted_until: real(trustedSeconds * 1000) } : {}
  const device_hash = hashOf(device)
  const known = await tx
    .selectFrom('account_device')
    .select(eb => eb('device_hash', '=', device_hash).as('same'))
    .where('account_uuid', '=', uuid)
    .execute()
  await tx
    .insertInto('account_device')
    .values({ account_uuid: uuid, device_hash, created_at: real(), last_used_at: real(), ...until })
    .onConflict(c => c.columns(['account_uuid', 'device_hash']).doUpdateSet({ last_used_at: real(), ...until }))
    .execute()
  browser.setCookie('device', device, deviceSeconds)
  return known.length > 0 && !known.some(({ same }) => same)
}
