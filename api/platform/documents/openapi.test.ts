import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'
import { allOperations, allResources } from '../../../contract/catalogue.ts'
import { testKind, webhookKindNames } from '../../../contract/events/webhook-kinds.ts'
import { CareMoment } from '../../../contract/moments/care-moments.ts'
import { oauthPaths } from '../../../contract/organizations/client-scopes.ts'
import { scopeOf } from '../../../contract/scopes.ts'
import type { JsonSchema } from './json-schema.ts'
import { openApi } from './openapi.ts'
import { waysOf } from './programs/actions.ts'

interface Described {
  operationId: string
  security?: Record<string, string[]>[]
  parameters?: { name: string; in: string; required: boolean; $ref?: string }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>
}
describe('the OpenAPI document', () => {
  const document = openApi() as {
    paths: Record<string, Record<string, Described>>
    webhooks: Record<string, unknown>
    components: {
      schemas: Record<string, JsonSchema>
      securitySchemes: { oauth2: { flows: { clientCredentials: { tokenUrl: string; scopes: Record<string, string> } } } }
    }
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
    const tokens = Object.values(oauthPaths).map(path => `post ${path}`)
    expect(described.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...expected, ...tokens].sort())
    expect(new Set(described.map(({ operationId }) => operationId)).size).toBe(described.length)
  })
  it('says of every operation with which scope an API client calls it, and of no other', () => {
    const { oauth2 } = document.components.securitySchemes
    const { tokenUrl, scopes } = oauth2.flows.clientCredentials
    expect(tokenUrl).toBe('/v1/oauth/token')
    const said = allOperations.map(({ id, operation: { method, path } }) => {
      const { security = [], responses } = at(method.toLowerCase(), path)
      const needed = security.flatMap(one => one.oauth2 ?? [])
      expect(needed).toEqual(scopeOf(id) === null ? [] : [scopeOf(id)])
      if (needed.length > 0) expect(Object.keys(responses)).toContain('429')
      return needed
    })
    expect(new Set(said.flat())).toEqual(new Set(Object.keys(scopes)))
  })
  it('has every kind of webhook', () => {
    expect(Object.keys(document.webhooks)).toEqual([...webhookKindNames, testKind])
  })
  it('says of every action that somebody does how it is called, where the item names it and at its operation', () => {
    for (const resource of allResources) {
      const done = Object.entries(resource.actions).flatMap(([name, ways]) =>
        ways.some(({ by }) => by.length > 0) ? [name] : [],
      )
      expect(Object.keys(waysOf(resource)), resource.type).toEqual(done)
      if (done.length === 0) continue
      const { description, items } = document.components.schemas[`${resource.type}-read`]!.properties!.allowedActions!
      for (const [name, way] of Object.entries(waysOf(resource))) {
        const [method, path] = way.split(' ')
        expect(at(method!.toLowerCase(), path!), way).toBeDefined()
        expect(description).toContain(`${name}: ${way}`)
        expect(items!.enum).toContain(name)
      }
    }
    expect(at('patch', '/care_moments/{uuid}/approve')).toMatchObject({ 'x-action': 'approve' })
    expect(waysOf(CareMoment)).toMatchObject({ assign: expect.any(String), cancel: expect.any(String) })
  })
  it('has all that a program needs to call an operation: its body, an answer, its refusals and its scope', () => {
    for (const { path, method, operationId, requestBody, responses, security } of described) {
      const codes = Object.keys(responses)
      expect(
        codes.some(code => code.startsWith('2')),
        operationId,
      ).toBe(true)
      expect(codes, operationId).toEqual(expect.arrayContaining(['401', '503']))
      const operation = allOperations.find(({ operation: one }) => one.path === path && one.method.toLowerCase() === method)
      if (operation?.operation.body) expect(requestBody, operationId).toBeDefined()
      if (operation && scopeOf(operation.id)) expect(security, operationId).toContainEqual({ oauth2: [scopeOf(operation.id)] })
    }
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
        .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], document)
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
      expect(new Set(parameters.map(parameter => parameter.$ref ?? `${parameter.in} ${parameter.name}`)).size).toBe(
        parameters.length,
      )
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
  it('tells what the values of a record are', () => {
    const records: JsonSchema[] = []
    const walk = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return
      if ('propertyNames' in node) records.push(node as JsonSchema)
      for (const inner of Object.values(node)) walk(inner)
    }
    walk(document.components.schemas)
    expect(records.length).toBeGreaterThan(5)
    expect(records.filter(({ additionalProperties }) => typeof additionalProperties !== 'object')).toEqual([])
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
    const { required } = schemas['CareMoment.jsonld-read']!
    expect(required).toEqual(expect.arrayContaining(['@id', '@type', 'uuid', 'status', 'title', 'startDate', 'allowedActions']))
    expect(required).not.toContain('expenses')
    expect(required).not.toContain('client')
    expect(schemas['ClientReport.jsonld-read']!.required).toContain('authorName')
  })
  it('filters by the values that a field can have', () => {
    const named = (path: string) => {
      const parameters = at('get', path).parameters as unknown as { name: string; schema: JsonSchema }[]
      return Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]))
    }
    const moments = named('/care_moments')
    expect(moments.timeScope).toEqual({ type: 'string', enum: ['moment', 'period'] })
    expect(moments['status[]']!.items!.enum).toContain('awaiting_approval')
    expect(moments['client.uuid']).toEqual({ type: 'string', format: 'uuid' })
    expect(named('/care_workers').phase!.enum).toContain('won')
    expect(named('/clients')['careRequests.status']!.enum).toContain('active')
  })
  it('leaves out of the members of a list what is the item’s alone', () => {
    const { schemas } = document.components
    expect(schemas['CareMoment.jsonld-list']!.properties).not.toHaveProperty('description')
    expect(schemas['CareMoment.jsonld-read']!.properties).toHaveProperty('description')
    expect(schemas['CareMomentPublication-list']!.properties!.careMoment!.properties).not.toHaveProperty('description')
    const page = Object.values(at('get', '/care_moments').responses['200']!.content!)[0]!.schema
    expect(page.properties!.member!.items).toEqual({ $ref: '#/components/schemas/CareMoment.jsonld-list' })
  })
  it('says of what changes something that it takes a key, but not of what hands out tokens', () => {
    const keyed = described.filter(({ parameters }) => JSON.stringify(parameters ?? []).includes('IdempotencyKey'))
    expect(keyed.map(({ path }) => path)).not.toContain('/login/check')
    expect(keyed.map(({ method }) => method)).not.toContain('get')
    // A preview changes nothing, so it needs no key.
    const changing = described.filter(({ method, path }) => method !== 'get' && !path.endsWith('/preview'))
    // Logins, tokens (2), the secrets of a webhook and of an API client, and the trial of a provider.
    expect(changing.length - keyed.length).toBe(13)
  })
  it('has nothing that a linter made for it objects to', async () => {
    // The strictest rules of the linter, none switched off.
    const config = await createConfig({ extends: ['recommended-strict'] })
    const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: '/v1/docs.json', config })
    expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`)).toEqual([])
  }, 300_000)
})
