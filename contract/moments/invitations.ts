// Asking by name: a care moment offered to chosen care workers, each with a deadline for the answer (decision 60).
import * as z from 'zod/mini'
import { usualAnswerMinutes } from '../events/shown-numbers.ts'
import { dates, exact, order } from '../filters.ts'
import { type Actor, type AnyItem, computed, one, organizationRoles, resource, type Transition } from '../language.ts'
import { action, command, get, list } from '../operations.ts'
import { iri, iriText, nothing, text } from '../schemas.ts'
import { type InvitationStatus, invitationStatus, invitationStatusName, reactionStatus } from '../statuses.ts'
import { CareWorker, contractType } from '../workers/care-workers.ts'
import { reason, signal } from '../workers/eligibility.ts'
import { wordsTo } from './assignment-words.ts'
import { CareMoment } from './care-moments.ts'
import { itemOnlyOfMoment } from './publications.ts'

export { usualAnswerMinutes }

/**
 * Why an invitation was withdrawn: someone else got the moment, its time or place changed, it was cancelled or has begun, whoever
 * asked withdrew it, or the person could no longer do it when their turn came.
 */
export const withdrawnBecause = ['taken', 'changed', 'ended', 'taken_back', 'unable'] as const

const worker = ['ROLE_CARE_WORKER'] as const
const organization = [...organizationRoles, 'ROLE_PLANNER'] as const
const own = (item: AnyItem, me: Actor) => (item.careWorker as { uuid?: string } | undefined)?.uuid === me.uuid
const isInTime = (item: AnyItem, now: string) => (now >= String(item.answerBefore) ? 'answer_too_late' : undefined)
const invitationActions = {
  open: [{ by: [], from: ['waiting'], to: 'open', event: 'care_moment_invitation_opened' }],
  accept: [
    {
      by: worker,
      from: ['open'],
      to: 'accepted',
      event: 'care_moment_invitation_accepted',
      who: own,
      when: isInTime,
      inOwnName: true,
    },
  ],
  decline: [{ by: worker, from: ['open'], to: 'declined', event: 'care_moment_invitation_declined', who: own, inOwnName: true }],
  withdraw: [{ by: organization, from: ['waiting', 'open'], to: 'withdrawn', event: 'care_moment_invitation_withdrawn' }],
  expire: [{ by: [], from: ['open'], to: 'expired', event: 'care_moment_invitation_expired' }],
} as const satisfies Record<string, readonly Transition<InvitationStatus>[]>

export const CareMomentInvitation = resource(
  'CareMomentInvitation',
  '/care_moment_invitations',
  {
    status: z.enum(invitationStatus),
    /** Without its status: people who were asked and did not get it do not learn what becomes of the moment. */
    careMoment: one(CareMoment, ...wordsTo('offered'), 'timeScope', 'startDate', 'endDate'),
    careWorker: one(CareWorker, 'profile'),
    /** The contract type under which this worker would do it, and its hourly rate. */
    contractType: z.enum(contractType),
    hourlyRate: computed(z.nullable(z.int())),
    /** Whose turn it is, from 1. For those who ask. */
    position: z.int(),
    /** How long they have to answer once they are asked. */
    answerMinutes: z.int(),
    /** Null until it is their turn, and so is the deadline. */
    askedAt: z.nullable(z.string()),
    answerBefore: z.nullable(z.string()),
    answeredAt: z.nullable(z.string()),
    withdrawnBecause: z.nullable(z.enum(withdrawnBecause)),
    message: z.nullable(z.string()),
    distanceKm: computed(z.nullable(z.number())),
    createdAt: z.string(),
  },
  {
    itemOnly: [
      ...itemOnlyOfMoment.map(path => `careMoment.${path}` as const),
      ...(['careWorker.profile.about', 'careWorker.profile.languages', 'careWorker.profile.openToOtherContractForms'] as const),
    ],
    actions: invitationActions,
    statusNames: invitationStatusName,
    // Changes of the invitations of one moment, and of that moment, are serialized.
    locksFirst: 'careMoment',
    hides: me => (me.roles.includes('ROLE_CARE_WORKER') ? { position: false } : {}),
  },
)

