// Coming and going (aankomst): the care worker says that they are there and that they leave, in their own name. The family reads it,
// hours are filled in from it, and it counts for nothing else. Actions of the care moment.
import * as z from 'zod/mini'
import { CareMoment } from './care-moments.ts'
import { action } from './operations.ts'
import { instant, nothing } from './schemas.ts'

/** When it was, by the clock of the server: what is told without a network is sent later. Left out: now. */
const told = z.optional(z.object({ at: z.optional(instant()) }))
// Nobody's changes are lost by it: hours that were written meanwhile, or a form of a planner, go on.
const byWorker = { inOwnName: true, addition: true, keepsVersion: true } as const

export const arrivalOperations = {
  arrive: action('PATCH', CareMoment, 'arrive', told, byWorker),
  leave: action('PATCH', CareMoment, 'leave', told, byWorker),
  /** Takes back what was told last: that they left, else that they came. */
  undoArrival: action('PATCH', CareMoment, 'undo_arrival', nothing, byWorker),
  /** Somebody of the organization or the back office knows how it stands: it leaves their lists. The family is told nothing. */
  checkArrival: action('PATCH', CareMoment, 'check_arrival', nothing, { addition: true, keepsVersion: true }),
}
