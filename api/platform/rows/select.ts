// From a resource of the contract to SQL and back: its columns and relations as a select list with joins, a row as an
// item. Aliases are paths: the location of the care moment of a publication is "careMoment.location".
import { sql } from 'kysely'
import {
  type Actor,
  type AnyResource,
  iriOf,
  isRelation,
  listed,
  resourceOf,
  snake,
  type Values,
  within,
} from '../../../contract/language.ts'
import type { ResourceQueries, RowRef } from '../concept.ts'
import type { Sql } from '../database/database.ts'
import { conditionsAt, hide, targetOf } from './hidden.ts'

/** The queries of every resource type; filled once, by the list of concepts. */
export const queriesByType = new Map<string, ResourceQueries>()
export const queriesOf = (resource: AnyResource): ResourceQueries => {
  const found = queriesByType.get(resource.type)
  if (!found) throw new Error(`${resource.type} has no queries: nobody has said who may see it`)
  return found
}

const quote = (name: string) => `"${name}"`
const join = (path: string, target: AnyResource, from: string, field: string) =>
  `left join ${quote(target.table)} ${quote(path)} on ${quote(path)}.uuid = ${quote(from)}.${quote(`${snake(field)}_uuid`)}`

/** A statement under construction over one resource: its joins are shared by columns, conditions and orders. */
export class Statement {
  readonly joins = new Map<string, string>()
  readonly resource: AnyResource
  readonly me: Actor
  readonly now: string
  constructor(resource: AnyResource, me: Actor, now: string) {
    this.resource = resource
    this.me = me
    this.now = now
  }

  /** The root row, or the one at the end of a path of relations that is already joined. */
  row(resource = this.resource, alias = this.resource.table, path = ''): RowRef {
    const column = (rest: string) => this.column(rest, resource, alias, path)
    const among = (target: AnyResource, of: Sql) => new Statement(target, this.me, this.now).among(of)
    const shown = (rest: string) => {
      const conditions = conditionsAt(resource, rest, this.me, column, among)
      return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : undefined
    }
    return { alias: sql.raw(quote(alias)), me: this.me, now: this.now, column, shown }
  }

  column(rest: string, resource: AnyResource, alias: string, path: string): Sql {
    const [step = '', ...more] = rest.split('.')
    const field = resource.fields[step]
    if (more.length === 0) {
      if (field && 'computed' in field) return queriesOf(resource).computed![step]!(this.row(resource, alias, path))
      return sql.raw(`${quote(alias)}.${quote(field && isRelation(field) ? `${snake(step)}_uuid` : snake(step))}`)
    }
    const target = field && targetOf(field)
    if (!target) throw new Error(`${resource.type} has no relation ${step}`)
    if (more.length === 1 && more[0] === 'uuid') return sql.raw(`${quote(alias)}.${quote(`${snake(step)}_uuid`)}`)
    const next = path ? `${path}.${step}` : step
    this.joins.set(next, join(next, target, alias, step))
    return this.column(more.join('.'), target, next, next)
  }

  /** A condition on what the viewer sees at the end of a path; a to-many step means: has at least one that they see. */
  where(path: string, test: (column: Sql) => Sql): Sql {
    const shown = this.row().shown(path)
    const condition = this.condition(path.split('.'), test)
    return shown ? sql`(${shown} and ${condition})` : condition
  }

  /** Whether a column names an item that the viewer sees; undefined when they see all. */
  private among(column: Sql): Sql | undefined {
    const visible = this.visible()
    return this.seesAll() ? undefined : sql`${column} in (select ${this.row().alias}.uuid from ${this.from()} where ${visible})`
  }

  private seesAll(): boolean {
    const { visible } = queriesOf(this.resource)
    return this.me.roles.some(role => role !== 'IS_AUTHENTICATED_2FA_IN_PROGRESS' && visible[role] === true)
  }

