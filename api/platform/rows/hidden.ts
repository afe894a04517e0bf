// The fields that the contract hides from a viewer (`hides`): removed from answers, and from what lists filter by, search in and
// order by. One rule for both uses.
import { sql } from 'kysely'
import { resourceOf } from '../../../contract/catalogue.ts'
import {
  type Actor,
  type AnyItem,
  type AnyResource,
  type Field,
  isRelation,
  type SeenOn,
  uuidOf,
} from '../../../contract/language.ts'
import type { Sql } from '../database/database.ts'
import { actingOn, inEachRole } from './acting-as.ts'

/** The resource to which a relation leads; undefined for any other field. */
export const targetOf = (field: Field | undefined): AnyResource | undefined =>
  field && isRelation(field) ? (field.relation === 'one' ? field.target : resourceOf(field.type)) : undefined

interface Hidden {
  /** The path to the item with the field: the item itself, or one embedded in it. */
  owner: string[]
  field: string
  /** The path to the field. */
  path: string
  seenOn: Exclude<SeenOn, true>
}
const known = new WeakMap<Actor, Map<AnyResource, Hidden[]>>()
const hiddenOf = (resource: AnyResource, me: Actor): Hidden[] => {
  const found = known.get(me) ?? new Map<AnyResource, Hidden[]>()
  known.set(me, found)
  const made = found.get(resource) ?? collect(resource, Object.keys(resource.fields), me, [])
  found.set(resource, made)
  return made
}
const collect = (resource: AnyResource, names: readonly string[], me: Actor, owner: string[]): Hidden[] => {
  const hides = resource.hides?.(me) ?? {}
  return names.flatMap(field => {
    const seenOn = hides[field] ?? true
    if (seenOn !== true) return [{ owner, field, path: [...owner, field].join('.'), seenOn }]
    const relation = resource.fields[field]!
    return 'pick' in relation ? collect(relation.target, relation.pick, me, [...owner, field]) : []
  })
}

/** The fields, by their paths from this resource, that this viewer never gets, on any item. */
export const neverShown = (resource: AnyResource, me: Actor): Set<string> => {
  const [first, ...others] = inEachRole(me).map(
    one => new Set(hiddenOf(resource, one).flatMap(({ path, seenOn }) => (seenOn === false ? [path] : []))),
  )
  return others.reduce((never, also) => never.intersection(also), first!)
}
/** Whether this viewer gets the field of every such item that they see. */
export const alwaysShown = (resource: AnyResource, field: string, me: Actor): boolean =>
  inEachRole(me).every(one => !hiddenOf(resource, one).some(hidden => hidden.owner.length === 0 && hidden.field === field))

const ownerIn = (item: AnyItem, steps: string[]): AnyItem | undefined =>
  steps.reduce<AnyItem | undefined>((at, step) => at?.[step] as AnyItem | undefined, item)
const personAt = (item: AnyItem, path: string): string | undefined => {
  const person = item[path]
  return typeof person === 'string' ? uuidOf(person) : (person as { uuid?: string } | undefined)?.uuid
}
interface HiddenField {
  path: string
  holder: AnyItem
  field: string
}
const goneFor = (resource: AnyResource, item: AnyItem, me: Actor): HiddenField[] => {
  const hidden: HiddenField[] = []
  for (const { owner, field, path, seenOn } of hiddenOf(resource, me)) {
    const holder = ownerIn(item, owner)
    const isGone = holder && (seenOn === false || (personAt(holder, seenOn.path) === me.uuid) !== seenOn.isMe)
    if (isGone) hidden.push({ path, holder, field })
  }
  return hidden
}
/**
 * Removes from an item, and from the items embedded in it, what this viewer may not see in any of the roles in which they see the
 * item. When the item does not name a person, the viewer does not count as that person.
 */
export const hide = (resource: AnyResource, item: AnyItem, me: Actor): void => {
  const each = inEachRole(actingOn(item, me)).map(one => goneFor(resource, item, one))
  const isIn = (path: string) => (gone: HiddenField) => path === gone.path || path.startsWith(`${gone.path}.`)
  const hiddenToAll = each.length === 1 ? each[0]! : each.flat().filter(({ path }) => each.every(of => of.some(isIn(path))))
  for (const { holder, field } of hiddenToAll) holder[field] = undefined
}

type Column = (path: string) => Sql
/**
 * The conditions under which this viewer sees the field at the end of a path of relations; none: on every row. `among` builds the
 * condition that the viewer may see the item in that column; it is needed for fields that no answer embeds.
 */
export const conditionsAt = (
  resource: AnyResource,
  path: string,
  me: Actor,
  column: Column,
  among: (resource: AnyResource, column: Sql) => Sql | undefined,
): Sql[] => {
  const conditions: Sql[] = []
  let at = resource
  let before = ''
  let pick: readonly string[] | undefined
  for (const step of path.split('.')) {
    const beyond = pick && step !== 'uuid' && !pick.includes(step) ? among(at, column(`${before}uuid`)) : undefined
    if (beyond) conditions.push(beyond)
    const seenOn = at.hides?.(me)[step] ?? true
    if (seenOn === false) conditions.push(sql`false`)
    else if (seenOn !== true) {
      const person = column(`${before}${seenOn.path === 'uuid' ? 'uuid' : `${seenOn.path}.uuid`}`)
      conditions.push(seenOn.isMe ? sql`${person} = ${me.uuid}` : sql`${person} is distinct from ${me.uuid}`)
    }
    const field = at.fields[step]
    const target = targetOf(field)
    if (!field || !target) break
    at = target
    before += `${step}.`
    pick = 'pick' in field ? field.pick : []
  }
  return conditions
}
