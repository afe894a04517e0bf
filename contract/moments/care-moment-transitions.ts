// The transition table of the care moment: in each status, who may do what, and the result. Read by the server, which refuses,
// and by the screens, which offer. The rows about hours are in hours-transitions.ts.
import { type Actor, type AnyItem, organizationRoles, type Transition } from '../language.ts'

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
/** A row of the care moment's transition table. */
export type CareMomentTransition = Transition<CareMomentStatus>
export const organization = [...organizationRoles, 'ROLE_PLANNER'] as const
export const worker = ['ROLE_CARE_WORKER'] as const
export const planner = ['ROLE_PLANNER'] as const
const uuidIn = (value: unknown) => (value as { uuid?: string } | null | undefined)?.uuid
export const isAssignee = (item: AnyItem, me: Actor) => uuidIn(item.assignee) === me.uuid
const isNotOver = (item: AnyItem, now: string) => (now >= String(item.endDate) ? 'moment_over' : undefined)
const hasNotStarted = (item: AnyItem, now: string) => (now >= String(item.startDate) ? 'moment_started' : undefined)
// A period that was given back halfway continues with someone else.
const canBeGiven = (item: AnyItem, now: string) => (item.timeScope === 'period' ? isNotOver(item, now) : hasNotStarted(item, now))
// A change after the assignment that the worker has not confirmed.
const asksAnswer = (item: AnyItem, now: string) =>
  item.changeAnnouncedAt && !item.changeConfirmedAt ? isNotOver(item, now) : 'nothing_changed'
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
  // The day after its last day; the work done in it is in its shifts.
  end: [{ by: [], from: ['period_started'], to: 'approved', event: 'care_moment_period_ended' }],
  withdraw: [{ by: [], from: ['open'], to: 'withdrawn', event: 'care_moment_withdrawn' }],
  // Published again before it starts.
  restore: [{ by: [], from: ['withdrawn'], to: 'open', event: 'care_moment_restored' }],
  period: [
    { by: organization, from: ['open', 'assigned', 'period_started'], event: 'care_moment_period_changed', when: isPeriod },
  ],
  update: [{ by: organization, from: ['open', 'assigned'], event: 'care_moment_updated', when: hasNotStarted }],
  update_location: [{ by: organization, from: ['open', 'assigned'], event: 'care_moment_moved', when: hasNotStarted }],
  confirm_change: [
    { by: worker, from: ['assigned'], event: 'care_moment_change_confirmed', who: isAssignee, when: asksAnswer, inOwnName: true },
  ],
  bonus: [{ by: planner, from: ['open', 'assigned'], event: 'care_moment_bonus_set' }],
  resolve_for_care_worker: [
    {
      by: worker,
      from: ['canceled', 'not_worked', 'approved', 'not_approved', 'assignment_expired', 'withdrawn'],
      event: 'care_moment_resolved',
      who: isAssignee,
      inOwnName: true,
    },
    {
      by: planner,
      from: ['canceled', 'not_worked', 'approved', 'not_approved', 'assignment_expired', 'withdrawn'],
      event: 'care_moment_resolved',
    },
  ],
} as const satisfies Record<string, readonly CareMomentTransition[]>
