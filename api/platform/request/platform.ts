// What every request needs of its server.
import type { Browser, QueriesOf, Services, Viewer } from '../concept.ts'
import type { Database } from '../database/database.ts'
import { openTurns, type Turns } from '../turns.ts'
import type { LogAccess } from './access-log.ts'
import type { Asked, Outcome } from './asked.ts'

/** What is special about an operation, with what it does before its transaction (concept.ts, `prepared`). */
export type Handler = ((context: unknown) => Promise<unknown>) & {
  before?: (context: unknown) => Promise<unknown>
  oneBy?: (browser: Browser) => string
}
export interface Platform {
  database: Database
  logAccess: LogAccess
  queriesOf: QueriesOf
  /** Throws for an operation without a handler. */
  handlerOf(id: string): Handler
  services: Services
  queues: Queues
}
/** How requests wait for one another in the process. */
export interface Queues {
  /** Who changes an item waits for who does so already, and both groups of transactions for one of their own to end. */
  items: Turns
  itemTransactions: Turns
  otherTransactions: Turns
  /** Commands that wait for the same lock (concept.ts, `oneBy`). */
  alike: Turns
  /** How long a request waits for what another one holds. */
  lockMs: number
}
/** From a request to what comes of it: one of these a kind of operation. Throws a Problem for a refusal after which nothing stays. */
export type Kind = (platform: Platform, asked: Asked) => Promise<Outcome>

/** Who asks, as one who reads rows. */
export const viewerOf = ({ queriesOf }: Platform, { me, now }: Asked): Viewer => ({ me, now, queriesOf })

const longestQueueMs = 10_000
// Two hundred who log in from one address at once all come in.
const longestAlikeMs = 120_000
/**
 * Who wants what another one holds waits in the process, and so takes no connection from who asks something else: at most one
 * of an item waits in the database, and neither the changes of items nor all other transactions take more than two fifths of
 * the connections. Reads so always find one.
 */
export const openQueues = (lockMs: number, connections: number): Queues => {
  const share = Math.floor((connections * 2) / 5)
  return {
    items: openTurns(1, lockMs, 'taken'),
    itemTransactions: openTurns(share, longestQueueMs, 'unavailable'),
    otherTransactions: openTurns(share, longestQueueMs, 'unavailable'),
    alike: openTurns(1, longestAlikeMs, 'unavailable'),
    lockMs,
  }
}
