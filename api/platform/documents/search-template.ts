// The filters of a list as keys of the query string, and as a search template.
import { resourceOf } from '../../../contract/catalogue.ts'
import type { Filter } from '../../../contract/filters.ts'
import { type AnyResource, isRelation } from '../../../contract/language.ts'
import type { Operation } from '../../../contract/operations.ts'
import { fieldSchema, type JsonSchema, jsonOf } from './json-schema.ts'

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
/** The value at the end of a path of relations, in the form that filters compare. */
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
  /** The key without its brackets: clients drop a mapping without a key. */
  property: string
  schema: JsonSchema
}
/** Every key of the query string that a list's filters read. */
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
interface Template {
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
/** The search template of a list at this address; undefined when the list has no filters. */
export const templateOf = (operation: Operation, path: string): Template | undefined => {
  if (!operation.filters?.length) return undefined
  const { variables, mapping } = searchOf(operation)
  return { '@type': 'IriTemplate', template: path + variables, variableRepresentation: 'BasicRepresentation', mapping }
}
