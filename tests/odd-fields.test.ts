// Every text, instant, day and number of every body, nested ones too, and every filter of every list, with values that
// PostgreSQL, XML, a spreadsheet or a calendar cannot hold: refused on its field, or harmless.
import { afterAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type JsonSchema, jsonOf } from '../api/platform/documents/json-schema.ts'
import { queryKeys } from '../api/platform/documents/search-template.ts'
import { openCalls, operations } from './calls/calls.ts'
import { plain } from './calls/filled-bodies.ts'
import { accountsAsTheyAre, callerFor, mustBeNoFailure, roleFor, turnsOf } from './no-failure.ts'
import { openTestApi } from './servers/api.ts'

const api = await openTestApi()
const { db } = api
afterAll(() => api.close())
const callFor = await openCalls(api)
beforeEach(await accountsAsTheyAre(db))

type Path = (string | number)[]
interface Leaf {
  path: Path
  schema: JsonSchema
}
/** The values in a body that are not objects or lists. */
const leavesOf = (given: JsonSchema, path: Path = []): Leaf[] => {
  const schema = plain(given)
  if (schema.properties) return Object.entries(schema.properties).flatMap(([name, inner]) => leavesOf(inner, [...path, name]))
  return schema.items ? leavesOf(schema.items, [...path, 0]) : [{ path, schema }]
}
const samples: Record<string, unknown> = { string: 'x', integer: 1, number: 1, boolean: true }
const sampleOf = (given: JsonSchema): unknown => {
  const schema = plain(given)
  if (schema.properties)
    return Object.fromEntries((schema.required ?? []).map(name => [name, sampleOf(schema.properties![name]!)]))
  if (schema.items) return [sampleOf(schema.items)]
  return (schema.enum as unknown[] | undefined)?.[0] ?? samples[String(schema.type)]
}
/** The body with this value at this path. */
const withAt = (body: unknown, given: JsonSchema, [step, ...rest]: Path, value: unknown): unknown => {
  if (step === undefined) return value
  const schema = plain(given)
  const inner = typeof step === 'number' ? schema.items! : schema.properties![step]!
  const held = (body ?? sampleOf(schema)) as Record<string, unknown>
  const made = withAt(held[String(step)], inner, rest, value)
  return Array.isArray(held) || typeof step === 'number' ? [made] : { ...held, [step]: made }
}
const written = (path: Path) => path.map((step, n) => (typeof step === 'number' ? `[${step}]` : n ? `.${step}` : step)).join('')

const texts = ['a\u0000b', 'a\u001bb', 'a\ufffeb', 'a\uffffb', 'a\ufdd0b', 'a\u{1fffe}b', 'a\ud800b']
// Characters that programs leave in copied text: stripped and otherwise kept, or refused because the rest is not a valid value of
// this field.
const copied = ['a\rb', 'a\tb', 'a\u0085b', 'a\u202eb', 'a\u2028b']
const days = [
  '0000-01-01',
  '0001-01-01',
  '-000001-01-01',
  '1899-12-31',
  '2200-01-01',
  '9999-12-31',
  '+010000-01-01',
  '2026-02-30',
  '2026-13-01',
]
const instants = [
  ...days.map(day => `${day}T12:00:00Z`),
  '2000-01-01T00:00:00+14:00',
  '2199-12-31T23:59:59-14:00',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-14:00',
  '2026-01-01T24:00:00Z',
  '2026-12-31T23:59:60Z',
  '2026-01-01T10:00:00+99:00',
]
const times = [...instants, ...days, 'infinity', 'now', '2026-W01-1', '20260101', '2026-01-01T10:00:00']
const numbers = [1e308, -1e308, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 64, 0.001, -1]
const [oddInstants, oddDays, oddNumbers, oddTexts] = [
  turnsOf(instants, 4),
  turnsOf(days, 4),
  turnsOf(numbers, 4),
  turnsOf(texts, 3),
]
const oddFor = ({ type, format }: JsonSchema): unknown[] => {
  if (format === 'date-time') return oddInstants()
  if (format === 'date') return oddDays()
  if (type === 'integer' || type === 'number') return oddNumbers()
  return type === 'string' ? [...oddTexts(), 'x'.repeat(100_000)] : []
}
// Values that are only compared, and neither stored nor shown.
const compared =
  /^(accounts|passkeys|secondFactors|userTokens)\..*\.(password|currentPassword|username|refresh_token|user|id|rawId|type|code)$/

