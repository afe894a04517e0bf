// What a caller sent that nobody reads: a misspelt field or filter. It is ignored, unless the caller asks to hear of it, by
// `Prefer: handling=strict` (RFC 7240).
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
const refusal = (propertyPath: string, name: string, known: readonly string[], what: 'veld' | 'filter'): Violation => {
  const meant = nearestName(name, known)
  return {
    propertyPath,
    message: `Dit ${what} wordt hier niet gelezen.${meant ? ` Bedoel je “${meant}”?` : ''}`,
    code: violationCodes.unknown,
  }
}

/** The objects that a value may be; none where anything may be sent. */
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
  // An open object without fields is a body that is not read, and within a body one that takes anything.
  if (shapes.length === 0 || (path && shapes.every(shape => Object.keys(shape).length === 0))) return []
  const known = [...new Set(shapes.flatMap(shape => Object.keys(shape)))]
  return Object.entries(value).flatMap(([name, inner]) => {
    // What JSON-LD says of an item is no field of it.
    if (name.startsWith('@')) return []
    const at = path ? `${path}.${name}` : name
    if (!known.includes(name)) return [refusal(at, name, known, 'veld')]
    return shapes.flatMap(shape => (Object.hasOwn(shape, name) ? unknownIn(shape[name]!, inner, at) : [])).slice(0, most)
  })
}
// Enough for who mends them: a body of a megabyte may have a hundred thousand.
const most = 100

/** The fields of a body that its schema does not name, at all depths, each with the name that was probably meant. */
export const unknownFields = (schema: Schema, body: unknown): Violation[] =>
  unknownIn(schema as unknown as Inner, body, '').slice(0, most)

const paging = ['page', 'itemsPerPage', 'pagination']
const flags = ['true', 'false', '1', '0', '']
// What a filter of this schema would find nothing by, or ignore. Those of a list of their own are read by their own schema.
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
    const said = custom.has(property) ? [] : (query.get(variable) ?? []).map(value => refusedValue(schema, value))
    const message = said.find(one => one !== undefined)
    return message ? [{ propertyPath: variable, message, code: violationCodes.choice }] : []
  })
}
/** The keys of a query string that this operation does not read, and those whose value none of its filters could mean. */
export const unreadFilters = (operation: Operation, query: string): Violation[] => {
  const own = operation.query ? shapesOf(operation.query as unknown as Inner).flatMap(shape => Object.keys(shape)) : []
  const known = [...own, ...filterKeys(operation), ...(operation.kind === 'list' ? paging : [])]
  const asked = parseQuery(query)
  const unknown = [...asked.keys()].filter(key => !known.includes(key) && !own.includes(key.replace(/\[\]$/, '')))
  return [...unknown.map(key => refusal(key, key, known, 'filter')), ...wrongValues(operation, asked)].slice(0, most)
}