  private condition(steps: string[], test: (column: Sql) => Sql): Sql {
    let resource = this.resource
    for (const [index, step] of steps.entries()) {
      const many = resource.many[step]
      if (many) {
        const child = new Statement(resourceOf(many[0]), this.me, this.now)
        const inner = child.where(steps.slice(index + 1).join('.'), test)
        const owner = this.column([...steps.slice(0, index), 'uuid'].join('.'), this.resource, this.resource.table, '')
        const visible = child.visible()
        return sql`exists (select 1 from ${child.from()} where ${child.row().column(many[1])} = ${owner} and ${inner} and ${visible})`
      }
      const field = resource.fields[step]
      resource = (field && targetOf(field)) ?? resource
    }
    return test(this.column(steps.join('.'), this.resource, this.resource.table, ''))
  }

  /**
   * `table join … join …`, with every join asked for so far. `on` ties the table to what stands before it, ahead of its own
   * joins: behind them, and with more than eight, the planner joins the whole table first.
   */
  from(on = ''): Sql {
    return sql.raw([quote(this.resource.table), on, ...this.joins.values()].join(' '))
  }

  /** The condition under which the viewer sees a row: that of each of their roles, joined by or. */
  visible(): Sql {
    const { visible } = queriesOf(this.resource)
    // Who has no role, or none yet, sees only what everyone sees.
    if (Object.values(visible).every(condition => condition === true)) return sql`true`
    const conditions = this.me.roles.flatMap(role => {
      const condition = role === 'IS_AUTHENTICATED_2FA_IN_PROGRESS' ? false : visible[role]
      if (typeof condition === 'boolean') return condition ? [sql`true`] : []
      return [condition(this.row())]
    })
    return conditions.length === 0
      ? sql`false`
      : conditions.length === 1
        ? conditions[0]!
        : sql`(${sql.join(conditions, sql` or `)})`
  }

  /** All columns of the resource's fields, or of those that a list shows, computed ones included. */
  columns(of: 'item' | 'list'): Sql {
    const shape = shapeOf(this.resource, of)
    for (const [path, text] of shape.joins) this.joins.set(path, text)
    const values = shape.computed.map(
      c => sql`, ${queriesOf(c.resource).computed![c.field]!(this.row(c.resource, c.alias, c.path))} as ${sql.raw(quote(c.as))}`,
    )
    return values.length === 0 ? shape.columns : sql`${shape.columns}${sql.join(values, sql``)}`
  }
}

interface Shape {
  columns: Sql
  joins: [path: string, text: string][]
  computed: { resource: AnyResource; field: string; alias: string; path: string; as: string }[]
  read: Read
}
const shapes = { item: new Map<AnyResource, Shape>(), list: new Map<AnyResource, Shape>() }
const shapeOf = (resource: AnyResource, of: 'item' | 'list'): Shape => {
  const known = shapes[of].get(resource)
  if (known) return known
  const columns: string[] = []
  const shape: Omit<Shape, 'columns' | 'read'> = { joins: [], computed: [] }
  const without = of === 'list' ? resource.itemOnly : []
  const read = collect(resource, Object.keys(resource.fields), without, { alias: resource.table, path: '', columns, shape })
  const made = { ...shape, columns: sql.raw(columns.join(', ')), read }
  shapes[of].set(resource, made)
  return made
}

// Every key is there from the start, in the order of the contract and without a value: objects that grow key by key become
// dictionaries, which cost three to five times as much to make and to write as JSON.
const emptyItem = (resource: AnyResource, names: readonly string[]): Values => {
  const keys = ['@id', '@type', 'uuid', ...names, ...(Object.keys(resource.actions).length > 0 ? ['allowedActions'] : [])]
  const item = JSON.parse(JSON.stringify(Object.fromEntries(keys.map(key => [key, null])))) as Values
  for (const key of keys) item[key] = undefined
  item['@type'] = resource.type
  return item
}

