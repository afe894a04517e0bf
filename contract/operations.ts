// The kinds of operations, as data: what can be requested, by whom, with which input, and what is returned.
import type { Feature } from './feature-names.ts'
import type { Filter, ListQuery } from './filters.ts'
import { type AnyResource, type In, type Item, type Out, type Page, pascal, type Role, type Schema } from './language.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type OperationKind =
  | 'list'
  | 'get'
  | 'create'
  | 'upload'
  | 'change'
  | 'action'
  | 'remove'
  | 'command'
  | 'download'
  | 'preview'
export interface Operation {
  kind: OperationKind
  method: Method
  path: string
  /** Who may call it; 'public': also without a login. */
  by: readonly Role[] | 'public'
  resource?: AnyResource
  body?: Schema
  /** False for a body that may be left out. */
  bodyRequired?: boolean
  answer?: Schema
  query?: Schema
  filters?: readonly Filter[]
  /** Default order of a list: field paths, '-' in front for descending. */
  order?: readonly string[]
  /** A list without pages: reference data. */
  unpaged?: boolean
  /** A list below an item: the path parameter, and the relation that leads to it; without one `below` of its queries.ts says how. */
  parent?: { parameter: string; type: string; path?: string }
  /** Path parameters that are not uuids. */
  params?: Record<string, RegExp>
  /** The action's name in the resource's table. */
  action?: string
  /** For a preview: the name of the operation it previews, in the same group (previews.ts). */
  of?: string
  /** The event of a create, change or remove. */
  event?: string
  /**
   * The actor must be the person themselves, such as to sign or to choose: not possible while impersonating (403 impersonating).
   */
  inOwnName?: boolean
  /** The feature it belongs to: refused (403 feature_off) where that is switched off. */
  feature?: Feature
  /**
   * It does not affect the fields that other changes set, so the version stays the same and a form opened before it can still be
   * saved.
   */
  keepsVersion?: true
  /** An addition of ours to the given list of operations. */
  addition?: boolean
  status?: number
  /** Hands out or takes back tokens, cookies or a secret shown once: carried out every time, whatever its idempotency key. */
  handsOutTokens?: true
  summary: string
}

type PathOf<R extends AnyResource, S> = S extends { path: infer P extends string } ? P : R['path']
type ItemPathOf<R extends AnyResource, S> = S extends { path: infer P extends string } ? P : `${R['path']}/{uuid}`
type Spec = Partial<Omit<Operation, 'kind' | 'method' | 'resource'>> & { by: readonly Role[] | 'public' }
/** An operation of a kind: its subject and its options. */
type OperationOfKind<K extends OperationKind, M extends Method, P extends string, More, S> = {
  kind: K
  method: M
  path: P
  summary: string
} & More &
  Omit<S, 'path' | keyof More>
const made = <K extends OperationKind, M extends Method, P extends string, More, S extends object>(
  kind: K,
  method: M,
  path: P,
  summary: string,
  more: More,
  spec?: S,
) => ({ kind, method, summary, ...spec, ...more, path }) as unknown as OperationOfKind<K, M, P, More, S>
const pathOf = <R extends AnyResource, S extends Partial<Spec>>({ path }: R, spec: S) => (spec.path ?? path) as PathOf<R, S>
const itemPathOf = <R extends AnyResource, S extends Partial<Spec>>({ path }: R, spec: S) =>
  (spec.path ?? `${path}/{uuid}`) as ItemPathOf<R, S>

/** A collection: narrowed to what the viewer may see, then by its filters. No handler: queries.ts answers the custom filters. */
export const list = <R extends AnyResource, const S extends Spec>(resource: R, spec: S) =>
  made('list', 'GET', pathOf(resource, spec), `Retrieves the collection of ${resource.type} resources.`, { resource }, spec)
/** One item, by uuid. No handler. */
export const get = <R extends AnyResource, const S extends Spec>(resource: R, spec: S) =>
  made('get', 'GET', itemPathOf(resource, spec), `Retrieves a ${resource.type} resource.`, { resource }, spec)
/** A new item; the handler answers its uuid. 201 with the item. */
export const create = <R extends AnyResource, B extends Schema, const S extends Spec>(resource: R, body: B, spec: S) =>
  made('create', 'POST', pathOf(resource, spec), `Creates a ${resource.type} resource.`, { resource, body }, spec)
