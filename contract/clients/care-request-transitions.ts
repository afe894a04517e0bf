// The life of a care request (zorgvraag): asked, agreed, paused, ended. Read by the server, which refuses, and by the screens,
// which offer.

import { type AnyItem, organizationRoles, type Transition } from '../language.ts'
import type { CareRequestStatus } from '../statuses.ts'

/** Who creates care requests and moves them on. */
export const organization = [...organizationRoles, 'ROLE_PLANNER'] as const

/** An agreed request has hours; the kind of care and the start date every request has. */
const isComplete = (item: AnyItem) => (item.hoursPerWeek == null ? 'hours_not_agreed' : undefined)

export const careRequestActions = {
  /** It is agreed, or resumes after a pause. */
  activate: [{ by: organization, from: ['new', 'inactive'], to: 'active', event: 'care_request_activated', when: isComplete }],
  pause: [{ by: organization, from: ['active'], to: 'inactive', event: 'care_request_paused' }],
  /** It ends, or is not agreed; with the reason. */
  close: [{ by: organization, from: ['new', 'active', 'inactive'], to: 'closed', event: 'care_request_closed' }],
} as const satisfies Record<string, readonly Transition<CareRequestStatus>[]>
