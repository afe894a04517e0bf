// What the contract says of itself: its schemas as JSON Schema, its filters as query keys and as the search template of
// a list. hydra.ts and openapi.ts write their documents from it; nothing here or there is said per resource.
import * as z from 'zod/mini'
import type { Filter } from '../../../contract/filters.ts'
import { contract } from '../../../contract/index.ts'
import { type AnyResource, type Field, isRelation, resourceOf, type Schema } from '../../../contract/language.ts'
import type { Operation, Operations } from '../../../contract/operations.ts'
import { formatOf, iriTarget } from '../../../contract/schemas.ts'

export interface JsonSchema {
  type?: string | string[]
  format?: string
  /** The type of resource an IRI points at. */
  'x-resource'?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  [key: string]: unknown
}
export interface NamedOperation {
  /** `group.name` in the contract. */
  id: string
  group: string
  name: string
  operation: Operation
}
const groups: Record<string, Operations> = contract
/** Every operation of the contract with its names. */
export const allOperations: NamedOperation[] = Object.entries(groups).flatMap(([group, operations]) =>
  Object.entries(operations).map(([name, operation]) => ({ id: `${group}.${name}`, group, name, operation })),
)
export const pascal = (name: string): string => name[0]!.toUpperCase() + name.slice(1)
/** The `@type` of a command's answer: 'careMoments.organizationStats' → 'CareMomentsOrganizationStats'. */
export const answerType = (id: string): string => id.split('.').map(pascal).join('')
/** The calls that hand out and take back tokens: plain JSON both ways (api-conventions, section 8). */
export const isLogin = (path: string): boolean => path.startsWith('/login/') || path === '/logout'

export const iriSchema = (type: string): JsonSchema => ({ type: 'string', format: 'iri-reference', 'x-resource': type })
/** The type of resource that a value of this schema, or each of its members, points at. */
export const targetIn = (schema: JsonSchema): string | undefined => schema['x-resource'] ?? schema.items?.['x-resource']
const replace = (schema: object, by: JsonSchema) => {
  for (const key of Object.keys(schema)) delete (schema as JsonSchema)[key]
  Object.assign(schema, by)
}
const tidy = (schema: JsonSchema) => {
  // The pattern of a known format is a page long, and the bounds of a safe integer go without saying.
  if (schema.format) delete schema.pattern
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  // Generators take what has a default for what is always there: in a body it is what may be left out.
  if ('default' in schema) {
    schema.description = `Left out: ${JSON.stringify(schema.default)}`
    delete schema.default
  }
  // Unknown members are ignored in bodies, and answers carry @ keys.
  delete schema.additionalProperties
  delete schema.$schema
}
/** A schema of the contract as JSON Schema: as it is sent to us (input), or as it comes out (output). */
export const jsonOf = (schema: Schema, io: 'input' | 'output'): JsonSchema => {
  const made = z.toJSONSchema(schema as z.ZodMiniType, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const target = iriTarget(zodSchema)
      const format = formatOf(zodSchema)
      if (target) replace(jsonSchema, iriSchema(target))
      else if (format) replace(jsonSchema, { type: 'string', format })
      tidy(jsonSchema as JsonSchema)
    },
  }) as JsonSchema
  tidy(made)
  return made
}
/** A nullable schema without its null, which is either one of its types or one of its options. */
export const withoutNull = (schema: JsonSchema): JsonSchema => {
  if (Array.isArray(schema.type)) return { ...schema, type: schema.type.find(type => type !== 'null')! }
  return schema.anyOf?.find(option => option.type !== 'null') ?? schema
}
/** A field as it is read, without null (nulls are left out): a relation is its IRI. */
export const fieldSchema = (name: string, field: Field): JsonSchema => {
  if (isRelation(field)) return iriSchema(field.relation === 'one' ? field.target.type : field.type)
  const schema = withoutNull(jsonOf('computed' in field ? field.computed : field, 'output'))
  const isInstant = schema.type === 'string' && !schema.format && !schema.enum && /(Date|At)$/.test(name)
  return isInstant ? { ...schema, format: 'date-time' } : schema
}

