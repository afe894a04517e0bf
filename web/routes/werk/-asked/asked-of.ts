import type { Address } from '../../../../contract/addresses.ts'
import { askingInvitationStatuses } from '../../../../contract/status-groups.ts'
import { ask } from '../../../client/cache.ts'

/** What a care worker is asked by name and has not answered, the first to end first. */
export const askedOf = (me: string) =>
  ask('GET /care_moment_invitations', {
    query: { 'careWorker.uuid': me, status: askingInvitationStatuses, 'order[answerBefore]': 'asc', itemsPerPage: 20 },
  })

/** Where a question by name is read whole, and answered. */
export const questionHref = (uuid: string): Address => `/werk/reacties?vraag=${uuid}`
