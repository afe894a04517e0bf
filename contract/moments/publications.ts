// Publications (a care moment offered to care workers) and the reactions to them.
import * as z from 'zod/mini'
import { custom, dates, exact, exists, neq, order } from '../filters.ts'
import { type AnyItem, backOfficeRoles, computed, one, organizationRoles, resource, type Transition } from '../language.ts'
import { action, command, create, get, list } from '../operations.ts'
import { iri, iriText, nothing, text } from '../schemas.ts'
import {
  type PublicationStatus,
  publicationStatus,
  publicationStatusName,
  reactionStatus,
  reactionStatusName,
} from '../statuses.ts'
import { CareWorker, contractType } from '../workers/care-workers.ts'
import { eligibility } from '../workers/eligibility.ts'
import { type OpenedWord, openedWords, type Word, type WordsTo, wordsTo } from './assignment-words.ts'
import { CareMoment } from './care-moments.ts'
import { organization, reactionActions } from './reaction-transitions.ts'
import { audience } from './widening.ts'
import { stepAfter, stepAt } from './widening-steps.ts'

// As with choosing someone: a period that was given back continues with someone else until its end.
const isAhead = ({ careMoment }: AnyItem, now: string) => {
  const { timeScope, startDate, endDate } = careMoment as Record<string, unknown>
  return now >= String(timeScope === 'period' ? endDate : startDate) ? 'moment_started' : undefined
}
const publicationActions = {
  withdraw: [{ by: organization, from: ['open'], to: 'withdrawn', event: 'care_moment_publication_withdrawn' }],
  widening: [{ by: organization, from: ['open'], event: 'care_moment_widening_changed', when: isAhead }],
  forms: [{ by: organization, from: ['open'], event: 'care_moment_publication_widened', when: isAhead }],
} as const satisfies Record<string, readonly Transition<PublicationStatus>[]>

const offered: readonly Word[] = wordsTo('offered')
/** Details of an offered moment that only the item shows; a card says when, where, what and the pay. */
export const itemOnlyOfMoment = [
  ...openedWords.filter((word): word is Extract<OpenedWord, WordsTo<'offered'>> => offered.includes(word)),
  ...(['expertiseLevel.key', 'expertiseLevel.rank'] as const),
  ...(['location.street', 'location.postcode', 'location.phone'] as const),
] as const
export const CareMomentPublication = resource(
  'CareMomentPublication',
  '/care_moment_publications',
  {
    status: z.enum(publicationStatus),
    careMoment: one(
      CareMoment,
      ...wordsTo('offered'),
      ...(['status', 'timeScope', 'contractType', 'startDate', 'endDate', 'hourlyRate', 'recurringCareMoment'] as const),
    ),
    publishedForContractTypes: z.array(z.enum(contractType)),
    audience: z.enum(audience),
    /** The steps to come: the audience, and when. */
    widening: z.array(z.object({ audience: z.enum(audience), at: z.string() })),
    /** The audiences so far with their start, up to the current one. Empty while it has its first. */
    widened: z.array(z.object({ audience: z.enum(audience), at: z.string() })),
    distanceKm: computed(z.nullable(z.number())),
    myReaction: computed(z.nullable(z.object({ '@id': z.string(), uuid: z.string(), status: z.enum(reactionStatus) }))),
    /** For a care worker: their “niet voor mij” that hides it, possibly for its whole series. */
    myDecline: computed(z.nullable(z.object({ '@id': z.string(), uuid: z.string(), wholeSeries: z.boolean() }))),
    /**
     * For a care worker: the names of the required acts they do not have on that day, and the number of required documents that
     * they have not handed in or that expire before it.
     */
    lacking: computed(z.nullable(z.object({ acts: z.array(z.string()), documents: z.int() }))),
    /** For a care worker: the rule of its series, without its client or the workers of its other dates. */
    series: computed(
      z.nullable(
        z.object({
          /** From 1 (Monday) to 7. */
          weekdays: z.array(z.int()),
          everyWeeks: z.int(),
          until: z.iso.date(),
          /** The position of this date among all dates of the series. */
          number: z.int(),
          count: z.int(),
          /** The dates offered to this worker that are not taken and that they have not answered. */
          open: z.int(),
        }),
      ),
    ),
    /** The known shifts of a period that have not begun. */
    shifts: computed(
      z.array(z.object({ startDate: z.string(), endDate: z.string(), breakMinutes: z.int(), breakFrom: z.nullable(z.string()) })),
    ),
    createdAt: z.string(),
    version: z.int(),
  },
  {
    itemOnly: [...itemOnlyOfMoment.map(path => `careMoment.${path}` as const), 'shifts'],
    // The later steps of the audience are between the organization and us.
    hides: me => (me.roles.includes('ROLE_CARE_WORKER') ? { widening: false, widened: false, version: false } : {}),
    actions: publicationActions,
    statusNames: publicationStatusName,
  },
)