/** A change of an item that has no transition table, or a whole-form PUT; the handler answers the changed columns. */
export const change = <R extends AnyResource, const M extends 'PUT' | 'PATCH', B extends Schema, const S extends Spec>(
  method: M,
  resource: R,
  body: B,
  spec: S,
) => made('change', method, itemPathOf(resource, spec), `Changes the ${resource.type} resource.`, { resource, body }, spec)
/** A row of the resource's transition table as an operation: `/care_moments/{uuid}/approve`. Who may: the table says. */
export const action = <
  R extends AnyResource,
  const M extends 'PUT' | 'PATCH',
  const N extends keyof R['actions'] & string,
  B extends Schema,
  const S extends Partial<Spec> = Record<never, never>,
>(
  method: M,
  resource: R,
  name: N,
  body: B,
  spec?: S,
) => {
  const by: readonly Role[] = [...new Set(resource.actions[name]!.flatMap(transition => transition.by))]
  const path = `${resource.path}/{uuid}/${name}` as `${R['path']}/{uuid}/${N}`
  const own = resource.actions[name]!.every(({ inOwnName }) => inOwnName) && { inOwnName: true }
  const more = { resource, action: name, body, by, ...own }
  return made('action', method, path, `${name} of the ${resource.type} resource.`, more, spec)
}
/** The item goes away. 204. */
export const remove = <R extends AnyResource, const S extends Spec>(resource: R, spec: S) =>
  made('remove', 'DELETE', itemPathOf(resource, spec), `Deletes the ${resource.type} resource.`, { resource }, spec)
/** Anything that is not a resource: a login, a count. The handler returns the whole body. */
export const command = <const M extends Method, const P extends string, const S extends Spec>(method: M, path: P, spec: S) =>
  made('command', method, path, `${method} ${path}`, {}, spec)
/** A multipart file upload, part `file`; the handler returns the uuid of the result. 201 with the item. */
export const upload = <R extends AnyResource, const S extends Spec>(resource: R, spec: S) =>
  made('upload', 'POST', pathOf(resource, spec), `Uploads a file as a ${resource.type} resource.`, { resource }, spec)
/** Bytes with their own content type. */
export const download = <R extends AnyResource, const P extends string, const S extends Spec>(resource: R, path: P, spec: S) =>
  made('download', 'GET', path, `Downloads a file of the ${resource.type} resource.`, { resource }, spec)
/** Bytes that belong to no item: a feed, an export. */
export const file = <const P extends string, const S extends Spec>(path: P, spec: S) =>
  made('download', 'GET', path, `GET ${path}`, {}, spec)

export type Operations = Record<string, Operation>
/** The `@type` of a command's answer: 'careMoments.organizationStats' → 'CareMomentsOrganizationStats'. */
export const answerType = (id: string): string => id.split('.').map(pascal).join('')
/** The calls that hand out and take back tokens: plain JSON both ways. */
export const isLogin = (path: string): boolean => path.startsWith('/login/') || path === '/logout'
/** The value of the header Prefer with which a caller asks to be refused for unknown fields and filters (RFC 7240). */
export const strictly = 'handling=strict'
/**
 * The value with which a caller asks for a minimal answer: without what an address says already, and without the content of an
 * item that it changed itself.
 */
export const minimally = 'return=minimal'
/** Whether an `Idempotency-Key` applies to this operation: it changes something without handing out tokens. */
export const takesKey = ({ kind, method, handsOutTokens }: Operation): boolean =>
  method !== 'GET' && kind !== 'preview' && !handsOutTokens
/** What a call answers: a page, an item, a body of its own, a file, or nothing. */
export type Answer<O> = O extends { kind: 'list'; resource: infer R extends AnyResource }
  ? Page<R>
  : O extends { kind: 'get' | 'create' | 'upload' | 'change' | 'action'; resource: infer R extends AnyResource }
    ? Item<R>
    : O extends { kind: 'preview'; resource: infer R extends AnyResource; answer: infer S extends Schema }
      ? Out<S> & { item: Item<R> }
      : O extends { kind: 'download' }
        ? Blob
        : O extends { answer: infer S extends Schema }
          ? Out<S>
          : undefined
/** The names between braces in a path. */
export type Parameters<P extends string> = P extends `${string}{${infer N}}${infer Rest}` ? N | Parameters<Rest> : never
/** The query parameters of a call. */
export type Query<O> = O extends { filters: infer F extends readonly Filter[] }
  ? ListQuery<F>
  : O extends { kind: 'list' }
    ? ListQuery<[]>
    : O extends { query: infer S extends Schema }
      ? In<S>
      : never
