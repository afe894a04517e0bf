// Hours (uren): handed in after a shift, answered by the other party, approved. Actions of the care moment.
import * as z from 'zod/mini'
import { endsAfterStart, leavesWork } from './care-moment-checks.ts'
import { CareMoment, times } from './care-moments.ts'
import { expense } from './expense.ts'
import { action } from './operations.ts'
import { text } from './schemas.ts'

/** Costs as they may be handed in: kilometres at up to EUR 2,00, anything else as one amount. */
const handedInExpense = expense.check(
  z.refine(({ kind, quantity }) => kind === 'kilometres' || quantity === 1, {
    error: 'Vul hier 1 in: alleen kilometers hebben een aantal.',
    path: ['quantity'],
  }),
  z.refine(({ kind, amount }) => kind !== 'kilometres' || amount <= 200, {
    error: 'Een kilometer kost hooguit € 2,00.',
    path: ['amount'],
  }),
)
/** Hours as worked, in the worker's own figures, or in the organization's counter-proposal. */
const submittedHours = z
  .object({
    ...times,
    /** Left out: none; in a counter-proposal those of the worker. */
    expenses: z.optional(z.array(handedInExpense).check(z.maxLength(20))),
    reason: z.nullish(text(1000)),
    version: z.optional(z.int()),
  })
  .check(endsAfterStart, leavesWork)
const reason = z.object({ reason: text(1000), version: z.optional(z.int()) })
/** Why, for both to read: owed by the planner who decides about a rejected proposal. */
const decision = z.optional(z.object({ reason: z.nullish(text(1000)), version: z.optional(z.int()) }))

export const hoursOperations = {
  submit: action('PUT', CareMoment, 'submit', submittedHours),
  notWorked: action('PUT', CareMoment, 'not_worked', reason),
  approve: action('PATCH', CareMoment, 'approve', decision),
  approveNotWorked: action('PATCH', CareMoment, 'approve_not_worked', decision),
  rejectProposal: action('PATCH', CareMoment, 'reject_proposal', reason),
  disapprove: action('PATCH', CareMoment, 'disapprove', reason, { addition: true }),
}
