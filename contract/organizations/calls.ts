// Filling open work by telephone: which planner works on a moment, whom they called with what result, and whom they could call
// (decision 70).
import * as z from 'zod/mini'
import { BackOfficeEmployee } from '../accounts/accounts.ts'
import { exact, order } from '../filters.ts'
import { type Actor, type AnyItem, backOfficeRoles, link, one, resource, type Transition } from '../language.ts'
import { CareMoment } from '../moments/care-moments.ts'
import { lastInvitation } from '../moments/invitations.ts'
import { action, command, create, list, remove } from '../operations.ts'
import { instant, iri, iriText, nothing, text } from '../schemas.ts'
import { type CallStatus, callStatus, careMomentCallStatusName, reactionStatus } from '../statuses.ts'
import { CareWorker } from '../workers/care-workers.ts'
import { reason, signal } from '../workers/eligibility.ts'

const planner = ['ROLE_PLANNER'] as const
/** A colleague counts as working on it for this long after their screen's last sign of life. */
export const holdMinutes = 5

/** A planner's claim on an open moment, so that two do not call the same people. One per moment. */
export const CareMomentHold = resource(
  'CareMomentHold',
  '/care_moment_holds',
  {
    careMoment: one(CareMoment, 'title', 'startDate'),
    holder: one(BackOfficeEmployee, 'firstName', 'lastName'),
    since: z.string(),
  },
  { table: 'care_moment_hold' },
)

/** The result of a call; `unknown` when nobody noted it. */
const own = (item: AnyItem, me: Actor) => (item.caller as { uuid?: string } | undefined)?.uuid === me.uuid
// A mistaken note is corrected by a new one.
const noted = { by: planner, from: callStatus, who: own } as const
const callActions = {
  not_reached: [{ ...noted, to: 'not_reached', event: 'care_worker_not_reached' }],
  no: [{ ...noted, to: 'no', event: 'care_worker_said_no' }],
  call_back: [{ ...noted, to: 'call_back', event: 'care_worker_asked_to_call_back' }],
  yes: [{ ...noted, to: 'yes', event: 'care_worker_said_yes' }],
} as const satisfies Record<string, readonly Transition<CallStatus>[]>
/** A call of the back office to a care worker about an open moment. What somebody said is only for the back office. */
export const CareMomentCall = resource(
  'CareMomentCall',
  '/care_moment_calls',
  {
    status: z.enum(callStatus),
    careMoment: one(CareMoment, 'title', 'startDate'),
    careWorker: link('CareWorker'),
    caller: one(BackOfficeEmployee, 'firstName', 'lastName'),
    startedAt: z.string(),
    endedAt: z.nullable(z.string()),
    /** For a no: the reason. For a yes: the condition. */
    remark: z.nullable(z.string()),
    callBackAt: z.nullable(z.string()),
  },
  { table: 'care_moment_call', actions: callActions, statusNames: careMomentCallStatusName },
)

/** What stops somebody. A person counts only under the first that applies. */
export const obstacles = ['excluded', 'level', 'contract_form', 'documents', 'acts', 'overlap', 'distance'] as const
/**
 * Changes that would let more people do it: a later start, a lower level, the other contract form as well, without the acts, from
 * further away.
 */
export const helps = ['later', 'level', 'contract_form', 'acts', 'distance'] as const
const work = z.object({ startDate: z.string(), endDate: z.string(), placeName: z.string() })
const person = {
  careWorker: iriText('CareWorker'),
  uuid: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  expertiseLevel: z.object({ name: z.string() }),
  distanceKm: z.nullable(z.number()),
}
const callable = z.object({
  ...person,
  photo: z.nullable(iriText('UserFile')),
  reasons: z.array(reason),
  signals: z.array(signal),
  inCareTeam: z.boolean(),
  isFavorite: z.boolean(),
  workedHereCount: z.int(),
  rating: z.nullable(z.object({ rating: z.number(), count: z.int() })),
  /** Whether they have no other work that day. */
  freeThatDay: z.boolean(),
  /** When they last refused other work of this organization by telephone. */
  lastRefusedAt: z.nullable(z.string()),
  reaction: z.nullable(z.object({ '@id': iriText('CareMomentPublicationReaction'), status: z.enum(reactionStatus) })),
  invitation: lastInvitation,
  /** When they gave this work back, if it was theirs. */
  gaveBackAt: z.nullable(z.string()),
})
/**
 * Somebody who cannot do it, with what stops them: other work at that time, their own distance limit, missing documents or acts.
 */
