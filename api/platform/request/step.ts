// One request on its road, and what comes of it.
import type { Actor, AnyResource, Values } from '../../../contract/language.ts'
import type { Operation } from '../../../contract/operations.ts'
import type { File, Uploaded, Wire } from '../concept.ts'
import type { Database } from '../database/database.ts'
import type { Problem } from '../problem.ts'
import type { Found } from '../rows/rows.ts'
import type { LogAccess } from './access-log.ts'
import type { Turns } from './turns.ts'

/** What was asked, as it came. */
export interface Request {
  id: string
  operation: Operation
  params: Record<string, string>
  /** The raw query string, and the body as text. */
  query: string
  body: string | undefined
  /** What the caller calls this request by (idempotency.ts). */
  key: string | undefined
  /** An upload, once who asks is known to be allowed. */
  receive(): Promise<Uploaded>
  me: Actor | null
  now: string
  wire: Wire
}
/** What comes of it; refused: what was written stays. */
export type Result =
  | { kind: 'item'; status: number; resource: AnyResource; item: Values }
  | { kind: 'page'; found: Found; resource: AnyResource; clients: string[] }
  | { kind: 'object'; status: number; value: unknown; clients: string[] }
  | { kind: 'file'; file: File; clients: string[] }
  | { kind: 'nothing'; status: number; clients?: string[] }
  | { kind: 'refused'; problem: Problem }
/** A result that is no refusal. */
export type Answered = Exclude<Result, { kind: 'refused' }>
/** What is special about an operation, with what it does before its transaction (concept.ts, `prepared`). */
export type Handler = ((context: unknown) => Promise<unknown>) & {
  before?: (context: unknown) => Promise<unknown>
  oneBy?: (wire: Wire) => string
}
/** What every request travels on. */
export interface Road {
  database: Database
  logAccess: LogAccess
  handlerOf(id: string): Handler
  /** Who changes an item waits for who does so already, and both groups of transactions for one of their own to end. */
  items: Turns
  itemTransactions: Turns
  otherTransactions: Turns
  /** Commands that wait for the same lock (concept.ts, `oneBy`). */
  alike: Turns
  /** How long a request waits for what another one holds. */
  lockMs: number
}
/** A request of somebody; of an operation without a resource nothing asks for it. */
export type Step = Request & { me: Actor; operation: Operation & { resource: AnyResource } }
