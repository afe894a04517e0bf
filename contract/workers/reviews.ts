// Reviews (beoordelingen): after an approved care moment both parties say once what they thought. And the facts about the other
// party that help someone choose.
import * as z from 'zod/mini'
import { dates, exact, flag, order } from '../filters.ts'
import { backOfficeRoles, computed, everyone, one, organizationRoles, resource } from '../language.ts'
import { CareMoment } from '../moments/care-moments.ts'
import { command, create, get, list } from '../operations.ts'
import { Organization } from '../organizations/organizations.ts'
import { iri, iriText, text } from '../schemas.ts'
import { CareWorker } from './care-workers.ts'

export const reviewContext = ['care_worker', 'organization', 'client'] as const
export const reviewSentiment = ['positive', 'negative'] as const

export const ReviewTag = resource(
  'ReviewTag',
  '/review_tags',
  {
    key: z.string(),
    name: z.string(),
    context: z.enum(reviewContext),
    sentiment: z.enum(reviewSentiment),
    active: z.boolean(),
  },
  { selectableField: 'active' },
)

const rating = z.int().check(z.minimum(1), z.maximum(5))
const content = {
  careMoment: one(CareMoment, 'title', 'startDate', 'endDate', 'location'),
  careWorker: one(CareWorker, 'profile'),
  rating,
  tags: computed(
    z.array(z.object({ '@id': z.string(), uuid: z.string(), name: z.string(), sentiment: z.enum(reviewSentiment) })),
  ),
  text: z.nullable(z.string()),
  createdAt: z.string(),
}
const ofItem = [
  ...(['careMoment.location.street', 'careMoment.location.postcode', 'careMoment.location.phone'] as const),
  ...([
    'careMoment.location.latitude',
    'careMoment.location.longitude',
    'careWorker.profile.about',
    'careWorker.profile.languages',
  ] as const),
  ...(['careWorker.profile.openToOtherContractForms', 'careWorker.profile.city'] as const),
] as const
/** About a care worker, by the organization or by the client's administrator. */
export const CareWorkerReview = resource(
  'CareWorkerReview',
  '/care_worker_reviews',
  {
    ...content,
    writtenBy: z.enum(['organization', 'client']),
  },
  { itemOnly: ofItem },
)
/** About an organization, by the care worker. */
export const OrganizationReview = resource(
  'OrganizationReview',
  '/organization_reviews',
  {
    ...content,
    reviewee: one(Organization, 'name', 'city'),
  },
  { itemOnly: ofItem },
)

const newReview = z.object({
  careMoment: iri(CareMoment),
  rating,
  tags: z._default(z.array(iri(ReviewTag)).check(z.maxLength(10)), []),
  text: z.nullish(text(2000)),
})
/** The average and the shares are absent while there are too few reviews to show them. */
const stats = z.object({
  rating: z.nullable(z.number()),
  count: z.int(),
  perRating: z.array(z.object({ rating: z.int(), count: z.int() })),
  tags: z.array(z.object({ name: z.string(), sentiment: z.enum(reviewSentiment), count: z.int() })),
})
/** Figures of the last year about what somebody is like to work with. */
const known = {
  /** The approved moments these two had together, and the minutes worked in them. All time. */
  workedTogether: z.int(),
  minutesTogether: z.int(),
  cancellations: z.int(),
  /** After the moment's cancellation deadline. */
  lateCancellations: z.int(),
  rating: z.nullable(z.number()),
  reviews: z.int(),
}

const worker = ['ROLE_CARE_WORKER'] as const
const reviewers = [...organizationRoles, 'ROLE_CLIENT_ADMIN'] as const
const byMoment = [exact('careMoment.uuid'), exact('careMoment.client.uuid'), exact('careWorker.uuid'), exact('rating')] as const
const recent = [dates('createdAt'), order('createdAt'), order('rating')] as const
export const reviewOperations = {
  tags: list(ReviewTag, {
    by: everyone,
    unpaged: true,
    order: ['context', '-sentiment', 'uuid'],
    filters: [exact('context'), exact('sentiment'), flag('active')],
  }),
  careWorkerReviews: list(CareWorkerReview, {
    by: [...worker, ...reviewers, 'ROLE_PLANNER'],
    order: ['-createdAt'],
    filters: [...byMoment, exact('writtenBy'), ...recent],
  }),
  careWorkerReview: get(CareWorkerReview, { by: [...worker, ...reviewers, 'ROLE_PLANNER'] }),
  reviewCareWorker: create(CareWorkerReview, newReview, {
    by: reviewers,
    inOwnName: true,
    addition: true,
    event: 'care_worker_reviewed',
  }),
  organizationReviews: list(OrganizationReview, {
    by: [...worker, ...organizationRoles, 'ROLE_PLANNER'],
    order: ['-createdAt'],
    filters: [...byMoment, exact('reviewee.uuid'), ...recent],
  }),
  organizationReview: get(OrganizationReview, { by: [...worker, ...organizationRoles, 'ROLE_PLANNER'], addition: true }),
  reviewOrganization: create(OrganizationReview, newReview, { by: worker, inOwnName: true, event: 'organization_reviewed' }),
  /** Of the reviews about this care worker. */
  careWorkerStats: command('GET', '/care_workers/{uuid}/reviews/stats', {
    by: [...worker, ...organizationRoles, ...backOfficeRoles],
    answer: stats,
  }),
  /** Of the reviews about people who worked for this client. */
  clientStats: command('GET', '/clients/{uuid}/reviews/stats', {
    by: [...worker, ...reviewers, 'ROLE_PLANNER'],
    answer: stats,
  }),
  /** Of the reviews about the viewer's organization; for a location admin those about their locations. */
  organizationStats: command('GET', '/organization_reviews/stats', {
    by: organizationRoles,
    addition: true,
    answer: stats,
  }),
  /**
   * About the assignee; about another worker who reacted when `careWorker` names them. A care worker gets it about themselves.
   */
  momentCareWorkerStats: command('GET', '/care_moments/{uuid}/care_worker/stats', {
    by: [...worker, ...organizationRoles, ...backOfficeRoles],
    query: z.object({ careWorker: z.optional(z.uuid()) }),
    answer: z.object({
      careWorker: iriText('CareWorker'),
      ...known,
      /** Hours handed in, and those within two days after the end of the moment. */
      hoursSubmitted: z.int(),
      hoursSubmittedOnTime: z.int(),
    }),
  }),
  /**
   * About the location of the moment. `together` is about the care worker who asks, for others about the assignee; a client's
   * administrator does not get it.
   */
  momentLocationStats: command('GET', '/care_moments/{uuid}/organization_location/stats', {
    by: [...worker, ...reviewers, ...backOfficeRoles],
    answer: z.object({
      organizationLocation: iriText('OrganizationLocation'),
      ...known,
      /** Hours approved, and those within three days after they were handed in. */
      hoursApproved: z.int(),
      hoursApprovedOnTime: z.int(),
    }),
  }),
}
