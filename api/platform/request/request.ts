// A request to the API, and its outcome.
import type { Actor, AnyItem, AnyResource } from '../../../contract/language.ts'
import type { Operation } from '../../../contract/operations.ts'
import type { Browser, Download, Uploaded } from '../concept.ts'
import type { Tx } from '../database/database.ts'
import type { Problem } from '../problem.ts'
import type { Found } from '../rows/rows.ts'

/** A request as it arrived. */
export interface ApiRequest {
  id: string
  operation: Operation
  params: Record<string, string>
  /** The raw query string, and the body as text. */
  query: string
  body: string | undefined
  /** The caller's own key for this request (idempotency.ts). */
  key: string | undefined
  /** Reads an upload, once the actor is known to be allowed. */
  receive(): Promise<Uploaded>
  /** Whether the caller wants unknown fields and filters to be refused (strict.ts). */
  strict?: boolean
  /** Whether the caller of a change needs no more than the address of its item. */
  minimal?: boolean
  /** Whether the item is still as the caller read it, for a request with If-Match. */
  isAsRead?: (item: AnyItem) => boolean
  /** `nobody` without a login. */
  me: Actor
  now: string
  browser: Browser
  /** The clients whose access log line was written with the change. */
  logged: Set<string>
  /** For a preview: what to answer from within the transaction, which is then rolled back. */
  rehearsal?: (tx: Tx, outcome: Outcome) => Promise<Outcome>
}
/** Public operations have no actor: `nobody` sees nothing that has an owner. */
export const nobody: Actor = {
  uuid: '00000000-0000-0000-0000-000000000000',
  username: '',
  roles: [],
  impersonator: null,
  session: null,
}
/** A request from someone who may make it. For an operation without a resource nothing reads `resource`. */
export type AllowedRequest = ApiRequest & { operation: Operation & { resource: AnyResource } }
/** The outcome. After `refused`, what was written is kept. */
export type Outcome =
  | { kind: 'item'; status: number; resource: AnyResource; item: AnyItem }
  | { kind: 'page'; found: Found; resource: AnyResource; clients: string[] }
  | { kind: 'object'; status: number; value: unknown; clients: string[] }
  | { kind: 'file'; file: Download; clients: string[] }
  | { kind: 'nothing'; status: number; clients?: string[] }
  | { kind: 'refused'; problem: Problem }
/** An outcome that is not a refusal: an answer. */
export type Result = Exclude<Outcome, { kind: 'refused' }>
