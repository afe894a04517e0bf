import { queryOf } from '#client/cache.ts'
import type { Address } from '#contract/addresses.ts'
import { askingInvitationStatuses } from '#contract/status-groups.ts'

/** The unanswered questions by name to a care worker, earliest deadline first. */
export const askedOf = (me: string) =>
  queryOf('GET /care_moment_invitations', {
    query: { 'careWorker.uuid': me, status: askingInvitationStatuses, 'order[answerBefore]': 'asc', itemsPerPage: 20 },
  })

/** Where a question by name is shown in full, and answered. */
export const questionHref = (uuid: string): Address => `/werk/reacties?vraag=${uuid}`
