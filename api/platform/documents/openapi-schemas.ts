// The schemas of the OpenAPI document: every resource and answer as JSON-LD and as plain JSON, every body, the problems.

import { allOperations, allResources, type NamedOperation } from '../../../contract/catalogue.ts'
import { type Actor, type AnyResource, isRelation, listed, pascal, roles, within } from '../../../contract/language.ts'
import { answerType, isLogin, type Operation } from '../../../contract/operations.ts'
import { fieldSchema, type JsonSchema, jsonOf } from './json-schema.ts'
import { waysOf } from './programs/actions.ts'

export const schemaRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })
/** The class of an operation: its resource, or the resource under whose path it is, or its group. */
export const tagOf = ({ group, operation }: NamedOperation): string =>
  (operation.resource ?? allResources.find(({ path }) => operation.path.startsWith(`${path}/`)))?.type ?? pascal(group)
export const bodyName = (named: NamedOperation): string => `${tagOf(named)}-${named.name}`

const iriReference: JsonSchema = { type: 'string', format: 'iri-reference' }
const text: JsonSchema = { type: 'string' }
const count: JsonSchema = { type: 'integer' }
const closed = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})

const anyone = roles.map((role): Actor => ({ uuid: '', username: '', roles: [role], impersonator: null, session: null }))
// A field that some viewer does not see on some item cannot be required.
const mayBeHidden = ({ hides }: AnyResource, name: string) => anyone.some(me => (hides?.(me)[name] ?? true) !== true)
const itemSchema = (resource: AnyResource, all: readonly string[], ld: boolean, without: readonly string[] = []): JsonSchema => {
  const names = listed(all, without)
  const properties: Record<string, JsonSchema> = {
    ...(ld && { '@id': iriReference, '@type': { type: 'string', const: resource.type } }),
    uuid: { type: 'string', format: 'uuid' },
  }
  const required = Object.keys(properties)
  for (const name of names) {
    const field = resource.fields[name]!
    const embeds = isRelation(field) && field.relation === 'one' && field.pick.length > 0
    const schema = embeds
      ? itemSchema(field.target, field.pick, ld, within(without, name))
      : inFormat(fieldSchema(name, field), ld)
    const sendsNull = resource.explicitNull.includes(name)
    properties[name] = sendsNull ? { ...schema, type: [String(schema.type), 'null'] } : schema
    const mayBeNull = isRelation(field)
      ? field.nullable
      : isNullable(jsonOf('computed' in field ? field.computed : field, 'output'))
    if ((sendsNull || !mayBeNull) && !mayBeHidden(resource, name)) required.push(name)
  }
  return { type: 'object', properties, required }
}
const isNullable = ({ type, anyOf }: JsonSchema) =>
  type?.includes('null') || anyOf?.some(option => option.type === 'null') || false
// Plain JSON is the same document without its @ keys, at every depth.
const inFormat = (schema: JsonSchema, ld: boolean): JsonSchema => {
  if (ld) return schema
  const { properties, required, items, anyOf, ...rest } = schema
  const shown = Object.entries(properties ?? {}).filter(([name]) => !name.startsWith('@'))
  return {
    ...rest,
    ...(properties && { properties: Object.fromEntries(shown.map(([name, inner]) => [name, inFormat(inner, ld)])) }),
    ...(required && { required: required.filter(name => !name.startsWith('@')) }),
    ...(items && { items: inFormat(items, ld) }),
    ...(anyOf && { anyOf: anyOf.map(option => inFormat(option, ld)) }),
  }
}
const withContext = (schema: JsonSchema): JsonSchema => ({ ...schema, properties: { '@context': text, ...schema.properties } })
/** The schema of a member of a list: that of the item, when lists leave no field out. */
export const memberName = ({ type, itemOnly, actions }: AnyResource, ld: boolean): string =>
  `${type}${ld ? '.jsonld' : ''}-${itemOnly.length > 0 || Object.keys(actions).length > 0 ? 'list' : 'read'}`
