// What runs in the one transaction of a request: the item it is about, what its handler gets, the event that is written with it.
import { sql } from 'kysely'
import type { Values } from '../../../contract/language.ts'
import type { Tx } from '../database/database.ts'
import { type NewEvent, record } from '../events/outbox.ts'
import { Problem } from '../problem.ts'
import { parseQuery } from '../rows/filters.ts'
import { findItem } from '../rows/rows.ts'
import { present } from '../rows/select.ts'
import { parseBody } from './body.ts'
import { once } from './idempotency.ts'
import type { Result, Road, Step } from './step.ts'
import { inTurn, openTurns } from './turns.ts'

// A list as in a filter: `a[]`, or `a` more than once.
const namesIn = (query: URLSearchParams) =>
  Object.fromEntries(
    [...query.keys()].map(key => {
      const values = query.getAll(key)
      return key.endsWith('[]') ? [key.slice(0, -2), values] : [key, values.length > 1 ? values : values[0]]
    }),
  )

/** What there is to do in the transaction of a request. */
export interface Work {
  clients: string[]
  find(): Promise<Values>
  load(): Promise<Values>
  context(body: unknown, item?: Values): Record<string, unknown>
  record(uuid: string, change: Partial<NewEvent>): Promise<void>
  finish(status: number, uuid: string, change: Partial<NewEvent>): Promise<Result>
}
/**
 * Who wants what another one holds waits in the process, and so takes no connection from who asks something else: at most one
 * of an item waits in the database, and neither the changes of items nor all other transactions take more than two fifths of
 * the connections. Reads so always find one.
 */
export const openQueues = (lockMs: number, connections: number) => {
  const share = Math.floor((connections * 2) / 5)
  return {
    items: openTurns(1, lockMs, 'taken'),
    itemTransactions: openTurns(share, longestQueueMs, 'unavailable'),
    otherTransactions: openTurns(share, longestQueueMs, 'unavailable'),
    alike: openTurns(1, longestAlikeMs, 'unavailable'),
    lockMs,
  }
}
const longestQueueMs = 10_000
// Two hundred who log in from one address at once all come in.
const longestAlikeMs = 120_000
const changesItem = ({ operation: { kind } }: Step) => kind === 'change' || kind === 'action' || kind === 'remove'

/** Does the work in one transaction; what a handler notes goes into the event that is written with the change. */
export const inTransaction = async (road: Road, step: Step, work: (tx: Tx, work: Work) => Promise<Result>): Promise<Result> => {
  const begin = (waitsMs?: number) =>
    road.database.transaction().execute(async tx => {
      if (waitsMs) await sql`select set_config('lock_timeout', ${String(waitsMs)}, true)`.execute(tx)
      return once(tx, step, () => work(tx, workOf(tx, step)))
    })
  if (!changesItem(step)) return inTurn(road.otherTransactions, '', () => begin())
  const asked = performance.now()
  return inTurn(road.items, step.params.uuid!, () =>
    inTurn(road.itemTransactions, '', () => {
      // What was waited here is not waited again in the database.
      const waited = Math.round(performance.now() - asked)
      return begin(waited > shortMs ? Math.max(shortMs, road.lockMs - waited) : undefined)
    }),
  )
}
const shortMs = 50

const workOf = (tx: Tx, step: Step): Work => {
  const { operation, me, now, params, query } = step
  const { resource } = operation
  let noted: { reason?: string | null | undefined; data?: Record<string, unknown> } = {}
  const find = async (lock: boolean) => {
    const item = await findItem(tx, resource, params.uuid!, me, now, { lock })
    if (!item) throw new Problem('not_found')
    return item
  }
  const queryValue = () => (operation.query ? parseBody(operation.query, namesIn(new URLSearchParams(query))) : undefined)
  const writeEvent = async (uuid: string, change: Partial<NewEvent>) => {
    const name = change.name ?? operation.event
    if (name)
      await record(tx, [
        {
          subjectType: resource.type,
          subjectUuid: uuid,
          me,
          now,
          ...change,
          name,
          reason: noted.reason ?? null,
          ...(noted.data && { data: noted.data }),
        },
      ])
  }
  const clients: string[] = []
  return {
    clients,
    find: () => find(false),
    load: () => find(true),
    context: (body, item) => {
      const reason = (body as { reason?: string | null } | undefined)?.reason
      noted = { reason }
      return {
        tx,
        me,
        now,
        body,
        params,
        item,
        query: queryValue(),
        search: parseQuery(query),
        reads: (uuids: string[]) => {
          clients.push(...uuids)
        },
        note: (extra: typeof noted) => {
          noted = { ...noted, ...extra }
        },
      }
    },
    record: writeEvent,
    finish: async (status, uuid, change) => {
      await writeEvent(uuid, change)
      const item = await findItem(tx, resource, uuid, me, now, { unseen: true })
      return { kind: 'item', status, resource, item: present(resource, item!, me, now) }
    },
  }
}
