// The kinds of operations that read: without a transaction, and in one statement where possible.
import { resourceOf } from '../../../contract/catalogue.ts'
import type { Viewer } from '../concept.ts'
import type { Database } from '../database/database.ts'
import { Problem } from '../problem.ts'
import { parseQuery } from '../rows/filters.ts'
import { findItem, findMoved, findPage, isKnown, visibleAmong } from '../rows/rows.ts'
import { clientsIn, showTo } from '../rows/show.ts'
import { type Kind, viewerOf } from './platform.ts'

export const list: Kind = async (platform, request) => {
  const { operation, params, query } = request
  const { resource, parent } = operation
  const viewer = viewerOf(platform, request)
  const owner = parent && { ...parent, uuid: params[parent.parameter]! }
  const { clients, found } = await platform.read(async database => {
    const clients = owner ? await seeOwner(database, owner, viewer) : []
    return { clients, found: await findPage(database, operation, parseQuery(query), viewer, owner) }
  })
  for (const item of found.items) showTo(viewer, resource, item, 'list')
  return { kind: 'page', found, resource, clients }
}

export const get: Kind = async (platform, request) => {
  const { resource } = request.operation
  const uuid = request.params.uuid!
  const viewer = viewerOf(platform, request)
  const item = await platform.read(async database => {
    const found =
      (await findItem(database, resource, uuid, viewer, { seen: true })) ?? (await findMoved(database, resource, uuid, viewer))
    if (!found) throw new Problem((await isKnown(database, resource, uuid, viewer)) ? 'forbidden' : 'not_found')
    return found
  })
  return { kind: 'item', status: 200, resource, item: showTo(viewer, resource, item, 'item') }
}

// Anything below a client, or below an item that shows one, counts as that client's data, even when it is empty.
const seeOwner = async (database: Database, { type, uuid }: { type: string; uuid: string }, viewer: Viewer) => {
  const resource = resourceOf(type)
  if (resource.clientField === undefined || resource.clientField === 'uuid') {
    if (!(await visibleAmong(database, resource, [uuid], viewer)).has(uuid)) throw new Problem('not_found')
    return resource.clientField ? [uuid] : []
  }
  const item = await findItem(database, resource, uuid, viewer)
  if (!item) throw new Problem('not_found')
  return clientsIn(resource, [showTo(viewer, resource, item, 'item')])
}
