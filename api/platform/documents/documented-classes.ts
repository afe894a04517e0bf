// The classes of the documents: every resource with its readable and writable fields, and every answer of a command.

import { allOperations, allResources } from '../../../contract/catalogue.ts'
import type { AnyResource } from '../../../contract/language.ts'
import type { Operation } from '../../../contract/operations.ts'
import { answerType } from '../../../contract/operations.ts'
import { fieldSchema, type JsonSchema, jsonOf, targetIn, withoutNull } from './json-schema.ts'

export interface Property {
  name: string
  schema: JsonSchema
  readable: boolean
  writeable: boolean
  required: boolean
}
export interface DocumentedClass {
  type: string
  properties: Property[]
  /** Absent for a command's answer. */
  resource?: AnyResource
}

/** All operations on a resource. */
export const operationsOf = (resource: AnyResource): Operation[] =>
  allOperations.flatMap(({ operation }) => (operation.resource === resource ? [operation] : []))
/** The path is the resource's own, where its collection is. */
export const isCollection = (operation: Operation) => operation.path === operation.resource?.path
/** The resources with a collection at their own path: these are in the entrypoint. */
export const listed = (): AnyResource[] =>
  allResources.filter(r => operationsOf(r).some(o => o.kind === 'list' && isCollection(o)))

const readOnly = (name: string, schema: JsonSchema): Property => ({
  name,
  schema,
  readable: true,
  writeable: false,
  required: false,
})
const propertiesOf = (resource: AnyResource): Property[] => {
  const found = new Map([readOnly('uuid', { type: 'string' })].map(property => [property.name, property]))
  for (const [name, field] of Object.entries(resource.fields)) found.set(name, readOnly(name, fieldSchema(name, field)))
  if (Object.keys(resource.actions).length > 0) {
    found.set('allowedActions', readOnly('allowedActions', { type: 'array' }))
    found.set('obstacles', readOnly('obstacles', { type: 'object', additionalProperties: { type: 'string' } }))
  }
  for (const { kind, body } of operationsOf(resource)) {
    if (!body || (kind !== 'create' && kind !== 'change')) continue
    const { properties = {}, required = [] } = jsonOf(body, 'input')
    for (const [name, schema] of Object.entries(properties)) {
      const known = found.get(name) ?? { ...readOnly(name, withoutNull(schema)), readable: false }
      // A list of items is read as plain objects. Only the body says which resource they are.
      const read = targetIn(schema) && !targetIn(known.schema) ? { ...known.schema, items: schema.items! } : known.schema
      const must = known.required || (kind === 'create' && required.includes(name))
      found.set(name, { ...known, schema: read, writeable: true, required: must })
    }
  }
  return [...found.values()]
}
const answers = (): DocumentedClass[] =>
  allOperations.flatMap(({ id, operation: { answer, kind } }) => {
    const { properties = {} } = answer ? jsonOf(answer, 'output') : {}
    // An operation that answers an item uses the terms of the item's class.
    if (!answer || '@type' in properties) return []
    const written = Object.entries(properties).map(([name, schema]) => readOnly(name, withoutNull(schema)))
    const foreseen = kind === 'preview' ? [readOnly('item', { type: 'object' })] : []
    return [{ type: answerType(id), properties: [...written, ...foreseen] }]
  })

/** Every resource, then every answer. */
export const documentedClasses = (): DocumentedClass[] => [
  ...allResources.map(resource => ({ type: resource.type, properties: propertiesOf(resource), resource })),
  ...answers(),
]
