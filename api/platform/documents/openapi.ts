// The OpenAPI 3.1 document. Clients are generated from it, so names and order are those of API Platform.
import { allOperations, type NamedOperation } from '../../../contract/catalogue.ts'
import { answerType, isLogin, minimally, type Operation, strictly, takesKey } from '../../../contract/operations.ts'
import { clientRate, scopeGroups, scopeName, scopeTitle } from '../../../contract/organizations/client-scopes.ts'
import { scopeOf } from '../../../contract/scopes.ts'
import { type JsonSchema, jsonOf } from './json-schema.ts'
import { withExamples } from './openapi-examples.ts'
import { bodyName, componentSchemas, memberName, pageSchema, schemaRef, tagOf } from './openapi-schemas.ts'
import { openApiWebhooks } from './openapi-webhooks.ts'
import { operationOf as operationOfAction } from './programs/actions.ts'
import { clientSecret, tokenPaths, tokenSchemas } from './programs/token-paths.ts'
import { type QueryKey, queryKeys } from './search-template.ts'

type Node = Record<string, unknown>
const ld = 'application/ld+json'
const json = 'application/json'
const patch = 'application/merge-patch+json'
const problem = 'application/problem+json'

// `_api_` + path + `_` + method, without slashes and closing braces, with `_` for `{`. A login is a plain route.
const operationId = ({ path, method, kind }: Operation): string => {
  const verb = kind === 'list' ? 'get_collection' : method.toLowerCase()
  if (isLogin(path)) return `${path.slice(1).replaceAll('/', '_')}_${verb}`
  return `api_${path.replace(/[/}]/g, '').replaceAll('{', '_')}_${verb}`
}

const pathParameters = ({ path, params }: Operation): Node[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => {
    const pattern = params?.[name!]
    return {
      name,
      in: 'path',
      required: true,
      schema: pattern ? { type: 'string', pattern: pattern.source } : { type: 'string', format: 'uuid' },
    }
  })
const queryParameter = ({ variable, schema }: Pick<QueryKey, 'variable' | 'schema'>, required = false): Node => ({
  name: variable,
  in: 'query',
  required,
  schema,
  ...(schema.type === 'array' && { style: 'form', explode: true }),
})
const paging = [
  { variable: 'page', schema: { type: 'integer', minimum: 1, default: 1 } },
  { variable: 'itemsPerPage', schema: { type: 'integer', minimum: 0, maximum: 100, default: 30 } },
  { variable: 'pagination', schema: { type: 'boolean' } },
]
const queryParameters = (operation: Operation): Node[] => {
  const { kind, query, unpaged } = operation
  const own = query ? jsonOf(query, 'input') : {}
  return [
    ...(kind === 'list' && !unpaged ? paging : []).map(key => queryParameter(key)),
    ...queryKeys(operation).map(key => queryParameter(key)),
    ...Object.entries(own.properties ?? {}).map(([variable, schema]) =>
      queryParameter({ variable, schema }, own.required?.includes(variable)),
    ),
  ]
}

const contentOf = (types: string[], schema: JsonSchema): Node => Object.fromEntries(types.map(type => [type, { schema }]))
// Only logins use plain JSON.
const bodyTypes = ({ path, method }: Operation): string[] =>
  path === '/login/check' ? [json] : method === 'PATCH' ? [ld, patch, json] : [ld, json]
const isOptional = (operation: Operation) =>
  operation.bodyRequired === false || (operation.body as { _zod: { optin?: string } } | undefined)?._zod.optin === 'optional'