const text: JsonSchema = { type: 'string' }
const flag: JsonSchema = { type: 'boolean' }
const direction: JsonSchema = { type: 'string', enum: ['asc', 'desc'] }
const manyOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items })
const bounds = (key: string, names: string[], schema: JsonSchema) =>
  Object.fromEntries(names.map(name => [`${key}[${name}]`, schema]))
const custom = (key: string, schema: JsonSchema): Record<string, JsonSchema> => {
  const many = schema.anyOf?.find(option => option.type === 'array')
  return many ? { [key]: schema.anyOf!.find(option => option !== many)!, [`${key}[]`]: many } : { [key]: schema }
}
/** What stands at the end of a path of relations, as a filter compares it. */
const schemaAt = (resource: AnyResource | undefined, path: string): JsonSchema => {
  const [step = '', ...rest] = path.split('.')
  if (step === 'uuid') return { type: 'string', format: 'uuid' }
  const many = resource?.many[step]
  if (many) return schemaAt(resourceOf(many[0]), rest.join('.'))
  const field = resource?.fields[step]
  if (!field) return text
  if (isRelation(field))
    return rest.length > 0 ? schemaAt(field.relation === 'one' ? field.target : resourceOf(field.type), rest.join('.')) : text
  const { type, enum: values, format } = fieldSchema(step, field)
  return typeof type !== 'string' || type === 'object' || type === 'array'
    ? text
    : { type, ...(format && { format }), ...(values !== undefined && { enum: values }) }
}
const kinds: Record<Filter['kind'], (filter: Filter, at: JsonSchema) => Record<string, JsonSchema>> = {
  exact: ({ key }, at) => ({ [key]: at, [`${key}[]`]: manyOf(at) }),
  neq: ({ key }, at) => ({ [`${key}[neq]`]: at }),
  dates: ({ key }) =>
    bounds(key, ['before', 'strictly_before', 'after', 'strictly_after'], { type: 'string', format: 'date-time' }),
  range: ({ key }) => ({ ...bounds(key, ['gt', 'gte', 'lt', 'lte'], { type: 'number' }), [`${key}[between]`]: text }),
  exists: ({ key }) => ({ [`exists[${key}]`]: flag }),
  boolean: ({ key }) => ({ [key]: flag }),
  order: ({ key }) => ({ [`order[${key}]`]: direction }),
  coalesceOrder: ({ key }) => ({ [`coalesceOrder[${key}]`]: direction }),
  orderByMatch: ({ key }, at) => ({ [`orderByMatch[${key}]`]: at }),
  custom: ({ key, schema }) => custom(key, jsonOf(schema!, 'output')),
}
export interface QueryKey {
  variable: string
  /** The key without its brackets; clients drop a mapping that has none. */
  property: string
  schema: JsonSchema
}
/** Every key of the query string that the filters of a list read. */
export const queryKeys = (operation: Operation): QueryKey[] =>
  (operation.filters ?? []).flatMap(filter =>
    Object.entries(kinds[filter.kind](filter, schemaAt(operation.resource, filter.path))).map(([variable, schema]) => ({
      variable,
      property: filter.key,
      schema,
    })),
  )

interface Mapping {
  '@type': 'IriTemplateMapping'
  variable: string
  property: string
  required: false
}
export interface Template {
  '@type': 'IriTemplate'
  template: string
  variableRepresentation: 'BasicRepresentation'
  mapping: Mapping[]
}
const searches = new WeakMap<Operation, { variables: string; mapping: Mapping[] }>()
const searchOf = (operation: Operation) => {
  const known = searches.get(operation)
  if (known) return known
  const keys = queryKeys(operation)
  const mapping = keys.map(
    ({ variable, property }): Mapping => ({ '@type': 'IriTemplateMapping', variable, property, required: false }),
  )
  const made = { variables: `{?${keys.map(key => key.variable).join(',')}}`, mapping }
  searches.set(operation, made)
  return made
}
/** The search template of a list at this address (api-conventions 3.1); undefined when the list has no filters. */
export const templateOf = (operation: Operation, path: string): Template | undefined => {
  if (!operation.filters?.length) return undefined
  const { variables, mapping } = searchOf(operation)
  return { '@type': 'IriTemplate', template: path + variables, variableRepresentation: 'BasicRepresentation', mapping }
}
