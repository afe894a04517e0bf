// Building blocks of bodies: relations, instants, dates, texts, amounts.

import * as z from 'zod/mini'
import { plainWords } from '../rules/typed/names.ts'
import { inLines, isCarried, readers, type TypedKind } from '../rules/typed/readers.ts'
import { minPasswordCharacters } from './events/shown-numbers.ts'
import type { AnyResource } from './language.ts'

const iris = new WeakMap<object, string>()
/** The type of resource to which an IRI schema points; undefined for any other schema. */
export const iriTarget = (schema: object): string | undefined => iris.get(schema)
const formats = new WeakMap<object, 'date-time' | 'date'>()
/** How an instant or a day appears in a JSON Schema, which cannot express their transforms; undefined for any other schema. */
export const formatOf = (schema: object): 'date-time' | 'date' | undefined => formats.get(schema)
const inFormat = <S extends object>(format: 'date-time' | 'date', schema: S): S => {
  formats.set(schema, format)
  return schema
}
const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const unseen = new WeakSet<object>()
/** Whether an IRI schema may name an item that the actor does not see. */
export const mayBeUnseen = (schema: object): boolean => unseen.has(schema)
/** As `iri`, but it may name an item that the actor does not see: the handler decides about it. */
export const unseenIri = <R extends AnyResource>(target: R) => {
  const text = iri(target)
  unseen.add(text)
  return text
}
/**
 * A relation in a body: the IRI, the absolute address, or an object with an `@id`. It becomes the uuid. The pipeline checks that
 * the item exists and the actor may see it.
 */
