// Mails about documents: to their worker, and to the planners when a document expires before work that is already assigned.
import { sql } from 'kysely'
import { type DocumentKind, documentName } from '../../rules/documents/required-documents.ts'
import { formatDateLong } from '../../rules/time/format-nl.ts'
import type { Mail, Mails } from '../platform/concept.ts'
import type { Database } from '../platform/database/database.ts'
import { writing } from '../platform/events/mails/templates.ts'
import { mailTemplates } from './mail-templates.ts'

const write = writing(mailTemplates)

const documentOf = async (db: Database, uuid: string) => {
  const found = await db
    .selectFrom('care_worker_document as d')
    .innerJoin('account as a', 'a.uuid', 'd.care_worker_uuid')
    .innerJoin('care_worker_profile as p', 'p.uuid', 'd.care_worker_uuid')
    .innerJoin('care_worker as w', 'w.uuid', 'd.care_worker_uuid')
    .select(['d.uuid', 'd.kind', 'd.title', 'd.status', 'd.expires_on', 'd.rejection_reason', 'd.care_worker_uuid', 'a.username'])
    .select(['p.first_name', 'p.last_name', 'w.phase'])
    .where('d.uuid', '=', uuid)
    .where('a.active', '=', true)
    .executeTakeFirst()
  const name = found && documentName[found.kind as DocumentKind]
  return found && { ...found, name: found.title ? `${name} ${found.title}` : name! }
}
// To the document itself: diplomas and certificates, of which there may be several, have a screen of their own.
const pathTo = ({ uuid, kind }: { uuid: string; kind: string }) =>
  kind === 'diploma' || kind === 'certificate'
    ? (`/werk/certificaten?document=${uuid}` as const)
    : (`/werk/documenten?document=${kind}` as const)
const handInAnew = (document: { uuid: string; kind: string }) => `${pathTo(document)}&inleveren=1` as const
// What a document is called in a sentence after "je", and its grammatical gender.
const spoken: Record<DocumentKind, [name: string, another: 'nieuw' | 'nieuwe']> = {
  agb: ['AGB-code', 'nieuwe'],
  bav: ['beroepsaansprakelijkheidsverzekering', 'nieuwe'],
  bav_payment: ['betaalbewijs van je beroepsverzekering', 'nieuw'],
  big: ['BIG-registratie', 'nieuwe'],
  certificate: ['certificaat', 'nieuw'],
  commercial_iban: ['zakelijke rekening', 'nieuwe'],
  complaints_procedure: ['klachtenregeling', 'nieuwe'],
  diploma: ['diploma', 'nieuw'],
  id: ['identiteitsbewijs', 'nieuw'],
  kvk: ['KvK-uittreksel', 'nieuw'],
  payout: ['formulier met uitbetalingsgegevens', 'nieuw'],
  personal_iban: ['privérekening', 'nieuwe'],
  references: ['referentie', 'nieuwe'],
  vog: ['Verklaring Omtrent het Gedrag (VOG)', 'nieuwe'],
}

type Expired = { uuid: string; kind: string; care_worker_uuid: string; name: string; fullName: string }
const plannerMails = async (db: Database, document: Expired, at: string) => {
  const { uuid, kind, care_worker_uuid: worker, name, fullName } = document
  const path = `/backoffice/zzpers/${worker}?onderdeel=documenten&soort=${kind}&document=${uuid}` as const
  const { rows } = await sql<{ username: string; count: number }>`
    select a.username, given.count from (select count(*) from care_moment where assignee_uuid = ${worker}::uuid
      and status in ('assigned', 'period_started') and end_date > ${at}) given
    join account a on a.active and 'ROLE_PLANNER' = any(a.roles) where given.count > 0`.execute(db)
  return rows.map(({ username, count }): Mail => {
    const work = count === 1 ? 'Er staat nog 1 opdracht' : `Er staan nog ${count} opdrachten`
    const places = { document: name, zorgverlener: fullName, werk: work }
    return { to: username, ...write('document_expired_with_work', places, path) }
  })
}

