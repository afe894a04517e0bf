// The people and places of the demo world, as its acts use them.
import type { Database } from '../api/platform/database/database.ts'
import type { ContractType } from '../rules/documents/required-documents.ts'
import type { Coordinates } from '../rules/shifts/distance.ts'
import type { LocationKind } from './data/organizations.ts'
import type { Person } from './play.ts'

export interface Level {
  uuid: string
  key: string
  name: string
  rank: number
  track: string
  big: boolean
}
export interface CastLocation {
  key: string
  uuid: string
  kind: LocationKind
  place: Coordinates
  organization: string
  /** The user who acts for this organization. */
  user: Person
}
export interface CastWorker extends Person {
  name: [first: string, last: string]
  level: Level
  contractTypes: ContractType[]
  acts: ReadonlySet<string>
  place: Coordinates
  canWork: boolean
}
export interface CastClient {
  uuid: string
  location: string
  name: string
}
/** Reference rows by key. Everything else by its name in data/. */
export interface Cast {
  levels: Map<string, Level>
  acts: Map<string, string>
  serviceTypes: Map<string, string>
  cancelReasons: Map<string, string>
  cancelAssignmentReasons: Map<string, string>
  problems: Map<string, string>
  organizationUsers: Map<string, Person>
  locations: CastLocation[]
  workers: CastWorker[]
  clients: CastClient[]
  planner: Person
  /** Workers by the username of their account, and by last name. */
  worker(name: string): CastWorker
  location(key: string): CastLocation
}

export const iri = (path: string, uuid: string): string => `/v1/${path}/${uuid}`

type KeyedTable =
  | 'act'
  | 'service_type'
  | 'cancel_reason'
  | 'cancel_assignment_reason'
  | 'omaha_system_domain_problem'
  | 'pet'
  | 'household'
  | 'housing_type'
  | 'care_type'
  | 'client_end_reason'
/** The uuids of reference rows, by key. */
export const keysOf = async (db: Database, table: KeyedTable): Promise<Map<string, string>> => {
  const rows = await db.selectFrom(table).select(['key', 'uuid']).execute()
  return new Map(rows.map(row => [row.key, row.uuid]))
}
export const levelsOf = async (db: Database): Promise<Map<string, Level>> => {
  const rows = await db
    .selectFrom('expertise_level')
    .select(['uuid', 'key', 'name', 'rank', 'track', 'big_registered as big'])
    .execute()
  return new Map(rows.map(row => [row.key, row]))
}
/** A value that must exist: throws at once for a misspelt key in data/. */
export const known = <T>(found: T | undefined, what: string): T => {
  if (found === undefined) throw new Error(`The demo world knows no ${what}`)
  return found
}