// Not `iri`, which would refuse the whole request for one person who cannot be asked; the others are still asked.
const workerAddress = z
  .string()
  .check(z.regex(/^\/v1\/care_workers\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { error: 'iri' }))
/** The last question by name to somebody about a moment, for whoever fills it. */
export const lastInvitation = z.nullable(
  z.object({
    '@id': iriText('CareMomentInvitation'),
    status: z.enum(invitationStatus),
    answerBefore: z.nullable(z.string()),
  }),
)
const candidate = z.object({
  careWorker: iriText('CareWorker'),
  uuid: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  expertiseLevel: z.object({ name: z.string(), rank: z.int() }),
  /** Only if the viewer may read the file. */
  photo: z.nullable(iriText('UserFile')),
  may: z.boolean(),
  reasons: z.array(reason),
  signals: z.array(signal),
  isFavorite: z.boolean(),
  inCareTeam: z.boolean(),
  workedHereCount: z.int(),
  lastWorkedAt: z.nullable(z.string()),
  distanceKm: z.nullable(z.number()),
  aggregatedReviewRating: z.nullable(z.object({ rating: z.number(), count: z.int() })),
  /** Their last reaction to this moment. */
  reaction: z.nullable(z.object({ '@id': iriText('CareMomentPublicationReaction'), status: z.enum(reactionStatus) })),
  invitation: lastInvitation,
  /** When they gave this work back, if it was theirs. */
  gaveBackAt: z.nullable(z.string()),
})

const viewers = [...worker, ...organization] as const
export const invitationOperations = {
  list: list(CareMomentInvitation, {
    by: viewers,
    addition: true,
    order: ['careMoment.startDate', 'position'],
    filters: [
      exact('status'),
      exact('careMoment.uuid'),
      exact('careWorker.uuid'),
      dates('answerBefore'),
      order('position'),
      order('answerBefore'),
      order('createdAt'),
    ],
  }),
  get: get(CareMomentInvitation, { by: viewers, addition: true }),
  /**
   * Asks these people for an open moment, in this order: one after another, or all at once, where the first yes gets it. Anyone
   * who cannot do it is refused with all reasons, and the others are asked. People asked earlier go first.
   */
  invite: command('POST', '/care_moment_invitations', {
    by: organization,
    addition: true,
    feature: 'asking_by_name',
    body: z.object({
      careMoment: iri(CareMoment),
      careWorkers: z.array(workerAddress).check(z.minLength(1), z.maxLength(20)),
      answerMinutes: z._default(z.int().check(z.minimum(15), z.maximum(4320)), usualAnswerMinutes),
      atOnce: z._default(z.boolean(), false),
      message: z.nullish(text(1000)),
    }),
    answer: z.object({
      results: z.array(
        z.object({
          careWorker: iriText('CareWorker'),
          invitation: z.nullable(iriText('CareMomentInvitation')),
          /** Empty for those who were asked. */
          reasons: z.array(reason),
        }),
      ),
    }),
  }),
  accept: action('PUT', CareMomentInvitation, 'accept', nothing, { addition: true }),
  decline: action('PUT', CareMomentInvitation, 'decline', nothing, { addition: true }),
  withdraw: action('PUT', CareMomentInvitation, 'withdraw', nothing, { addition: true }),
  /**
   * People to ask for a moment, at most fifty: those who can do it first, then the care team, favourites, those who worked here
   * most, and the nearest. For an organization only people it knows, and nobody the client excludes.
   */
  candidates: command('GET', '/care_moments/{uuid}/candidates', {
    by: organization,
    addition: true,
    query: z.object({ search: z.optional(z.string().check(z.maxLength(100))), careWorkerUuid: z.optional(z.uuid()) }),
    answer: z.object({ candidates: z.array(candidate) }),
  }),
}
