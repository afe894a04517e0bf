// What the parsers of API Platform find given only the server's address: everything in the contract.
import { type Field, parseHydraDocumentation, parseOpenApi3Documentation, type Resource } from '@api-platform/api-doc-parser'
import { afterAll, describe, expect, test } from 'vitest'
import { queryKeys } from '../api/platform/documents/search-template.ts'
import { openApi } from '../api/server.ts'
import { allResources, resourceOf } from '../contract/catalogue.ts'
import { type AnyResource, everyone, isRelation } from '../contract/language.ts'
import type { Operation } from '../contract/operations.ts'
import { operations } from './calls/calls.ts'
import { freshDatabase } from './servers/database.ts'
import { freePort } from './servers/free-port.ts'
import { settings } from './servers/settings.ts'
import { makeWorld, tokenFor } from './worlds/world.ts'

const database = await freshDatabase()
const port = await freePort()
const base = `http://127.0.0.1:${port}`
const server = await openApi({ ...settings, publicUrl: base }, database.url)
await server.app.listen({ port, host: '127.0.0.1' })
afterAll(async () => {
  await server.stop()
  await database.drop()
})
// With every role at once: the parser takes filters from a page, and no single role can read a page of everything.
const { people } = await makeWorld(server.database)
const headers = { Authorization: `Bearer ${await tokenFor(server, people.planner, [...everyone])}` }

const at = ({ path }: AnyResource, end = '') =>
  operations.flatMap(({ operation }) => (operation.path === path + end ? [operation] : []))
const listOf = (resource: AnyResource) => at(resource).find(({ kind }) => kind === 'list')
const typeOf: Partial<Record<Operation['kind'], string>> = {
  list: 'list',
  create: 'create',
  get: 'show',
  change: 'edit',
  remove: 'delete',
}
const callsOf = (resource: AnyResource) =>
  [...at(resource), ...at(resource, '/{uuid}')].flatMap(({ kind, method }) => (typeOf[kind] ? [`${typeOf[kind]} ${method}`] : []))
const bodiesOf = (resource: AnyResource) =>
  operations.flatMap(({ operation: { kind, body, resource: about } }) =>
    about === resource && (kind === 'create' || kind === 'change')
      ? [body as unknown as { shape?: Record<string, unknown> }]
      : [],
  )
const listed = allResources.filter(listOf)
const nameOf = ({ path }: AnyResource) => path.slice(1)
const fieldNames = (fields: Field[] | null | undefined) => fields!.map(({ name }) => name).toSorted()

describe('the Hydra parser', async () => {
  const found: Resource[] = (await parseHydraDocumentation(`${base}/v1`, { headers })).api.resources!
  const named = (name: string) => found.find(resource => resource.name === name)!
  const fieldOf = (name: string, field: string) => named(name).fields!.find(known => known.name === field)!

  test('finds every resource that has a collection, and no others', () => {
    expect(found.map(({ url }) => url).toSorted()).toEqual(listed.map(({ path }) => `${base}/v1${path}`).toSorted())
  })
  test.each(listed)('finds what can be done with $type: no action, and no create elsewhere, passes for a plain one', resource => {
    const calls = named(nameOf(resource)).operations!.map(({ type, method }) => `${type} ${method}`)
    expect(calls.toSorted()).toEqual(callsOf(resource).toSorted())
  })
  test.each(listed)('finds every field of $type: what is read of it, and what is written', resource => {
    const { readableFields, writableFields } = named(nameOf(resource))
    const actions = Object.keys(resource.actions).length > 0 ? ['allowedActions', 'obstacles'] : []
    expect(fieldNames(readableFields)).toEqual(['uuid', ...Object.keys(resource.fields), ...actions].toSorted())
    const written = bodiesOf(resource).flatMap(({ shape = {} }) => Object.keys(shape))
    expect(fieldNames(writableFields)).toEqual([...new Set(written)].toSorted())
  })
  test.each(listed)('finds what every relation of $type points at, and that it is one', resource => {
    for (const [name, field] of Object.entries(resource.fields)) {
      const { reference, embedded, maxCardinality } = fieldOf(nameOf(resource), name)
      if (!isRelation(field)) continue
      const target = field.relation === 'one' ? field.target : resourceOf(field.type)
      // A resource without a collection is known only by its class (tests/expansion.test.ts).
      const expected = listed.includes(target) ? named(nameOf(target)) : null
      expect([reference, embedded, maxCardinality], name).toEqual([expected, null, 1])
    }
  })
  test.each([
    ['care_moments', 'acts', 'acts'],
    ['client_reports', 'problems', 'omaha_system_domain_problems'],
    ['care_worker_reviews', 'tags', 'review_tags'],
  ])('finds that %s: %s points at several', (name, field, target) => {
    const { reference, maxCardinality } = fieldOf(name, field)
    expect([reference, maxCardinality]).toEqual([named(target), null])
  })
  test.each(listed)('finds every filter of the list of $type', async resource => {
    const parameters = await named(nameOf(resource)).getParameters!()
    expect(parameters.map(({ variable }) => variable)).toEqual(queryKeys(listOf(resource)!).map(({ variable }) => variable))
  })
  test.each([
    ['care_moments', 'startDate', 'dateTime'],
    ['care_moments', 'status', 'string'],
    ['care_moments', 'breakMinutes', 'integer'],
    ['care_moments', 'hoursPerWeek', 'decimal'],
    ['organizations', 'kvk', 'string'],
    ['organization_location_rates', 'fixed', 'boolean'],
    ['organization_location_rates', 'validFrom', 'date'],
  ])('finds that %s: %s is of type %s', (name, field, type) => {
    expect(fieldOf(name, field).type).toBe(type)
  })
  test('finds what must be given', () => {
    const writable = named('organization_location_rates').writableFields!
    expect(fieldNames(writable.filter(field => field.required))).toEqual(expect.arrayContaining(['expertiseLevel', 'validFrom']))
    expect(fieldOf('organization_location_rates', 'fixed').required).toBe(false)
  })
})

describe('the OpenAPI parser', async () => {
  const { api } = await parseOpenApi3Documentation(`${base}/v1/docs.jsonopenapi`)
  const named = (name: string) => api.resources!.find(resource => resource.name === name)
  // The parser guesses the address of a list from the plural of a word. For the ledger (grootboek) that guess fails.
  const shown = allResources.filter(resource => callsOf(resource).includes('show GET') && resource.path.endsWith('s'))

  test.each(shown)('finds $type, with its list', resource => {
    const { url, operations: calls = [] } = named(nameOf(resource))!
    expect(url).toBe(`${base}/v1${resource.path}`)
    expect(calls!.map(({ type }) => type)).toEqual(expect.arrayContaining(['show', ...(listOf(resource) ? ['list'] : [])]))
  })
  test.each(shown.filter(listOf))('finds every filter of the list of $type', resource => {
    const variables = named(nameOf(resource))!.parameters!.map(({ variable }) => variable)
    expect(variables).toEqual(expect.arrayContaining(queryKeys(listOf(resource)!).map(({ variable }) => variable)))
  })
})
