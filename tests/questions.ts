// Every query that a list accepts from a person, made from the contract: each of its filters, with the values that the database has
// at the end of its path, and each of its orders. And the results: which items, in which order.

import { sql } from 'kysely'
import { queriesOf } from '../api/concepts.ts'
import type { Database, Tx } from '../api/platform/database/database.ts'
import { targetOf } from '../api/platform/rows/hidden.ts'
import { findPage } from '../api/platform/rows/rows.ts'
import { Statement } from '../api/platform/rows/statement.ts'
import { resourceOf } from '../contract/catalogue.ts'
import type { Filter } from '../contract/filters.ts'
import { type Actor, type AnyResource, isRelation } from '../contract/language.ts'
import type { Operation } from '../contract/operations.ts'
import { operations } from './calls/calls.ts'
import { today } from './worlds/world.ts'

type List = Operation & { resource: AnyResource }
type Parent = { type: string; path?: string; uuid: string } | undefined
export interface Question {
  name: string
  key: string
  operation: List
  query: Map<string, string[]>
  parent: Parent
}

const atMost = 2
const valuesAt = async (tx: Tx, resource: AnyResource, path: string, me: Actor): Promise<string[]> => {
  const steps = path.split('.')
  let from = resource
  for (const [index, step] of steps.entries()) {
    const many = from.many[step]
    if (many) return valuesAt(tx, resourceOf(many[0]), steps.slice(index + 1).join('.'), me)
    from = targetOf(from.fields[step]) ?? from
  }
  const statement = new Statement(resource, { me, now: today, queriesOf })
  const column = statement.row().column(path)
  const { rows } = await sql<{ value: string }>`select ${column}::text as value from ${statement.from()}
    where ${column} is not null group by 1 order by md5(${column}::text) limit ${atMost}`.execute(tx)
  return rows.map(({ value }) => value)
}

/** The values for custom filters: existing ones that the schema accepts. */
export interface KnownValues {
  uuids: string[]
  words: string[]
}
interface Shape {
  type: string
  format?: string
  options?: { _zod: { def: Shape } }[]
  entries?: Record<string, string>
}
const fitting = ({ type, format, options, entries }: Shape, { uuids, words }: KnownValues): string[] => {
  if (type === 'union') return fitting(options![0]!._zod.def, { uuids, words })
  if (type === 'enum') return Object.values(entries!)
  if (type === 'number') return ['1', '10', '100', '2000']
  if (type === 'pipe') return ['true', 'false']
  return format === 'uuid' ? uuids : [...words, ...uuids]
}

const wire = (text: string) => text.replace(' ', 'T').replace(/\+00$/, 'Z')
const pairsOf = async (
  tx: Tx,
  filter: Filter,
  resource: AnyResource,
  me: Actor,
  known: KnownValues,
): Promise<[string, string][]> => {
  const { kind, key, path } = filter
  const each = async (name: string, ...more: string[]) =>
    [...(await valuesAt(tx, resource, path, me)), ...more].map((value): [string, string] => [name, value])
  switch (kind) {
    case 'exact':
      return each(key)
    case 'neq':
      return each(`${key}[neq]`)
    case 'orderByMatch':
      return each(`orderByMatch[${key}]`)
    case 'dates':
      return (await each(`${key}[after]`, today)).map(([name, value]) => [name, wire(value)])
    case 'range':
      return each(`${key}[gt]`)
    case 'exists':
      return [[`exists[${key}]`, 'true']]
    case 'boolean':
      return [
        [key, 'true'],
        [key, 'false'],
      ]
    case 'order':
    case 'coalesceOrder':
      return [[`${kind}[${key}]`, 'asc']]
    case 'custom':
      return fitting((filter.schema as unknown as { _zod: { def: Shape } })._zod.def, known).map(value => [key, value])
  }
}

const ownersOf = async (tx: Tx, { parent }: List, me: Actor): Promise<Parent[]> => {
  if (!parent) return [undefined]
  const statement = new Statement(resourceOf(parent.type), { me, now: today, queriesOf })
  const visible = statement.visible()
  const { rows } = await sql<{ uuid: string }>`select ${statement.row().alias}.uuid from ${statement.from()}
    where ${visible} order by 1 limit 2`.execute(tx)
  return rows.map(({ uuid }) => ({ ...parent, uuid }))
}

/** Every query this person may make of the lists, with values from the current database. */
export const questionsOf = async (tx: Tx, me: Actor, known: KnownValues): Promise<Question[]> => {
  const questions: Question[] = []
  for (const { id, operation } of operations) {
    if (operation.kind !== 'list' || operation.by === 'public' || !operation.by.some(role => me.roles.includes(role))) continue
    const list = operation as List
    const pairs: [string, string][] = []
    for (const filter of list.filters ?? []) pairs.push(...(await pairsOf(tx, filter, list.resource, me, known)))
    for (const parent of await ownersOf(tx, list, me))
      for (const [key, value] of [...pairs, ['pagination', 'false'] as const])
        questions.push({
          name: `${id} ${key}=${value} ${parent?.uuid ?? ''}`,
          key,
          operation: list,
          query: new Map([[key, [value]]]),
          parent,
        })
  }
  return questions
}
/** A list without any query. */
export const isUnasked = ({ key }: Question): boolean => key === 'pagination'
/** The list without the fields that are only shown: this is about which items are found. */
const bare = (list: List): List => {
  const asked = new Set(['uuid', ...(list.filters ?? []).map(({ path }) => path.split('.')[0])])
  const fields = Object.fromEntries(
    Object.entries(list.resource.fields).filter(([name, field]) => asked.has(name) || isRelation(field)),
  )
  return { ...list, resource: { ...list.resource, fields } }
}
/** The items found, in order. */
export const answerTo = async (tx: Tx | Database, { operation, query, parent }: Question, me: Actor): Promise<string> => {
  const found = await findPage(
    tx,
    bare(operation),
    new Map([...query, ['itemsPerPage', ['100']]]),
    { me, now: today, queriesOf },
    parent,
  )
  return `${found.totalItems}: ${found.items.map(({ uuid }) => uuid).join(' ')}`
}
