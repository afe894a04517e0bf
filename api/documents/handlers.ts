import { sql } from 'kysely'
import type { Actor } from '../../contract/language.ts'
import {
  CareWorkerDocument,
  type DocumentKind,
  documentKind,
  documentOperations,
  pascal,
} from '../../contract/workers/documents.ts'
import { documentNumber, documentProblems, neededFields } from '../../rules/documents/document-requirements.ts'
import { needsNoReviewer, proofOfPaper } from '../../rules/documents/paper-proof.ts'
import { isSealedKind, type SealedKind, sealedKinds } from '../../rules/documents/seal-makers.ts'
import { readSealedText } from '../../rules/documents/sealed-text.ts'
import { amsterdamDate } from '../../rules/time/amsterdam.ts'
import { authorOf } from '../accounts/queries.ts'
import { checkInCurrentRegister } from '../big-registers/queries.ts'
import type { Concept, Context, Handlers } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'
import { record } from '../platform/events/outbox.ts'
import { type SealedText, sealedTextOf } from '../platform/files/pdf-thread.ts'
import { Problem, violationCodes } from '../platform/problem.ts'
import { mustHaveRoom } from '../platform/rows/room.ts'
import { jobs } from './jobs.ts'
import { mailTemplates } from './mail-templates.ts'
import { mails } from './mails.ts'
import { approveDocument, knownOf, queries, rejectionReasons, settlePhase } from './queries.ts'

type All = Handlers<typeof documentOperations>
type HandIn = Context<typeof documentOperations.addVog>

// A planner reviews each of them.
const maxWaiting = 50

const handIn = async (kind: DocumentKind, { tx, me, body, now, services }: HandIn): Promise<string> => {
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
  await mustHaveRoom(tx, me.uuid, sql`${waiting} and not (${replaced})`, maxWaiting, 'enough_documents')
  await sql`delete from ${waiting} and ${replaced}`.execute(tx)
  const typed = { title, number: number && documentNumber(kind, number) }
  const found = isSealedKind(kind)
    ? await provenBy(tx, kind, { ...typed, files }, { careWorker: me.uuid, now, services })
    : undefined
  const made = { care_worker_uuid: me.uuid, kind, status: 'submitted', ...typed, ...found }
  const { uuid } = await tx
    .insertInto('care_worker_document')
    .values({ ...made, issued_on: issuedOn, expires_on: expiresOn, created_at: now })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const rows = files.map(file => ({ care_worker_document_uuid: uuid, user_file_uuid: file }))
  if (rows.length > 0) await tx.insertInto('care_worker_document_file').values(rows).execute()
  if (kind === 'big') await checkInCurrentRegister(tx, { now }, sql`d.uuid = ${uuid}::uuid`)
  if (!found || !needsNoReviewer(found.proof, handedIn)) await settlePhase(tx, me.uuid, { me, now })
  else await approveProven(tx, { uuid, kind, ...typed }, { careWorker: me.uuid, now })
  return uuid
}
type Around = { careWorker: string; now: string }
/** The result for the first sealed file, as columns; for a scan or photo, that nothing is proven. */
const provenBy = async (
  tx: Tx,
  kind: SealedKind,
  { files, ...typed }: { files: string[]; title: string | null; number: string | null },
  { careWorker, now, services }: Around & Pick<HandIn, 'services'>,
) => {
  const [roots = [], stampers = []] = [sealedKinds[kind], 'timestamps'].map(folder => services.sealRoots.get(folder))
  const known = { ...(await knownOf(tx, careWorker)), ...typed }
  const none: SealedText = { seal: { state: 'none' }, text: '' }
  let found = none
  for (const key of await pdfsIn(tx, files))
    if (found.seal.state === 'none')
      found = await sealedTextOf(await services.files.get(key), { roots, stampers, now: Date.parse(now) })
  const { seal } = found
  const facts = readSealedText(kind, found.text)
  const { state, reasons, facts: proven } = proofOfPaper(kind, { seal, facts, hasRoots: roots.length > 0 }, known, now)
  const sealed = seal.state === 'genuine' && {
    ...{ signer: seal.signer.commonName, issuer: seal.issuer, signedAt: seal.signedAt, revocation: seal.revocation },
  }
  return { proof: state, proof_reasons: reasons, proven: proven && JSON.stringify({ ...proven, ...sealed }) }
}
const pdfsIn = async (tx: Tx, files: string[]): Promise<string[]> => {
  if (files.length === 0) return []
  const found = await tx
    .selectFrom('user_file')
    .select(['uuid', 'storage_key'])
    .where('uuid', 'in', files)
    .where('media_type', '=', 'application/pdf')
    .execute()
  return found.map(({ storage_key }) => storage_key)
}
/** Approved by its seal, without a reviewer. */
const approveProven = async (
  tx: Tx,
  document: Parameters<typeof approveDocument>[2],
  { careWorker, now }: Around,
): Promise<void> => {
  const data = await approveDocument(tx, careWorker, document, { me: null, now })
  await tx.updateTable('care_worker_document').set({ reviewed_at: now }).where('uuid', '=', document.uuid).execute()
  const { event: name, from, to } = CareWorkerDocument.actions.approve[0]!
  const change = { name, subjectType: 'CareWorkerDocument', subjectUuid: document.uuid, me: null, now, from: from[0]!, to: to! }
  await record(tx, [{ ...change, data: { ...data, proven: true } }])
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

const reviewedBy = (me: Actor, now: string) => ({ reviewed_at: now, reviewer_name: authorOf(me) })

const handlers = {
  ...handIns,
  rejectionReasons: async ({ tx, query }) => ({ reasons: await rejectionReasons(tx, query.kind) }),
  approve: async ({ tx, item, me, now, note }) => {
    note({ data: await approveDocument(tx, item.careWorker.uuid, item, { me, now }) })
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
