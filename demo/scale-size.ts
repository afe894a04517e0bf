// The proportions of the large world.
import type { RawBuilder } from 'kysely'

/** One statement for creating the world. */
export type Step = RawBuilder<unknown>
/** The number of rows of everything, and the present. */
export interface Scale {
  moments: number
  locations: number
  organizations: number
  /** The number of days between a worker's shifts. */
  everyDays: number
  now: string
}
/** For each location: the number of care moments, of workers who do them, of workers who look for work, and of clients. */
export const perLocation = { moments: 200, workers: 4, seekers: 16, clients: 5 } as const
/** All workers of a location. */
export const workersPerLocation = perLocation.workers + perLocation.seekers