// Before the choice, a care worker does not see what the organization is considering.
const byOthers = { path: 'careWorker', isMe: false }
export const CareMomentPublicationReaction = resource(
  'CareMomentPublicationReaction',
  '/care_moment_publication_reactions',
  {
    status: z.enum(reactionStatus),
    careMomentPublication: one(CareMomentPublication, 'careMoment', 'status', 'publishedForContractTypes'),
    careWorker: one(CareWorker, 'profile', 'verifiedUntil', 'aggregatedReviewRating'),
    motivation: z.nullable(z.string()),
    distanceKm: computed(z.nullable(z.number())),
    isFavorite: computed(z.boolean()),
    workedBeforeCount: computed(z.int()),
    /** The worker has other work at that time: choosing them would be refused. */
    isBusy: computed(z.boolean()),
    /** The second choice: asked first (1) when the chosen worker cancels. The worker sees it once somebody else is chosen. */
    standbyPosition: computed(z.nullable(z.int())),
    resolvedAt: z.nullable(z.string()),
    createdAt: z.string(),
  },
  {
    itemOnly: [
      ...itemOnlyOfMoment.map(path => `careMomentPublication.careMoment.${path}` as const),
      ...(['careWorker.profile.about', 'careWorker.profile.languages', 'careWorker.profile.openToOtherContractForms'] as const),
    ],
    actions: reactionActions,
    statusNames: reactionStatusName,
    hides: () => ({ isFavorite: byOthers, workedBeforeCount: byOthers, isBusy: byOthers }),
  },
)

// Not `iri`, which would refuse the whole request for one that no longer exists; the others are still placed.
const publicationAddress = z
  .string()
  .check(z.regex(/^\/v1\/care_moment_publications\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { error: 'iri' }))
const wording = {
  motivation: z.nullish(text(2000)),
  agreed: z.literal(true, { error: 'Vink aan dat je akkoord gaat.' }),
}