const success = ({ id, operation }: NamedOperation): [status: number, description: string, content?: Node] => {
  const { kind, resource, answer, status } = operation
  if (kind === 'download')
    return [200, 'The file', { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }]
  if (kind === 'remove') return [204, `${resource!.type} resource deleted`]
  if (kind === 'command' || kind === 'preview') {
    if (!answer) return [status ?? 204, 'Done']
    const plain = contentOf([json], schemaRef(answerType(id)))
    return [
      status ?? 200,
      'The answer',
      isLogin(operation.path) ? plain : { ...contentOf([ld], schemaRef(`${answerType(id)}.jsonld`)), ...plain },
    ]
  }
  const item = schemaRef(`${resource!.type}-read`)
  if (kind === 'list') {
    const members = { type: 'array', items: schemaRef(memberName(resource!, false)) }
    const pages = { ...contentOf([ld], pageSchema(resource!)), ...contentOf([json], members) }
    return [200, `${resource!.type} collection`, pages]
  }
  const items = { ...contentOf([ld], schemaRef(`${resource!.type}.jsonld-read`)), ...contentOf([json], item) }
  return kind === 'create' || kind === 'upload'
    ? [201, `${resource!.type} resource created`, items]
    : [200, `${resource!.type} resource`, items]
}
const refusals: Record<number, [name: string, description: string]> = {
  400: ['BadRequest', 'The body cannot be read, or the page does not exist'],
  401: ['Unauthorized', 'Not logged in'],
  403: ['Forbidden', 'Not allowed'],
  404: ['NotFound', 'Not found'],
  406: ['NotAcceptable', 'There is no such form of the answer'],
  409: ['Conflict', 'Not possible in the present state'],
  413: ['TooLarge', 'The body is larger than a megabyte'],
  415: ['MediaType', 'The body is of a type that is not read'],
  422: ['Unprocessable', 'The body is not valid'],
  429: ['TooManyRequests', 'Too many attempts; or too many calls by an API client'],
  503: ['Unavailable', 'Not reachable for a moment'],
}
// Any wrong password or code counts as an attempt.
const isCounted = ({ body, by, kind, method }: Operation) =>
  (by === 'public' && kind === 'command' && method !== 'GET') ||
  (body !== undefined && ['password', 'currentPassword', 'code'].some(name => name in (jsonOf(body, 'input').properties ?? {})))
const refusalsOf = ({ id, operation }: NamedOperation): number[] => {
  const { kind, by, body, path, method } = operation
  const possible: [number, boolean][] = [
    [400, body !== undefined || kind === 'list' || kind === 'upload'],
    [401, true],
    [403, by !== 'public'],
    [404, path.includes('{')],
    [406, kind !== 'download'],
    [409, method !== 'GET'],
    [413, body !== undefined],
    [415, body !== undefined || kind === 'upload'],
    // Also for an unknown filter, if the caller asks for strict handling.
    [422, true],
    [429, isCounted(operation) || scopeOf(id) !== null],
    [503, true],
  ]
  return possible.flatMap(([status, isPossible]) => (isPossible ? [status] : []))
}
const refusalContent = (status: number): Node => {
  if (status === 401) return contentOf([json], schemaRef('Unauthorized'))
  return contentOf([problem, ld, json], schemaRef(status === 422 ? 'ConstraintViolation' : 'Error'))
}
// Only sent to API clients (docs/decisions/0150).
const rateHeaders = {
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
  RateLimit: { $ref: '#/components/headers/RateLimit' },
}
const headers = {
  RateLimitPolicy: {
    description: 'How many calls an API client may make, in how many seconds (draft-ietf-httpapi-ratelimit-headers)',
    schema: { type: 'string' },
    example: `"client";q=${clientRate.calls};w=${clientRate.seconds}`,
  },
  RateLimit: {
    description:
      'How many calls are left to it, and in how many seconds it has all of them again. Each server counts what it answers: behind an address with several of them a client may call more often, and the number left may go up and down',
    schema: { type: 'string' },
    example: `"client";r=${clientRate.calls - 1};t=${clientRate.seconds}`,
  },
  RetryAfter: { description: 'After how many seconds to try again', schema: { type: 'integer', minimum: 1 } },
}
const responsesOf = (named: NamedOperation): Node => {
  const [status, description, content] = success(named)
  return {
    [status]: { description, ...(scopeOf(named.id) !== null && { headers: rateHeaders }), ...(content && { content }) },
    ...Object.fromEntries(refusalsOf(named).map(code => [code, { $ref: `#/components/responses/${refusals[code]![0]}` }])),
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same request under the same key is done once within 24 hours, and answered alike each time',
  required: false,
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
}
const prefer = {
  name: 'Prefer',
  in: 'header',
  description:
    'With handling=strict a field or filter that is not read is refused (422), with the name that was probably meant. Without it, it is ignored. With return=minimal the JSON-LD of a list or an item does not repeat what the address of an item says (its uuid and @type), and a change of an item answers with its address (RFC 7240)',
  required: false,
  schema: { type: 'string', examples: [strictly, minimally] },
}
const multipart = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
    },
  },
}
// Its name in the `allowedActions` of an item.
const actionOf = ({ id, operation: { kind, resource, action } }: NamedOperation): string | undefined =>
  kind === 'action' && resource && operationOfAction(resource, action!)?.id === id ? action : undefined
