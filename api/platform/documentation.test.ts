// The documents as real clients read them: a Hydra parser, an OpenAPI parser and a JSON-LD processor.
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { parseHydraDocumentation, parseOpenApi3Documentation, type Resource } from '@api-platform/api-doc-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../contract/index.ts'
import { iriOf, resourceOf, type Values } from '../../contract/language.ts'
import { contextOf } from './contexts.ts'
import { allOperations, type JsonSchema, templateOf } from './documentation.ts'
import { apiDocumentation, entrypoint } from './hydra.ts'
import { writeItem, writeObject, writePage, writeProblem } from './jsonld.ts'
import { openApi } from './openapi.ts'
import { invalid, Problem } from './problem.ts'

type Document = Record<string, unknown>
// It brings no types.
const jsonld = createRequire(import.meta.url)('jsonld') as {
  expand(document: object, options: object): Promise<Record<string, unknown>[]>
}
const hydra = (name: string) => `http://www.w3.org/ns/hydra/core#${name}`

const moment: Values = {
  '@id': '/v1/care_moments/0195d3a4-0000-7000-8000-000000000001',
  '@type': 'CareMoment',
  uuid: '0195d3a4-0000-7000-8000-000000000001',
  title: 'Avonddienst',
  startDate: '2026-03-01T08:00:00+00:00',
  carePeriod: '/v1/care_moments/0195d3a4-0000-7000-8000-000000000002',
  client: {
    '@id': '/v1/clients/0195d3a4-0000-7000-8000-0000000000c1',
    '@type': 'Client',
    uuid: '0195d3a4-0000-7000-8000-0000000000c1',
  },
}
const CareMoment = resourceOf('CareMoment')
const page = () =>
  writePage(
    contract.careMoments.list,
    CareMoment,
    '/v1/care_moments',
    'status[]=open&itemsPerPage=1',
    { items: [moment], totalItems: 2, paging: { page: 1, itemsPerPage: 1, paged: true } },
    'ld',
  )

