// What can be done with a reaction, by whom and from which status.

import { type Actor, type AnyItem, organizationRoles, type Transition } from '../language.ts'
import type { ReactionStatus } from '../statuses.ts'

/** Who chooses among reactions. */
export const organization = [...organizationRoles, 'ROLE_PLANNER'] as const
const own = (item: AnyItem, me: Actor) => (item.careWorker as { uuid?: string } | undefined)?.uuid === me.uuid
const worker = ['ROLE_CARE_WORKER'] as const
export const reactionActions = {
  select: [{ by: organization, from: ['open'], to: 'assigned', event: 'reaction_selected' }],
  reject: [{ by: organization, from: ['open'], to: 'rejected', event: 'reaction_rejected' }],
  // Second choice: before the choice only the organization knows; afterwards the worker is notified.
  standby: [{ by: organization, from: ['open', 'not_selected'], event: 'reaction_standby' }],
  no_standby: [{ by: organization, from: ['open', 'not_selected'], event: 'reaction_standby_ended' }],
  withdraw: [
    { by: worker, from: ['open'], to: 'withdrawn', event: 'reaction_withdrawn', who: own, inOwnName: true },
    { by: worker, from: ['not_selected'], to: 'not_selected_withdrawn', event: 'reaction_withdrawn', who: own, inOwnName: true },
  ],
  resolve: [
    {
      by: worker,
      from: ['not_selected', 'rejected', 'canceled', 'assignment_canceled'],
      event: 'reaction_resolved',
      who: own,
      inOwnName: true,
    },
    { by: ['ROLE_PLANNER'], from: ['not_selected', 'rejected', 'canceled', 'assignment_canceled'], event: 'reaction_resolved' },
  ],
} as const satisfies Record<string, readonly Transition<ReactionStatus>[]>
