// Copying care moments: the same work on another day, such as all of last week to the next.
import * as z from 'zod/mini'
import { command } from '../operations.ts'
import { iriText } from '../schemas.ts'
import { organization } from './care-moment-transitions.ts'

// Not `iri`, which would refuse the whole request for one that no longer exists; the others are still copied.
const momentAddress = z
  .string()
  .check(z.regex(/^\/v1\/care_moments\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { error: 'iri' }))

export const copyOperations = {
  /**
   * Copies shifts this many days later, at the same clock times, open and without their worker, bonus or series. A rate of their
   * own is copied; otherwise it follows from the place, the day and the level. Each is independent: one that cannot be copied is
   * refused with its reason.
   */
  copy: command('POST', '/care_moments/copies', {
    by: organization,
    addition: true,
    body: z.object({
      careMoments: z.array(momentAddress).check(z.minLength(1), z.maxLength(200)),
      days: z.int().check(z.minimum(1), z.maximum(182)),
      /** Published at once, for the contract types and the audience of the original; otherwise unpublished. */
      publish: z._default(z.boolean(), false),
    }),
    answer: z.object({
      results: z.array(
        z.object({
          careMoment: iriText('CareMoment'),
          copy: z.nullable(iriText('CareMoment')),
          refusal: z.nullable(z.string()),
        }),
      ),
    }),
  }),
}
