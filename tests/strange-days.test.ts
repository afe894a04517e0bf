// Invalid days and instants, and those far in the past or future: no parameter of any address fails on them (500), and the log does
// not contain them.
import { afterAll, expect, test } from 'vitest'
import type { Role } from '../contract/language.ts'
import type { Operation } from '../contract/operations.ts'
import { openCalls, operations } from './calls/calls.ts'
import { openTestApi } from './servers/api.ts'
import { everybody } from './worlds/world.ts'

const api = await openTestApi()
const { as, world } = api
afterAll(() => api.close())
const callFor = await openCalls(api)

const strange = [
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '2026-02-30',
  '-4713-01-01',
  '99999-01-01T00:00:00Z',
  '2026-13-01T25:00:00Z',
]
/** Every query parameter of this operation, in each form in which it can bound an instant. */
const namesOf = ({ filters = [], query }: Operation): string[] => [
  ...filters.flatMap(({ kind, key }) =>
    kind === 'dates'
      ? ['after', 'before', 'strictly_after', 'strictly_before'].map(bound => `${key}[${bound}]`)
      : kind === 'custom' || kind === 'exact'
        ? [key]
        : [],
  ),
  ...Object.keys((query as { shape?: object } | undefined)?.shape ?? {}),
]
const asked = operations.filter(({ operation }) => operation.method === 'GET' && namesOf(operation).length > 0)

test.each(asked)('$id takes any day', async ({ id, operation }) => {
  const roles: readonly Role[] = operation.by === 'public' ? ['ROLE_PLANNER'] : operation.by
  for (const role of roles) {
    const who = everybody.find(each => world.people[each].roles.includes(role))!
    const { path } = await callFor(id, operation, 'own', role)
    const [address = '', query] = path.split('?')
    for (const name of namesOf(operation))
      for (const day of strange) {
        const own = new URLSearchParams(query)
        own.set(name, day)
        const { status, text } = await as[who].get(`${address}?${own}`)
        expect(status, `${who} ${name}=${day}: ${text}`).toBeLessThan(500)
      }
  }
})
