// Who sees a document and its files, and how the documents together decide the phase of their worker.

import { sql } from 'kysely'
import type { EventName } from '../../contract/events/events.ts'
import { type DocumentKind, documentKind, type documentOperations, pascal, proofState } from '../../contract/workers/documents.ts'
import { documentReasons, type WorkerDocument } from '../../rules/documents/document-reasons.ts'
import type { KnownOfWorker } from '../../rules/documents/paper-proof.ts'
import { type ContractType, requiredDocuments } from '../../rules/documents/required-documents.ts'
import { type CareWorkerPhase, phaseAfter } from '../../rules/people/care-worker-phase.ts'
import { amsterdamDate } from '../../rules/time/amsterdam.ts'
import type { Queries, ResourceQueries, Row, Visible } from '../platform/concept.ts'
import type { Sql, Tx } from '../platform/database/database.ts'
import { type NewEvent, record } from '../platform/events/outbox.ts'

const documents = (condition: (row: Row) => Sql): ResourceQueries & { computed: { files: (row: Row) => Sql } } => ({
  visible: {
    ROLE_CARE_WORKER: row => sql`(${row.alias}.care_worker_uuid = ${row.me.uuid} and ${condition(row)})`,
    ROLE_CLIENT_ADMIN: false,
    ROLE_PLANNER: condition,
    ROLE_BACK_OFFICE_EMPLOYEE: false,
    ROLE_ORGANIZATION_USER: false,
    ROLE_ORGANIZATION_LOCATION_ADMIN: false,
  } satisfies Visible,
  computed: {
    files: ({
      alias,
    }) => sql`(select coalesce(jsonb_agg(jsonb_build_object('@id', '/v1/user_files/' || f.uuid, 'uuid', f.uuid, 'name', f.name,
      'mediaType', f.media_type, 'size', f.size) order by f.uuid), '[]')
      from care_worker_document_file df join user_file f on f.uuid = df.user_file_uuid where df.care_worker_document_uuid = ${alias}.uuid)`,
  },
  // Documents that cannot be proven come last, whatever their kind.
  orders: {
    // One that differs from the register comes first.
    proof: ({ alias }) =>
      sql`case when ${alias}.register_standing <> 'in_register' then 0 else coalesce(array_position(${proofState}::text[], ${alias}.proof), ${proofState.length + 1}) end`,
  },
})
const byKind = Object.fromEntries(
  documentKind.map(kind => [`${pascal(kind)}Document`, documents(({ alias }) => sql`${alias}.kind = ${kind}`)]),
)
export const queries = {
  ...byKind,
  CareWorkerDocument: documents(() => sql`true`),
} as Queries<typeof documentOperations>

// As many as a planner can survey beside a document.
const maxReasons = 12
/** The reasons given before for rejecting this kind of document, or any kind when none is named; the most used first. */
export const rejectionReasons = async (tx: Tx, kind: string | undefined): Promise<{ reason: string; count: number }[]> => {
  const { rows } = await sql<{ reason: string; count: number }>`select rejection_reason as reason, count(*)::int as count
    from care_worker_document where status = 'rejected' and rejection_reason is not null and kind = coalesce(${kind ?? null}, kind) group by rejection_reason
    order by count(*) desc, max(reviewed_at) desc limit ${maxReasons}`.execute(tx)
  return rows
}

/** The worker of a document with the data about their phase, locked. Documents that are read after this cannot change. */
const standingOf = async (tx: Tx, careWorker: string, now: string) => {
  const { rows } = await sql<{ phase: CareWorkerPhase; contract_types: ContractType[]; big: boolean; worked: boolean }>`
    select w.phase, w.contract_types, l.big_registered as big,
      exists (select 1 from care_moment where assignee_uuid = w.uuid and status = 'approved') as worked
    from care_worker w join care_worker_profile p on p.uuid = w.uuid join expertise_level l on l.uuid = p.expertise_level_uuid
    where w.uuid = ${careWorker}::uuid for no key update of w`.execute(tx)
  const { phase, contract_types: forms, big, worked } = rows[0]!
  const held = await tx
    .selectFrom('care_worker_document')
    .select(['kind', 'status', 'expires_on as expiresOn'])
    .where('care_worker_uuid', '=', careWorker)
    .execute()
  const today = amsterdamDate(now)
  const perForm = forms.map(form => documentReasons(requiredDocuments(form, { big }), held as WorkerDocument[], today, today))
  const handedIn = perForm.some(reasons => reasons.every(({ code }) => code === 'document_pending'))
  return { phase, standing: { handedIn, approved: perForm.some(reasons => reasons.length === 0), worked } }
}

