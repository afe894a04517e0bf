// Pieces of schemas that bodies are made of: relations, instants, dates, texts, amounts.
import * as z from 'zod/mini'
import type { AnyResource } from './language.ts'

const iris = new WeakMap<object, string>()
/** The type of resource an IRI schema points at; undefined for any other schema. */
export const iriTarget = (schema: object): string | undefined => iris.get(schema)
const formats = new WeakMap<object, 'date-time' | 'date'>()
/** What an instant or a day is in a JSON Schema, which cannot see through their transforms; undefined for any other schema. */
export const formatOf = (schema: object): 'date-time' | 'date' | undefined => formats.get(schema)
const inFormat = <S extends object>(format: 'date-time' | 'date', schema: S): S => {
  formats.set(schema, format)
  return schema
}
const uuidPattern = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
/**
 * A relation in a body: the IRI, the absolute address, or an object with an `@id`; becomes the uuid.
 * That it exists, and may be seen by the one who asks, the pipeline checks.
 */
export const iri = <R extends AnyResource>(target: R) => {
  const text = z.pipe(
    z.union([z.string(), z.object({ '@id': z.string() })], { error: 'iri' }),
    z.transform((value, context) => {
      const given = typeof value === 'string' ? value : value['@id']
      const address = given.replace(/^https?:\/\/[^/]+/, '')
      const prefix = `/v1${target.path}/`
      if (address.startsWith(prefix) && uuidPattern.test(address)) return address.slice(prefix.length)
      context.issues.push({ code: 'custom', message: `Invalid IRI "${given}".`, input: value, params: { problem: 'type' } })
      return z.NEVER
    }),
  )
  iris.set(text, target.type)
  return text
}
/** The address of an item as a text, where it is only said and not looked up: in an answer, or in a list of objects. */
export const address = (type: string, text = z.string()): typeof text => {
  iris.set(text, type)
  return text
}
/** An instant: any ISO 8601 text with an offset; becomes the wire form in UTC without a fraction. */
export const instant = () =>
  inFormat(
    'date-time',
    z.pipe(
      z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/, { error: 'instant' })),
      z.transform((text, context) => {
        const at = Date.parse(text)
        if (!Number.isNaN(at)) return `${new Date(at).toISOString().slice(0, 19)}+00:00`
        context.issues.push({ code: 'custom', message: 'Dit is geen geldig tijdstip.', input: text, params: { problem: 'type' } })
        return z.NEVER
      }),
    ),
  )
/** A calendar date, YYYY-MM-DD (a longer text is cut, as generated clients send it). */
export const day = () =>
  inFormat(
    'date',
    z.pipe(
      z.string(),
      z.transform((text, context) => {
        const cut = text.slice(0, 10)
        const at = new Date(`${cut}T00:00:00Z`)
        if (/^\d{4}-\d\d-\d\d$/.test(cut) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(cut)) return cut
        context.issues.push({ code: 'custom', message: 'Dit is geen geldige datum.', input: text, params: { problem: 'type' } })
        return z.NEVER
      }),
    ),
  )
/** Text of a person: trimmed, not empty, no longer than so many characters, without control characters but line ends. */
export const text = (maximum: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum), z.regex(/^(?:\P{Cc}|\n)*$/u, { error: 'characters' }))
/** An e-mail address, without spaces around it and in small letters, as usernames are kept. */
export const email = () =>
  z.pipe(
    z.string().check(z.trim(), z.maxLength(200)),
    z.pipe(
      z.transform((given: string) => given.toLowerCase()),
      z.email(),
    ),
  )
/** A password to be: twelve characters or more (OWASP, NIST 800-63B: length, no composition); the server refuses common ones. */
export const newPassword = z
  .string()
  .check(z.minLength(12, { error: 'Gebruik minimaal 12 tekens.' }), z.maxLength(200, { error: 'Gebruik hooguit 200 tekens.' }))
/** A time on the clock, HH:MM. */
export const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Vul een tijd in, zoals 07:30.' }))
export const cents = (maximum = 1_000_000) => z.int().check(z.minimum(0), z.maximum(maximum))
export const nothing = z.optional(z.looseObject({}))
