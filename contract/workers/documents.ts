// Documents of care workers (documenten): the proof that someone may do this work, and its review. One table, with a separate
// address for each kind.
import * as z from 'zod/mini'
import { UserFile } from '../files.ts'
import { exact, order } from '../filters.ts'
import { type AnyItem, camel, computed, one, type Resource, resource, type Transition } from '../language.ts'
import { action, command, create, get, list } from '../operations.ts'
import { day, iri, nothing, text } from '../schemas.ts'
import { type DocumentStatus, documentStatus, documentStatusName } from '../statuses.ts'
import { CareWorker } from './care-workers.ts'

export const documentKind = [
  'agb',
  'bav',
  'bav_payment',
  'big',
  'certificate',
  'commercial_iban',
  'complaints_procedure',
  'diploma',
  'id',
  'kvk',
  'payout',
  'personal_iban',
  'references',
  'vog',
] as const
export type DocumentKind = (typeof documentKind)[number]

/**
 * Proven by its seal; sealed, but with something wrong; or without anything that can be proven. A reviewer sees them in this
 * order.
 */
export const proofState = ['proven', 'differing', 'unproven'] as const
export type ProofState = (typeof proofState)[number]
/** Why a document is not proven, or what differs from our own data. */
export const proofReason = [
  'no_seal',
  'no_roots',
  'appended',
  'form',
  'changed',
  'weak',
  'unknown',
  'revoked',
  'time',
  'other_maker',
  'old',
  'unread',
  'name',
  'birth_date',
  'number',
  'title',
] as const
export type ProofReason = (typeof proofReason)[number]

/** The result of looking up a BIG number in the loaded register (contract/office/big-registers.ts). */
export const bigStanding = ['in_register', 'other_name', 'not_found', 'struck_off'] as const
export type BigStanding = (typeof bigStanding)[number]

const planner = ['ROLE_PLANNER'] as const
// The Swedish locale writes a day as YYYY-MM-DD.
const dayInAmsterdam = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' })
/** Kinds that are only a number; every other kind has a document (rules/documents/document-requirements.ts). */
export const numbers: ReadonlySet<DocumentKind> = new Set(['agb', 'big', 'commercial_iban', 'payout', 'personal_iban'])
const mayBeApproved = ({ expiresOn, kind, files }: AnyItem, now: string) => {
  // A document that needs a file must have one before it is approved.
  if (!numbers.has(kind as DocumentKind) && (files as unknown[]).length === 0) return 'document_without_file'
  return typeof expiresOn === 'string' && expiresOn < dayInAmsterdam.format(new Date(now)) ? 'document_over' : undefined
}
const documentActions = {
  approve: [{ by: planner, from: ['submitted'], to: 'approved', event: 'care_worker_document_approved', when: mayBeApproved }],
  reject: [{ by: planner, from: ['submitted'], to: 'rejected', event: 'care_worker_document_rejected' }],
  expire: [{ by: [], from: ['approved'], to: 'expired', event: 'care_worker_document_expired' }],
} as const satisfies Record<string, readonly Transition<DocumentStatus>[]>

const fields = {
  careWorker: one(CareWorker, 'profile'),
  kind: z.enum(documentKind),
  status: z.enum(documentStatus),
  title: z.nullable(z.string()),
  number: z.nullable(z.string()),
  issuedOn: z.nullable(z.iso.date()),
  /** The last day it is valid. */
  expiresOn: z.nullable(z.iso.date()),
  rejectionReason: z.nullable(z.string()),
  /** When it was approved or rejected, and the name of who did. */
  reviewedAt: z.nullable(z.string()),
  reviewerName: z.nullable(z.string()),
  files: computed(
    z.array(z.object({ '@id': z.string(), uuid: z.string(), name: z.string(), mediaType: z.string(), size: z.int() })),
  ),
  createdAt: z.string(),
  /**
   * Whether its seal proves it; absent for kinds without one. With the reason why not, or the differences; and the sealed
   * content.
   */
  proof: z.nullable(z.enum(proofState)),
  proofReasons: z.array(z.enum(proofReason)),
  proven: z.nullable(
    z.object({
      name: z.string(),
      birthDate: z.string(),
      number: z.optional(z.string()),
      diploma: z.optional(z.string()),
      signer: z.string(),
      issuer: z.string(),
      signedAt: z.string(),
      revocation: z.enum(['good', 'not_in_file']),
    }),
  ),
  /** For a BIG number: the result of looking it up, and the day of that register; absent when none is loaded. */
  registerStanding: z.nullable(z.enum(bigStanding)),
  registerTakenOn: z.nullable(z.iso.date()),
}
/** A document of any kind, as its worker sees it and as the back office reviews it. */
export const CareWorkerDocument = resource('CareWorkerDocument', '/care_worker_documents', fields, {
  actions: documentActions,
  statusNames: documentStatusName,
})

