// Reference data is for everyone.
import type { referenceOperations } from '../../contract/reference.ts'
import type { Queries, Visible } from '../platform/concept.ts'

const everyone: Visible = {
  ROLE_CARE_WORKER: true,
  ROLE_CLIENT_ADMIN: true,
  ROLE_PLANNER: true,
  ROLE_BACK_OFFICE_EMPLOYEE: true,
  ROLE_ORGANIZATION_USER: true,
  ROLE_ORGANIZATION_LOCATION_ADMIN: true,
}
export const queries: Queries<typeof referenceOperations> = {
  ExpertiseLevel: { visible: everyone },
  ServiceType: { visible: everyone },
  Act: { visible: everyone },
  CancelReason: { visible: everyone },
  CancelAssignmentReason: { visible: everyone },
}
