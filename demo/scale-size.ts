// The proportions of the large world.
import type { RawBuilder } from 'kysely'

/** One statement of the making. */
export type Step = RawBuilder<unknown>
/** How much there is of everything, and the present. */
export interface Scale {
  moments: number
  locations: number
  organizations: number
  now: string
}
/** Care moments a location; workers and clients a location. */
export const perLocation = { moments: 200, workers: 4, clients: 5 } as const