const inLists = new Set(
  allOperations.flatMap(({ operation: { kind, resource } }) => (kind === 'list' && resource ? [resource] : [])),
)
const resourceSchemas = (resource: AnyResource): [string, JsonSchema][] => {
  const names = Object.keys(resource.fields)
  const actions = Object.keys(resource.actions)
  const ways = Object.entries(waysOf(resource)).map(([action, way]) => `${action}: ${way}`)
  const allowedActions: JsonSchema = {
    type: 'array',
    description: `What the caller may do with it now, and how. ${ways.join('; ')}`,
    items: { type: 'string', enum: actions },
  }
  const obstacles: JsonSchema = { type: 'object', properties: Object.fromEntries(actions.map(action => [action, text])) }
  const whole = (ld: boolean, without: readonly string[], ownProperties: Record<string, JsonSchema>): JsonSchema => {
    const schema = itemSchema(resource, names, ld, without)
    const { properties, required = [] } = schema
    if (actions.length === 0) return schema
    return { ...schema, properties: { ...properties, ...ownProperties }, required: [...required, ...Object.keys(ownProperties)] }
  }
  const item = (ld: boolean) => whole(ld, [], { allowedActions, obstacles })
  const items: [string, JsonSchema][] = [
    [`${resource.type}.jsonld-read`, withContext(item(true))],
    [`${resource.type}-read`, item(false)],
  ]
  if (!inLists.has(resource) || memberName(resource, false) === `${resource.type}-read`) return items
  const member = (ld: boolean) => whole(ld, resource.itemOnly, { allowedActions })
  return [...items, ...[true, false].map((ld): [string, JsonSchema] => [memberName(resource, ld), member(ld)])]
}

// A preview's item is wrapped in its answer, as it would become.
const answerSchema = ({ kind, answer, resource }: Operation, ld: boolean): JsonSchema => {
  const schema = jsonOf(answer!, 'output')
  if (kind !== 'preview') return schema
  const item = schemaRef(`${resource!.type}${ld ? '.jsonld' : ''}-read`)
  return { ...schema, properties: { ...schema.properties, item }, required: [...(schema.required ?? []), 'item'] }
}
const answerSchemas = ({ id, operation }: NamedOperation): [string, JsonSchema][] => {
  if (!operation.answer) return []
  const schema = answerSchema(operation, true)
  const plain: [string, JsonSchema] = [answerType(id), inFormat(answerSchema(operation, false), false)]
  if (isLogin(operation.path)) return [plain]
  const own = { '@id': iriReference, '@type': { type: 'string', const: answerType(id) } }
  const required = [...Object.keys(own), ...(schema.required ?? [])]
  return [plain, [`${answerType(id)}.jsonld`, withContext({ ...schema, properties: { ...own, ...schema.properties }, required })]]
}

const violation = closed({ propertyPath: text, message: text, code: text })
const problem = (more: Record<string, JsonSchema>): JsonSchema => {
  const plain = closed({ title: text, detail: text, status: count, type: text, ...more })
  const ld = { '@context': text, '@id': text, '@type': text, description: text }
  return { ...plain, properties: { ...ld, ...plain.properties } }
}
const links = Object.fromEntries(['first', 'last', 'previous', 'next'].map(name => [name, iriReference]))
const fixed: Record<string, JsonSchema> = {
  Error: problem({}),
  ConstraintViolation: problem({ violations: { type: 'array', items: violation } }),
  Unauthorized: closed({ code: count, message: text }),
  View: { type: 'object', properties: { '@id': iriReference, '@type': text, ...links }, required: ['@id', '@type'] },
  Search: closed({
    '@type': text,
    template: text,
    variableRepresentation: text,
    mapping: { type: 'array', items: closed({ '@type': text, variable: text, property: text, required: { type: 'boolean' } }) },
  }),
}

/** A page of a collection as JSON-LD. */
export const pageSchema = (resource: AnyResource): JsonSchema => {
  const members = { type: 'array', items: schemaRef(memberName(resource, true)) }
  const page = closed({ '@id': iriReference, '@type': text, totalItems: { type: 'integer', minimum: 0 }, member: members })
  return withContext({ ...page, properties: { ...page.properties, view: schemaRef('View'), search: schemaRef('Search') } })
}

/** `components.schemas`: resources, answers, bodies, problems. */
export const componentSchemas = (): Record<string, JsonSchema> => ({
  ...Object.fromEntries(allResources.flatMap(resourceSchemas)),
  ...Object.fromEntries(allOperations.flatMap(answerSchemas)),
  ...Object.fromEntries(
    allOperations.flatMap(named => (named.operation.body ? [[bodyName(named), jsonOf(named.operation.body, 'input')]] : [])),
  ),
  ...fixed,
})
