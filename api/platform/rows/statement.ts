// A statement over the rows of a resource, as a viewer sees them: joins, conditions and columns.
import { sql } from 'kysely'
import { resourceOf } from '../../../contract/catalogue.ts'
import { type Actor, type AnyResource, type Field, isRelation, snake } from '../../../contract/language.ts'
import type { Row, Viewer } from '../concept.ts'
import type { Sql } from '../database/database.ts'
import { actingAs, inEachRole } from './acting-as.ts'
import { conditionsAt, neverShown, targetOf } from './hidden.ts'
import { type ComputedValue, type Extent, joinTo, quote, readerOf } from './item-reader.ts'
import { madeOnce } from './made-once.ts'

/** A statement under construction over one resource. Columns, conditions and orders share its joins. */
export class Statement {
  readonly joins = new Map<string, string>()
  readonly resource: AnyResource
  readonly viewer: Viewer
  constructor(resource: AnyResource, viewer: Viewer) {
    this.resource = resource
    this.viewer = viewer
  }

  /** The root row, or the row at the end of a path of relations that is already joined. */
  row(resource = this.resource, alias = this.resource.table, path = ''): Row {
    const column = (rest: string) => this.column(rest, resource, alias, path)
    const among = (target: AnyResource, of: Sql) => new Statement(target, this.viewer).among(of)
    const shown = (rest: string) => {
      const each = inEachRole(this.viewer.me).map(one => ({ one, of: conditionsAt(resource, rest, one, column, among) }))
      if (each.some(({ of }) => of.length === 0) && (each.length === 1 || path)) return undefined
      if (each.every(({ of }) => of.length === 0)) return undefined
      // For somebody with several roles: true in at least one role that sees the row.
      const all = each.map(({ one, of }) => sql.join(each.length > 1 && !path ? [this.conditionOf(one), ...of] : of, sql` and `))
      return sql`(${sql.join(all, sql` or `)})`
    }
    const { me, now, queriesOf } = this.viewer
    return { alias: sql.raw(quote(alias)), me, now, queriesOf, column, shown }
  }

  column(rest: string, resource: AnyResource, alias: string, path: string): Sql {
    const [step = '', ...more] = rest.split('.')
    const field = resource.fields[step]
    if (more.length === 0) {
      if (field && 'computed' in field) return this.viewer.queriesOf(resource).computed![step]!(this.row(resource, alias, path))
      return sql.raw(`${quote(alias)}.${quote(field && isRelation(field) ? `${snake(step)}_uuid` : snake(step))}`)
    }
    const target = field && targetOf(field)
    if (!target) throw new Error(`${resource.type} has no relation ${step}`)
    if (more.length === 1 && more[0] === 'uuid') return sql.raw(`${quote(alias)}.${quote(`${snake(step)}_uuid`)}`)
    const next = path ? `${path}.${step}` : step
    this.joins.set(next, joinTo(next, target, alias, step))
    return this.column(more.join('.'), target, next, next)
  }

  /** A condition on what the viewer sees at the end of a path. A to-many step means: at least one that the viewer sees. */
  where(path: string, test: (column: Sql) => Sql): Sql {
    const shown = this.row().shown(path)
    const condition = this.condition(path.split('.'), test)
    return shown ? sql`(${shown} and ${condition})` : condition
  }

  /** Whether a column names an item that the viewer sees; undefined when they see all items. */
  private among(column: Sql): Sql | undefined {
    const visible = this.visible()
    return this.seesAll() ? undefined : sql`${column} in (select ${this.row().alias}.uuid from ${this.from()} where ${visible})`
  }

  /** Whether the viewer sees every row. */
  seesAll(): boolean {
    const { visible } = this.viewer.queriesOf(this.resource)
    return this.viewer.me.roles.some(role => role !== 'IS_AUTHENTICATED_2FA_IN_PROGRESS' && visible[role] === true)
  }