const worker = ['ROLE_CARE_WORKER'] as const
const viewers = ['ROLE_CARE_WORKER', ...organizationRoles, ...backOfficeRoles] as const
export const publicationOperations = {
  list: list(CareMomentPublication, {
    by: viewers,
    order: ['careMoment.startDate'],
    filters: [
      dates('careMoment.startDate'),
      exact('careMoment.uuid'),
      exact('careMoment.status'),
      exact('careMoment.expertiseLevel.uuid'),
      exact('careMoment.location.uuid'),
      exact('careMoment.location.organization.uuid'),
      exact('careMoment.timeScope'),
      exact('careMoment.carePeriod.uuid'),
      exact('status'),
      custom('careMoment.recurring', z.stringbool()),
      custom('careWorkerExpertiseLevelUuid', z.uuid()),
      exact('uuid'),
      neq('uuid'),
      custom('careWorkerUuid', z.uuid()),
      custom('similarCareMomentPublicationUuid', z.uuid()),
      custom('distance', z.coerce.number().check(z.positive())),
      custom('publishedForContractTypes', z.union([z.enum(contractType), z.array(z.enum(contractType))])),
      custom('withBonus', z.stringbool()),
      custom('declined', z.stringbool()),
      custom('dayPart', z.union([z.enum(['early', 'day', 'late', 'night']), z.array(z.enum(['early', 'day', 'late', 'night']))])),
      order('careMoment.startDate'),
      order('careMoment.hourlyRate'),
      order('distance', 'distanceKm'),
      // For a care worker: work that needs an act they do not have comes last.
      order('lacking'),
      order('createdAt'),
    ],
  }),
  get: get(CareMomentPublication, { by: viewers }),
  create: create(
    CareMomentPublication,
    z.object({
      careMoment: iri(CareMoment),
      publishedForContractTypes: z.array(z.enum(contractType)).check(z.minLength(1), z.maxLength(2)),
      audience: z._default(z.enum(audience), 'everyone'),
      widening: z._default(z.array(stepAfter).check(z.maxLength(2)), []),
    }),
    { by: organization, event: 'care_moment_published' },
  ),
  withdrawPublication: action('PATCH', CareMomentPublication, 'withdraw', nothing, { addition: true }),
  /** Replaces the steps to come. A step that is already due is carried out at once. */
  widening: action(
    'PUT',
    CareMomentPublication,
    'widening',
    z.object({ widening: z.array(stepAt).check(z.maxLength(2)), version: z.optional(z.int()) }),
    { addition: true },
  ),
  /**
   * Adds a contract form to the publication: reactions and questions by name stay, and people it now suits are notified. An
   * existing form cannot be removed (422), as that would end what came of it; withdrawing says so.
   */
  forms: action(
    'PUT',
    CareMomentPublication,
    'forms',
    z.object({
      publishedForContractTypes: z.array(z.enum(contractType)).check(z.minLength(1), z.maxLength(2)),
      version: z.optional(z.int()),
    }),
    { addition: true },
  ),
  /** Whether this care worker could be given a moment, and why not. */
  eligibilityOfWorker: command('GET', '/care_moments/{uuid}/eligibility', {
    by: ['ROLE_PLANNER'],
    addition: true,
    query: z.object({ careWorker: z.uuid() }),
    answer: z.object(eligibility),
  }),
  eligibility: command('GET', '/care_moment_publications/{uuid}/eligibility', {
    by: worker,
    addition: true,
    answer: z.object(eligibility),
  }),
  /** The open dates of the series of a publication, as this worker may see them, and whether they may respond to each. */
  seriesDates: command('GET', '/care_moment_publications/{uuid}/series_dates', {
    by: worker,
    addition: true,
    answer: z.object({
      dates: z.array(
        z.object({
          careMomentPublication: iriText('CareMomentPublication'),
          ...{
            startDate: z.string(),
            endDate: z.string(),
            breakMinutes: z.int(),
            breakFrom: z.nullable(z.string()),
            bonus: z.int(),
          },
          declined: z.boolean(),
          ...eligibility,
        }),
      ),
    }),
  }),
  reactions: list(CareMomentPublicationReaction, {
    by: viewers,
    order: ['-createdAt'],
    filters: [
      exact('status'),
      exact('careWorker.uuid'),
      exact('careMomentPublication.uuid'),
      exact('careMomentPublication.careMoment.uuid'),
      dates('careMomentPublication.careMoment.startDate'),
      dates('careMomentPublication.careMoment.endDate'),
      exists('resolvedAt'),
      // Whether the same worker reacted to the same publication again later, for instance after withdrawing.
      custom('replaced', z.stringbool()),
      order('createdAt'),
      order('careWorker.aggregatedReviewRating.rating'),
      order('careMomentPublication.careMoment.startDate'),
    ],
  }),
  reaction: get(CareMomentPublicationReaction, { by: viewers, addition: true }),
  react: create(
    CareMomentPublicationReaction,
    z.object({
      careMomentPublication: iri(CareMomentPublication),
      ...wording,
    }),
    { by: worker, inOwnName: true, event: 'reaction_placed' },
  ),
  /**
   * Reacts to several dates of one series with the same message. Each date is independent: one that is no longer available is
   * refused with its reason, and the others are placed.
   */
  reactToSeries: command('POST', '/care_moment_publication_reactions/series', {
    by: worker,
    inOwnName: true,
    addition: true,
    body: z.object({
      careMomentPublications: z.array(publicationAddress).check(z.minLength(1), z.maxLength(200)),
      ...wording,
    }),
    answer: z.object({
      results: z.array(
        z.object({
          careMomentPublication: iriText('CareMomentPublication'),
          reaction: z.nullable(iriText('CareMomentPublicationReaction')),
          refusal: z.nullable(z.string()),
        }),
      ),
    }),
  }),
  reject: action('PATCH', CareMomentPublicationReaction, 'reject', z.optional(z.object({ reason: z.nullish(text(1000)) }))),
  resolve: action('PATCH', CareMomentPublicationReaction, 'resolve', nothing),
  withdraw: action('PATCH', CareMomentPublicationReaction, 'withdraw', nothing),
  select: command('PUT', '/care_moment_publication_reactions/select', {
    by: organization,
    body: z.object({ reactions: z.array(iri(CareMomentPublicationReaction)).check(z.minLength(1), z.maxLength(100)) }),
    answer: z.object({ reactions: z.array(iriText('CareMomentPublicationReaction')) }),
  }),
}
