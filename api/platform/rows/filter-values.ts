// The field decides how the text of a filter is compared: 1 is true for a flag, and a day begins in Amsterdam.

import { sql } from 'kysely'
import { resourceOf } from '../../../contract/catalogue.ts'
import { type AnyResource, type Field, isRelation } from '../../../contract/language.ts'
import { wireInstant } from '../../../rules/time/amsterdam.ts'
import type { Sql } from '../database/database.ts'
import { fieldSchema } from '../documents/json-schema.ts'

const fieldAt = (resource: AnyResource, [step = '', ...more]: string[]): Field | undefined => {
  const field = resource.fields[step]
  if (more.length === 0) return field
  const many = resource.many[step]
  if (many) return fieldAt(resourceOf(many[0]), more)
  if (!field || !isRelation(field)) return undefined
  return fieldAt(field.relation === 'one' ? field.target : resourceOf(field.type), more)
}

const schemaAt = (resource: AnyResource, path: string) => {
  const field = fieldAt(resource, path.split('.'))
  return field && fieldSchema(path, field)
}
/** Whether the field at the end of a path of relations is a day, without a time. */
export const isDay = (resource: AnyResource, path: string): boolean => schemaAt(resource, path)?.format === 'date'

type ComparedAs = 'uuid' | 'boolean' | 'numeric' | 'text'
const types: Record<string, ComparedAs> = { boolean: 'boolean', integer: 'numeric', number: 'numeric' }
/** The PostgreSQL type with which the field at the end of a path of relations is compared. */
export const comparedAs = (resource: AnyResource, path: string): ComparedAs => {
  const field = fieldAt(resource, path.split('.'))
  if (/(^|\.)uuid$/.test(path) || (field && isRelation(field))) return 'uuid'
  return types[String(schemaAt(resource, path)?.type)] ?? 'text'
}

// A relation may be given as its IRI.
const uuidShape = /(?:^|\/)([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/i
const truths: Record<string, string> = { true: 'true', '1': 'true', false: 'false', '0': 'false' }
const readers: Record<ComparedAs, (text: string) => string | undefined> = {
  uuid: text => uuidShape.exec(text)?.[1]?.toLowerCase(),
  boolean: text => truths[text.toLowerCase()],
  numeric: text => (/^-?\d{1,30}(\.\d{1,30})?$/.test(text) ? text : undefined),
  text: text => text,
}
/** Those values that a field of this type can have, in the form of the field. */
export const usableAs = (type: ComparedAs, values: string[]): string[] => values.flatMap(value => readers[type](value) ?? [])

const instantShape = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)([Z+ -].*)?)?$/
/**
 * The instant in the text of a filter, for PostgreSQL. A day is its midnight and a time without an offset a wall clock time, both
 * in Amsterdam. Outside the years 1 to 9999 it is before or after everything. Undefined when it is not an instant.
 */
export const instantOf = (text: string): string | undefined => {
  const [, day, time = '00:00', offset] = instantShape.exec(text) ?? []
  if (day === undefined) return undefined
  try {
    // A plus sign that was not encoded arrives as a space.
    const at = wireInstant(
      offset
        ? Temporal.Instant.from(`${day}T${time}${offset.replace(' ', '+')}`)
        : Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime('Europe/Amsterdam').toInstant(),
    )
    if (/^(-|0000)/.test(at)) return '-infinity'
    return at.startsWith('+') ? 'infinity' : at
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/**
 * The condition, or its negation. PostgreSQL turns `exists (…)` and `not exists (…)` into a join; `asked = exists (…)` and `not …
 * = any(array(…))` it evaluates for each row.
 */
export const either = (condition: Sql, asked: boolean): Sql => (asked ? condition : sql`not ${condition}`)
