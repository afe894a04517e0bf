// The steps by which an audience widens, as they are sent.
import * as z from 'zod/mini'
import { instant } from '../schemas.ts'
import { audience } from './widening.ts'

/** A step to come: its audience, and the number of minutes after the publication. */
export const stepAfter = z.object({
  audience: z.enum(audience),
  afterMinutes: z.int().check(z.minimum(1), z.maximum(90 * 24 * 60)),
})
/** A step at an instant. */
export const stepAt = z.object({ audience: z.enum(audience), at: instant() })
