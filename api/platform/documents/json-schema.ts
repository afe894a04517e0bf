// The schemas of the contract as JSON Schema, for the documents and for comparing values in filters.
import * as z from 'zod/mini'
import { type Field, isRelation, type Schema } from '../../../contract/language.ts'
import { formatOf, iriTarget } from '../../../contract/schemas.ts'

export interface JsonSchema {
  type?: string | string[]
  format?: string
  /** The type of resource to which an IRI points. */
  'x-resource'?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  [key: string]: unknown
}
export const iriSchema = (type: string): JsonSchema => ({ type: 'string', format: 'iri-reference', 'x-resource': type })
/** The type of resource to which a value of this schema, or each of its members, points. */
export const targetIn = (schema: JsonSchema): string | undefined => schema['x-resource'] ?? schema.items?.['x-resource']
const replace = (schema: object, by: JsonSchema) => {
  for (const key of Object.keys(schema)) delete (schema as JsonSchema)[key]
  Object.assign(schema, by)
}
const tidy = (schema: JsonSchema) => {
  // The pattern of a known format is a page long, and the bounds of a safe integer add nothing.
  if (schema.format) delete schema.pattern
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  // Generators treat a property with a default as always present. In a body it is a property that may be left out.
  if ('default' in schema) {
    schema.description = `Left out: ${JSON.stringify(schema.default)}`
    delete schema.default
  }
  // Bodies may have unknown members, which are ignored, and answers have @ keys. A record keeps the type of its values.
  const { additionalProperties: values } = schema
  if (typeof values !== 'object' || Object.keys(values as object).length === 0) delete schema.additionalProperties
  delete schema.$schema
}
/** A schema of the contract as JSON Schema: as clients send it (input), or as we answer it (output). */
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
/** A nullable schema without its null, which is one of its types or one of its options. */
export const withoutNull = (schema: JsonSchema): JsonSchema => {
  if (Array.isArray(schema.type)) return { ...schema, type: schema.type.find(type => type !== 'null')! }
  return schema.anyOf?.find(option => option.type !== 'null') ?? schema
}
/** A field as it is read, without null (nulls are left out). A relation is its IRI. */
export const fieldSchema = (name: string, field: Field): JsonSchema => {
  if (isRelation(field)) return iriSchema(field.relation === 'one' ? field.target.type : field.type)
  const schema = withoutNull(jsonOf('computed' in field ? field.computed : field, 'output'))
  const isInstant = schema.type === 'string' && !schema.format && !schema.enum && /(Date|At)$/.test(name)
  return isInstant ? { ...schema, format: 'date-time' } : schema
}
