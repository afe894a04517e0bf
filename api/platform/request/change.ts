// What runs in the one transaction of a request: its item, the input of its handler, and the event written with it.
import { sql } from 'kysely'
import type { EventName } from '../../../contract/events/events.ts'
import type { AnyItem } from '../../../contract/language.ts'
import type { EventDetails, Viewer } from '../concept.ts'
import { type Database, pipelined, type Tx } from '../database/database.ts'
import { record } from '../events/outbox.ts'
import { Problem } from '../problem.ts'
import { inQueue } from '../queue.ts'
import { parseQuery } from '../rows/filters.ts'
import { alwaysShown } from '../rows/hidden.ts'
import { findItem } from '../rows/rows.ts'
import { addressed, clientsIn, showTo } from '../rows/show.ts'
import { logWithin } from './access-log.ts'
import { parseBody } from './body.ts'
import { once } from './idempotency.ts'
import { type Platform, viewerOf } from './platform.ts'
import type { AllowedRequest, Outcome } from './request.ts'

/** The event of a transition, with the status before and after. */
interface Step {
  event?: string
  from?: string
  to?: string
}
/** The steps in the transaction of a request. */
export interface Change {
  tx: Tx
  /** Whose data the answer shows, as reported by handlers. */
  clients: string[]
  /** The item of the request; throws 404 when the viewer may not see it. `load` locks it until the end, and throws 412 when it is not as the caller read it. */
  find(): Promise<AnyItem>
  load(): Promise<AnyItem>
  /** What a handler gets. */
  context(body: unknown, item?: AnyItem): Record<string, unknown>
  /** Writes the event of the operation or transition, with what the handler added. */
  record(uuid: string, step?: Step): Promise<void>
  /**
   * Writes the event, and the client's access log line; reads the item again, as its viewer sees it now. `item` is as it was
   * loaded.
   */
  finish(status: number, uuid: string, step?: Step, item?: AnyItem): Promise<Outcome>
}

const shortMs = 50
const changesItem = ({ operation: { kind } }: AllowedRequest) => kind === 'change' || kind === 'action' || kind === 'remove'

/** Does the work in one transaction, in its turn, and only once under one key (idempotency.ts). */
export const inTransaction = async (
  platform: Platform,
  request: AllowedRequest,
  work: (change: Change) => Promise<Outcome>,
): Promise<Outcome> => {
  const { database, queues } = platform
  const begin = (waitsMs?: number) =>
    within(database, request, async tx => {
      if (waitsMs) await sql`select set_config('lock_timeout', ${String(waitsMs)}, true)`.execute(tx)
      return once(platform, tx, request, () => work(changeOf(platform, tx, request)))
    })
  if (!changesItem(request)) return inQueue(queues.otherTransactions, '', () => begin())
  const began = performance.now()
  return inQueue(queues.items, request.params.uuid!, () =>
    inQueue(queues.itemTransactions, '', () => {
      // The time already waited here is subtracted from the wait in the database.
      const waited = Math.round(performance.now() - began)
      return begin(waited > shortMs ? Math.max(shortMs, queues.lockMs - waited) : undefined)
    }),
  )
}

// A preview ends where the change itself would be committed: deferred checks run now.
const within = async (
  database: Database,
  { rehearsal }: AllowedRequest,
  work: (tx: Tx) => Promise<Outcome>,
): Promise<Outcome> => {
  if (!rehearsal) return database.transaction().execute(async tx => work(await pipelined(tx)))
  const tx = await database.startTransaction().execute()
  try {
    const outcome = await work(tx)
    await sql`set constraints all immediate`.execute(tx)
    return await rehearsal(tx, outcome)
  } finally {
    await tx.rollback().execute()
  }
}

// A list has the form it has in a filter: `a[]`, or `a` more than once.
const namesIn = (query: URLSearchParams) =>
  Object.fromEntries(
    [...query.keys()].map(key => {
      const values = query.getAll(key)
      return key.endsWith('[]') ? [key.slice(0, -2), values] : [key, values.length > 1 ? values : values[0]]
    }),
  )

// The changed item, as its viewer sees it now. A caller who needs only its address gets that without a query, unless the item
// shows a client: then it is read for the line in the access log.
const readAgain = async (
  tx: Tx,
  { operation, minimal, key, rehearsal }: AllowedRequest,
  uuid: string,
  viewer: Viewer,
): Promise<AnyItem> => {
  const { resource } = operation
  if (minimal && !resource.clientField && !rehearsal) return addressed(resource, uuid)
  // A stored key is written after it, and a preview is never committed.
  const ends = key === undefined && !rehearsal
  const item = await findItem(tx, resource, uuid, viewer, { unseen: true, ends, seen: true })
  return showTo(viewer, resource, item!, 'item')
}

const changeOf = (platform: Platform, tx: Tx, request: AllowedRequest): Change => {
  const { operation, me, now, params, query, browser } = request
  const { resource } = operation
  const viewer = viewerOf(platform, request)
  const clients: string[] = []
  let noted: EventDetails = {}
  const find = async (lock: boolean) => {
    const item = await findItem(tx, resource, params.uuid!, viewer, { lock })
    if (!item) throw new Problem('not_found')
    return item
  }
  const load = async () => {
    const item = await find(true)
    // Read again as by its address: the locked item is as stored.
    if (request.isAsRead) {
      const read = await findItem(tx, resource, item.uuid, viewer, { seen: true })
      if (!request.isAsRead(showTo(viewer, resource, read!, 'item'))) throw new Problem('precondition')
    }
    return item
  }
  const writeEvent = async (uuid: string, { event = operation.event, ...statuses }: Step = {}) => {
    if (!event) return
    const name = event as EventName
    const { reason = null, data } = noted
    await record(tx, [
      { name, subjectType: resource.type, subjectUuid: uuid, me, now, ...statuses, reason, ...(data && { data }) },
    ])
  }
  const context = (body: unknown, item?: AnyItem) => {
    noted = { reason: (body as { reason?: string | null } | undefined)?.reason }
    return {
      ...{ tx, me, now, viewer, body, params, item, browser, services: platform.services },
      query: operation.query ? parseBody(operation.query, namesIn(new URLSearchParams(query))) : undefined,
      search: parseQuery(query),
      reads: (uuids: string[]) => {
        clients.push(...uuids)
      },
      note: (extra: EventDetails) => {
        noted = { ...noted, ...extra }
      },
    }
  }
  // A change that is rolled back in the end is logged with its answer.
  const logChange = async (item: AnyItem) => {
    if (request.rehearsal || !resource.clientField || !alwaysShown(resource, resource.clientField, me)) return
    const seen = [...clientsIn(resource, [item]), ...clients]
    if (seen.length > 0) await logWithin(tx, me, request.id, seen, browser.address, now)
    for (const client of seen) request.logged.add(client)
  }
  const finish = async (status: number, uuid: string, step?: Step, before?: AnyItem): Promise<Outcome> => {
    await writeEvent(uuid, step)
    if (before) await logChange(before)
    return { kind: 'item', status, resource, item: await readAgain(tx, request, uuid, viewer) }
  }
  return { tx, clients, find: () => find(false), load, context, record: writeEvent, finish }
}
