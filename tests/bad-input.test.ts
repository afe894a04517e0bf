// No input causes a server error: an invalid body gives a problem that names the fields, and stores nothing. Bad bodies are derived
// field by field from a valid one, queries from the filters of each list.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { jsonOf } from '../api/platform/documents/json-schema.ts'
import { queryKeys } from '../api/platform/documents/search-template.ts'
import { openCalls, operations } from './calls/calls.ts'
import { accountsAsTheyAre, callerFor, mustBeNoFailure, roleFor, turnsOf } from './no-failure.ts'
import { openTestApi } from './servers/api.ts'
import { tokenFor } from './worlds/world.ts'

const api = await openTestApi()
const { as, db, server, world } = api
afterAll(() => api.close())
const callFor = await openCalls(api)
// Some of the generated bodies turn out to be valid.
beforeEach(await accountsAsTheyAre(db))

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
const odd: [name: string, value: unknown][] = [
  ['null', null],
  ['a number', 5.5],
  ['a number beyond all', 1e300],
  ['a flag', true],
  ['an empty text', ''],
  ['a long text', 'x'.repeat(100_000)],
  ['an empty list', []],
  ['a list of everything', [null, 5, 'x', {}, []]],
  ['an empty object', {}],
  ['deep nesting', JSON.parse(deep(500))],
  ['a NUL', 'a\u0000b'],
  ['half a character', 'a\ud800b'],
  ['text that turns round', '\u202eabc\ufeff\u200b😀'],
  ['SQL', "'; drop table care_moment; --"],
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['a date there is not', '2026-02-30T25:61:00+99:00'],
  ['a key of every object', { constructor: 1, __proto__: 2 }],
]
const withBody = operations.filter(({ operation }) => operation.body)
const someOdd = turnsOf(odd, 4)
describe('a body', () => {
  // Values that the contract accepts reach all later code, so all of them are tried. Of the values that it refuses, a rotating few
  // are tried.
  test.each(withBody)('of $id may have anything in any field', async ({ id, operation }) => {
    const caller = await callerFor(api, operation)
    const role = roleFor(operation)
    const { path, body } = await callFor(id, operation, 'own', role)
    const right = (body ?? {}) as Record<string, unknown>
    // Includes the optional fields, which no usual call has.
    const known = Object.keys(jsonOf(operation.body!, 'input').properties ?? {})
    for (const field of new Set([...Object.keys(right), ...known])) {
      const { [field]: _left, ...without } = right
      mustBeNoFailure(await caller.send(operation.method, path, without), `${field} left out`)
      const letThrough = odd.filter(
        ([, value]) => z.safeParse(operation.body as z.ZodMiniType, { ...right, [field]: value }).success,
      )
      for (const [name, value] of new Set([...letThrough, ...someOdd()]))
        mustBeNoFailure(await caller.send(operation.method, path, { ...right, [field]: value }), `${field} as ${name}`)
      await db.deleteFrom('login_attempt').execute()
    }
  })
  test.each(withBody)('of $id may be anything', async ({ id, operation }) => {
    const caller = await callerFor(api, operation)
    const role = roleFor(operation)
    const { path } = await callFor(id, operation, 'own', role)
    for (const text of ['null', '[]', '5', '"x"', '{', '', `{"a":${deep(20_000)}}`, '{"__proto__":{"x":1}}'])
      mustBeNoFailure(await caller.send(operation.method, path, text), text.slice(0, 20))
  })
  test('of five megabytes is too large, and one in broken UTF-8 is refused', async () => {
    const headers = {
      authorization: `Bearer ${await tokenFor(server, world.people.organization)}`,
      'content-type': 'application/ld+json',
    }
    const send = (payload: Buffer) =>
      server.app.inject({ method: 'POST', url: '/v1/care_moments_by_organization', headers, payload })
    expect((await send(Buffer.alloc(5_000_000, 'x'))).statusCode).toBe(413)
    const broken = Buffer.concat([Buffer.from('{"title":"'), Buffer.from([0xff, 0xfe, 0xc0]), Buffer.from('"}')])
    expect((await send(broken)).statusCode).toBe(422)
  })
  test('that was refused has stored nothing', async () => {
    const count = async () =>
      (
        await db
          .selectFrom('care_moment')
          .select(eb => eb.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n
    const before = await count()
    for (const [, value] of odd.filter(([name]) => name !== 'HTML' && name !== 'SQL'))
      await as.organization.post('/care_moments_by_organization', api.newMoment({ startDate: value }))
    expect(await count()).toBe(before)
  })
})

const lists = operations.filter(({ operation }) => operation.kind === 'list')
const some = turnsOf(['', 'x', '-1', '999999999999999999999', 'null', '\u0000', '%', "'; --", '2026-02-30', '[]', '😀'], 4)
test.each(lists)('the query of $id may be anything', async ({ id, operation }) => {
  const caller = await callerFor(api, operation)
  const role = roleFor(operation)
  const { path } = await callFor(id, operation, 'own', role)
  const keys = [
    ...queryKeys(operation).map(({ variable }) => variable),
    'page',
    'itemsPerPage',
    'pagination',
    'nonsense',
    'a[b][c]',
  ]
  for (const key of keys)
    for (const value of some())
      mustBeNoFailure(await caller.get(`${path}?${encodeURIComponent(key)}=${encodeURIComponent(value)}`), `${key}=${value}`)
  mustBeNoFailure(await caller.get(`${path}?${Array.from({ length: 1000 }, (_, n) => `status[]=${n}`).join('&')}`), 'a thousand')
})
