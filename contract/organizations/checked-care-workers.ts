// The care workers of an organization, and how each document that their work requires was checked (bewijs van controle).
import * as z from 'zod/mini'
import { custom, order } from '../filters.ts'
import { computed, one, organizationRoles, resource } from '../language.ts'
import { file, list } from '../operations.ts'
import { CareWorkerProfile, contractType } from '../workers/care-workers.ts'
import { documentKind } from '../workers/documents.ts'

/** By its seal only, or by somebody of the back office. */
export const checkedBy = ['seal', 'person'] as const

/**
 * One required document. Without a `kind` there is no valid one today; the reason is between the care worker and the back office.
 */
const check = z.object({
  /** The kinds of document of which one is enough. */
  kinds: z.array(z.enum(documentKind)),
  kind: z.optional(z.enum(documentKind)),
  checkedBy: z.optional(z.enum(checkedBy)),
  checkedAt: z.optional(z.string()),
  /** Who sealed it, and when. */
  seal: z.optional(z.object({ signer: z.string(), signedAt: z.string() })),
  /** The day of the BIG register that it was found in. */
  inRegisterOf: z.optional(z.iso.date()),
  /** The last day it is valid; absent when it does not expire. */
  validUntil: z.optional(z.iso.date()),
})
/** A care worker with planned work, or work that ended in the last twelve months, at the locations the viewer sees. */
export const CheckedCareWorker = resource(
  'CheckedCareWorker',
  '/checked_care_workers',
  {
    profile: one(CareWorkerProfile, 'firstName', 'lastName', 'expertiseLevel'),
    /** The forms of contract of that work, which determine the required documents. */
    worksAs: computed(z.array(z.enum(contractType))),
    documents: computed(z.array(check)),
    /** Whether every required document was checked and is valid today. */
    inOrder: computed(z.boolean()),
  },
  { table: 'care_worker' },
)

const filters = {
  by: organizationRoles,
  addition: true,
  order: ['profile.lastName', 'profile.firstName'],
  filters: [custom('search', z.string()), custom('inOrder', z.stringbool()), order('profile.lastName')],
} as const
export const checkedCareWorkerOperations = {
  list: list(CheckedCareWorker, filters),
  exportCsv: file('/checked_care_workers/export', { ...filters, feature: 'exports' }),
}
