// Everyone sees the reference data. And the coordinates of a postcode, and the reasons that a user may give.
import type { Actor, Out } from '../../contract/language.ts'
import type { postalAddress } from '../../contract/schemas.ts'
import type { referenceOperations } from '../../contract/workers/reference.ts'
import { homeCountry, houseNumberIn, notHouseNumber, postcodeIn, wrongPostcode } from '../../rules/typed/address.ts'
import { everyRole, type Queries, type Visible } from '../platform/concept.ts'
import type { Database, Tx } from '../platform/database/database.ts'
import { invalid, type Problem, violationCodes } from '../platform/problem.ts'

const everyone: Visible = everyRole(true)
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

/** The violations of an invalid postcode and country, at `path` of the body; `postcode` as it is stored. */
export const readPostcode = async (tx: Tx, path: string, typed: { postcode: string; country: string }) => {
  const postcode = postcodeIn(typed.country, typed.postcode)
  const isOffered =
    typed.country === homeCountry ||
    (await tx
      .selectFrom('country')
      .select('key')
      .where('key', '=', typed.country)
      .where('selectable', '=', true)
      .executeTakeFirst())
  const wrong: Problem[] = []
  if (!isOffered) wrong.push(invalid(`${path}country`, 'Kies een land uit de lijst.'))
  if (postcode === undefined) wrong.push(invalid(`${path}postcode`, wrongPostcode(typed.country), violationCodes.pattern))
  return { postcode: postcode ?? typed.postcode, wrong }
}

/**
 * An address as it is stored, with the middle of the area of its postcode. Locations abroad are unknown: such an address has no
 * coordinates, and no distances. `wrong` has the violations, at `path` of the body.
 */
export const readAddress = async (tx: Tx, path: string, address: Out<typeof postalAddress>) => {
  const { street, houseNumber, city, country } = address
  const { postcode, wrong } = await readPostcode(tx, path, address)
  const isHome = country === homeCountry
  const found = isHome && wrong.length === 0 ? await placeOf(tx, postcode) : undefined
  if (isHome && wrong.length === 0 && !found) wrong.push(invalid(`${path}postcode`, 'Deze postcode kennen we niet.'))
  const number = houseNumberIn(country, houseNumber)
  if (isHome && !houseNumber) wrong.push(invalid(`${path}houseNumber`, 'Vul het huisnummer in.'))
  else if (number === undefined) wrong.push(invalid(`${path}houseNumber`, notHouseNumber, violationCodes.pattern))
  return {
    columns: { street, house_number: number ?? houseNumber, postcode, city, country },
    place: { latitude: found?.latitude ?? null, longitude: found?.longitude ?? null },
    wrong,
  }
}

/** Why a moment is cancelled, in words and as columns. Throws 422 for a reason that this viewer may not give. */
export const cancelling = async (tx: Tx, body: { cancelReason: string; reason?: string | null | undefined }, me: Actor) => {
  const reason = await tx.selectFrom('cancel_reason').selectAll().where('uuid', '=', body.cancelReason).executeTakeFirstOrThrow()
  const isPlanner = me.roles.includes('ROLE_PLANNER')
  if (!isPlanner && !reason.is_selectable_for_organization)
    throw invalid('cancelReason', 'Deze reden kan alleen de backoffice kiezen.')
  const words = [reason.name, body.reason].filter(Boolean).join(': ')
  const cancelled_by = isPlanner ? 'back_office' : 'organization'
  return { words, columns: { cancel_reason_uuid: reason.uuid, cancelled_by, status_reason: words } }
}

/** Why an assignment ends: this row of the list. Throws 422 for a reason of the other party; a planner may give all. */
export const reasonToRelease = async (tx: Tx, uuid: string, me: Actor) => {
  const reason = await tx.selectFrom('cancel_assignment_reason').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()
  const isWorker = me.roles.includes('ROLE_CARE_WORKER')
  const mayGive = isWorker ? reason.is_selectable_for_care_worker : reason.is_selectable_for_organization
  if (!mayGive && !me.roles.includes('ROLE_PLANNER')) throw invalid('cancelAssignmentReason', 'Kies een reden uit de lijst.')
  return reason
}
