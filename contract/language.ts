// The words in which the contract is written: resource, relation, operation, action, filter, role. Only plain data and types.
// This file knows no care term, does no I/O, and says nothing of HTTP except method and path.
import type { ProblemCode } from './problems.ts'

/** The roles. The last one is a login that has not passed its second step yet. */
export const roles = [
  'ROLE_CARE_WORKER',
  'ROLE_CLIENT_ADMIN',
  'ROLE_PLANNER',
  'ROLE_BACK_OFFICE_EMPLOYEE',
  'ROLE_ORGANIZATION_USER',
  'ROLE_ORGANIZATION_LOCATION_ADMIN',
  'IS_AUTHENTICATED_2FA_IN_PROGRESS',
] as const
export type Role = (typeof roles)[number]
/** Both roles of an organization: they share routes and operations, and differ in what they see. */
export const organizationRoles = ['ROLE_ORGANIZATION_USER', 'ROLE_ORGANIZATION_LOCATION_ADMIN'] as const
export const backOfficeRoles = ['ROLE_PLANNER', 'ROLE_BACK_OFFICE_EMPLOYEE'] as const
/** Every role of a complete login. */
export const everyone = roles.slice(0, 6) as unknown as readonly Role[]

/** The actor of a request: read from the access token, never from the request itself. */
export interface Actor {
  uuid: string
  username: string
  roles: readonly Role[]
  /** The planner who impersonates this person; otherwise null. */
  impersonator: string | null
  /** The login to which the token belongs; null for a token made without a login. */
  session: string | null
  /** Until when, in real milliseconds, this login is recent enough to open a client's file; absent when that does not matter. */
  recentUntil?: number
  /** The scopes of an API client; absent for a person, whose roles determine what they may do. */
  scopes?: readonly string[]
}

/** The payload of the access token and the session as the browser stores it. Clients depend on its exact shape. */
export interface Session {
  exp: number
  iat: number
  username: string
  impersonated?: boolean
  roles: Role[]
  uuid: string
  multi_factor_enabled: boolean
  multi_factor_verified: boolean
  user_features: { feature: string; enabled: boolean }[]
}

/** A schema, described by its structure. Naming the classes of zod here makes type checking take three times as long. */
export interface Schema<Out = unknown, In = unknown> {
  _zod: { output: Out; input: In }
}
export type Out<S extends Schema> = S['_zod']['output']
export type In<S extends Schema> = S['_zod']['input']

/** A relation to one other resource, shown as an embedded object with these fields. */
interface One<R extends AnyResource = AnyResource, K extends string = string, N extends boolean = boolean> {
  relation: 'one'
  target: R
  pick: readonly K[]
  nullable: N
}
/**
 * A relation shown as an IRI, to a resource named by its type. A resource can thus point to itself or to a resource in a later
 * file.
 */
interface Link<N extends boolean = boolean> {
  relation: 'link'
  type: string
  nullable: N
}
/** A value that is not a column. queries.ts of the concept says how to select it. */
export interface Computed<S extends Schema = Schema> {
  computed: S
}
export type Field = Schema | One | Link | Computed
type Fields = Record<string, Field>

/** One row of a transition table: in these statuses these roles may do the action, with this result. */
export interface Transition<Status extends string = string> {
  by: readonly Role[]
  from: readonly Status[]
  /** The status after it. When absent, the status stays. */
  to?: Status
  /** The name of the event, in the past tense: one row, written with the change. */
  event: string
  /** May this viewer do it with this item? If not: 403. */
  who?: (item: AnyItem, me: Actor) => boolean
  /** Can it be done now? If not, a problem code (409). */
  when?: (item: AnyItem, now: string) => ProblemCode | undefined
  /** It binds a person in their own name: not possible while impersonating (403 impersonating). */
  inOwnName?: true
}
type Actions = Record<string, readonly Transition[]>
/** An item's values as selected: fields in camelCase, relations as nested objects with a uuid. */
export type AnyItem = Record<string, unknown> & { uuid: string }

/**
 * On which items a viewer sees a field: all, none, or those where the person at this path is (or is not) the viewer. The path
 * `uuid` is the item itself.
 */
export type SeenOn = boolean | { path: string; isMe: boolean }
/** These fields are each seen where the person at this path is the viewer. */
export const seenBy = <const K extends string>(path: string, ...fields: readonly K[]): { [k in K]: SeenOn } =>
  Object.fromEntries(fields.map(field => [field, { path, isMe: true }])) as { [k in K]: SeenOn }

export interface Resource<
  Type extends string,
  Path extends string,
  F extends Fields,
  A extends Actions,
  I extends string = string,
  T extends string = string,
> {
  type: Type
  path: Path
  table: T
  fields: F
  actions: A
  /**
   * Fields that only the item has: lists leave them out. A field of an embedded resource is named by its path: `location.phone`.
   */
  itemOnly: readonly I[]
  /** Fields that are sent as null instead of being left out. */
  explicitNull: readonly string[]
  /** To-many relations that filters may follow: name → [resource type, its field that points back]. */
  many: Record<string, readonly [type: string, by: string]>
  /**
   * For each field that this viewer does not see on every item: on which items they see it. It also holds where an item is
   * embedded, and for the filters, search and order of lists.
   */
  hides?: (me: Actor) => { readonly [K in keyof F]?: SeenOn }
  /** The names of its statuses, for people. */
  statusNames?: Record<string, string>
  /**
   * The flag of a row that may be chosen. A row without the flag stays with the items that name it, but no new item may name it.
   */
  selectableField?: string
  /**
   * The relation whose item is locked before an item of this resource. Changes of several items of one owner, and of the owner
   * itself, are then serialized instead of deadlocking.
   */
  locksFirst?: string
  /** The field that names the client, when reading an item means reading a client's data (NEN 7513). */
  clientField?: string
  /** Part of a client's file: an organization may ask for a recent login before it is opened (decision 151). */
  ofFile?: boolean
  /** The field with the IRIs of other clients that are shown with it. */
  otherClientsField?: string
}
export type AnyResource = Resource<string, string, Fields, Actions>

