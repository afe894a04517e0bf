// The proof of one care moment (bewijs): its whole course on one page, for whoever must account for it.
import * as z from 'zod/mini'
import { organizationRoles } from '../language.ts'
import { CareMoment } from '../moments/care-moments.ts'
import { command, download } from '../operations.ts'
import { iriText } from '../schemas.ts'

const by = [...organizationRoles, 'ROLE_PLANNER'] as const
export const proofOperations = {
  /** Each step from publication to payment, with who and when; `at` is null for a step that has not happened (yet). */
  proof: command('GET', '/care_moments/{uuid}/proof', {
    by,
    addition: true,
    answer: z.object({
      steps: z.array(
        z.object({
          step: z.enum([
            ...(['published', 'reacted', 'selected', 'agreed', 'hours'] as const),
            ...(['report', 'approved', 'line', 'ubl', 'paid'] as const),
          ]),
          title: z.string(),
          /** An instant, or a day. */
          at: z.nullable(z.string()),
          by: z.nullable(z.string()),
          detail: z.nullable(z.string()),
          careMomentInvoice: z.nullable(iriText('CareMomentInvoice')),
        }),
      ),
    }),
  }),
  pdf: download(CareMoment, '/care_moments/{uuid}/proof/pdf', { by, addition: true }),
}
