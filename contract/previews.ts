// What an action would bring about, before people do it: who is told, what becomes of other work, what it does to the rate.
import * as z from 'zod/mini'
import { careMomentOperations } from './care-moments.ts'
import { clientOperations } from './clients.ts'
import { roles } from './language.ts'
import { preview } from './operations.ts'
import { seriesOperations } from './series.ts'

/** What would follow. */
const foreseen = z.object({
  /** What would happen, by the names of the events. */
  events: z.array(z.object({ name: z.string(), count: z.int() })),
  /** Who would be told of which event, with the subject of the first of these messages; names only of those whom the viewer sees. */
  hears: z.array(
    z.object({
      event: z.string(),
      /** Null for someone without an account. */
      role: z.nullable(z.enum(roles)),
      count: z.int(),
      names: z.array(z.string()),
      subject: z.string(),
    }),
  ),
  /** What the act says of itself: how many moments change, whether it is late. */
  notes: z.record(z.string(), z.union([z.boolean(), z.int()])),
  /** The fields of the item that would be different, as text; null where there was or will be nothing. */
  changes: z.array(z.object({ field: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) })),
})

const { update, updateLocation, cancel, cancelAssignment, period } = careMomentOperations
export const previewOperations = {
  careMomentUpdate: preview('careMoments.update', update, foreseen),
  careMomentUpdateLocation: preview('careMoments.updateLocation', updateLocation, foreseen),
  careMomentCancel: preview('careMoments.cancel', cancel, foreseen),
  careMomentCancelAssignment: preview('careMoments.cancelAssignment', cancelAssignment, foreseen),
  careMomentPeriod: preview('careMoments.period', period, foreseen),
  seriesUpdate: preview('series.update', seriesOperations.update, foreseen),
  seriesCancel: preview('series.cancel', seriesOperations.cancel, foreseen),
  seriesUntil: preview('series.until', seriesOperations.until, foreseen),
  clientInactive: preview('clients.setInactive', clientOperations.setInactive, foreseen),
}