type Snake<S extends string> = S extends `${infer First}${infer Rest}`
  ? `${Lowercase<First>}${Rest extends Uncapitalize<Rest> ? '' : '_'}${Snake<Rest>}`
  : ''
const snakes = new Map<string, string>()
export const snake = (name: string): string => {
  const known = snakes.get(name)
  if (known !== undefined) return known
  const made = name.replace(/[A-Z]/g, c => `_${c.toLowerCase()}`).replace(/^_/, '')
  snakes.set(name, made)
  return made
}
export const camel = (name: string): string => name[0]!.toLowerCase() + name.slice(1)
export const pascal = (name: string): string => name[0]!.toUpperCase() + name.slice(1)

/** The IRI of an item: `/v1/care_moments/<uuid>`. */
export const iriOf = (resource: AnyResource, uuid: string): string => `/v1${resource.path}/${uuid}`
/** The uuid at the end of an IRI; a uuid itself stays as it is. */
export const uuidOf = (iri: string): string => iri.slice(-36)

/** Declares a resource. Its table is its type in snake_case; a field `startDate` is column `start_date`, a relation `client` is `client_uuid`. */
export const resource = <
  const Type extends string,
  const Path extends string,
  F extends Fields,
  A extends Actions = Record<never, never>,
  const I extends string = never,
  const T extends string = Snake<Type>,
>(
  type: Type,
  path: Path,
  fields: F,
  extra: Partial<Omit<Resource<Type, Path, F, A, I, T>, 'type' | 'path' | 'fields'>> = {},
): Resource<Type, Path, F, A, I, T> => ({
  ...{ type, path, table: snake(type) as T, fields, actions: {} as A, itemOnly: [], explicitNull: [], many: {} },
  ...extra,
})

export const one = <R extends AnyResource, const K extends keyof R['fields'] & string>(
  target: R,
  ...pick: K[]
): One<R, K, false> => ({
  relation: 'one',
  target,
  pick,
  nullable: false,
})
export const maybeOne = <R extends AnyResource, const K extends keyof R['fields'] & string>(
  target: R,
  ...pick: K[]
): One<R, K, true> => ({ relation: 'one', target, pick, nullable: true })
export const link = (type: string): Link<false> => ({ relation: 'link', type, nullable: false })
export const maybeLink = (type: string): Link<true> => ({ relation: 'link', type, nullable: true })
export const computed = <S extends Schema>(schema: S): Computed<S> => ({ computed: schema })
/** Of these names, those that a list shows, given the names that only the item has. */
export const listed = (names: readonly string[], itemOnly: readonly string[]): string[] =>
  names.filter(name => !itemOnly.includes(name))
/** The fields below this relation that only the item has. */
export const within = (itemOnly: readonly string[], name: string): string[] =>
  itemOnly.flatMap(path => (path.startsWith(`${name}.`) ? [path.slice(name.length + 1)] : []))
export const isRelation = (field: Field): field is One | Link => 'relation' in field

type Show<F> =
  F extends One<infer R, infer K, boolean>
    ? { '@id': string; uuid: string } & Shown<Pick<R['fields'], K & keyof R['fields']>>
    : F extends Link
      ? string
      : F extends Computed<infer S>
        ? Exclude<Out<S>, null>
        : F extends Schema
          ? Exclude<Out<F>, null>
          : never
type Maybe<F> = F extends One<AnyResource, string, true> | Link<true>
  ? true
  : F extends Computed<infer S>
    ? null extends Out<S>
      ? true
      : false
    : F extends Schema
      ? null extends Out<F>
        ? true
        : false
      : false
type Shown<F extends Fields> = { [K in keyof F as Maybe<F[K]> extends true ? never : K]: Show<F[K]> } & {
  [K in keyof F as Maybe<F[K]> extends true ? K : never]?: Show<F[K]>
}
type Rest<P extends string, K> = K extends string ? (P extends `${K}.${infer R}` ? R : never) : never
type Without<T, P extends string> = {
  [K in keyof T as K extends P ? never : K]: [Rest<P, K>] extends [never] ? T[K] : Without<T[K], Rest<P, K>>
}
type Whole<R extends AnyResource> = { '@id': string; '@type': R['type']; uuid: string } & (keyof R['actions'] extends never
  ? unknown
  : { allowedActions: (keyof R['actions'] & string)[] })
/** For each action that this viewer may do in general but not now: the reason. */
type Obstacles<R extends AnyResource> = keyof R['actions'] extends never
  ? unknown
  : { obstacles: { [A in keyof R['actions'] & string]?: string } }
/** An item on the wire: null values are left out, so fields are optional here. */
export type Item<R extends AnyResource> = Whole<R> & Obstacles<R> & Shown<R['fields']>
/** An item in a list. */
export type Member<R extends AnyResource> = Whole<R> &
  (R extends { itemOnly: readonly (infer I extends string)[] } ? Without<Shown<R['fields']>, I> : Shown<R['fields']>)
/** A page of items, with the count of all matches. */
export interface Page<R extends AnyResource> {
  member: Member<R>[]
  totalItems: number
}
