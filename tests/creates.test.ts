// Every operation that creates something, called 10 times concurrently with the same body: by one person, and by two people of one
// organization.
import { afterAll, expect, test } from 'vitest'
import type { Role } from '../contract/language.ts'
import type { Operation } from '../contract/operations.ts'
import { personOf } from './calls/account-calls.ts'
import { openCalls, operations } from './calls/calls.ts'
import { ofOneAttempt } from './calls/doors/sign-on-calls.ts'
import { type Caller, openTestApi } from './servers/api.ts'
import { everybody } from './worlds/world.ts'

const api = await openTestApi()
const { as, world } = api
afterAll(() => api.close())
const callOf = await openCalls(api)

const makes = ({ kind, method }: Operation) => kind === 'create' || kind === 'upload' || (kind === 'command' && method === 'POST')
const roleIn = (who: string) => (who === 'anyone' ? 'ROLE_CARE_WORKER' : (who.split(' ')[0] as Role))
/** The callers: the first role that may do it, and two people of one organization in turn. */
const callersOf = ({ by }: Operation): [who: string, callers: Caller[]][] => {
  if (by === 'public') return [['anyone', [as.nobody]]]
  const role = by.find(each => everybody.some(who => world.people[who].roles.includes(each)))
  if (!role) return []
  const first = everybody.find(who => world.people[who] === personOf(world, role))!
  const two: [string, Caller[]] = ['ROLE_ORGANIZATION_USER by turns', [as.organization, as.secondUser]]
  return [[role, [as[first]]], ...(by.includes('ROLE_ORGANIZATION_USER') ? [two] : [])]
}
const cases = operations
  .filter(({ id, operation }) => makes(operation) && !ofOneAttempt.includes(id))
  .flatMap(({ id, operation }) => callersOf(operation).map(([who, callers]) => ({ id, operation, who, callers })))

test.each(cases)(
  '$id by $who, ten at once: one is made, and each hears a plain answer',
  async ({ id, operation, callers, who }) => {
    const { path, body, headers } = await callOf(id, operation, 'own', roleIn(who))
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => callers[n % callers.length]!.send(operation.method, path, body, headers)),
    )
    const statuses = answers.map(({ status }) => status)
    const isMade = (status: number) => status < 300
    expect(statuses.filter(status => !isMade(status) && status !== 409 && status !== 422)).toEqual([])
    expect(statuses.filter(isMade).length).toBeGreaterThan(0)
  },
)
