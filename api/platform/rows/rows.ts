// Reads rows as the viewer sees them: a page of a list, one item, an item locked for change. One statement each.
import { sql } from 'kysely'
import { type AnyItem, type AnyResource, type Role, snake } from '../../../contract/language.ts'
import type { Operation } from '../../../contract/operations.ts'
import type { SeenBy, Viewer } from '../concept.ts'
import { asArrays, type Database, last, type Sql, type Tx, unheeded } from '../database/database.ts'
import { noteSeenAs } from './acting-as.ts'
import { criteriaOf, type Paging, pagingOf } from './filters.ts'
import { targetOf } from './hidden.ts'
import { type Extent, readerOf } from './item-reader.ts'
import { Statement } from './statement.ts'

type Handle = Database | Tx
const all = (conditions: Sql[]): Sql => sql.join(conditions, sql` and `)

/** Reads rows as the items of this viewer; from index `from` on, a row says in which of several roles they see it. */
const readingFor = (resource: AnyResource, extent: Extent, { me }: Viewer, from: -1 | -2) => {
  const { read } = readerOf(resource, extent)
  return me.roles.length > 1 ? (row: unknown[]) => noteSeenAs(read(row), row.at(from) as Role[]) : read
}

export interface Found {
  items: AnyItem[]
  totalItems: number
  paging: Paging
}

/**
 * A page of what the viewer may see and asked for, with the total count. `parent` narrows it to one owner. The extent `item` adds
 * the fields that lists leave out.
 */
export const findPage = async (
  db: Handle,
  operation: Operation & { resource: AnyResource },
  query: Map<string, string[]>,
  viewer: Viewer,
  parent?: { type: string; path?: string; uuid: string },
  extent: Extent = 'list',
): Promise<Found> => {
  const { resource } = operation
  const { below, isView, byMonth } = viewer.queriesOf(resource)
  const paging = pagingOf(query, operation)
  const asked = (statement: Statement) => {
    const { where, order } = criteriaOf(query, operation, statement)
    const row = statement.row()
    if (parent?.path) where.unshift(statement.where(`${parent.path}.uuid`, column => sql`${column} = ${parent.uuid}::uuid`))
    else if (parent) where.unshift(below![parent.type]!(row, parent.uuid))
    return { where: all([...where, statement.visible()]), order, isAll: where.length === 0 && statement.seesAll() }
  }
  const hits = new Statement(resource, viewer)
  const { where, order, isAll } = asked(hits)
  const keys = order.map((o, i) => sql`, ${o.by} as ${sql.raw(`k${i}`)}`)
  const sorting = (from: string) =>
    sql.raw([...order.map((o, i) => `${from}k${i}${o.descending ? ' desc' : ''}`), `${from}uuid`].join(', '))
  const page = new Statement(resource, viewer)
  const columns = page.columns(extent, extent === 'list')
  // A view has no index to its rows: the page is chosen from the requested rows, not from the whole view.
  const root = sql.raw(`"${resource.table}"`)
  const inPage = byMonth ? sql`where ${root}.uuid = any(array(select uuid from page))` : sql``
  const among = isView ? sql`where ${asked(page).where}` : inPage
  const hit = (from: Sql) => sql`select ${root}.uuid${keys.length > 0 ? sql.join(keys, sql``) : sql``} from ${from}`
  const first = sql`order by ${sorting('')} ${limitOf(paging)}`
  // Without filters PostgreSQL reads a page from an index in this order. With filters it may have to read far to fill a page, so
  // it finds all rows once, for both the page and the count.
  const found =
    isAll && !isView
      ? { by: sql`page as (${hit(hits.fromRequired())} ${first})`, count: sql`select count(*) from ${root}` }
      : {
          by: sql`hit as materialized (${hit(hits.from())} where ${where}), page as (select * from hit ${first})`,
          count: sql`select count(*) from hit`,
        }
  const { rows } = await sql<unknown[]>`${asArrays}
    with ${found.by}
    select ${columns}, (${found.count})
    from page join ${page.from(`on "${resource.table}".uuid = page.uuid`)} ${among} order by ${sorting('page.')}`.execute(db)
  const totalItems = rows[0] ? Number(rows[0].at(-1)) : await countOf(db, hits, where, paging)
  return { items: rows.map(readingFor(resource, extent, viewer, -2)), totalItems, paging }
}

// Inlined, so that the plan is for this many rows, but only for page sizes that screens use: each different text is planned and
// cached separately. For that reason the offset is always a parameter.
const limitOf = ({ page, itemsPerPage }: Paging): Sql => {
  const isUsual = itemsPerPage % 10 === 0 || itemsPerPage === 1
  const limit = sql`limit ${isUsual ? sql.lit(itemsPerPage) : itemsPerPage}`
  return page === 1 ? limit : sql`${limit} offset ${(page - 1) * itemsPerPage}`
}

