// What was asked, and what comes of it.
import type { Actor, AnyItem, AnyResource } from '../../../contract/language.ts'
import type { Operation } from '../../../contract/operations.ts'
import type { Browser, Download, Uploaded } from '../concept.ts'
import type { Problem } from '../problem.ts'
import type { Found } from '../rows/rows.ts'

/** A request as it came. */
export interface ApiRequest {
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
  /** `nobody` without a login. */
  me: Actor
  now: string
  browser: Browser
}
/** Public operations have no actor of their own: nobody sees nothing that has an owner. */
export const nobody: Actor = {
  uuid: '00000000-0000-0000-0000-000000000000',
  username: '',
  roles: [],
  impersonator: null,
  session: null,
}
/** A request of somebody who may make it. Of an operation without a resource nothing asks for it. */
export type Asked = ApiRequest & { operation: Operation & { resource: AnyResource } }
/** What comes of it; refused: what was written stays. */
export type Outcome =
  | { kind: 'item'; status: number; resource: AnyResource; item: AnyItem }
  | { kind: 'page'; found: Found; resource: AnyResource; clients: string[] }
  | { kind: 'object'; status: number; value: unknown; clients: string[] }
  | { kind: 'file'; file: Download; clients: string[] }
  | { kind: 'nothing'; status: number; clients?: string[] }
  | { kind: 'refused'; problem: Problem }
/** An outcome that is no refusal: what is answered. */
export type Result = Exclude<Outcome, { kind: 'refused' }>
