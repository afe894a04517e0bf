// Hours (uren): handed in after a shift, answered by the other party, approved. Actions of the care moment.
import * as z from 'zod/mini'
import { CareMoment, endsAfterStart, expense, leavesWork, window } from './care-moments.ts'
import { action } from './operations.ts'
import { text } from './schemas.ts'

/** Hours as worked, in the worker's own figures, or in the organization's counter-proposal. */
export const submittedHours = z
  .object({
    ...window,
    expenses: z._default(z.array(expense).check(z.maxLength(20)), []),
    reason: z.nullish(text(1000)),
    version: z.optional(z.int()),
  })
  .check(endsAfterStart, leavesWork)
const reason = z.object({ reason: text(1000), version: z.optional(z.int()) })
const stale = z.optional(z.object({ version: z.optional(z.int()) }))

export const hoursOperations = {
  submit: action('PUT', CareMoment, 'submit', submittedHours),
  notWorked: action('PUT', CareMoment, 'not_worked', reason),
  approve: action('PATCH', CareMoment, 'approve', stale),
  approveNotWorked: action('PATCH', CareMoment, 'approve_not_worked', stale),
  rejectProposal: action('PATCH', CareMoment, 'reject_proposal', reason),
  disapprove: action('PATCH', CareMoment, 'disapprove', reason, { addition: true }),
}
