// Work that suits a care worker. They hear nothing more of work they declined. The mails about the other work are notifications.
import * as z from 'zod/mini'
import { timeScope } from './care-moments.ts'
import { contractType, mostKilometres } from './care-workers.ts'
import { link, one, organizationRoles, resource } from './language.ts'
import { command, create, list, remove } from './operations.ts'
import { CareMomentPublication } from './publications.ts'
import { address, instant, iri } from './schemas.ts'
import { audience } from './widening.ts'

/** “Niet voor mij”: no more messages about this work, or about the whole series to which it belongs. */
export const DeclinedPublication = resource('DeclinedPublication', '/declined_publications', {
  careWorker: link('CareWorker'),
  careMomentPublication: one(CareMomentPublication, 'careMoment', 'status'),
  wholeSeries: z.boolean(),
  createdAt: z.string(),
})
const by = ['ROLE_CARE_WORKER'] as const
// An empty value, `acts=`, says that there are none: what is left out is as it is now.
const someActs = z.union([z.literal(''), z.uuid()])
// What is asked of a publication that is being considered.
const considered = {
  publishedForContractTypes: z.union([z.enum(contractType), z.array(z.enum(contractType)).check(z.minLength(1))]),
  audience: z._default(z.enum(audience), 'everyone'),
}
/** What can stand between someone and the work. */
export const reachConditions = ['level', 'contract_form', 'audience', 'distance', 'documents', 'acts', 'overlap'] as const
/**
 * Counts of no fewer people than this: with fewer, a number could tell of one person that they lack a document, work elsewhere or
 * are excluded.
 */
export const fewestCounted = 5
const reached = {
  /** The people in the audience who work in one of the contract forms, whatever else stops them. */
  people: z.int(),
  /** How many of them may respond, and within the distance that they set. Null when they are too few to count. */
  mayRespond: z.nullable(z.int()),
  /**
   * What costs people, the most first: how many may not respond because of this alone, and how many would come by the change that
   * can be made: a level lower, the other contract form as well, everyone, without the acts. Null when no change brings them for
   * certain. Each is there when the group that it is about, of level, form and audience those who lack it, is large enough to count,
   * however few the people are. Who is stopped for a reason of their own is in none of these.
   */
  conditions: z.array(
    z.object({
      key: z.enum(reachConditions),
      fewer: z.int(),
      more: z.nullable(z.int()),
      /** Of `level`: the level below, of which `more` speaks. */
      expertiseLevel: z.nullable(z.object({ '@id': address('ExpertiseLevel'), uuid: z.string(), name: z.string() })),
    }),
  ),
}
export const matchOperations = {
  declined: list(DeclinedPublication, { by, addition: true, order: ['-createdAt'] }),
  decline: create(
    DeclinedPublication,
    z.object({ careMomentPublication: iri(CareMomentPublication), wholeSeries: z._default(z.boolean(), false) }),
    { by, inOwnName: true, addition: true, event: 'publication_declined' },
  ),
  /** Undoes a mistaken “niet voor mij”. */
  undoDecline: remove(DeclinedPublication, { by, inOwnName: true, addition: true, event: 'publication_decline_undone' }),
  /**
   * How much open work this care worker could respond to, now or if these of their preferences were so; what is left out is as it
   * is. By the rule of the list, within the distance, and with every act that the work asks, on the day it asks it. Left out is
   * what they declined.
   */
  reach: command('GET', '/care_workers/{uuid}/reach', {
    by: [...by, 'ROLE_PLANNER'],
    addition: true,
    query: z.object({
      contractTypes: z.optional(z.union([z.enum(contractType), z.array(z.enum(contractType)).check(z.minLength(1))])),
      maximumDistanceKm: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostKilometres))),
      /** All acts that they would hold. */
      acts: z.optional(z.union([someActs, z.array(someActs).check(z.maxLength(100))])),
      /** The uuid of the level that they would have. */
      expertiseLevel: z.optional(z.uuid()),
    }),
    answer: z.object({
      count: z.int(),
      /** All open work of their level, whatever the contract form, the distance and the acts. */
      total: z.int(),
      /** The acts that they lack: how much more each would open by itself, the most first. */
      acts: z.array(z.object({ act: z.object({ '@id': address('Act'), uuid: z.string(), name: z.string() }), more: z.int() })),
    }),
  }),
  /**
   * How many people this open moment would reach if it were published now: a count, never names. Someone with a saved search that
   * mails is told through that search and is not counted.
   */
  publicationPreview: command('GET', '/care_moments/{uuid}/publication_preview', {
    by: [...organizationRoles, 'ROLE_PLANNER'],
    addition: true,
    query: z.object(considered),
    answer: z.object({
      /**
       * Everyone whom the work suits. Those who are in none of the three counts below chose not to be told of new work, or the
       * work begins before they would be told. All four are null for favourites or a care team too few to count.
       */
      careWorkers: z.nullable(z.int()),
      atOnce: z.nullable(z.int()),
      inDailyMail: z.nullable(z.int()),
      inAppOnly: z.nullable(z.int()),
      ...reached,
    }),
  }),
  /** The same of a moment that is not made yet: whom it would reach, as far as is known of it. */
  newPublicationPreview: command('GET', '/care_moments/publication_preview', {
    by: [...organizationRoles, 'ROLE_PLANNER'],
    addition: true,
    query: z.object({
      ...considered,
      /** Uuids. */
      location: z.uuid(),
      expertiseLevel: z.uuid(),
      client: z.optional(z.uuid()),
      acts: z.optional(z.union([z.uuid(), z.array(z.uuid()).check(z.maxLength(40))])),
      /** Without times nobody is taken to work then, and documents are those of today. */
      startDate: z.optional(instant()),
      endDate: z.optional(instant()),
      timeScope: z._default(z.enum(timeScope), 'moment'),
    }),
    answer: z.object(reached),
  }),
}
