// The kinds of filters for lists, as data. api/platform/rows/filters.ts turns them into SQL; the client uses their types.
import type { In, Schema } from './language.ts'

type FilterKind =
  | 'exact'
  | 'dates'
  | 'exists'
  | 'order'
  | 'coalesceOrder'
  | 'orderByMatch'
  | 'neq'
  | 'boolean'
  | 'range'
  | 'custom'
/** One filter of a list. `Q` is the part of the query string that it reads, for the types of the client. */
export interface Filter<Q = unknown> {
  kind: FilterKind
  key: string
  path: string
  schema?: Schema
  /** Exists only in the type: never set. */
  query?: Q
}
type Many<T> = T | readonly T[]
type Text = string | number | boolean
/**
 * Equal to the value, or to one of several. A relation takes a uuid or an IRI. `path` is given when the key differs from the
 * path.
 */
export const exact = <const K extends string>(key: K, path: string = key): Filter<{ [k in K]?: Many<Text> }> => ({
  kind: 'exact',
  key,
  path,
})
/** Bounds on an instant: after (>=), strictly_after, before (<=), strictly_before. */
export const dates = <const K extends string>(
  key: K,
  path: string = key,
): Filter<{ [k in `${K}[${'after' | 'strictly_after' | 'before' | 'strictly_before'}]`]?: string }> => ({
  kind: 'dates',
  key,
  path,
})
/** Bounds on a number: gt, gte, lt, lte, between=3..4. */
export const range = <const K extends string>(
  key: K,
): Filter<{ [k in `${K}[${'gt' | 'gte' | 'lt' | 'lte' | 'between'}]`]?: string | number }> => ({
  kind: 'range',
  key,
  path: key,
})
/** `exists[f]=true|false`: f is not null, or is null. */
export const exists = <const K extends string>(key: K): Filter<{ [k in `exists[${K}]`]?: boolean }> => ({
  kind: 'exists',
  key,
  path: key,
})
/** `order[f]=asc|desc`. Several are applied in the order of the query. */
export const order = <const K extends string>(key: K, path: string = key): Filter<{ [k in `order[${K}]`]?: 'asc' | 'desc' }> => ({
  kind: 'order',
  key,
  path,
})
/** `coalesceOrder[startDate]`: by the actual value, or by the planned value when there is no actual one. */
export const coalesceOrder = <const K extends string>(
  key: K,
  actual: string,
): Filter<{ [k in `coalesceOrder[${K}]`]?: 'asc' | 'desc' }> => ({
  kind: 'coalesceOrder',
  key,
  path: actual,
})
/** `orderByMatch[f]=v`: rows whose f equals v come first; several values in their order. */
export const orderByMatch = <const K extends string>(key: K): Filter<{ [k in `orderByMatch[${K}]`]?: Many<Text> }> => ({
  kind: 'orderByMatch',
  key,
  path: key,
})
/** `uuid[neq]=v`: not equal to the value, or to any of several. */
export const neq = <const K extends string>(key: K): Filter<{ [k in `${K}[neq]`]?: Many<Text> }> => ({
  kind: 'neq',
  key,
  path: key,
})
/** `active=true|1|false|0`; anything else is ignored. */
export const flag = <const K extends string>(key: K, path: string = key): Filter<{ [k in K]?: boolean }> => ({
  kind: 'boolean',
  key,
  path,
})
/** A filter with its own meaning: queries.ts of the concept must handle it. An invalid value is ignored. */
export const custom = <const K extends string, S extends Schema>(
  key: K,
  schema: S,
): Filter<{ [k in K]?: In<S> }> & { kind: 'custom'; key: K } => ({
  kind: 'custom',
  key,
  path: key,
  schema,
})

type IntersectionOf<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void ? I : never
type FiltersQuery<F extends readonly Filter[]> = IntersectionOf<F[number] extends Filter<infer Q> ? Q : never>
/** The query string of a list: its filters, and the paging that every list has. */
export type ListQuery<F extends readonly Filter[]> = FiltersQuery<F> & {
  page?: number
  itemsPerPage?: number
  pagination?: boolean
}
