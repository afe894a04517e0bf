// Distances in SQL, between a home and the location of work.

import { sql } from 'kysely'
import type { Row } from '../platform/concept.ts'
import type { Sql } from '../platform/database/database.ts'

/** Kilometres as the crow flies (haversine, radius 6371). A worker without a known address has no distance. */
export const kilometres = (from: { lat: Sql; lon: Sql }, to: { lat: Sql; lon: Sql }): Sql => sql`(2 * 6371 * asin(sqrt(
  power(sin(radians(${to.lat} - ${from.lat}) / 2), 2) + cos(radians(${from.lat})) * cos(radians(${to.lat})) * power(sin(radians(${to.lon} - ${from.lon}) / 2), 2))))`
/** Kilometres in a degree of latitude, rounded down. The index uses it to skip what is too far north or south. */
export const kilometresADegree = 111
/** The coordinates of the row at the end of this path. */
export const placeOf = (row: Row, path: string) => ({ lat: row.column(`${path}.latitude`), lon: row.column(`${path}.longitude`) })
/** The coordinates of a care worker's home, as columns. */
export const homeOf = (uuid: Sql) => ({
  lat: sql`(select latitude from care_worker_profile where uuid = ${uuid})`,
  lon: sql`(select longitude from care_worker_profile where uuid = ${uuid})`,
})
