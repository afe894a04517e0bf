// No number that reaches the database exceeds what it can hold. Tests every number in every body, at any depth, as the contract
// describes them.
import { afterAll, describe, expect, test } from 'vitest'
import { jsonOf, withoutNull } from '../api/platform/documents/json-schema.ts'
import { openCalls, operations } from './calls/calls.ts'
import { openTestApi } from './servers/api.ts'
import { everybody } from './worlds/world.ts'

const api = await openTestApi()
const { as, world } = api
afterAll(() => api.close())
const callFor = await openCalls(api)

type Json = ReturnType<typeof jsonOf>
/** A valid value for this schema; for a list, one member. */
const sampleOf = (given: Json): unknown => {
  const schema = withoutNull(given)
  if (schema.enum) return (schema.enum as unknown[])[0]
  if (schema.type === 'object')
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, of]) => [name, sampleOf(of)]))
  if (schema.type === 'array') return schema.items ? [sampleOf(schema.items as Json)] : []
  return schema.type === 'integer' || schema.type === 'number' ? 1 : schema.type === 'boolean' ? true : 'x'
}
type Path = (string | number)[]
const numbersIn = (given: Json, path: Path = []): Path[] => {
  const schema = withoutNull(given)
  if (schema.type === 'integer' || schema.type === 'number') return [path]
  if (schema.type === 'array') return schema.items ? numbersIn(schema.items as Json, [...path, 0]) : []
  return Object.entries(schema.properties ?? {}).flatMap(([name, of]) => numbersIn(of, [...path, name]))
}
/** The body with a value at this path. Missing parts of the path are created. */
const put = (schema: Json, body: unknown, [step, ...rest]: Path, value: number): unknown => {
  if (step === undefined) return value
  const given = withoutNull(schema)
  if (typeof step === 'number')
    return [put(given.items as Json, (body as unknown[])?.[0] ?? sampleOf(given.items as Json), rest, value)]
  const of = given.properties![step]!
  const inner = (body as Record<string, unknown>)?.[step] ?? (rest.length > 0 ? sampleOf(of) : undefined)
  return { ...(body as object), [step]: put(of, inner, rest, value) }
}

const cases = operations.flatMap(({ id, operation }) => {
  if (!operation.body || operation.by === 'public') return []
  const schema = jsonOf(operation.body, 'input')
  const paths = numbersIn(schema).filter(path => path.at(-1) !== 'version')
  return paths.map(path => ({ id, operation, schema, path, name: path.join('.') }))
})
describe('a number beyond what the database holds', () => {
  test('is tried wherever a body has one', () => {
    expect(cases.map(({ id, name }) => `${id} ${name}`)).toEqual(
      expect.arrayContaining([
        'hours.submit expenses.0.amount',
        'careMoments.bonus bonus',
        'organizations.createRate hourlyRate',
      ]),
    )
  })
  test.each(cases)('is refused in $id as $name', async ({ id, operation, schema, path }) => {
    const who = everybody.find(each => world.people[each].roles.some(role => operation.by.includes(role)))
    if (!who) return
    const call = await callFor(id, operation, 'own', world.people[who].roles[0]!)
    for (const value of [2_147_483_648, -2_147_483_649, Number.MAX_SAFE_INTEGER, 1e300]) {
      const answer = await as[who].send(operation.method, call.path, put(schema, call.body ?? {}, path, value))
      expect(answer.status, `${value}: ${answer.text}`).toBe(422)
    }
  })
})
