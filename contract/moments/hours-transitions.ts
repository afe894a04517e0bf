// The rows about hours in the care moment's transition table: handed in, answered, approved.

import { type Actor, type AnyItem, organizationRoles } from '../language.ts'
import { type CareMomentTransition, isAssignee, planner, worker } from './care-moment-transitions.ts'

const isWorkersTurn = (item: AnyItem, me: Actor) => isAssignee(item, me) && item.proposedBy === 'organization'
const isOrganizationsTurn = (item: AnyItem) => item.proposedBy === 'care_worker'
// Allowed from the actual end, which may be before the planned one. The hours themselves show it: they may not end in the future.
const isToHandIn = (item: AnyItem, now: string) => {
  if (item.timeScope === 'period') return 'hours_by_shift'
  if (now < String(item.startDate)) return 'not_ended'
  const since = Math.max(Date.parse(String(item.endDate)), Date.parse(String(item.reopenedAt ?? item.endDate)))
  return Date.parse(now) - since > 60 * 86_400_000 ? 'submit_too_late' : undefined
}
const hasStarted = (item: AnyItem, now: string) => (now < String(item.startDate) ? 'not_started' : undefined)

export const hoursActions = {
  submit: [
    {
      by: worker,
      from: ['assigned', 'not_approved'],
      to: 'awaiting_approval',
      event: 'care_moment_submitted',
      who: isAssignee,
      when: isToHandIn,
    },
    {
      by: planner,
      from: ['assigned', 'not_approved'],
      to: 'awaiting_approval',
      event: 'care_moment_submitted',
      when: isToHandIn,
    },
    { by: organizationRoles, from: ['awaiting_approval'], to: 'proposal', event: 'care_moment_proposed' },
  ],
  not_worked: [
    { by: planner, from: ['assigned', 'proposal_rejected'], to: 'not_worked', event: 'care_moment_not_worked', when: hasStarted },
    {
      by: worker,
      from: ['assigned', 'awaiting_approval'],
      to: 'proposal_not_worked',
      event: 'care_moment_proposed_not_worked',
      who: isAssignee,
      when: hasStarted,
      inOwnName: true,
    },
    {
      by: organizationRoles,
      from: ['assigned', 'awaiting_approval'],
      to: 'proposal_not_worked',
      event: 'care_moment_proposed_not_worked',
      when: hasStarted,
    },
  ],
  approve: [
    { by: organizationRoles, from: ['awaiting_approval'], to: 'approved', event: 'care_moment_approved' },
    { by: worker, from: ['proposal'], to: 'approved', event: 'care_moment_approved', who: isWorkersTurn, inOwnName: true },
    { by: planner, from: ['awaiting_approval', 'proposal', 'proposal_rejected'], to: 'approved', event: 'care_moment_approved' },
  ],
  approve_not_worked: [
    {
      by: organizationRoles,
      from: ['proposal_not_worked'],
      to: 'not_worked',
      event: 'care_moment_not_worked',
      who: isOrganizationsTurn,
    },
    {
      by: worker,
      from: ['proposal_not_worked'],
      to: 'not_worked',
      event: 'care_moment_not_worked',
      who: isWorkersTurn,
      inOwnName: true,
    },
    { by: planner, from: ['proposal_not_worked'], to: 'not_worked', event: 'care_moment_not_worked' },
  ],
  reject_proposal: [
    {
      by: worker,
      from: ['proposal', 'proposal_not_worked'],
      to: 'proposal_rejected',
      event: 'care_moment_proposal_rejected',
      who: isWorkersTurn,
      inOwnName: true,
    },
    {
      by: organizationRoles,
      from: ['proposal_not_worked'],
      to: 'proposal_rejected',
      event: 'care_moment_proposal_rejected',
      who: isOrganizationsTurn,
    },
    { by: planner, from: ['proposal', 'proposal_not_worked'], to: 'proposal_rejected', event: 'care_moment_proposal_rejected' },
  ],
  disapprove: [
    { by: organizationRoles, from: ['awaiting_approval'], to: 'not_approved', event: 'care_moment_disapproved' },
    { by: planner, from: ['awaiting_approval', 'proposal_rejected'], to: 'not_approved', event: 'care_moment_disapproved' },
  ],
  // The invoice was credited: the hours are handed in and approved again.
  reopen: [{ by: [], from: ['approved'], to: 'not_approved', event: 'care_moment_reopened' }],
} as const satisfies Record<string, readonly CareMomentTransition[]>
