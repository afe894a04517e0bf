// An example of every body and every answer, recorded from the world of the tests (tests/examples.test.ts).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonSchema } from './json-schema.ts'

export const examplesFile = join(import.meta.dirname, 'openapi-examples.json')

// The part of the example that the schema names: plain JSON has no @ keys, and a list has fewer fields than the item.
const namedIn = (schemas: Record<string, JsonSchema>) => {
  const named = (schema: JsonSchema, value: unknown): unknown => {
    const { $ref, properties, items, anyOf } = schema
    if (typeof $ref === 'string') return named(schemas[$ref.split('/').at(-1)!] ?? {}, value)
    if (anyOf) return named(anyOf.find(option => option.properties ?? option.items) ?? {}, value)
    if (Array.isArray(value)) return items ? value.map(each => named(items, each)) : value
    if (!properties || typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, inner]) => (properties[name] ? [[name, named(properties[name], inner)]] : [])),
    )
  }
  return named
}

/** Adds an example to each schema. The examples for plain JSON and for lists are parts of the item's JSON-LD example. */
export const withExamples = (schemas: Record<string, JsonSchema>): Record<string, JsonSchema> => {
  const named = namedIn(schemas)
  const examples = JSON.parse(readFileSync(examplesFile, 'utf8')) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const [, type, group = ''] = /^(.*?)(?:\.jsonld)?(-(?:read|list))?$/.exec(name)!
      const example = examples[name] ?? examples[`${type}.jsonld${group && '-read'}`]
      return [name, example ? { ...schema, examples: [named(schema, example)] } : schema]
    }),
  )
}