// An empty page has no total. On the first page the total is then zero; on a later page it needs a query.
const countOf = async (db: Handle, hits: Statement, where: Sql, paging: Paging): Promise<number> => {
  if (paging.page === 1 && paging.itemsPerPage > 0) return 0
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${hits.from()} where ${where}`.execute(db)
  return rows[0]!.n
}

// The next statement sees what others committed meanwhile.
const lockOwner = async (db: Handle, { table, fields, locksFirst }: AnyResource, uuid: string): Promise<void> => {
  if (!locksFirst) return
  const owner = sql.table(targetOf(fields[locksFirst])!.table)
  await sql`${unheeded}select 1 from ${owner} where uuid = (select ${sql.ref(`${snake(locksFirst)}_uuid`)} from ${sql.table(table)}
    where uuid = ${uuid}::uuid) for no key update`.execute(db)
}

/**
 * The item with this uuid if the viewer may see it. With `lock` it is locked until the end of the transaction, `ends` commits
 * that along with it. `seen` leaves out what the viewer does not see of it.
 */
export const findItem = async (
  db: Handle,
  resource: AnyResource,
  uuid: string,
  viewer: Viewer,
  { lock = false, unseen = false, ends = false, seen = false } = {},
): Promise<AnyItem | undefined> => {
  const statement = new Statement(resource, viewer)
  const columns = statement.columns('item', seen)
  const visible = unseen ? sql`true` : statement.visible()
  const root = sql.raw(`"${resource.table}"`)
  if (lock) await lockOwner(db, resource, uuid)
  const { rows } = await sql<unknown[]>`${ends ? last : sql``}${asArrays}
    select ${columns} from ${statement.from()} where ${root}.uuid = ${uuid}::uuid and ${visible}
    ${lock ? sql`for no key update of ${root}` : sql``}`.execute(db)
  return rows[0] && readingFor(resource, 'item', viewer, -1)(rows[0])
}

/** The item that a deleted one became part of, if the viewer may see it. */
export const findMoved = async (
  db: Handle,
  resource: AnyResource,
  uuid: string,
  viewer: Viewer,
): Promise<AnyItem | undefined> => {
  const { movedTo } = viewer.queriesOf(resource)
  if (!movedTo) return undefined
  const { rows } = await sql<{ uuid: string | null }>`select ${movedTo(uuid)} as uuid`.execute(db)
  return rows[0]?.uuid ? findItem(db, resource, rows[0].uuid, viewer, { seen: true }) : undefined
}

/** Whether the viewer comes across the IRI of this item elsewhere, although they may not see the item. */
export const isKnown = async (db: Handle, resource: AnyResource, uuid: string, viewer: Viewer): Promise<boolean> => {
  const row = new Statement(resource, viewer).row()
  const { known = {} } = viewer.queriesOf(resource)
  for (const role of viewer.me.roles as SeenBy[]) {
    const condition = known[role]?.(row)
    if (!condition) continue
    const table = sql.table(resource.table)
    const { rows } = await sql`select 1 from ${table} where ${table}.uuid = ${uuid}::uuid and ${condition}`.execute(db)
    if (rows.length > 0) return true
  }
  return false
}

/** Which of these uuids exist for the viewer, and whether each may be chosen. */
export const visibleAmong = async (
  db: Handle,
  resource: AnyResource,
  uuids: string[],
  viewer: Viewer,
): Promise<Map<string, boolean>> => {
  const statement = new Statement(resource, viewer)
  const visible = statement.visible()
  const root = sql.raw(`"${resource.table}"`)
  const selectable = resource.selectableField
    ? statement.column(resource.selectableField, resource, resource.table, '')
    : sql`true`
  const { rows } = await sql<{ uuid: string; selectable: boolean }>`
    select ${root}.uuid, ${selectable} as selectable from ${statement.from()} where ${uuids.length === 1 ? sql`${root}.uuid = ${uuids[0]}::uuid` : sql`${root}.uuid = any(${uuids}::uuid[])`} and ${visible}`.execute(
    db,
  )
  return new Map(rows.map(row => [row.uuid, row.selectable]))
}

/**
 * Saves changed columns of an item, with its version and time of change if it has them. Without changes it saves nothing. The
 * version may stay, for something separate from what others change.
 */
export const saveItem = async (
  tx: Tx,
  resource: AnyResource,
  uuid: string,
  changes: object,
  now: string,
  { keepsVersion }: { keepsVersion?: true } = {},
): Promise<void> => {
  if (Object.keys(changes).length === 0 && !('version' in resource.fields)) return
  const set = Object.entries(changes).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  if ('updatedAt' in resource.fields) set.push(sql`updated_at = ${now}`)
  if ('version' in resource.fields && !keepsVersion) set.push(sql`version = version + 1`)
  await sql`${unheeded}update ${sql.table(resource.table)} set ${sql.join(set)} where uuid = ${uuid}::uuid`.execute(tx)
}
