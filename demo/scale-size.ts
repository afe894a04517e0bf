// The proportions of the large world.
import type { RawBuilder } from 'kysely'

/** One statement that makes the world. */
export type Step = RawBuilder<unknown>
/** The number of rows of everything, and the present. */
export interface Scale {
  moments: number
  locations: number
  organizations: number
  now: string
}
/** The number of care moments, workers and clients for each location. */
export const perLocation = { moments: 200, workers: 4, clients: 5 } as const
