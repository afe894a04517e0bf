// The schemas of the contract as JSON Schema, as its documents show them and filters compare by them.
import * as z from 'zod/mini'
import { type Field, isRelation, type Schema } from '../../../contract/language.ts'
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
