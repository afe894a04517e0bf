// Hours (uren): handed in after a shift, answered by the other party, approved. These are actions of the care moment.
import * as z from 'zod/mini'
import { organizationRoles } from '../language.ts'
import { expense } from '../money/expense.ts'
import { action, command } from '../operations.ts'
import { among, iriText, text } from '../schemas.ts'
import { endsAfterStart, leavesWork } from './care-moment-checks.ts'
import { times } from './care-moment-fields.ts'
import { CareMoment } from './care-moments.ts'

/** Expenses that may be handed in: kilometres at up to EUR 2,00, anything else as one amount. */
const handedInExpense = expense.check(
  among(['kind', 'quantity'], ({ kind, quantity }) => kind === 'kilometres' || quantity === 1, {
    error: 'Vul hier 1 in: alleen kilometers hebben een aantal.',
    path: ['quantity'],
  }),
  among(['kind', 'amount'], ({ kind, amount }) => kind !== 'kilometres' || amount <= 200, {
    error: 'Een kilometer kost hooguit € 2,00.',
    path: ['amount'],
  }),
)
/** Hours as the worker reports them, or as the organization counter-proposes. */
const submittedHours = z
  .object({
    ...times,
    /** Omitted: none; in a counter-proposal the worker's. */
    expenses: z.optional(z.array(handedInExpense).check(z.maxLength(20))),
    reason: z.nullish(text(1000)),
    version: z.optional(z.int()),
  })
  .check(endsAfterStart, leavesWork)
const reason = z.object({ reason: text(1000), version: z.optional(z.int()) })
/** The reason, for both to read; required from a planner who decides on a rejected proposal. */
const decision = z.optional(z.object({ reason: z.nullish(text(1000)), version: z.optional(z.int()) }))

/**
 * Like `decision`. A planner may also approve the organization's proposal, or times in between; the expenses stay with the hours
 * they came with.
 */
const approval = z.optional(
  z.object({
    reason: z.nullish(text(1000)),
    version: z.optional(z.int()),
    asProposed: z.optional(z.boolean()),
    hours: z.optional(z.object(times).check(endsAfterStart, leavesWork)),
  }),
)

// Not `iri`, which would refuse the whole request for one that no longer exists; the others are still approved.
const momentAddress = z
  .string()
  .check(z.regex(/^\/v1\/care_moments\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { error: 'iri' }))

export const hoursOperations = {
  submit: action('PUT', CareMoment, 'submit', submittedHours),
  notWorked: action('PUT', CareMoment, 'not_worked', reason),
  approve: action('PATCH', CareMoment, 'approve', approval),
  /**
   * Approves the hours of several moments, each in the version that was seen. Each is independent: a refused one comes back with
   * its reason, the others are approved.
   */
  approveMany: command('PATCH', '/care_moments/approve', {
    by: organizationRoles,
    addition: true,
    body: z.object({
      careMoments: z.array(z.object({ careMoment: momentAddress, version: z.int() })).check(z.minLength(1), z.maxLength(100)),
    }),
    answer: z.object({
      results: z.array(z.object({ careMoment: iriText('CareMoment'), refusal: z.nullable(z.string()) })),
    }),
  }),
  approveNotWorked: action('PATCH', CareMoment, 'approve_not_worked', decision),
  rejectProposal: action('PATCH', CareMoment, 'reject_proposal', reason),
  disapprove: action('PATCH', CareMoment, 'disapprove', reason, { addition: true }),
}