// To the planners, who review. A new worker's documents come in one mail; the renewals of an active worker one by one.
const toReviewers = async (
  db: Database,
  careWorker: string,
  writtenOf: (name: string, path: `/backoffice/zzpers/${string}`) => Omit<Mail, 'to'>,
): Promise<Mail[]> => {
  const { rows } = await sql<{ username: string; name: string }>`
    select a.username, p.first_name || ' ' || p.last_name as name from care_worker_profile p, account a
    where p.uuid = ${careWorker}::uuid and a.active and 'ROLE_PLANNER' = any(a.roles) order by a.username`.execute(db)
  return rows.map(({ username, name }) => ({ to: username, ...writtenOf(name, `/backoffice/zzpers/${careWorker}`) }))
}

export const mails = {
  care_worker_documents_complete: async (db, { subjectUuid }) =>
    toReviewers(db, subjectUuid, (zorgverlener, path) => write('documents_complete', { zorgverlener }, path)),
  care_worker_document_handed_in: async (db, { subjectUuid }) => {
    const document = await documentOf(db, subjectUuid)
    if (document?.status !== 'submitted' || !['startup', 'won'].includes(document.phase)) return []
    return toReviewers(db, document.care_worker_uuid, (zorgverlener, path) =>
      write('document_handed_in', { zorgverlener, document: document.name }, path),
    )
  },

  care_worker_document_approved: async (db, { subjectUuid, data }) => {
    const document = await documentOf(db, subjectUuid)
    // A worker accepted through this document gets the mail about that instead. With more documents in review, the last one is mailed.
    const isRenewal = data.phase === 'startup' || data.phase === 'won'
    if (document?.status !== 'approved' || !isRenewal || data.letIn) return []
    const until = document.expires_on ? `en geldig tot en met ${formatDateLong(document.expires_on)}` : ''
    const places = { document: document.name, 'geldig tot': until }
    return [{ to: document.username, ...write('document_approved', places, pathTo(document)) }]
  },
  care_worker_document_rejected: async (db, { subjectUuid }) => {
    const document = await documentOf(db, subjectUuid)
    if (document?.status !== 'rejected') return []
    const places = { document: document.name, reden: document.rejection_reason ?? '' }
    return [{ to: document.username, ...write('document_rejected', places, handInAnew(document)) }]
  },
  care_worker_document_expired: async (db, { subjectUuid, at }) => {
    const document = await documentOf(db, subjectUuid)
    if (document?.status !== 'expired') return []
    const { name, username, expires_on, first_name, last_name } = document
    const places = { document: name, datum: formatDateLong(expires_on!) }
    return [
      { to: username, ...write('document_expired', places, handInAnew(document)) },
      ...(await plannerMails(db, { ...document, fullName: `${first_name} ${last_name}` }, at)),
    ]
  },
  care_worker_document_reminded: async (db, { subjectUuid }) => {
    const document = await documentOf(db, subjectUuid)
    if (document?.status !== 'approved') return []
    const [name, another] = spoken[document.kind as DocumentKind]
    const places = {
      ...{ document: document.name, datum: formatDateLong(document.expires_on!), nieuw: another },
      'document in een zin': document.title ? `${name} ${document.title}` : name,
    }
    return [{ to: document.username, ...write('document_reminded', places, handInAnew(document)) }]
  },
  care_worker_let_in: async (db, { subjectUuid }) => {
    const worker = await db
      .selectFrom('care_worker as w')
      .innerJoin('account as a', 'a.uuid', 'w.uuid')
      .select('a.username')
      .where('w.uuid', '=', subjectUuid)
      .where('w.phase', 'in', ['startup', 'won'])
      .executeTakeFirst()
    if (!worker) return []
    return [{ to: worker.username, ...write('care_worker_let_in', {}, '/werk/nieuwe-opdrachten') }]
  },
} satisfies Mails
