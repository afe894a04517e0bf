// The kinds of operations that make, change or remove an item, each in one transaction.
import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { AnyItem } from '../../../contract/language.ts'
import { allOf } from '../database/database.ts'
import { Problem } from '../problem.ts'
import { permissionOf, refusalOf } from '../rows/permission.ts'
import { saveItem } from '../rows/rows.ts'
import { clientsIn } from '../rows/show.ts'
import { checkedBody, checkRelations, parsedBody } from './body.ts'
import { inTransaction } from './change.ts'
import { type Kind, viewerOf } from './platform.ts'

/** The handler gives the uuid of the new item. */
export const create: Kind = (platform, request) =>
  inTransaction(platform, request, async change => {
    const body = parsedBody(request)
    const viewer = viewerOf(platform, request)
    // The handler's first query is sent along with those about the relations in the body, whose refusal comes first.
    const [, uuid] = await allOf([
      request.operation.body && checkRelations(change.tx, request.operation.body, body, viewer),
      platform.handlerOf(request.id)(change.context(body)),
    ])
    return change.finish(201, uuid as string)
  })

export const upload: Kind = async (platform, request) => {
  const file = await request.receive()
  // The file's name and content replace the body: they identify a repeated request (idempotency.ts).
  const known = { ...request, body: `${file.name} ${hash('sha256', file.bytes)}` }
  return inTransaction(platform, known, async change => {
    const uuid = (await platform.handlerOf(request.id)({ ...change.context(undefined), file })) as string
    return change.finish(201, uuid)
  })
}

/** The handler gives the columns to change. */
export const change: Kind = (platform, request) =>
  inTransaction(platform, request, async change => {
    const item = await change.load()
    const body = await checkedBody(change.tx, request, platform.queriesOf, item)
    checkVersion(item, body)
    const columns = (await platform.handlerOf(request.id)(change.context(body, item))) as object | undefined
    await saveItem(change.tx, request.operation.resource, item.uuid, columns ?? {}, request.now)
    return change.finish(200, item.uuid, {}, item)
  })

/**
 * A row of the transition table. Refusals come in this order: the actor may never do it (403), the body is wrong, the item does
 * not allow it now.
 */
export const action: Kind = (platform, request) =>
  inTransaction(platform, request, async change => {
    const { resource, action } = request.operation
    const item = await change.load()
    const from = String(item.status)
    const permission = permissionOf(resource, action!, item, request.me, request.now)
    if (permission === 'forbidden') throw new Problem(permission)
    const body = await checkedBody(change.tx, request, platform.queriesOf, item)
    checkVersion(item, body)
    if (typeof permission === 'string') throw refusalOf(permission, resource, item)
    const columns = (await platform.handlerOf(request.id)(change.context(body, item))) as object | undefined
    // A computed status follows from the handler's changes.
    const status = permission.to && !('computed' in resource.fields.status!) && { status: permission.to }
    await saveItem(change.tx, resource, item.uuid, { ...columns, ...status }, request.now, request.operation)
    return change.finish(200, item.uuid, { event: permission.event, from, to: permission.to ?? from }, item)
  })

export const remove: Kind = (platform, request) =>
  inTransaction(platform, request, async change => {
    const { resource } = request.operation
    const item = await change.load()
    await platform.handlerOf(request.id)(change.context(undefined, item))
    await sql`delete from ${sql.table(resource.table)} where uuid = ${item.uuid}::uuid`.execute(change.tx)
    await change.record(item.uuid)
    return { kind: 'nothing', status: 204, clients: clientsIn(resource, [item]) }
  })

const checkVersion = (item: AnyItem, body: unknown) => {
  const version = (body as { version?: number } | undefined)?.version
  if (version !== undefined && item.version !== undefined && item.version !== version) throw new Problem('version')
}
