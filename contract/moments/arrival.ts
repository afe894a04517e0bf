// Arriving and leaving (aankomst): the care worker reports both in their own name. The family can see it, and the hours form
// starts from it; nothing else depends on it. These are actions of the care moment.
import * as z from 'zod/mini'
import { action } from '../operations.ts'
import { instant, nothing } from '../schemas.ts'
import { CareMoment } from './care-moments.ts'

/** The time by the server's clock, since a report made offline is sent later. Omitted: now. */
const tapped = z.optional(z.object({ at: z.optional(instant()) }))
// It leaves the version unchanged, so that hours or a planner's form filled in meanwhile can still be sent.
const byWorker = { inOwnName: true, addition: true, keepsVersion: true } as const

export const arrivalOperations = {
  arrive: action('PATCH', CareMoment, 'arrive', tapped, byWorker),
  leave: action('PATCH', CareMoment, 'leave', tapped, byWorker),
  /** Takes back the last report: leaving, otherwise arriving. */
  undoArrival: action('PATCH', CareMoment, 'undo_arrival', nothing, byWorker),
  /** Somebody of the organization or the back office has checked, so it leaves their lists. The family is not notified. */
  checkArrival: action('PATCH', CareMoment, 'check_arrival', nothing, { addition: true, keepsVersion: true }),
}