  private condition(steps: string[], test: (column: Sql) => Sql): Sql {
    let resource = this.resource
    for (const [index, step] of steps.entries()) {
      const many = resource.many[step]
      if (many) {
        const child = new Statement(resourceOf(many[0]), this.viewer)
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
   * `table join … join …`, with every join so far. `on` connects the table to what precedes it, and comes before the table's own
   * joins: if it came after more than eight of them, the planner would join the whole table first.
   */
  from(on = ''): Sql {
    return sql.raw([quote(this.resource.table), on, ...this.joins.values()].join(' '))
  }

  /** The same, with inner joins along required relations, so that an index of a joined table may lead the way. */
  fromRequired(): Sql {
    const joins = [...this.joins].map(([path, join]) => (this.isRequired(path.split('.')) ? join.replace(/^left /, '') : join))
    return sql.raw([quote(this.resource.table), ...joins].join(' '))
  }
  private isRequired(path: string[]): boolean {
    let at: AnyResource | undefined = this.resource
    for (const step of path) {
      const field: Field | undefined = at?.fields[step]
      if (!field || !isRelation(field) || field.nullable) return false
      at = targetOf(field)
    }
    return true
  }

  /** The text of a part of this statement, made once for the roles of the viewer. */
  private once(name: string, build: (statement: Statement) => Sql): Sql {
    const { text, joins } = madeOnce(this.resource, name, this.viewer, viewer => {
      const statement = new Statement(this.resource, viewer)
      return { text: build(statement), joins: statement.joins }
    })
    for (const [path, join] of joins) this.joins.set(path, join)
    return text
  }

  /** The condition under which the viewer sees a row: the conditions of their roles, combined with or. */
  visible(): Sql {
    return this.once('visible', statement => statement.conditionOf(this.viewer.me))
  }
  private conditionOf({ roles }: Actor): Sql {
    const { visible } = this.viewer.queriesOf(this.resource)
    // Someone without a role, or without one yet, sees only what everyone sees.
    if (Object.values(visible).every(condition => condition === true)) return sql`true`
    const conditions = roles.flatMap(role => {
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

  /**
   * All columns of the resource's fields, or of those in a list, including computed ones. With `seen` without those this viewer
   * never sees: a value computed for nobody may cost more than all the rest. For someone with several roles the last column says
   * which of them see the row.
   */
  columns(extent: Extent, seen = false): Sql {
    return this.once(`${extent} ${seen}`, statement => statement.selectList(extent, seen))
  }
  private selectList(extent: Extent, seen: boolean): Sql {
    const { selected, joins } = readerOf(this.resource, extent)
    for (const [path, text] of joins) this.joins.set(path, text)
    const hidden = seen ? neverShown(this.resource, this.viewer.me) : new Set()
    const { me } = this.viewer
    const roles = me.roles.map(role => sql`case when ${this.conditionOf(actingAs(me, [role]))} then ${sql.lit(role)} end`)
    const seenAs = roles.length > 1 ? [sql`array_remove(array[${sql.join(roles)}], null) as "seen as"`] : []
    return sql.join([
      ...selected.map(value => {
        if (!('computed' in value)) return value
        return hidden.has(value.as) ? sql.raw(`null as ${quote(value.as)}`) : this.computed(value)
      }),
      ...seenAs,
    ])
  }

  private computed({ resource, computed, alias, path, as }: ComputedValue): Sql {
    const value = this.viewer.queriesOf(resource).computed![computed]!(this.row(resource, alias, path))
    return sql`${value} as ${sql.raw(quote(as))}`
  }
}

/** Whether the viewer sees the item with this uuid: a condition that PostgreSQL evaluates once a statement. */
export const isVisible = (resource: AnyResource, uuid: string, viewer: Viewer): Sql => {
  const statement = new Statement(resource, viewer)
  const visible = statement.visible()
  return sql`exists (select 1 from ${statement.from()} where ${statement.row().alias}.uuid = ${uuid}::uuid and ${visible})`
}