const withBody = operations.filter(({ operation }) => operation.body)
test.each(withBody)('no field of $id accepts what cannot be stored', async ({ id, operation }) => {
  const caller = await callerFor(api, operation)
  const schema = jsonOf(operation.body!, 'input')
  const { path, body } = await callFor(id, operation, 'own', roleFor(operation))
  for (const leaf of leavesOf(schema)) {
    const field = written(leaf.path)
    const isOpen = compared.test(`${id}.${String(leaf.path.at(-1))}`) || !['string'].includes(String(leaf.schema.type))
    for (const value of oddFor(leaf.schema)) {
      const answer = await caller.send(operation.method, path, withAt(body, schema, leaf.path, value))
      const what = `${field} as ${JSON.stringify(value).slice(0, 40)}: ${answer.text.slice(0, 300)}`
      mustBeNoFailure(answer, what)
      if (isOpen && answer.status !== 422) continue
      expect(answer.status, what).toBe(422)
      const refused = answer.body.violations.map(({ propertyPath }) => propertyPath)
      expect(
        refused.some(each => each === field || field.startsWith(each) || each.startsWith(field)),
        `${what} ${refused}`,
      ).toBe(true)
    }
    await db.deleteFrom('login_attempt').execute()
  }
})

test.each(withBody)('what a program left in a text is kept in no field of $id', async ({ id, operation }) => {
  const schema = jsonOf(operation.body!, 'input')
  const { body } = await callFor(id, operation, 'own', roleFor(operation))
  for (const leaf of leavesOf(schema))
    for (const value of copied) {
      // A password is taken literally everywhere.
      const isCompared = leaf.path.at(-1) === 'password' || compared.test(`${id}.${String(leaf.path.at(-1))}`)
      if (leaf.schema.type !== 'string' || isCompared) continue
      const read = z.safeParse(operation.body as z.ZodMiniType, withAt(body, schema, leaf.path, value))
      const inner = leaf.path.reduce<unknown>((held, step) => (held as Record<string, unknown>)?.[String(step)], read.data)
      expect(String(inner), written(leaf.path)).not.toMatch(/[\r\t\u0085\u202e\u2028]/)
    }
})

/** The lists in a body. */
const listsOf = (given: JsonSchema, path: Path = []): Leaf[] => {
  const schema = plain(given)
  if (schema.properties) return Object.entries(schema.properties).flatMap(([name, inner]) => listsOf(inner, [...path, name]))
  return schema.items ? [{ path, schema }] : []
}
const withList = withBody.flatMap(({ id, operation }) => {
  const schema = jsonOf(operation.body!, 'input')
  return listsOf(schema).map(list => ({ id, operation, schema, list, field: written(list.path) }))
})
test.each(withList)('$field of $id has an end', async ({ id, operation, schema, list, field }) => {
  const caller = await callerFor(api, operation)
  const { path, body } = await callFor(id, operation, 'own', roleFor(operation))
  const endless = Array.from({ length: 2000 }, () => sampleOf(list.schema.items!))
  const answer = await caller.send(operation.method, path, withAt(body, schema, list.path, endless))
  expect(answer.status, answer.text.slice(0, 200)).toBe(422)
  expect(answer.body.violations.some(({ propertyPath }) => propertyPath.startsWith(field))).toBe(true)
})

const lists = operations.filter(({ operation }) => operation.kind === 'list')
const uuid = '0198c0de-0000-7000-8000-000000000001'
const filterValues = [
  '1e308',
  '-1e308',
  '2147483648',
  '99999999999999999999',
  '0.1',
  'TRUE',
  '0',
  'NaN',
  'infinity',
  'a\ufffeb',
  `zzz${uuid}`,
  uuid.toUpperCase(),
  `/v1/x/${uuid}`,
  `..${'-'.repeat(36)}`,
]
const [someTimes, someValues] = [turnsOf(times, 5), turnsOf(filterValues, 5)]
test.each(lists)('the filters of $id withstand any value', async ({ id, operation }) => {
  const caller = await callerFor(api, operation)
  const { path } = await callFor(id, operation, 'own', roleFor(operation))
  for (const { variable, schema } of queryKeys(operation))
    for (const value of schema.format === 'date-time' ? someTimes() : someValues()) {
      const what = `${variable}=${value}`
      const answer = await caller.get(`${path}?${encodeURIComponent(variable)}=${encodeURIComponent(value)}`)
      expect(answer.status, `${what} ${answer.text.slice(0, 200)}`).toBe(200)
    }
})
const someOfAll = turnsOf([...times, ...filterValues, '0000-W01', '9999-W53', '2026-W53', '2026-W00', ''], 12)
const withQuery = operations.filter(({ operation }) => operation.query)
test.each(withQuery)('the query of $id holds whatever is asked', async ({ id, operation }) => {
  const caller = await callerFor(api, operation)
  const { path } = await callFor(id, operation, 'own', roleFor(operation))
  const [address, query] = path.split('?')
  for (const name of Object.keys(jsonOf(operation.query!, 'input').properties ?? {}))
    for (const value of someOfAll()) {
      const asked = new URLSearchParams(query)
      asked.set(name, value)
      mustBeNoFailure(await caller.get(`${address}?${asked}`), `${name}=${value}`)
    }
})
