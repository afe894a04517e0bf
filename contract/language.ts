// The words in which the contract is written: resource, relation, operation, action, filter, role.
// Plain data and types only. It knows no care word, does no I/O, and says nothing of HTTP beyond method and path.
import type { ProblemCode } from './problems.ts'

/** The roles of specification section 6; the last one stands for a login that still owes its second factor. */
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
/** Both roles of an organization: they share routes and operations, and differ in what is visible to them. */
export const organizationRoles = ['ROLE_ORGANIZATION_USER', 'ROLE_ORGANIZATION_LOCATION_ADMIN'] as const
export const backOfficeRoles = ['ROLE_PLANNER', 'ROLE_BACK_OFFICE_EMPLOYEE'] as const
/** Everyone with a complete login. */
export const everyone = roles.slice(0, 6) as unknown as readonly Role[]

/** Who asks: taken from the access token, never from the request. */
export interface Actor {
  uuid: string
  username: string
  roles: readonly Role[]
  /** The planner who looks through this person's eyes; null when it is the person. */
  impersonator: string | null
  /** The login the token belongs to; null for one made without. */
  session: string | null
}

/** The payload of the access token, and the stored session of the browser: exactly the specification's (section 3). */
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

/** A schema, named structurally: naming the classes of zod here triples the time of type checking. */
export interface Schema<Out = unknown, In = unknown> {
  _zod: { output: Out; input: In }
}
export type Out<S extends Schema> = S['_zod']['output']
export type In<S extends Schema> = S['_zod']['input']

/** A relation to one other resource, shown as an embedded object with the picked fields. */
export interface One<R extends AnyResource = AnyResource, K extends string = string, N extends boolean = boolean> {
  relation: 'one'
  target: R
  pick: readonly K[]
  nullable: N
}
/** A relation shown as IRI to a resource named by its type (a resource may so point at itself or at a later file). */
export interface Link<N extends boolean = boolean> {
  relation: 'link'
  type: string
  nullable: N
}
/** A value that is not a column: the concept's queries.ts says how it is selected. */
export interface Computed<S extends Schema = Schema> {
  computed: S
}
export type Field = Schema | One | Link | Computed
export type Fields = Record<string, Field>

/** One row of a transition table: in these states, these roles may do it, and this comes of it. */
export interface Transition<Status extends string = string> {
  by: readonly Role[]
  from: readonly Status[]
  /** The status after it; absent: the status stays. */
  to?: Status
  /** What happened, past tense: written as one row with the change. */
  event: string
  /** Is it this viewer's to do? Else 403. */
  who?: (item: AnyItem, me: Actor) => boolean
  /** Can it be done now? A problem code (409) when not. */
  when?: (item: AnyItem, now: string) => ProblemCode | undefined
}
export type Actions = Record<string, readonly Transition[]>
/** An item's values as selected: camelCase fields, relations as nested objects with a uuid. */
export type AnyItem = Record<string, unknown> & { uuid: string }

/** On which items a viewer sees a field: all, none, those where the person at this path (`uuid`: the item) is the viewer, or is not. */
export type SeenOn = boolean | { path: string; isMe: boolean }
/** These fields, each seen where the person at this path is the viewer. */
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
  /** Fields of the item alone, which lists leave out; of what is embedded by their path: `location.phone`. */
  itemOnly: readonly I[]
  /** Fields sent as null instead of being left out. */
  explicitNull: readonly string[]
  /** To-many relations that filters may walk: name → [resource type, its field that points back]. */
  many: Record<string, readonly [type: string, by: string]>
  /**
   * Of each field that this viewer does not see on every item: on which they do. It holds wherever an item is embedded, and for
   * what lists filter by, search in and order by.
   */
  hides?: (me: Actor) => { readonly [K in keyof F]?: SeenOn }
  /** What its statuses are called, for people. */
  statusNames?: Record<string, string>
  /** The flag of what may be chosen: without it a row stays with what names it, and nothing new may name it. */
  selectableField?: string
  /** The field that names the client, if reading an item is reading a client's data (NEN 7513). */
  clientField?: string
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

/** The address of an item: `/v1/care_moments/<uuid>`. */
export const iriOf = (resource: AnyResource, uuid: string): string => `/v1${resource.path}/${uuid}`

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
/** Of these names those that a list shows, given what of them is the item's alone. */
export const listed = (names: readonly string[], itemOnly: readonly string[]): string[] =>
  names.filter(name => !itemOnly.includes(name))
/** What is the item's alone within the relation of this name. */
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
/** Of what is theirs to do in general and not now: why not. */
type Obstacles<R extends AnyResource> = keyof R['actions'] extends never
  ? unknown
  : { obstacles: { [A in keyof R['actions'] & string]?: string } }
/** An item as it goes over the wire: null values are left out, so they are optional here. */
export type Item<R extends AnyResource> = Whole<R> & Obstacles<R> & Shown<R['fields']>
/** An item as it is in a list. */
export type Member<R extends AnyResource> = Whole<R> &
  (R extends { itemOnly: readonly (infer I extends string)[] } ? Without<Shown<R['fields']>, I> : Shown<R['fields']>)
/** A page of items with the count of all that match. */
export interface Page<R extends AnyResource> {
  member: Member<R>[]
  totalItems: number
}
