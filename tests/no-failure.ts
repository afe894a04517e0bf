// The callers of an operation, and the responses that it must never give, whatever was sent.
import { expect } from 'vitest'
import type { Role } from '../contract/language.ts'
import type { Operation } from '../contract/operations.ts'
import { type Answer, type Caller, callerWith, type TestApi } from './servers/api.ts'
import { everybody, tokenFor } from './worlds/world.ts'

/** A person who may call this operation. */
export const callerFor = async ({ as, server, world }: TestApi, { by }: Operation): Promise<Caller> => {
  const who =
    by === 'public' ? undefined : by.flatMap(role => everybody.filter(each => world.people[each].roles.includes(role)))[0]
  if (who) return as[who]
  if (by === 'public') return as.nobody
  return callerWith(server, await tokenFor(server, world.people.planner, ['IS_AUTHENTICATED_2FA_IN_PROGRESS']))
}
export const roleFor = ({ by }: Operation): Role => (by === 'public' ? 'ROLE_CARE_WORKER' : by[0]!)
/** Restores what calls change in accounts: a new password or address, a second step, counted attempts. */
export const accountsAsTheyAre = async (db: TestApi['db']) => {
  const accounts = await db
    .selectFrom('account')
    .select(['uuid', 'password_hash', 'multi_factor_enabled', 'active', 'username'])
    .execute()
  return async () => {
    await db.deleteFrom('login_attempt').execute()
    for (const { uuid, ...as } of accounts) await db.updateTable('account').set(as).where('uuid', '=', uuid).execute()
  }
}
/**
 * Each call returns the next few of this list, in rotation. They are tried on similar targets, so all get tried without trying each
 * on every target.
 */
export const turnsOf = <T>(all: readonly T[], atATime: number): (() => T[]) => {
  let next = 0
  return () => Array.from({ length: Math.min(atATime, all.length) }, () => all[next++ % all.length]!)
}
/** Never a server error, and a refusal of a filled-in body names the field and the reason. */
export const mustBeNoFailure = (answer: Answer, what: string): void => {
  expect(answer.status, what).toBeLessThan(500)
  if (answer.status !== 422) return
  expect(answer.body.violations.length, what).toBeGreaterThan(0)
  for (const { propertyPath, message } of answer.body.violations) expect([propertyPath, message].join(''), what).not.toBe('')
}