const operationOf = (named: NamedOperation): Node => {
  const { operation } = named
  const isPublic = operation.by === 'public'
  const scope = scopeOf(named.id)
  const keyed = takesKey(operation) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []
  const strict = isLogin(operation.path) ? [] : [{ $ref: '#/components/parameters/Prefer' }]
  const parameters = [...pathParameters(operation), ...queryParameters(operation), ...keyed, ...strict]
  return {
    operationId: operationId(operation),
    tags: [tagOf(named)],
    summary: operation.summary,
    ...(actionOf(named) && { 'x-action': actionOf(named) }),
    ...(isPublic ? { security: [] } : { 'x-roles': operation.by }),
    ...(scope !== null && { security: [{ JWT: [] }, { oauth2: [scope] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(operation.body && {
      requestBody: { required: !isOptional(operation), content: contentOf(bodyTypes(operation), schemaRef(bodyName(named))) },
    }),
    ...(operation.kind === 'upload' && { requestBody: multipart }),
    responses: responsesOf(named),
  }
}

const makePaths = (): Record<string, Node> => {
  const paths: Record<string, Node> = {}
  for (const named of allOperations) {
    const { path, method } = named.operation
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(named) }
  }
  return { ...paths, ...tokenPaths }
}
const usedScopes = new Set(allOperations.flatMap(({ id }) => scopeOf(id) ?? []))
const oauth2 = {
  type: 'oauth2',
  description: 'For API clients, which an organization makes in its settings: a token for fifteen minutes',
  flows: {
    clientCredentials: {
      tokenUrl: '/v1/oauth/token',
      scopes: Object.fromEntries(
        scopeGroups.flatMap(group =>
          (['read', 'write'] as const)
            .map(access => scopeName(group, access))
            .filter(name => usedScopes.has(name))
            .map(name => [name, scopeTitle(name)]),
        ),
      ),
    },
  },
}
/** The OpenAPI document, `GET /v1/docs.jsonopenapi`. Its addresses are relative to the address from which it was fetched. */
export const openApi = (): Node => ({
  openapi: '3.1.0',
  info: { title: 'Zorginzet', version: '1', license: { name: 'EUPL-1.2', identifier: 'EUPL-1.2' } },
  servers: [{ url: '/v1' }],
  paths: makePaths(),
  webhooks: openApiWebhooks('https://zorginzet.example'),
  components: {
    schemas: { ...withExamples(componentSchemas()), ...tokenSchemas },
    parameters: { IdempotencyKey: idempotencyKey, Prefer: prefer },
    responses: Object.fromEntries(
      Object.entries(refusals).map(([code, [name, description]]) => [
        name,
        {
          description,
          ...(code === '429' && { headers: { ...rateHeaders, 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }),
          content: refusalContent(Number(code)),
        },
      ]),
    ),
    headers,
    securitySchemes: { JWT: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, oauth2, clientSecret },
  },
  security: [{ JWT: [] }],
  tags: [...new Set([...allOperations.map(tagOf), 'OAuth'])].map(name => ({
    name,
    description: `Resource '${name}' operations.`,
  })),
})
