// What every request needs from its server.
import type { Browser, Mails, NamesOf, QueriesOf, Services, Viewer } from '../concept.ts'
import type { Database } from '../database/database.ts'
import type { Standbys } from '../database/standbys.ts'
import { Problem } from '../problem.ts'
import { openQueue, type Queue } from '../queue.ts'
import type { LogAccess } from './access-log.ts'
import type { AllowedRequest, Outcome } from './request.ts'

/** The special part of an operation, including its step before the transaction (concept.ts, `prepared`). */
export type Handler = ((context: unknown) => Promise<unknown>) & {
  before?: (context: unknown) => Promise<unknown>
  oneBy?: (browser: Browser) => string
}
export interface Platform {
  database: Database
  /** Reads without a lock: from an up-to-date standby, if there is one, otherwise from the database itself. */
  read: Read
  logAccess: LogAccess
  queriesOf: QueriesOf
  mails: Mails
  namesOf: NamesOf
  /** Throws for an operation without a handler. */
  handlerOf(id: string): Handler
  services: Services
  queues: Queues
}
/** The queues in which requests wait for one another within the process. */
interface Queues {
  /**
   * Someone who changes an item waits for anyone who already does. Both groups of transactions have a maximum, and wait when it
   * is reached.
   */
  items: Queue
  itemTransactions: Queue
  otherTransactions: Queue
  /** Commands that wait for the same lock (concept.ts, `oneBy`). */
  alike: Queue
  /** How long a request waits for what another request holds. */
  lockMs: number
}
/**
 * From a request to its outcome: one function for each kind of operation. Throws a Problem for a refusal that rolls everything
 * back.
 */
export type Kind = (platform: Platform, request: AllowedRequest) => Promise<Outcome>

export type Read = <T>(read: (database: Database) => Promise<T>) => Promise<T>

/** What exceeded the statement timeout would do so again. */
const tookTooLong = '57014'
/** Reads from these standbys; whatever fails there, as when one disappears, is read from the database. */
export const readFrom =
  (database: Database, standbys: Standbys | undefined): Read =>
  async read => {
    const standby = await standbys?.caughtUp()
    if (!standby) return read(database)
    return read(standby).catch(error => {
      if (error instanceof Problem || error.code === tookTooLong) throw error
      return read(database)
    })
  }

/** The actor, as a viewer of rows. */
export const viewerOf = ({ queriesOf }: Platform, { me, now }: AllowedRequest): Viewer => ({ me, now, queriesOf })

const longestQueueMs = 10_000
// Two hundred people who log in from one address at once can all get in.
const longestAlikeMs = 120_000
/**
 * A request that needs what another request holds waits in the process, so it takes no connection from others. In the database at
 * most one request waits for each item. Changes of items take at most two fifths of the connections, and so do all other
 * transactions. Reads therefore always find a free connection.
 */
export const openQueues = (lockMs: number, connections: number): Queues => {
  const share = Math.floor((connections * 2) / 5)
  return {
    items: openQueue(1, lockMs, 'taken'),
    itemTransactions: openQueue(share, longestQueueMs, 'unavailable'),
    otherTransactions: openQueue(share, longestQueueMs, 'unavailable'),
    alike: openQueue(1, longestAlikeMs, 'unavailable'),
    lockMs,
  }
}