const unable = z.object({
  ...person,
  obstacle: z.enum(obstacles),
  work: z.nullable(work),
  maximumDistanceKm: z.int(),
})
/** The maximum number of people on a call list. */
export const maxCallable = 50

export const callOperations = {
  holds: list(CareMomentHold, {
    by: backOfficeRoles,
    addition: true,
    unpaged: true,
    order: ['since'],
    filters: [exact('careMoment.uuid')],
  }),
  /** Claims an open moment; with `takeOver` also when a colleague has claimed it (otherwise 409). */
  hold: create(CareMomentHold, z.object({ careMoment: iri(CareMoment), takeOver: z._default(z.boolean(), false) }), {
    by: planner,
    addition: true,
    event: 'work_taken_up',
  }),
  /** A sign of life: they are still working on it. */
  stillHeld: command('PUT', '/care_moment_holds/{uuid}/still', {
    by: planner,
    addition: true,
    body: nothing,
    answer: z.object({ since: z.string() }),
  }),
  letGo: remove(CareMomentHold, { by: planner, addition: true, event: 'work_let_go' }),
  calls: list(CareMomentCall, {
    by: backOfficeRoles,
    addition: true,
    order: ['-startedAt'],
    filters: [exact('careMoment.uuid'), exact('careWorker.uuid'), exact('status'), order('startedAt'), order('callBackAt')],
  }),
  /** Starts a call about an open moment. Refused while a colleague has that person on the line (409). */
  call: create(CareMomentCall, z.object({ careMoment: iri(CareMoment), careWorker: iri(CareWorker) }), {
    by: planner,
    addition: true,
    event: 'care_worker_called',
  }),
  notReached: action('PUT', CareMomentCall, 'not_reached', nothing, { addition: true }),
  no: action('PUT', CareMomentCall, 'no', z.object({ remark: z.nullish(text(500)) }), { addition: true }),
  callBack: action('PUT', CareMomentCall, 'call_back', z.object({ callBackAt: instant(), remark: z.nullish(text(500)) }), {
    addition: true,
  }),
  yes: action('PUT', CareMomentCall, 'yes', z.object({ remark: z.nullish(text(500)) }), { addition: true }),
  /**
   * People to call for an open moment, out of everyone active within sixty kilometres: the first fifty who can do it, in calling
   * order; why the others cannot; and which single change would let most of them.
   */
  callList: command('GET', '/care_moments/{uuid}/call_list', {
    by: backOfficeRoles,
    addition: true,
    answer: z.object({
      able: z.int(),
      unableCount: z.int(),
      people: z.array(callable),
      unable: z.array(z.object({ key: z.enum(obstacles), count: z.int(), nearest: unable })),
      /** Most effective first. `minutes` belongs to `later`, the level to `level`. */
      helps: z.array(
        z.object({
          key: z.enum(helps),
          more: z.int(),
          minutes: z.nullable(z.int()),
          expertiseLevel: z.nullable(z.object({ '@id': iriText('ExpertiseLevel'), uuid: z.string(), name: z.string() })),
        }),
      ),
    }),
  }),
  /** Everyone with this obstacle, or with any; with a search, those whose name matches. Nearest first, at most a hundred. */
  unable: command('GET', '/care_moments/{uuid}/unable', {
    by: backOfficeRoles,
    addition: true,
    query: z.object({ obstacle: z.optional(z.enum(obstacles)), search: z.optional(z.string().check(z.maxLength(100))) }),
    answer: z.object({ people: z.array(unable) }),
  }),
}
