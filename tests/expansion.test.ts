// Every kind of response as a JSON-LD processor reads it: nothing is lost, everything has its own address, and an item's terms are
// those of its documented class.
import { afterAll, describe, expect, test } from 'vitest'
import { allResources } from '../contract/catalogue.ts'
import type { Operation } from '../contract/operations.ts'
import { isLogin } from '../contract/operations.ts'
import { callersByRole } from './calls/callers.ts'
import { openCalls, operations } from './calls/calls.ts'
import { type Expanded, expand as expandAt } from './files/json-ld.ts'
import { type Body, openTestApi } from './servers/api.ts'
import { settings } from './servers/settings.ts'
import { must } from './worlds/moments.ts'
import { uuidOf } from './worlds/world.ts'

const api = await openTestApi()
const { as, world } = api
afterAll(() => api.close())
const callFor = await openCalls(api)

const base = settings.publicUrl
const hydra = 'http://www.w3.org/ns/hydra/core#'
const vocabulary = `${base}/v1/docs.jsonld#`
// The passkey objects of browsers use the names of WebAuthn, which belong to no class of ours.
const anothersWords = ['PasskeysBegin', 'PasskeysLoginOptions'].map(type => vocabulary + type)
const contexts = new Map<string, unknown>()
const load = async (url: string) => {
  const path = url.replace(base, '')
  if (!contexts.has(path)) contexts.set(path, must(await as.nobody.get(path), 200))
  return contexts.get(path)
}
const expand = (body: object, path = '') => expandAt(body, base + path, load)