let server: Server
let base = ''
const bodyAt = (path: string): string | undefined => {
  if (path === '/v1') return JSON.stringify(entrypoint())
  if (path === '/v1/docs.jsonld') return JSON.stringify(apiDocumentation(base))
  if (path === '/v1/docs.jsonopenapi') return JSON.stringify(openApi())
  if (path === '/v1/care_moments') return page()
  const context = contextOf(path.replace('/v1/contexts/', ''), base)
  return context && JSON.stringify(context)
}
beforeAll(async () => {
  server = createServer((request, response) => {
    const body = bodyAt(request.url!.split('?', 1)[0]!)
    response.setHeader('Link', `<${base}/v1/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`)
    response.setHeader('Content-Type', 'application/ld+json; charset=utf-8')
    response.writeHead(body ? 200 : 404).end(body ?? '{}')
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await new Promise(done => server.close(done))
})
const documentLoader = async (url: string) => ({ documentUrl: url, document: await (await fetch(url)).json() })
const expand = async (text: string) => (await jsonld.expand(JSON.parse(text) as object, { base, documentLoader }))[0]!

describe('the search template of a list', () => {
  const lists = allOperations.filter(({ operation }) => operation.kind === 'list')
  const template = templateOf(contract.careMoments.list, '/v1/care_moments')!

  it.each(lists)('$id has one exactly when it has filters, each with a property', ({ operation }) => {
    const { mapping } = templateOf(operation, '/v1/x') ?? { mapping: [] }
    expect(mapping.length > 0).toBe((operation.filters ?? []).length > 0)
    for (const { property } of mapping) expect(property).toMatch(/^[\w.]+$/)
    expect(new Set(mapping.map(({ variable }) => variable)).size).toBe(mapping.length)
  })
  it.each([
    ['status', 'status'],
    ['status[]', 'status'],
    ['startDate[strictly_before]', 'startDate'],
    ['exists[carePeriod]', 'carePeriod'],
    ['order[createdAt]', 'createdAt'],
    ['coalesceOrder[startDate]', 'startDate'],
    ['orderByMatch[status]', 'status'],
    ['search', 'search'],
  ])('names %s of property %s', (variable, property) => {
    expect(template.mapping).toContainEqual({ '@type': 'IriTemplateMapping', variable, property, required: false })
    expect(template.template.slice('/v1/care_moments{?'.length, -1).split(',')).toContain(variable)
  })
  it('names both forms of a filter of our own that takes several values', () => {
    const variables = templateOf(contract.publications.list, '/v1/x')!.mapping.map(({ variable }) => variable)
    expect(variables).toEqual(expect.arrayContaining(['dayPart', 'dayPart[]', 'uuid[neq]', 'distance']))
    expect(variables).not.toContain('distance[]')
  })
})

describe('the Hydra documentation, read by the parser of API Platform', () => {
  let resources: Resource[]
  const named = (name: string) => resources.find(resource => resource.name === name)!
  const kindsOf = (name: string) => named(name).operations!.map(operation => operation.type)
  const fieldOf = (name: string, field: string) => named(name).fields!.find(known => known.name === field)!
  beforeAll(async () => {
    resources = (await parseHydraDocumentation(`${base}/v1`)).api.resources!
  })

  it('has every collection at a path of its own', () => {
    const paths = allOperations.flatMap(({ operation: { kind, path, resource } }) =>
      kind === 'list' && path === resource!.path ? [`${base}/v1${path}`] : [],
    )
    expect(resources.map(resource => resource.url).sort()).toEqual([...new Set(paths)].sort())
  })
  it('keeps actions and creates on other paths out', () => {
    expect(kindsOf('care_moments')).toEqual(['list', 'show'])
    expect(kindsOf('favorite_care_workers')).toEqual(['list', 'create', 'delete'])
  })
  it.each([
    ['care_moments', 'startDate', 'dateTime'],
    ['care_moments', 'status', 'string'],
    ['care_moments', 'breakMinutes', 'integer'],
    ['care_moments', 'hoursPerWeek', 'decimal'],
    ['organizations', 'kvk', 'string'],
    ['organization_location_rates', 'fixed', 'boolean'],
    ['organization_location_rates', 'validFrom', 'date'],
  ])('%s: %s is of type %s', (name, field, type) => {
    expect(fieldOf(name, field).type).toBe(type)
  })
  it('knows relations, embedded or not, as references to one', () => {
    const { reference, embedded, maxCardinality } = fieldOf('care_moments', 'client')
    expect([reference, embedded, maxCardinality]).toEqual([named('clients'), null, 1])
    expect(fieldOf('care_moments', 'carePeriod').reference).toBe(named('care_moments'))
  })
  it('tells what may be written and what must', () => {
    const writable = named('organization_location_rates').writableFields!
    expect(writable.map(field => field.name)).not.toContain('uuid')
    expect(writable.filter(field => field.required).map(field => field.name)).toEqual(
      expect.arrayContaining(['expertiseLevel', 'validFrom']),
    )
    expect(fieldOf('organization_location_rates', 'fixed').required).toBe(false)
    expect(named('care_moment_publication_reactions').readableFields!.map(field => field.name)).not.toContain('agreed')
  })
  it('finds the filters in a page', async () => {
    const parameters = await named('care_moments').getParameters!()
    expect(parameters).toHaveLength(templateOf(contract.careMoments.list, '')!.mapping.length)
    expect(parameters.find(({ variable }) => variable === 'startDate[after]')!.range).toBe(
      'http://www.w3.org/2001/XMLSchema#dateTime',
    )
  })
})

describe('the contexts, read by a JSON-LD processor', () => {
  it('give an item its words and its relations their addresses', async () => {
    const item = await expand(writeItem(CareMoment, moment, 'ld'))
    expect(item['@type']).toEqual([`${base}/v1/docs.jsonld#CareMoment`])
    expect(item[`${base}/v1/docs.jsonld#CareMoment/title`]).toEqual([{ '@value': 'Avonddienst' }])
    expect(item[`${base}/v1/docs.jsonld#CareMoment/carePeriod`]).toEqual([
      { '@id': `${base}${iriOf(CareMoment, '0195d3a4-0000-7000-8000-000000000002')}` },
    ])
    expect(item[`${base}/v1/docs.jsonld#CareMoment/client`]).toMatchObject([{ '@type': [`${base}/v1/docs.jsonld#Client`] }])
  })
  it('give a page its Hydra words, without touching the words of its members', async () => {
    const expanded = await expand(page())
    const [view] = expanded[hydra('view')] as Document[]
    const [search] = expanded[hydra('search')] as Document[]
    const [member] = expanded[hydra('member')] as Document[]
    expect(expanded['@type']).toEqual([hydra('Collection')])
    expect(expanded[hydra('totalItems')]).toEqual([{ '@value': 2 }])
    expect(view![hydra('next')]).toEqual([{ '@id': `${base}/v1/care_moments?itemsPerPage=1&status%5B%5D=open&page=2` }])
    expect(search![hydra('variableRepresentation')]).toEqual([{ '@id': hydra('BasicRepresentation') }])
    expect(search![hydra('mapping')]).toContainEqual(expect.objectContaining({ [hydra('variable')]: [{ '@value': 'status' }] }))
    expect(member![`${base}/v1/docs.jsonld#CareMoment/title`]).toEqual([{ '@value': 'Avonddienst' }])
  })
  it('give the answer of a command the words of its documented class', async () => {
    const type = 'CareMomentsOrganizationStats'
    const answer = await expand(writeObject(type, '/v1/care_moments/organization_stats', { open: 3 }, 'ld'))
    expect(answer[`${base}/v1/docs.jsonld#${type}/open`]).toEqual([{ '@value': 3 }])
    const documented = apiDocumentation(base)['hydra:supportedClass'] as Document[]
    expect(documented.map(known => known['@id'])).toContain(`#${type}`)
  })
  it('give a problem its description', async () => {
    const problem = await expand(writeProblem(new Problem('not_found'), 'ld'))
    expect(problem['@type']).toEqual([hydra('Error')])
    expect(problem[hydra('description')]).toEqual([{ '@value': 'Niet gevonden.' }])
  })
  it('give a violation its description, field and message', async () => {
    const problem = await expand(writeProblem(invalid('endDate', 'Te vroeg.'), 'ld'))
    expect(problem[hydra('description')]).toEqual([{ '@value': 'endDate: Te vroeg.' }])
    const [violation] = problem[`${base}/v1/docs.jsonld#ConstraintViolation/violations`] as Document[]
    expect(violation![`${base}/v1/docs.jsonld#propertyPath`]).toEqual([{ '@value': 'endDate' }])
    expect(violation![`${base}/v1/docs.jsonld#message`]).toEqual([{ '@value': 'Te vroeg.' }])
  })
  it('are not there for a type nobody declares', () => {
    expect(contextOf('Nothing', base)).toBeUndefined()
  })
})

interface Described {
  operationId: string
  parameters?: { name: string; in: string; required: boolean }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>
}
describe('the OpenAPI document', () => {
  const document = openApi() as {
    paths: Record<string, Record<string, Described>>
    components: { schemas: Record<string, JsonSchema> }
  }
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  )
  const at = (method: string, path: string) => document.paths[path]![method]!
  const refsIn = (node: unknown): string[] =>
    node === null || typeof node !== 'object'
      ? []
      : Object.entries(node).flatMap(([key, value]) => (key === '$ref' ? [String(value)] : refsIn(value)))

  it('has every operation of the contract, each with an id of its own', () => {
    const expected = allOperations.map(({ operation }) => `${operation.method.toLowerCase()} ${operation.path}`)
    expect(described.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(expected.sort())
    expect(new Set(described.map(({ operationId }) => operationId)).size).toBe(described.length)
  })
  it.each([
    ['get', '/care_moments', 'api_care_moments_get_collection'],
    ['get', '/care_moments/{uuid}', 'api_care_moments_uuid_get'],
    ['patch', '/care_moments/{uuid}/approve', 'api_care_moments_uuidapprove_patch'],
    ['get', '/clients/{client_id}/care_moments', 'api_clients_client_idcare_moments_get_collection'],
    ['post', '/login/check', 'login_check_post'],
  ])('calls %s %s what API Platform calls it', (method, path, operationId) => {
    expect(at(method, path).operationId).toBe(operationId)
  })
  it('has something at the end of every reference', () => {
    const missing = refsIn(document).filter(ref => {
      const found = ref
        .slice(2)
        .split('/')
        .reduce<unknown>((node, step) => (node as Document | undefined)?.[step], document)
      return !found
    })
    expect(missing).toEqual([])
  })
  it('gives every body a schema of its own', () => {
    const bodies = described.flatMap(({ requestBody }) =>
      requestBody ? [Object.values(requestBody.content)[0]!.schema.$ref] : [],
    )
    expect(new Set(bodies).size).toBe(bodies.length)
  })
  it('declares every path parameter, and no parameter twice', () => {
    for (const { path, parameters = [] } of described) {
      const inPath = parameters.filter(parameter => parameter.in === 'path')
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
      expect(inPath.every(({ required }) => required)).toBe(true)
      expect(new Set(parameters.map(parameter => `${parameter.in} ${parameter.name}`)).size).toBe(parameters.length)
    }
  })
  it('names JSON-LD first, and lets a PATCH be a merge patch', () => {
    expect(Object.keys(at('get', '/clients').responses['200']!.content!)).toEqual(['application/ld+json', 'application/json'])
    expect(Object.keys(at('patch', '/care_moments/{uuid}/approve').requestBody!.content)).toEqual([
      'application/ld+json',
      'application/merge-patch+json',
      'application/json',
    ])
  })
  it('knows relations, instants and dates in bodies', () => {
    const { schemas } = document.components
    expect(schemas['CareMoment-createByOrganization']!.properties).toMatchObject({
      location: { type: 'string', format: 'iri-reference', 'x-resource': 'OrganizationLocation' },
      acts: { items: { format: 'iri-reference' } },
      startDate: { type: 'string', format: 'date-time' },
    })
    expect(schemas['OrganizationLocationRate-createRate']!.properties!.validFrom).toEqual({ type: 'string', format: 'date' })
  })
  it('leaves @ keys out of plain JSON, and promises no field that some do not get to see', () => {
    const { schemas } = document.components
    expect(JSON.stringify(schemas['CareMoment-read'])).not.toContain('"@')
    expect(schemas['CareMoment.jsonld-read']!.required).toEqual(['@id', '@type', 'uuid'])
    expect(schemas['ClientReport.jsonld-read']!.required).toContain('authorName')
  })
  it('is read by the parser of API Platform, with lists and their parameters', async () => {
    const { api } = await parseOpenApi3Documentation(`${base}/v1/docs.jsonopenapi`)
    const moments = api.resources!.find(resource => resource.name === 'care_moments')!
    expect(moments.url).toBe(`${base}/v1/care_moments`)
    expect(moments.operations!.map(operation => operation.type)).toEqual(['show', 'list'])
    expect(moments.parameters!.map(({ variable }) => variable)).toEqual(
      expect.arrayContaining(['page', 'status[]', 'order[startDate]']),
    )
  })
})
