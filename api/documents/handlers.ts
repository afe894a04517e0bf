import { sql } from 'kysely'
import type { Actor } from '../../contract/language.ts'
import { type DocumentKind, documentKind, documentOperations, pascal } from '../../contract/workers/documents.ts'
import { documentNumber, documentProblems, neededFields } from '../../rules/documents/document-requirements.ts'
import { amsterdamDate } from '../../rules/time/amsterdam.ts'
import { authorOf } from '../accounts/queries.ts'
import type { Concept, Context, Handlers } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'
import { Problem, violationCodes } from '../platform/problem.ts'
import { mustHaveRoom } from '../platform/rows/room.ts'
import { jobs } from './jobs.ts'
import { mailTemplates } from './mail-templates.ts'
import { mails } from './mails.ts'
import { queries, rejectionReasons, settlePhase } from './queries.ts'

type All = Handlers<typeof documentOperations>
type HandIn = Context<typeof documentOperations.addVog>

// A planner reviews each of them.
const mostWaiting = 50

const handIn = async (kind: DocumentKind, { tx, me, body, now }: HandIn): Promise<string> => {
  const [number, issuedOn, expiresOn] = [body.number ?? null, body.issuedOn ?? null, body.expiresOn ?? null]
  // Only kinds that can occur several times have a title, to distinguish them.
  const title = neededFields[kind].includes('title') ? (body.title ?? null) : null
  const files = [...new Set(body.files)]
  await mustBeOwn(tx, me.uuid, files)
  const handedIn = { number, title, issuedOn, expiresOn, fileCount: files.length }
  const wrong = documentProblems(kind, handedIn, amsterdamDate(now))
  if (wrong.length > 0)
    throw new Problem(
      'invalid',
      {},
      { violations: wrong.map(({ field, message }) => ({ propertyPath: field, message, code: violationCodes.choice })) },
    )
  // Replaces a document that waits for review. Done one after the other, or two at once would wait for each other.
  const replaced = sql`kind = ${kind} and title is not distinct from ${title}`
  const waiting = sql`care_worker_document where care_worker_uuid = ${me.uuid}::uuid and status = 'submitted'`
  await mustHaveRoom(tx, me.uuid, sql`${waiting} and not (${replaced})`, mostWaiting, 'enough_documents')
  await sql`delete from ${waiting} and ${replaced}`.execute(tx)
  const made = { care_worker_uuid: me.uuid, kind, status: 'submitted', title, number: number && documentNumber(kind, number) }
  const { uuid } = await tx
    .insertInto('care_worker_document')
    .values({ ...made, issued_on: issuedOn, expires_on: expiresOn, created_at: now })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const rows = files.map(file => ({ care_worker_document_uuid: uuid, user_file_uuid: file }))
  if (rows.length > 0) await tx.insertInto('care_worker_document_file').values(rows).execute()
  await settlePhase(tx, me.uuid, { me, now })
  return uuid
}
// Someone who is also a planner sees the files of others, but must still submit their own.
const mustBeOwn = async (tx: Tx, account: string, files: string[]) => {
  if (files.length === 0) return
  const foreign = await tx
    .selectFrom('user_file')
    .select('uuid')
    .where('uuid', 'in', files)
    .where('account_uuid', '!=', account)
    .execute()
  if (foreign.length > 0) throw new Problem('forbidden')
}

const handIns = Object.fromEntries(
  documentKind.map(kind => [`add${pascal(kind)}`, (context: HandIn) => handIn(kind, context)]),
) as unknown as Omit<All, 'approve' | 'reject' | 'rejectionReasons'>

// What an approved document adds to its worker's record, for use on invoices.
const factOf: Partial<Record<DocumentKind, 'kvk' | 'iban'>> = {
  kvk: 'kvk',
  commercial_iban: 'iban',
  personal_iban: 'iban',
  payout: 'iban',
}

const reviewedBy = (me: Actor, now: string) => ({ reviewed_at: now, reviewer_name: authorOf(me) })

const handlers = {
  ...handIns,
  rejectionReasons: async ({ tx, query }) => ({ reasons: await rejectionReasons(tx, query.kind) }),
  approve: async ({ tx, item, me, now, note }) => {
    const careWorker = item.careWorker.uuid
    const today = amsterdamDate(now)
    // The previous document was valid until now.
    await tx
      .updateTable('care_worker_document')
      .set(({ fn, val }) => ({ status: 'expired', expires_on: fn<string>('least', ['expires_on', val(today)]) }))
      .where('care_worker_uuid', '=', careWorker)
      .where('kind', '=', item.kind)
      .where('title', 'is not distinct from', item.title ?? null)
      .where('status', '=', 'approved')
      .execute()
    const fact = factOf[item.kind]
    if (fact && item.number)
      await tx
        .updateTable('care_worker')
        .set({ [fact]: item.number })
        .where('uuid', '=', careWorker)
        .execute()
    // The phase is calculated from the rows, so the approval must be in the row first.
    await tx.updateTable('care_worker_document').set({ status: 'approved' }).where('uuid', '=', item.uuid).execute()
    const { phase, changed } = await settlePhase(tx, careWorker, { me, now })
    note({ data: { phase, letIn: changed } })
    return reviewedBy(me, now)
  },
  reject: async ({ body, me, now }) => ({ rejection_reason: body.reason, ...reviewedBy(me, now) }),
} satisfies All

// Database constraints for what two people could break at the same time, and the refusal that the second one gets.
const conflicts = {
  one_submitted_document: 'taken',
  one_approved_document: 'taken',
} as const

export const documents = {
  operations: documentOperations,
  handlers,
  queries,
  mails,
  mailTemplates,
  jobs,
  conflicts,
} satisfies Concept
