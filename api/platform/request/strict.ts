// Unknown fields and filters in a request, such as misspelt ones. They are ignored, unless the caller sends `Prefer:
// handling=strict` (RFC 7240).
import type { Schema } from '../../../contract/language.ts'
import type { Operation } from '../../../contract/operations.ts'
import type { Violation } from '../../../contract/problems.ts'
import { iriTarget } from '../../../contract/schemas.ts'
import type { JsonSchema } from '../documents/json-schema.ts'
import { queryKeys } from '../documents/search-template.ts'
import { violationCodes } from '../problem.ts'
import { instantOf, usableAs } from '../rows/filter-values.ts'
import { filterKeys, parseQuery } from '../rows/filters.ts'
import { nearestName } from './nearest.ts'

interface Definition {
  type: string
  shape?: Record<string, Inner>
  innerType?: Inner
  in?: Inner
  element?: Inner
  options?: Inner[]
  catchall?: Inner
}
interface Inner {
  _zod: { def: Definition }
}
const refusal = (propertyPath: string, name: string, known: readonly string[], noun: 'veld' | 'filter'): Violation => {
  const nearest = nearestName(name, known)
  return {
    propertyPath,
    message: `Dit ${noun} wordt hier niet gelezen.${nearest ? ` Bedoel je “${nearest}”?` : ''}`,
    code: violationCodes.unknown,
  }
}

/** The object schemas that a value may have; none where any value is allowed. */
const shapesOf = (schema: Inner): Record<string, Inner>[] => {
  const { shape, options, innerType, in: read, catchall } = schema._zod.def
  if (iriTarget(schema)) return []
  if (shape) return catchall && Object.keys(shape).length > 0 ? [] : [shape]
  if (options) return options.flatMap(shapesOf)
  const inner = innerType ?? read
  return inner ? shapesOf(inner) : []
}
const elementOf = (schema: Inner): Inner | undefined => {
  const { element, options, innerType, in: read } = schema._zod.def
  if (element) return element
  const inner = innerType ?? read
  return inner ? elementOf(inner) : options?.map(elementOf).find(one => one !== undefined)
}
const unknownIn = (schema: Inner, value: unknown, path: string): Violation[] => {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) {
    const element = elementOf(schema)
    return element ? value.flatMap((each, at) => unknownIn(element, each, `${path}[${at}]`)) : []
  }
  const shapes = shapesOf(schema)
  // An object schema without fields is, for a body, one that is ignored, and within a body, one that takes anything.
  if (shapes.length === 0 || (path && shapes.every(shape => Object.keys(shape).length === 0))) return []
  const known = [...new Set(shapes.flatMap(shape => Object.keys(shape)))]
  return Object.entries(value).flatMap(([name, inner]) => {
    // JSON-LD keywords are not fields.
    if (name.startsWith('@')) return []
    const at = path ? `${path}.${name}` : name
    if (!known.includes(name)) return [refusal(at, name, known, 'veld')]
    return shapes.flatMap(shape => (Object.hasOwn(shape, name) ? unknownIn(shape[name]!, inner, at) : [])).slice(0, max)
  })
}
// Limited, as a body of a megabyte may have a hundred thousand unknown fields.
const max = 100

/** The fields in a body that its schema does not know, at any depth, each with the name that was probably meant. */
export const unknownFields = (schema: Schema, body: unknown): Violation[] =>
  unknownIn(schema as unknown as Inner, body, '').slice(0, max)

const paging = ['page', 'itemsPerPage', 'pagination']
const flags = ['true', 'false', '1', '0', '']
// Whether a filter with this schema would ignore a value, or find nothing by it. Filters with several values are checked by their
// own schema.
const refusedValue = ({ type, format, enum: values, items }: JsonSchema, value: string): string | undefined => {
  if (items) return refusedValue(items, value)
  const choices = values as readonly string[] | undefined
  if (choices)
    return choices.includes(value) || choices.includes(value.toLowerCase()) ? undefined : `Kies een van: ${choices.join(', ')}.`
  if (format === 'date-time' && !instantOf(value))
    return 'Vul een datum of tijdstip in, zoals 2026-12-01 of 2026-12-01T06:30:00Z.'
  if (format === 'uuid' && usableAs('uuid', [value]).length === 0) return 'Stuur een uuid, of het adres (@id) van een item.'
  if (type === 'boolean' && !flags.includes(value.toLowerCase())) return 'Kies true of false.'
  if ((type === 'integer' || type === 'number') && usableAs('numeric', [value]).length === 0) return 'Vul een getal in.'
  return undefined
}
const wrongValues = (operation: Operation, query: Map<string, string[]>): Violation[] => {
  const custom = new Set((operation.filters ?? []).flatMap(({ kind, key }) => (kind === 'custom' ? [key] : [])))
  return queryKeys(operation).flatMap(({ variable, property, schema }) => {
    const refusals = custom.has(property) ? [] : (query.get(variable) ?? []).map(value => refusedValue(schema, value))
    const message = refusals.find(one => one !== undefined)
    return message ? [{ propertyPath: variable, message, code: violationCodes.choice }] : []
  })
}
/** The keys in a query string that this operation does not know, and those with a value that none of its filters accepts. */
export const unreadFilters = (operation: Operation, query: string): Violation[] => {
  const own = operation.query ? shapesOf(operation.query as unknown as Inner).flatMap(shape => Object.keys(shape)) : []
  const known = [...own, ...filterKeys(operation), ...(operation.kind === 'list' ? paging : [])]
  const sent = parseQuery(query)
  const unknown = [...sent.keys()].filter(key => !known.includes(key) && !own.includes(key.replace(/\[\]$/, '')))
  return [...unknown.map(key => refusal(key, key, known, 'filter')), ...wrongValues(operation, sent)].slice(0, max)
}
