// The body of a request, checked by its schema: every wrong field is named, and every relation is looked up as the viewer sees
// it.
import * as z from 'zod/mini'
import { resourceOf } from '../../../contract/catalogue.ts'
import type { AnyItem, Schema } from '../../../contract/language.ts'
import { messageOf } from '../../../contract/messages.ts'
import type { Violation } from '../../../contract/problems.ts'
import { iriTarget, mayBeUnseen } from '../../../contract/schemas.ts'
import type { QueriesOf, Viewer } from '../concept.ts'
import { allOf, type Database, type Tx } from '../database/database.ts'
import { invalid, Problem, violationCodes } from '../problem.ts'
import { visibleAmong } from '../rows/rows.ts'
import { unstorableIn } from '../rows/unstorable.ts'
import type { AllowedRequest } from './request.ts'
import { unknownFields } from './strict.ts'

type Issue = Parameters<typeof messageOf>[0] & { path: PropertyKey[] }
const codeOf = (issue: Issue): string => {
  if (issue.input === undefined || issue.input === null) return violationCodes.null
  if (issue.params?.problem === 'type' || issue.code === 'invalid_type' || issue.code === 'invalid_union')
    return violationCodes.wrongType
  if (issue.code === 'too_small') {
    if (issue.origin === 'string') return Number(issue.minimum) <= 1 ? violationCodes.blank : violationCodes.tooShort
    return issue.origin === 'array' ? violationCodes.tooFew : violationCodes.tooLow
  }
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return violationCodes.tooLong
    return issue.origin === 'array' ? violationCodes.tooMany : violationCodes.tooHigh
  }
  if (issue.params?.problem === 'email') return violationCodes.email
  if (issue.message === 'characters' || issue.params?.problem === 'form') return violationCodes.pattern
  if (issue.code === 'invalid_format') return violationCodes.pattern
  return violationCodes.choice
}
const pathOf = (path: PropertyKey[]): string =>
  path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${String(part)}` : String(part)),
    '',
  )

/**
 * The body of a request, checked by its schema; undefined for an operation without one. Throws 400 when it is not JSON, and 422.
 */
export const parsedBody = ({ operation, body: text, strict = false, me }: AllowedRequest): unknown => {
  if (!operation.body) return undefined
  if (operation.path === '/login/check') return parseLogin(operation.body, text)
  const sender = { strict, isProgram: strict || me.scopes !== undefined }
  const isOptional = (operation.body as unknown as Inner)._zod.def.type === 'optional'
  const isLeftOut = isOptional && (text === undefined || text.trim() === '')
  return parseBody(operation.body, isLeftOut ? undefined : parseJson(text ?? '', () => new Problem('syntax')), sender)
}
/** The body of a request about this item, with every relation in it looked up (422). */
export const checkedBody = async (
  db: Database | Tx,
  request: AllowedRequest,
  queriesOf: QueriesOf,
  item?: AnyItem,
): Promise<unknown> => {
  const { operation, me, now } = request
  const body = parsedBody(request)
  if (operation.body) await checkRelations(db, operation.body, body, { me, now, queriesOf }, item)
  return body
}

/**
 * The parsed body. Throws 422 with a violation for every wrong field, worded for a developer when a program sent it; and for
 * every unknown field if the sender asks for strict handling.
 */
export const parseBody = (
  schema: Schema,
  body: unknown,
  { strict, isProgram } = { strict: false, isProgram: false },
): unknown => {
  const parsed = z.safeParse(schema as z.ZodMiniType, body, { reportInput: true })
  const unknown = strict ? unknownFields(schema, body) : []
  if (parsed.success && unknown.length === 0) {
    const found = unstorableIn(parsed.data)
    if (found === undefined) return parsed.data
    throw invalid(pathOf(found), messageOf({ message: 'characters', input: found }), violationCodes.pattern)
  }
  const violations: Violation[] = ((parsed.error?.issues ?? []) as Issue[]).map(issue => ({
    propertyPath: pathOf(issue.path),
    message: messageOf(issue, isProgram),
    code: codeOf(issue),
  }))
  // Only the first violation of a field counts, as later ones follow from it: a text in place of a list is also too long for one.
  const once = violations.filter(({ propertyPath }, at) => violations.findIndex(one => one.propertyPath === propertyPath) === at)
  throw new Problem('invalid', {}, { violations: [...once, ...unknown] })
}

/**
 * The body of a login. Throws 400 in the form of a JSON login, without field names: only a program can make this mistake, not a
 * person with a form.
 */
const parseLogin = (schema: Schema, text: string | undefined): unknown => {
  const body = parseObject(text)
  const missing = ['username', 'password'].find(key => typeof body[key] !== 'string')
  if (missing) throw badRequest(`The key "${missing}" must be provided.`)
  return parseBody(schema, body)
}
const parseObject = (text = ''): Record<string, unknown> => {
  const body = parseJson(text, () => badRequest('Invalid JSON.'))
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badRequest('Invalid JSON.')
  return body as Record<string, unknown>
}
/** The value of this JSON text. Throws the refusal when it is not JSON. */
const parseJson = (text: string, refusal: () => Problem): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw refusal()
  }
}
const badRequest = (sentence: string): Problem => Object.assign(new Problem('syntax'), { message: sentence })

interface Relation {
  field: string
  many: boolean
  type: string
}
const relations = new WeakMap<object, Relation[]>()
interface Definition {
  type: string
  shape?: Record<string, Inner>
  innerType?: Inner
  element?: Inner
}
interface Inner {
  _zod: { def: Definition }
}
const bare = (schema: Inner): Inner => (schema._zod.def.innerType ? bare(schema._zod.def.innerType) : schema)
// The fields of a body that are relations or lists of relations: found once for each schema.
const relationsOf = (schema: Schema): Relation[] => {
  const known = relations.get(schema)
  if (known) return known
  const shape = bare(schema as unknown as Inner)._zod.def.shape ?? {}
  const found = Object.entries(shape).flatMap(([field, value]) => {
    const inner = bare(value)
    const element = inner._zod.def.element
    const one = element ? bare(element) : inner
    const type = iriTarget(one)
    return type && !mayBeUnseen(one) ? [{ field, many: Boolean(element), type }] : []
  })
  relations.set(schema, found)
  return found
}

// A relation, a list of relations, or a plain address.
const names = (value: unknown, uuid: string): boolean =>
  Array.isArray(value)
    ? value.some(each => names(each, uuid))
    : typeof value === 'string'
      ? value.endsWith(uuid)
      : (value as AnyItem | null | undefined)?.uuid === uuid

/**
 * Checks that every relation in the body exists, that the actor may see it, and that it may be chosen, unless the `item` under
 * change names it already. Throws 422 for the first that fails.
 */
export const checkRelations = async (
  db: Database | Tx,
  schema: Schema,
  body: unknown,
  viewer: Viewer,
  item?: AnyItem,
): Promise<void> => {
  const values = (body ?? {}) as Record<string, unknown>
  const named = relationsOf(schema).flatMap(({ field, many, type }) => {
    const given = values[field] as string | string[] | null | undefined
    const uuids = given == null ? [] : Array.isArray(given) ? given : [given]
    return uuids.map((uuid, index) => ({ type, field, uuid, path: many ? `${field}[${index}]` : field }))
  })
  const byType = [...Map.groupBy(named, ({ type }) => type)]
  // Sent at once, before later queries can fail.
  const found = await allOf(
    byType.map(([type, ofType]) => visibleAmong(db, resourceOf(type), [...new Set(ofType.map(a => a.uuid))], viewer)),
  )
  for (const [index, [type, ofType]] of byType.entries()) {
    const visible = found[index]!
    const missing = ofType.find(a => !visible.has(a.uuid))
    if (missing)
      throw invalid(missing.path, `Item not found for "/v1${resourceOf(type).path}/${missing.uuid}".`, violationCodes.wrongType)
    const unselectable = ofType.find(a => !visible.get(a.uuid) && !names(item?.[a.field], a.uuid))
    if (unselectable) throw invalid(unselectable.path, 'Dit kan niet meer gekozen worden.')
  }
}