// What an approved document adds to its worker's record, for use on invoices.
const factOf: Partial<Record<DocumentKind, 'kvk' | 'iban'>> = {
  kvk: 'kvk',
  commercial_iban: 'iban',
  personal_iban: 'iban',
  payout: 'iban',
}
interface Approved {
  uuid: string
  kind: DocumentKind
  title?: string | null | undefined
  number?: string | null | undefined
}
/** Approves a document, which replaces the previous one, and updates its worker's phase. Gives the data for the event. */
export const approveDocument = async (
  tx: Tx,
  careWorker: string,
  { uuid, kind, title, number }: Approved,
  who: Pick<NewEvent, 'me' | 'now'>,
): Promise<{ phase: CareWorkerPhase; letIn: boolean }> => {
  const today = amsterdamDate(who.now)
  // The previous document was valid until now.
  await tx
    .updateTable('care_worker_document')
    .set(({ fn, val }) => ({ status: 'expired', expires_on: fn<string>('least', ['expires_on', val(today)]) }))
    .where('care_worker_uuid', '=', careWorker)
    .where('kind', '=', kind)
    .where('title', 'is not distinct from', title ?? null)
    .where('status', '=', 'approved')
    .execute()
  const fact = factOf[kind]
  if (fact && number)
    await tx
      .updateTable('care_worker')
      .set({ [fact]: number })
      .where('uuid', '=', careWorker)
      .execute()
  // The phase is calculated from the rows, so the approval must be in the row first.
  await tx.updateTable('care_worker_document').set({ status: 'approved' }).where('uuid', '=', uuid).execute()
  const { phase, changed } = await settlePhase(tx, careWorker, who)
  return { phase, letIn: changed }
}

/** The data about a worker that a document is checked against: their names, and the date of birth in their proven documents. */
export const knownOf = async (
  tx: Tx,
  careWorker: string,
): Promise<Pick<KnownOfWorker, 'firstName' | 'lastName' | 'birthDate'>> => {
  const { rows } = await sql<{ firstName: string; lastName: string; birthDate: string | null }>`
    select p.first_name as "firstName", p.last_name as "lastName", (select d.proven->>'birthDate' from care_worker_document d
      where d.care_worker_uuid = p.uuid and d.proof = 'proven' and d.status in ('approved', 'expired')
      order by d.reviewed_at desc limit 1) as "birthDate"
    from care_worker_profile p where p.uuid = ${careWorker}::uuid`.execute(tx)
  return rows[0]!
}

const eventOf: Partial<Record<CareWorkerPhase, EventName>> = {
  pending: 'care_worker_documents_complete',
  startup: 'care_worker_let_in',
  won: 'care_worker_let_in',
  in_transfer: 'care_worker_in_transfer',
}
/**
 * Gives a worker the phase that follows from their documents, after a change of a document or of the contract types, and writes the event.
 * Two simultaneous reviewers get here one after the other.
 */
export const settlePhase = async (
  tx: Tx,
  careWorker: string,
  { me, now }: Pick<NewEvent, 'me' | 'now'>,
  rule: typeof phaseAfter = phaseAfter,
): Promise<{ phase: CareWorkerPhase; changed: boolean }> => {
  const { phase, standing } = await standingOf(tx, careWorker, now)
  const to = rule(phase, standing)
  if (to === phase) return { phase, changed: false }
  await tx.updateTable('care_worker').set({ phase: to }).where('uuid', '=', careWorker).execute()
  const name = eventOf[to]
  // Back to the first phase, like a worker who was taken back: the operation's own event records it.
  if (name) await record(tx, [{ name, subjectType: 'CareWorker', subjectUuid: careWorker, me, now, from: phase, to }])
  return { phase: to, changed: true }
}
