// Turns a resource of the contract into a select list, and a row of that back into an item. Aliases are paths: the location of
// the care moment of a publication is "careMoment.location".
import { sql } from 'kysely'
import { type AnyItem, type AnyResource, iriOf, listed, snake, within } from '../../../contract/language.ts'
import type { Sql } from '../database/database.ts'
import { targetOf } from './hidden.ts'

/** All fields of an item, or those in a list. */
export type Extent = 'item' | 'list'
/** A value that the concept's queries compute, for the resource at this path. */
export interface ComputedValue {
  computed: string
  resource: AnyResource
  alias: string
  path: string
  as: string
}
/** How the items of a resource are selected and read. */
interface ItemReader {
  /** The content of a row, in order: columns and computed values. */
  selected: (Sql | ComputedValue)[]
  joins: Map<string, string>
  /** A selected row as an item, before anything is hidden from the viewer. */
  read(row: unknown[]): AnyItem
}

/** A name quoted for PostgreSQL. */
export const quote = (name: string) => `"${name}"`
/** The join from `from` by this relation to `target`, with the alias `path`. */
export const joinTo = (path: string, target: AnyResource, from: string, field: string) =>
  `left join ${quote(target.table)} ${quote(path)} on ${quote(path)}.uuid = ${quote(from)}.${quote(`${snake(field)}_uuid`)}`

const known = { item: new Map<AnyResource, ItemReader>(), list: new Map<AnyResource, ItemReader>() }
/** The reader of a resource; made once. */
export const readerOf = (resource: AnyResource, extent: Extent): ItemReader => {
  const found = known[extent].get(resource)
  if (found) return found
  const walk: Walk = { values: [], joins: new Map() }
  const without = extent === 'list' ? resource.itemOnly : []
  const names =
    Object.keys(resource.actions).length === 0 ? [] : extent === 'item' ? ['allowedActions', 'obstacles'] : ['allowedActions']
  const read = walkFields(walk, resource, Object.keys(resource.fields), without, {
    alias: resource.table,
    path: '',
    extraNames: names,
  })
  const made = { selected: inRuns(walk.values), joins: walk.joins, read }
  known[extent].set(resource, made)
  return made
}

// Adjacent columns go into a statement as one text.
const inRuns = (values: readonly (string | ComputedValue)[]): ItemReader['selected'] => {
  const runs: (string[] | ComputedValue)[] = []
  for (const value of values) {
    const last = runs.at(-1)
    if (typeof value !== 'string') runs.push(value)
    else if (Array.isArray(last)) last.push(value)
    else runs.push([value])
  }
  return runs.map(run => (Array.isArray(run) ? sql.raw(run.join(', ')) : run))
}

// All keys exist from the start, in the order of the contract and without a value. Objects that grow key by key become
// dictionaries, and these take three to five times as long to make and to write as JSON.
const emptyItem = (resource: AnyResource, names: readonly string[]): AnyItem => {
  const keys = ['@id', '@type', 'uuid', ...names]
  const item = JSON.parse(JSON.stringify(Object.fromEntries(keys.map(key => [key, null])))) as AnyItem
  for (const key of keys) item[key] = undefined
  item['@type'] = resource.type
  return item
}

interface Walk {
  /** What is selected so far. A value's place in the row is its place in this list. */
  values: (string | ComputedValue)[]
  joins: Map<string, string>
}
type ReadField = (row: unknown[], item: AnyItem) => void
interface Place {
  alias: string
  path: string
  /** What an item has besides its fields (show.ts). */
  extraNames: readonly string[]
}
// Visits the fields once, and gives the function that reads an item from a row with everything that was selected.
const walkFields = (
  walk: Walk,
  resource: AnyResource,
  all: readonly string[],
  without: readonly string[],
  { alias, path, extraNames }: Place,
): ItemReader['read'] => {
  const names = listed(all, without)
  const as = (name: string) => (path ? `${path}.${name}` : name)
  const place = (value: string | ComputedValue) => walk.values.push(value) - 1
  const column = (name: string, from = snake(name)) => place(`${quote(alias)}.${quote(from)} as ${quote(as(name))}`)
  const readField = (name: string): ReadField => {
    const field = resource.fields[name]!
    const target = targetOf(field)
    if (target && 'pick' in field) {
      walk.joins.set(as(name), joinTo(as(name), target, alias, name))
      const first = walk.values.length
      const read = walkFields(walk, target, field.pick, within(without, name), {
        alias: as(name),
        path: as(name),
        extraNames: [],
      })
      return (row, item) => {
        if (row[first] !== null) item[name] = read(row)
      }
    }
    if (target) {
      const at = column(name, `${snake(name)}_uuid`)
      return (row, item) => {
        if (row[at] !== null) item[name] = iriOf(target, row[at] as string)
      }
    }
    const sendsNull = resource.explicitNull.includes(name)
    const at = 'computed' in field ? place({ computed: name, resource, alias, path, as: as(name) }) : column(name)
    return (row, item) => {
      if (row[at] !== null || sendsNull) item[name] = row[at]
    }
  }
  // The uuid comes first: when it is null there is no such row.
  const uuid = column('uuid')
  const readers = names.map(readField)
  const empty = emptyItem(resource, [...names, ...extraNames])
  const iriStart = iriOf(resource, '')
  return row => {
    const item: AnyItem = { ...empty }
    item['@id'] = iriStart + row[uuid]
    item.uuid = row[uuid] as string
    for (const read of readers) read(row, item)
    return item
  }
}