type Pascal<S extends string> = S extends `${infer Word}_${infer Rest}` ? `${Capitalize<Word>}${Pascal<Rest>}` : Capitalize<S>
type KindResource<K extends DocumentKind> = Resource<
  `${Pascal<K>}Document`,
  `/${K}_documents`,
  typeof fields,
  Record<never, never>
>
/** The name of a kind in the names of types and operations: `bav_payment` is `BavPayment`. */
export const pascal = <K extends string>(kind: K): Pascal<K> =>
  kind.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase()) as Pascal<K>
const resourceFor = <K extends DocumentKind>(kind: K): KindResource<K> =>
  resource(`${pascal(kind)}Document`, `/${kind}_documents`, fields, { table: 'care_worker_document' })

/** The body of a new document. rules/documents/document-requirements.ts says what each kind needs. */
const newDocument = z.object({
  number: z.nullish(text(60)),
  title: z.nullish(text(120)),
  issuedOn: z.nullish(day(1900)),
  expiresOn: z.nullish(day()),
  files: z._default(z.array(iri(UserFile)).check(z.maxLength(10)), []),
})
const handIn = <K extends DocumentKind>(kind: K) =>
  create(resourceFor(kind), newDocument, { by: ['ROLE_CARE_WORKER'], event: 'care_worker_document_handed_in' })
const read = <K extends DocumentKind>(resource: KindResource<K>) => get(resource, { by: ['ROLE_CARE_WORKER', 'ROLE_PLANNER'] })

type KindOperations = {
  [K in DocumentKind as `add${Pascal<K>}`]: ReturnType<typeof handIn<K>>
} & { [K in DocumentKind as Uncapitalize<Pascal<K>>]: ReturnType<typeof read<K>> }
const kindOperations = Object.fromEntries(
  documentKind.flatMap(kind => {
    const made = handIn(kind)
    return [
      [`add${pascal(kind)}`, made],
      [camel(pascal(kind)), read(made.resource)],
    ]
  }),
) as unknown as KindOperations

const readers = ['ROLE_CARE_WORKER', 'ROLE_PLANNER'] as const
export const documentOperations = {
  listOfCareWorker: list(CareWorkerDocument, {
    path: '/care_workers/{uuid}/documents',
    by: readers,
    order: ['kind', '-createdAt'],
    unpaged: true,
    filters: [exact('status'), exact('kind'), order('createdAt')],
    parent: { parameter: 'uuid', type: 'CareWorker', path: 'careWorker' },
  }),
  ...kindOperations,
  list: list(CareWorkerDocument, {
    by: planner,
    addition: true,
    order: ['createdAt'],
    filters: [
      exact('status'),
      exact('kind'),
      exact('careWorker.uuid'),
      exact('proof'),
      exact('registerStanding'),
      order('createdAt'),
      order('expiresOn'),
      order('proof'),
    ],
  }),
  /** Reusable rejection reasons, of this kind or of all; the most used first. */
  rejectionReasons: command('GET', '/care_worker_documents/rejection_reasons', {
    by: planner,
    addition: true,
    query: z.object({ kind: z.optional(z.enum(documentKind)) }),
    answer: z.object({ reasons: z.array(z.object({ reason: z.string(), count: z.int() })) }),
  }),
  get: get(CareWorkerDocument, { by: readers, addition: true }),
  approve: action('PUT', CareWorkerDocument, 'approve', nothing, { addition: true }),
  reject: action('PUT', CareWorkerDocument, 'reject', z.object({ reason: text(1000) }), { addition: true }),
}
