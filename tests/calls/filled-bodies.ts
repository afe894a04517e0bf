// Bodies with every field filled in, each with a value that differs from the stored one.
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { type JsonSchema, withoutNull } from '../../api/platform/documents/json-schema.ts'
import { resourceOf } from '../../contract/catalogue.ts'
import { snake } from '../../contract/language.ts'
import { addDays } from '../../rules/time/amsterdam.ts'
import type { TestApi } from '../servers/api.ts'

/** A schema without its null option; the first of several options. */
export const plain = (schema: JsonSchema): JsonSchema => {
  const one = withoutNull(schema)
  return one === schema ? (schema.anyOf?.[0] ?? schema) : plain(one)
}
/** The path to a field that is not an object or a list of objects: `contact.address.street`, `expenses.0.kind`. */
export interface Leaf {
  path: string
  schema: JsonSchema
}
export const leavesOf = (given: JsonSchema, path: string[] = []): Leaf[] => {
  const schema = plain(given)
  if (schema.properties) return Object.entries(schema.properties).flatMap(([name, inner]) => leavesOf(inner, [...path, name]))
  const member = schema.items && plain(schema.items)
  return member?.properties ? leavesOf(member, [...path, '0']) : [{ path: path.join('.'), schema }]
}
const isNullable = ({ type, anyOf = [] }: JsonSchema) =>
  [type].flat().includes('null') || anyOf.some(each => each.type === 'null')
/** The paths of nullable fields, except those inside another nullable field. */
export const nullsOf = (schema: JsonSchema, path: string[] = []): string[] => {
  if (isNullable(schema)) return [path.join('.')]
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => nullsOf(inner, [...path, name]))
}
/** The same value with `value` at this path. */
export const withValue = (held: unknown, path: string, value: unknown): unknown => {
  const [step = '', ...rest] = path.split('.')
  const known = held as Record<string, unknown>
  return { ...known, [step]: rest.length > 0 ? withValue(known[step], rest.join('.'), value) : value }
}
/** The value at this path. */
export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce((held: unknown, step) => (held as Record<string, unknown> | null | undefined)?.[step], value)
/** A value in comparable form: a relation as its address, a list with its members sorted. */
const comparable = (value: unknown, isInstant: boolean): unknown => {
  if (Array.isArray(value)) return value.map(each => comparable(each, isInstant)).sort()
  if (isInstant && typeof value === 'string') return Date.parse(value)
  return (value as { '@id'?: string } | null | undefined)?.['@id'] ?? value
}
/** Whether both mean the same: an instant in any offset, a relation as its address or as an object. */
export const isSame = (schema: JsonSchema, one: unknown, other: unknown): boolean => {
  const isInstant = schema.format === 'date-time'
  return isDeepStrictEqual(comparable(one, isInstant), comparable(other, isInstant))
}
const defaultOf = ({ description }: JsonSchema): unknown => {
  const said = /^Left out: (.*)$/.exec(String(description))?.[1]
  return said === undefined ? undefined : JSON.parse(said)
}
/** Whether the value is the default of a missing field. */
export const isDefault = (schema: JsonSchema, value: unknown): boolean => isSame(schema, value, defaultOf(schema))

/** Marks a field of a body as left out. */
export const leftOut = Symbol('left out')
/** Chooses the value of a field, given its path, its value in a well-formed body and its earlier value; undefined: any value will do. */
type Choose = (path: string, base: unknown, before: unknown) => unknown

/** Fills in bodies with values that are all different. */
export const fillerOf = ({ db }: TestApi) => {
  let count = 0
  const another = async (type: string, before: unknown) => {
    const { table, path, selectableField } = resourceOf(type)
    const known = String(before ?? '').slice(-36)
    const others = sql<{
      uuid: string
    }>`select uuid from ${sql.table(table)} where uuid::text <> ${known}
      and ${selectableField ? sql.ref(snake(selectableField)) : sql`true`} order by uuid desc limit 1`
    return `/v1${path}/${(await others.execute(db)).rows[0]!.uuid}`
  }
  const number = ({ minimum, maximum = 1000, exclusiveMinimum }: JsonSchema, before: unknown) => {
    const [least, most] = [Number(exclusiveMinimum ?? minimum ?? 0), Number(maximum)]
    const made = least + 1 + (count % (most - least))
    return made === before ? (made === most ? made - 1 : made + 1) : made
  }
  const valueFor = (name: string, schema: JsonSchema, base: unknown, before: unknown) => {
    count += 1
    const isOther = base !== undefined && base !== null && !isSame(schema, base, before)
    const target = schema['x-resource']
    if (target) return isOther ? base : another(target, comparable(before, false))
    if (schema.enum) return (schema.enum as unknown[]).findLast(each => each !== before)
    if (schema.type === 'boolean') return !(before ?? defaultOf(schema))
    if (schema.type === 'integer' || schema.type === 'number') return number(schema, before)
    if (schema.format === 'date') return isOther ? base : addDays('2027-03-01', count)
    if (schema.format || schema.pattern) return base
    return `${name.slice(0, 6)} ${count}`.slice(0, Number(schema.maxLength ?? 200))
  }
  const fill = async (
    given: JsonSchema,
    base: unknown,
    before: unknown,
    choose: Choose,
    path: string[] = [],
  ): Promise<unknown> => {
    const chosen = choose(path.join('.'), base, before)
    if (chosen !== undefined) return chosen
    const schema = plain(given)
    const inner = (name: string, part: JsonSchema) =>
      fill(part, valueAt(base, name), valueAt(before, name), choose, [...path, name])
    if (schema.properties && Object.keys(schema.properties).length === 0) return base
    if (schema.properties) {
      const made: Record<string, unknown> = {}
      for (const [name, part] of Object.entries(schema.properties)) {
        const value = await inner(name, part)
        if (value !== leftOut) made[name] = value
      }
      // An object with no field filled in is left out itself.
      return path.length > 0 && Object.keys(made).length === 0 ? leftOut : made
    }
    if (schema.items) return [await inner('0', schema.items)]
    return valueFor(path.at(-1) ?? '', schema, base, before)
  }
  return fill
}
