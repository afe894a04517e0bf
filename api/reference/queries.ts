// Everyone sees the reference data. And the coordinates of a postcode.
import type { referenceOperations } from '../../contract/reference.ts'
import { alike, type Queries, type Visible } from '../platform/concept.ts'
import type { Database, Tx } from '../platform/database/database.ts'

const everyone: Visible = alike(true)
export const queries: Queries<typeof referenceOperations> = {
  ExpertiseLevel: { visible: everyone },
  ServiceType: { visible: everyone },
  Act: { visible: everyone },
  CancelReason: { visible: everyone },
  CancelAssignmentReason: { visible: everyone },
  Country: { visible: everyone },
  Household: { visible: everyone },
  HousingType: { visible: everyone },
  Pet: { visible: everyone },
  CareType: { visible: everyone },
  OmahaSystemDomainProblem: { visible: everyone },
  Office: { visible: everyone },
}

/** The coordinates of a postcode by its four digits, in degrees; undefined when these digits are not in use. */
export const placeOf = (db: Database | Tx, postcode: string) =>
  db
    .selectFrom('postcode')
    .select(['place', 'municipality', 'province', 'latitude', 'longitude'])
    .where('pc4', '=', postcode.slice(0, 4))
    .where('position', '=', 1)
    .executeTakeFirst()