export const iri = <R extends AnyResource>(target: R) => {
  const text = z.pipe(
    z.union([z.string(), z.object({ '@id': z.string() })], { error: 'iri' }),
    z.transform((value, context) => {
      const given = typeof value === 'string' ? value : value['@id']
      const path = given.replace(/^https?:\/\/[^/]+/, '')
      const prefix = `/v1${target.path}/`
      const uuid = path.slice(prefix.length)
      if (path.startsWith(prefix) && uuidPattern.test(uuid)) return uuid
      context.issues.push({
        code: 'custom',
        message: `Invalid IRI "${given.slice(0, 200)}".`,
        input: value,
        params: { problem: 'type', address: `${prefix}{uuid}` },
      })
      return z.NEVER
    }),
  )
  iris.set(text, target.type)
  return text
}
/** The IRI of an item as text, without a lookup: in an answer, or in a list of objects. */
export const iriText = (type: string, text = z.string()): typeof text => {
  iris.set(text, type)
  return text
}
const instantPattern = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?:Z|([+-])(0\d|1[0-4]):?([0-5]\d))$/
/** The milliseconds in UTC of a text that is a real instant (no 30 February, no 24:00, no leap second); NaN otherwise. */
const msOf = (text: string): number => {
  const [, year, month, day, hour, minute, second = '00', sign = '+', hours = '0', minutes = '0'] =
    instantPattern.exec(text) ?? []
  const wallClock = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`
  const ms = Date.parse(wallClock)
  const isThere = !Number.isNaN(ms) && new Date(ms).toISOString() === wallClock
  return isThere ? ms - Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000 : Number.NaN
}
// Wider than any care given or planned, and within what the database and the calculations can handle.
const [firstInstant, lastInstant] = [Date.parse('2000-01-01T00:00:00Z'), Date.parse('2199-12-31T23:59:59Z')]
/** An instant: an ISO 8601 text with an offset, in the years 2000 to 2199. It becomes the wire form in UTC without fractions. */
export const instant = () =>
  inFormat(
    'date-time',
    z.pipe(
      z.string().check(z.regex(instantPattern, { error: 'instant' })),
      z.transform((text, context) => {
        const at = msOf(text)
        if (at >= firstInstant && at <= lastInstant) return `${new Date(at).toISOString().slice(0, 19)}+00:00`
        const message = Number.isNaN(at) ? 'noInstant' : 'Vul een tijdstip in van 2000 tot en met 2199.'
        context.issues.push({ code: 'custom', message, input: text, params: { problem: 'type' } })
        return z.NEVER
      }),
    ),
  )
/** The same, to the minute: the seconds of work are neither shown nor paid. */
export const minute = () =>
  inFormat(
    'date-time',
    z.pipe(
      instant(),
      z.transform((at: string) => at.replace(/:\d\d\+/, ':00+')),
    ),
  )
const isDay = (text: string): boolean => {
  const at = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}
/** A calendar date, YYYY-MM-DD, from this year to 2199. A date-time is cut to its date, because generated clients send one. */
export const day = (fromYear: 1900 | 2000 = 2000) =>
  inFormat(
    'date',
    z.pipe(
      z.string(),
      z.transform((text, context) => {
        const cut = text.replace(/T.*$/s, '')
        if (isDay(cut) && cut >= `${fromYear}` && cut < '2200') return cut
        const message = isDay(cut) ? `Vul een datum in van ${fromYear} tot en met 2199.` : 'noDay'
        context.issues.push({ code: 'custom', message, input: text, params: { problem: 'type' } })
        return z.NEVER
      }),
    ),
  )
const carried = z.refine<string>(isCarried, { error: 'characters' })
/**
 * Text typed by a person, trimmed: at most this many characters, and only characters that all our outputs support. May be empty.
 */
export const textOrNone = (maximum: number) => z.string().check(z.overwrite(inLines), z.maxLength(maximum), carried)
/** The same, and not empty. */
export const text = (maximum: number) => textOrNone(maximum).check(z.minLength(1))
/** Words on one line, with each character in one form: the name of a place, a street. */
export const line = (maximum: number) => z.string().check(z.overwrite(plainWords), carried, z.minLength(1), z.maxLength(maximum))
const kinds = new WeakMap<object, TypedKind>()
/**
 * A typed value in a format of its own, as its reader normalizes it (rules/typed/readers.ts); `longest` is the maximum length as typed,
 * with everything around it.
 */
const typed = (kind: TypedKind, longest = 100) => {
  const { read, wrong } = readers[kind]
  const isRead = (given: string) => given === '' || given.length > longest || read(given) !== undefined
  const schema = z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(longest),
    z.refine(isRead, { error: wrong, params: { problem: kind === 'email' ? 'email' : 'form' } }),
    z.overwrite((given: string) => read(given) ?? given),
  )
  kinds.set(schema, kind)
  return schema
}
/** The kind of reader of a schema; undefined when it has none. */
export const kindOf = (schema: object): TypedKind | undefined => kinds.get(schema)
/** A telephone number from anywhere; it becomes E.164. */
export const phone = () => typed('phone')
/** A first or last name, on one line and in normalized Unicode. */
export const personName = () => typed('name')
/** An e-mail address, in lower case, as usernames are kept. */
export const email = () => typed('email', 200)
/** The number of a bank account we can pay to. */
export const iban = () => typed('iban')
/** A number of the chamber of commerce. */
export const kvkNumber = () => typed('kvk')
/** The number of a public body: twenty digits. */
export const oin = () => typed('oin')
/** A number in the register of care professions. */
export const bigNumber = () => typed('big')
/** A btw-id. */
export const vatId = () => typed('vatId')
/** A new password; the server refuses common ones. */
export const newPassword = z
  .string()
  .check(
    z.minLength(minPasswordCharacters, { error: `Gebruik minimaal ${minPasswordCharacters} tekens.` }),
    z.maxLength(200, { error: 'Gebruik hooguit 200 tekens.' }),
  )
/** Consent to the terms and the privacy statement (papers.ts). */
export const agreed = z.literal(true, { error: 'Ga akkoord om verder te gaan.' })
/** A code that was mailed, or that an app generated. */
export const sixDigits = z.string().check(z.trim(), z.regex(/^\d{6}$/, { error: 'De code heeft zes cijfers.' }))
/** A time on the clock, HH:MM. */
export const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Vul een tijd in, zoals 07:30.' }))
/** The country of an address in a body, by its two letters (ISO 3166-1): the Netherlands when it is left out. */
export const country = z._default(z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'Kies een land uit de lijst.' })), 'NL')
/** An address in a body. At home its house number and postcode are needed; abroad both may be empty (rules/typed/address.ts). */
export const postalAddress = z.object({
  ...{ street: line(100), houseNumber: textOrNone(20), postcode: textOrNone(20), city: line(100) },
  country,
})
/** The same in an answer. */
export const keptAddress = z.object({
  ...{ street: z.string(), houseNumber: z.string(), postcode: z.string(), city: z.string() },
  /** By its two letters (ISO 3166-1). */
  country: z.string(),
})
/**
 * A rule about several fields of a body, which it names. It applies only once each of these fields is valid by itself, so that a
 * refusal reports the cause and not what follows from it.
 */
export const among = <T extends object>(
  fields: readonly (keyof T & string)[],
  holds: (value: T) => boolean,
  refusal: { error: string; path: string[] },
) => {
  const isWrong = ({ path }: { path?: PropertyKey[] | undefined }) => !path?.length || fields.some(field => field === path[0])
  return z.refine<T>(holds, { ...refusal, when: ({ value, issues }) => typeof value === 'object' && !issues.some(isWrong) })
}
export const cents = (maximum = 1_000_000) => z.int().check(z.minimum(0), z.maximum(maximum))
export const nothing = z.optional(z.looseObject({}))
