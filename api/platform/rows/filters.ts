// The query string of a list: turns the filter kinds of the contract into conditions and orders. Unknown parameters and
// meaningless values are ignored, never an error. Wrong paging is 400.
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Filter } from '../../../contract/filters.ts'
import type { Operation } from '../../../contract/operations.ts'
import type { Sql } from '../database/database.ts'
import { Problem } from '../problem.ts'
import { comparedAs, instantOf, isDay, usableAs } from './filter-values.ts'
import type { Statement } from './statement.ts'
import { unstorable } from './unstorable.ts'

interface Order {
  by: Sql
  descending: boolean
}
interface Criteria {
  where: Sql[]
  order: Order[]
  /** The order of what a filter finds, when the query asks for none. */
  natural: Order[]
}
export interface Paging {
  page: number
  itemsPerPage: number
  /** False: everything on one page. */
  paged: boolean
}
/** A query string as decoded pairs, in order: `a[]` and `a[0]` form one list under `a[]`, a repeated `a` one list under `a`. */
export const parseQuery = (raw: string): Map<string, string[]> => {
  const found = new Map<string, string[]>()
  for (const [key, value] of new URLSearchParams(raw)) {
    if (unstorable.test(key + value)) continue // no row has it
    const name = key.replace(/\[\d*\]$/, '[]')
    const values = found.get(name)
    if (values) values.push(value)
    else found.set(name, [value])
  }
  return found
}

const maximumPerPage = 100
// A list without pages must still end somewhere.
const maximumUnpaged = 5000
// No list has this many pages. Beyond it PostgreSQL cannot represent the offset.
const max = 1_000_000_000
const count = (text: string) => (/^-?\d+$/.test(text) ? Math.min(Number(text), max) : 0)
const isOn = (text: string) => ['true', '1', 'yes', 'on'].includes(text)
const badPaging = (sentence: string) => Object.assign(new Problem('syntax'), { message: sentence })

/** The requested page. Throws 400 for a page below 1 or a negative page size. */
export const pagingOf = (query: Map<string, string[]>, operation: Operation): Paging => {
  if (operation.unpaged) return { page: 1, itemsPerPage: maximumUnpaged, paged: false }
  const last = (name: string) => query.get(name)?.at(-1)
  const switched = last('pagination')
  if (switched !== undefined && !isOn(switched)) return { page: 1, itemsPerPage: maximumUnpaged, paged: false }
  const page = count(last('page') ?? '1')
  if (page < 1) throw badPaging('Page should not be less than 1')
  const size = count(last('itemsPerPage') ?? '30')
  if (size < 0) throw badPaging('Limit should not be less than 0')
  if (size === 0 && page > 1) throw badPaging('Page should not be greater than 1 if limit is equal to 0')
  return { page, itemsPerPage: Math.min(size, maximumPerPage), paged: true }
}

type Apply = (statement: Statement, values: string[], into: Criteria) => void
const compiled = new WeakMap<Operation, Map<string, Apply>>()

const appliersOf = (operation: Operation): Map<string, Apply> => {
  const known = compiled.get(operation)
  if (known) return known
  const keys = new Map((operation.filters ?? []).flatMap(filter => Object.entries(kinds[filter.kind](filter))))
  compiled.set(operation, keys)
  return keys
}
/** Every key of a query string that the filters of this operation read. */
export const filterKeys = (operation: Operation): string[] => [...appliersOf(operation).keys()]

/** The conditions and orders in a query string; the list's own order when it names none. */
export const criteriaOf = (query: Map<string, string[]>, operation: Operation, statement: Statement): Criteria => {
  const keys = appliersOf(operation)
  const criteria: Criteria = { where: [], order: [], natural: [] }
  for (const [key, values] of query) keys.get(key)?.(statement, values, criteria)
  if (criteria.order.length === 0) {
    criteria.order.push(...criteria.natural)
    for (const path of operation.order ?? []) {
      const descending = path.startsWith('-')
      criteria.order.push({ by: orderColumn(statement, descending ? path.slice(1) : path), descending })
    }
  }
  return criteria
}

// A list is not ordered by a value that is hidden on a row.
const shownColumn = (statement: Statement, path: string, column: Sql): Sql => {
  const shown = statement.row().shown(path)
  return shown ? sql`case when ${shown} then ${column} end` : column
}
// Names are in register order: beside each name by which lists are ordered, the table stores its sort key (migration 0001, plain_name).
const name = /(^|\.)(firstName|lastName|name|title)$/
const orderColumn = (statement: Statement, path: string): Sql => {
  const row = statement.row()
  const own = statement.viewer.queriesOf(statement.resource).orders?.[path]
  const column = own ? own(row, undefined as never) : row.column(name.test(path) ? `${path}Sorted` : path)
  return shownColumn(statement, path, column)
}
const isIn = (path: string, statement: Statement, values: string[]): Sql => {
  const type = comparedAs(statement.resource, path)
  const usable = usableAs(type, values)
  if (usable.length === 0) return sql`false`
  const as = sql.raw(type)
  return statement.where(path, column =>
    usable.length === 1 ? sql`${column}::${as} = ${usable[0]}::${as}` : sql`${column}::${as} = any(${usable}::${as}[])`,
  )
}
const direction = (values: string[]): 'asc' | 'desc' | undefined => {
  const wanted = values.at(-1)!.toLowerCase()
  return wanted === 'asc' || wanted === 'desc' ? wanted : undefined
}
const bound =
  (path: string, operator: string): Apply =>
  (statement, values, into) => {
    const at = values.length === 1 ? instantOf(values[0]!) : undefined
    if (at === undefined) return
    const isOfDays = isDay(statement.resource, path)
    into.where.push(
      statement.where(path, column => {
        const begin = isOfDays ? sql`${column}::timestamp at time zone 'Europe/Amsterdam'` : column
        return sql`${begin} ${sql.raw(operator)} ${at}::timestamptz`
      }),
    )
  }