type Read = (row: unknown[]) => Values
interface Place {
  alias: string
  path: string
  columns: string[]
  shape: Omit<Shape, 'columns' | 'read'>
}
// Walks the fields once and leaves behind: the columns, the joins, and a reader that turns a row into an item. A row comes
// in the order of the columns, the computed ones after the others.
const collect = (resource: AnyResource, all: readonly string[], without: readonly string[], at: Place): Read => {
  const { alias, path, columns, shape } = at
  const names = listed(all, without)
  const as = (name: string) => (path ? `${path}.${name}` : name)
  const column = (name: string, from = snake(name)) => columns.push(`${quote(alias)}.${quote(from)} as ${quote(as(name))}`) - 1
  const readers: ((row: unknown[], item: Values) => void)[] = []
  const uuid = column('uuid')
  for (const name of names) {
    const field = resource.fields[name]!
    const key = as(name)
    const target = targetOf(field)
    if (target && 'pick' in field) {
      shape.joins.push([key, join(key, target, alias, name)])
      const place = columns.length
      const readTarget = collect(target, field.pick, within(without, name), { ...at, alias: key, path: key })
      readers.push((row, item) => {
        if (row[place] !== null) item[name] = readTarget(row)
      })
    } else if (target) {
      const place = column(name, `${snake(name)}_uuid`)
      readers.push((row, item) => {
        if (row[place] !== null) item[name] = iriOf(target, row[place] as string)
      })
    } else {
      const sendsNull = resource.explicitNull.includes(name)
      const isComputed = 'computed' in field
      const place = isComputed ? shape.computed.push({ resource, field: name, alias, path, as: key }) - 1 : column(name)
      readers.push((row, item) => {
        const value = row[isComputed ? columns.length + place : place]
        if (value !== null || sendsNull) item[name] = value
      })
    }
  }
  const empty = emptyItem(resource, names)
  const address = iriOf(resource, '')
  return row => {
    const item: Values = { ...empty }
    item['@id'] = address + row[uuid]
    item.uuid = row[uuid] as string
    for (const reader of readers) reader(row, item)
    return item
  }
}

/** A selected row as an item with all its fields, before anything is hidden from the viewer. */
export const readItem = (resource: AnyResource, row: unknown[], of: 'item' | 'list'): Values => shapeOf(resource, of).read(row)

/** Whether the viewer sees the item with this uuid: a condition that is looked into once a statement. */
export const isVisible = (resource: AnyResource, uuid: string, { me, now }: Pick<RowRef, 'me' | 'now'>): Sql => {
  const statement = new Statement(resource, me, now)
  const visible = statement.visible()
  return sql`exists (select 1 from ${statement.from()} where ${statement.row().alias}.uuid = ${uuid}::uuid and ${visible})`
}

/** What this viewer gets of an item: the actions they may do now, without the fields that are not theirs to see. */
export const present = (resource: AnyResource, item: Values, me: Actor, now: string): Values => {
  if (Object.keys(resource.actions).length > 0) item.allowedActions = allowedActions(resource, item, me, now)
  hide(resource, item, me)
  return item
}

/** The names of the actions of the transition table that this viewer may do on this item at this moment. */
export const allowedActions = (resource: AnyResource, item: Values, me: Actor, now: string): string[] =>
  Object.entries(resource.actions).flatMap(([name, transitions]) =>
    transitions.some(
      t =>
        t.from.includes(String(item.status)) &&
        t.by.some(role => me.roles.includes(role)) &&
        (t.who?.(item, me) ?? true) &&
        t.when?.(item, now) === undefined,
    )
      ? [name]
      : [],
  )

/** The clients whose data an item shows to its viewer: for the access log. */
export const clientsIn = (resource: AnyResource, items: readonly Values[]): string[] => {
  if (!resource.clientField) return []
  const found = items.flatMap(item => {
    const value = item[resource.clientField!]
    const uuid = typeof value === 'string' ? value : (value as { uuid?: string } | undefined)?.uuid
    return uuid ? [uuid] : []
  })
  return [...new Set(found)]
}