type Value = unknown[] | Record<string, unknown> | string | number | boolean | null | undefined
const isObject = (value: Value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isAddress = (value: Record<string, unknown>) => Object.keys(value).join() === '@id'
// The vocabularies of the documents: their terms are shorter before expansion than after it.
const prefix = /^(.*#|https:\/\/schema\.org\/|(hydra|rdfs?|xmls|owl|schema):)/
/** The number of members, and every value: the same before and after expansion, except for the prefix. */
const holds = (value: Value): { members: number; values: string[] } => {
  if (value === null || value === undefined) return { members: 0, values: [] }
  if (Array.isArray(value)) return sum(value.map(member => holds(member as Value)))
  if (!isObject(value)) return { members: 0, values: [String(value).replace(base, '').replace(prefix, '')] }
  if ('@value' in value || isAddress(value)) return holds((value['@value'] ?? value['@id']) as Value)
  const members = Object.entries(value).filter(([key, member]) => key !== '@context' && member !== null)
  const inner = sum(members.map(([, member]) => holds(member as Value)))
  return { ...inner, members: inner.members + members.length }
}
const sum = (parts: { members: number; values: string[] }[]) => ({
  members: parts.reduce((total, part) => total + part.members, 0),
  values: parts.flatMap(part => part.values).toSorted(),
})
/** Every object in an expanded document. */
const nodesIn = (value: Value): Expanded[] => {
  if (Array.isArray(value)) return value.flatMap(member => nodesIn(member as Value))
  return isObject(value) ? [value, ...Object.values(value).flatMap(member => nodesIn(member as Value))] : []
}

const documentation = await expand(must(await as.nobody.get('/docs.jsonld'), 200), '/v1/docs.jsonld')
const classes = new Map(
  (documentation[`${hydra}supportedClass`] as Expanded[]).map(known => [
    String(known['@id']),
    new Map(
      (known[`${hydra}supportedProperty`] as Expanded[]).map(supported => {
        const [property] = supported[`${hydra}property`] as Expanded[]
        return [String(property!['@id']), property!]
      }),
    ),
  ]),
)
const whatIsWrongWith = async (body: Body, path?: string) => {
  const expanded = await expand(body, path)
  const texts = nodesIn(expanded as Value).map(node => String(node['@value']))
  const literals = texts.filter(text => /^\/v1\/[^{]+$/.test(text))
  const unknownWords = nodesIn(expanded as Value).flatMap(({ '@type': types, ...members }) => {
    const [type = ''] = (types as string[] | undefined) ?? []
    const known = anothersWords.includes(type) ? undefined : classes.get(type)
    const words = Object.keys(members).filter(key => key.startsWith(vocabulary) && key !== `${vocabulary}uuid`)
    return known ? words.filter(word => !known.has(word)) : []
  })
  return { held: holds(expanded as Value), literals, unknownWords }
}
const expectWhole = async (body: Body, path?: string) => {
  expect(Object.keys(body)).toContain('@context')
  expect(await whatIsWrongWith(body, path)).toEqual({ held: holds(body), literals: [], unknownWords: [] })
}

describe('the documents', () => {
  test.each(['/v1', '/v1/docs.jsonld'])('%s loses nothing', async path => {
    await expectWhole(must(await as.nobody.get(path), 200), path)
  })
  test.each(allResources)('the documentation has $type with its fields, and of a relation what it points at', resource => {
    const { type, fields } = resource
    const properties = classes.get(`${vocabulary}${type}`)!
    for (const [name, field] of Object.entries(fields)) {
      const property = properties.get(`${vocabulary}${type}/${name}`)
      expect(property, name).toBeDefined()
      if (!('relation' in field)) continue
      const target = field.relation === 'one' ? field.target.type : field.type
      expect(property!['http://www.w3.org/2000/01/rdf-schema#range'], name).toEqual([{ '@id': `${vocabulary}${target}` }])
      expect(property!['@type'], name).toEqual([`${hydra}Link`])
    }
  })
})

const callers = await callersByRole(api)
/** The response for a person who may do this with their own items. */
const answersTo = async (id: string, operation: Operation): Promise<Body[]> => {
  const found: Body[] = []
  for (const [role, caller] of callers) {
    if (operation.by !== 'public' && !operation.by.includes(role)) continue
    const { path, body, headers } = await callFor(id, operation, 'own', role)
    const answer = await caller.send(operation.method, path, body, headers)
    if (answer.status < 300) found.push(answer.body)
  }
  return found
}
const answering = operations.filter(
  ({ operation: { kind, path, answer } }) =>
    !isLogin(path) && kind !== 'download' && kind !== 'remove' && (kind !== 'command' || answer),
)
describe('the answer', () => {
  test.each(answering)('of $id is whole for everyone who gets one', async ({ id, operation }) => {
    const answers = await answersTo(id, operation)
    expect(answers).not.toEqual([])
    for (const body of answers) await expectWhole(body)
  })
  test('of a page with neighbours is whole, and of an empty one', async () => {
    const page = must(await as.planner.get('/care_moments?itemsPerPage=1&page=2&status[]=open'), 200)
    expect(Object.keys(page.view)).toEqual(['@id', '@type', 'first', 'last', 'previous', 'next'])
    await expectWhole(page)
    const empty = must(await as.planner.get('/care_moments?status=sleeping'), 200)
    expect(empty.member).toEqual([])
    await expectWhole(empty)
  })
  test('of a refusal is whole: what is not there, what is not allowed, what cannot be now, what is wrong with a body', async () => {
    const { uuid, '@id': moment } = await api.openMoment()
    const refusals = [
      await as.organization.get(`/care_moments/${uuidOf(world.client)}`),
      await as.careWorker.get('/clients'),
      await as.organization.patch(`${moment}/approve`),
      await as.organization.get(`/care_moments/${uuid}`, { accept: 'text/html' }),
      await as.organization.post('/care_moments_by_organization', api.newMoment({ title: '' })),
      await as.organization.post('/care_moments_by_organization', api.newMoment({ title: 3, bonus: -1 })),
    ]
    expect(refusals.map(({ status }) => status)).toEqual([404, 403, 409, 406, 422, 422])
    for (const { body } of refusals) await expectWhole(body)
  })
})