const limit =
  (path: string, operator: string): Apply =>
  (statement, values, into) => {
    const [number] = usableAs('numeric', values.slice(-1))
    if (number) into.where.push(statement.where(path, column => sql`${column} ${sql.raw(operator)} ${number}::numeric`))
  }
const between =
  (path: string): Apply =>
  (statement, values, into) => {
    const [from, to] = usableAs('numeric', values.at(-1)!.split('..'))
    if (from && to) into.where.push(statement.where(path, column => sql`${column} between ${from}::numeric and ${to}::numeric`))
  }

// Only some filters take a list. For the others a key in list form is unknown.
const orList = (key: string, apply: Apply): Record<string, Apply> => ({ [key]: apply, [`${key}[]`]: apply })

const kinds: Record<Filter['kind'], (filter: Filter) => Record<string, Apply>> = {
  exact: ({ key, path }) => orList(key, (statement, values, into) => into.where.push(isIn(path, statement, values))),
  neq: ({ key, path }) =>
    orList(`${key}[neq]`, (statement, values, into) => into.where.push(sql`not (${isIn(path, statement, values)})`)),
  dates: ({ key, path }) => ({
    [`${key}[after]`]: bound(path, '>='),
    [`${key}[strictly_after]`]: bound(path, '>'),
    [`${key}[before]`]: bound(path, '<='),
    [`${key}[strictly_before]`]: bound(path, '<'),
  }),
  range: ({ key, path }) => ({
    [`${key}[gt]`]: limit(path, '>'),
    [`${key}[gte]`]: limit(path, '>='),
    [`${key}[lt]`]: limit(path, '<'),
    [`${key}[lte]`]: limit(path, '<='),
    [`${key}[between]`]: between(path),
  }),
  exists: ({ key, path }) => ({
    [`exists[${key}]`]: (statement, values, into) => {
      const wanted = { true: true, '1': true, '': true, false: false, '0': false }[values.at(-1)!]
      if (wanted === undefined) return
      const present = statement.where(statement.resource.many[path] ? `${path}.uuid` : path, column => sql`${column} is not null`)
      into.where.push(wanted ? present : sql`not (${present})`)
    },
  }),
  boolean: ({ key, path }) => ({
    [key]: (statement, values, into) => {
      const wanted = values.length === 1 ? { true: true, '1': true, false: false, '0': false }[values[0]!] : undefined
      const own = statement.viewer.queriesOf(statement.resource).filters?.[key]
      if (wanted === undefined) return
      // Inlined: PostgreSQL uses an index for a rare value only when it knows which value is meant.
      const isAsked = (column: Sql) => sql`${column} = ${sql.raw(String(wanted))}`
      into.where.push(own ? own(statement.row(), wanted as never) : statement.where(path, isAsked))
    },
  }),
  order: ({ key, path }) => ({
    [`order[${key}]`]: (statement, values, into) => {
      const wanted = direction(values)
      if (wanted) into.order.push({ by: orderColumn(statement, path), descending: wanted === 'desc' })
    },
  }),
  coalesceOrder: ({ key, path }) => ({
    [`coalesceOrder[${key}]`]: (statement, values, into) => {
      const wanted = direction(values)
      const by = sql`coalesce(${orderColumn(statement, path)}, ${orderColumn(statement, key)})`
      if (wanted) into.order.push({ by, descending: wanted === 'desc' })
    },
  }),
  orderByMatch: ({ key, path }) =>
    orList(`orderByMatch[${key}]`, (statement, values, into) => {
      const column = shownColumn(statement, path, statement.row().column(path))
      const type = comparedAs(statement.resource, path)
      const usable = usableAs(type, values)
      const as = sql.raw(type)
      const place = sql`array_position(${usable}::${as}[], ${column}::${as})`
      if (usable.length > 0) into.order.push({ by: sql`coalesce(${place}, ${usable.length + 1})`, descending: false })
    }),
  custom: ({ key, schema }) =>
    orList(key, (statement, values, into) => {
      const { filters, orders } = statement.viewer.queriesOf(statement.resource)
      const parsed = z.safeParse(schema as z.ZodMiniType, values.length === 1 ? values[0] : values)
      if (!filters?.[key] || !parsed.success) return
      into.where.push(filters[key](statement.row(), parsed.data as never))
      const by = orders?.[key]?.(statement.row(), parsed.data as never)
      if (by) into.natural.push({ by, descending: false })
    }),
}
