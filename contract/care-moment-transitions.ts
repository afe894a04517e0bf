// The one table of transitions of the care moment: in which status who may do what, and what comes of it. Read by the
// server, which refuses, and by the screens, which offer (domain.md, Care moment).
import { type Actor, type AnyItem, organizationRoles, type Transition } from './language.ts'

export const careMomentStatus = [
  'open',
  'assignment_expired',
  'canceled',
  'assigned',
  'awaiting_approval',
  'approved',
  'not_approved',
  'proposal_not_worked',
  'not_worked',
  'withdrawn',
  'proposal',
  'period_started',
  'proposal_rejected',
] as const
export type CareMomentStatus = (typeof careMomentStatus)[number]
type Row = Transition<CareMomentStatus>
export const organization = [...organizationRoles, 'ROLE_PLANNER'] as const
const worker = ['ROLE_CARE_WORKER'] as const
export const planner = ['ROLE_PLANNER'] as const
const uuidOf = (value: unknown) => (value as { uuid?: string } | null | undefined)?.uuid
const isAssignee = (item: AnyItem, me: Actor) => uuidOf(item.assignee) === me.uuid
const isWorkersTurn = (item: AnyItem, me: Actor) => isAssignee(item, me) && item.proposedBy === 'organization'
const isOrganizationsTurn = (item: AnyItem) => item.proposedBy === 'care_worker'
// From the actual end on, which may be before the planned one: the hours themselves say when, and may not end in the future.
const isToHandIn = (item: AnyItem, now: string) => {
  if (item.timeScope === 'period') return 'hours_by_shift'
  if (now < String(item.startDate)) return 'not_ended'
  const since = Math.max(Date.parse(String(item.endDate)), Date.parse(String(item.reopenedAt ?? item.endDate)))
  return Date.parse(now) - since > 60 * 86_400_000 ? 'submit_too_late' : undefined
}
const isNotOver = (item: AnyItem, now: string) => (now >= String(item.endDate) ? 'moment_over' : undefined)
const hasNotStarted = (item: AnyItem, now: string) => (now >= String(item.startDate) ? 'moment_started' : undefined)
// A period that was given back halfway goes on with someone else.
const canBeGiven = (item: AnyItem, now: string) => (item.timeScope === 'period' ? isNotOver(item, now) : hasNotStarted(item, now))
// What was changed after the assignment and not confirmed since.
const asksAnswer = (item: AnyItem, now: string) =>
  item.changeAnnouncedAt && !item.changeConfirmedAt ? isNotOver(item, now) : 'nothing_changed'
const hasStarted = (item: AnyItem, now: string) => (now < String(item.startDate) ? 'not_started' : undefined)
const isPeriod = (item: AnyItem) => (item.timeScope === 'period' ? undefined : 'not_a_period')

export const careMomentActions = {
  assign: [{ by: organization, from: ['open'], to: 'assigned', event: 'care_moment_assigned', when: canBeGiven }],
  cancel_assignment: [
    {
      by: worker,
      from: ['assigned', 'period_started'],
      to: 'open',
      event: 'care_moment_assignment_canceled',
      who: isAssignee,
      when: isNotOver,
    },
    {
      by: organization,
      from: ['assigned', 'period_started'],
      to: 'open',
      event: 'care_moment_assignment_canceled',
      when: isNotOver,
    },
  ],
  cancel: [{ by: organization, from: ['open', 'assigned', 'period_started'], to: 'canceled', event: 'care_moment_canceled' }],
  expire: [{ by: [], from: ['open'], to: 'assignment_expired', event: 'care_moment_assignment_expired' }],
  start: [{ by: [], from: ['assigned'], to: 'period_started', event: 'care_moment_period_started' }],
  // The day after its last day; what was worked in it is in its shifts.
  end: [{ by: [], from: ['period_started'], to: 'approved', event: 'care_moment_period_ended' }],
  withdraw: [{ by: [], from: ['open'], to: 'withdrawn', event: 'care_moment_withdrawn' }],
  // Published again before it starts.
  restore: [{ by: [], from: ['withdrawn'], to: 'open', event: 'care_moment_restored' }],
  period: [
    { by: organization, from: ['open', 'assigned', 'period_started'], event: 'care_moment_period_changed', when: isPeriod },
  ],
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
    { by: worker, from: ['proposal'], to: 'approved', event: 'care_moment_approved', who: isWorkersTurn },
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
    { by: worker, from: ['proposal_not_worked'], to: 'not_worked', event: 'care_moment_not_worked', who: isWorkersTurn },
    { by: planner, from: ['proposal_not_worked'], to: 'not_worked', event: 'care_moment_not_worked' },
  ],
  reject_proposal: [
    {
      by: worker,
      from: ['proposal', 'proposal_not_worked'],
      to: 'proposal_rejected',
      event: 'care_moment_proposal_rejected',
      who: isWorkersTurn,
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
  // The invoice was credited: the hours are handed in and approved anew.
  reopen: [{ by: [], from: ['approved'], to: 'not_approved', event: 'care_moment_reopened' }],
  update: [{ by: organization, from: ['open', 'assigned'], event: 'care_moment_updated', when: hasNotStarted }],
  update_location: [{ by: organization, from: ['open', 'assigned'], event: 'care_moment_moved', when: hasNotStarted }],
  confirm_change: [{ by: worker, from: ['assigned'], event: 'care_moment_change_confirmed', who: isAssignee, when: asksAnswer }],
  bonus: [{ by: planner, from: ['open', 'assigned'], event: 'care_moment_bonus_set' }],
  resolve_for_care_worker: [
    {
      by: worker,
      from: ['canceled', 'not_worked', 'approved', 'not_approved', 'assignment_expired', 'withdrawn'],
      event: 'care_moment_resolved',
      who: isAssignee,
    },
    {
      by: planner,
      from: ['canceled', 'not_worked', 'approved', 'not_approved', 'assignment_expired', 'withdrawn'],
      event: 'care_moment_resolved',
    },
  ],
} as const satisfies Record<string, readonly Row[]>
