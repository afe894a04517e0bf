// Everyone sees the reference data. And the coordinates of a postcode, and the reasons that somebody may give.
import type { Actor } from '../../contract/language.ts'
import type { referenceOperations } from '../../contract/reference.ts'
import { alike, type Queries, type Visible } from '../platform/concept.ts'
import type { Database, Tx } from '../platform/database/database.ts'
import { invalid } from '../platform/problem.ts'

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

/** Why a moment is canceled, in words and as columns. Throws 422 for a reason that this viewer may not give. */
export const cancelling = async (tx: Tx, body: { cancelReason: string; reason?: string | null | undefined }, me: Actor) => {
  const reason = await tx.selectFrom('cancel_reason').selectAll().where('uuid', '=', body.cancelReason).executeTakeFirstOrThrow()
  const isPlanner = me.roles.includes('ROLE_PLANNER')
  if (!isPlanner && !reason.is_selectable_for_organization)
    throw invalid('cancelReason', 'Deze reden kan alleen de backoffice kiezen.')
  const words = [reason.name, body.reason].filter(Boolean).join(': ')
  const cancelled_by = isPlanner ? 'back_office' : 'organization'
  return { words, columns: { cancel_reason_uuid: reason.uuid, cancelled_by, status_reason: words } }
}

/** Why an assignment ends: this row of the list. Throws 422 for a reason of the other side; a planner may give all. */
export const reasonToRelease = async (tx: Tx, uuid: string, me: Actor) => {
  const reason = await tx.selectFrom('cancel_assignment_reason').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()
  const isWorker = me.roles.includes('ROLE_CARE_WORKER')
  const mayGive = isWorker ? reason.is_selectable_for_care_worker : reason.is_selectable_for_organization
  if (!mayGive && !me.roles.includes('ROLE_PLANNER')) throw invalid('cancelAssignmentReason', 'Kies een reden uit de lijst.')
  return reason
}
