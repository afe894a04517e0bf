// Work that suits a care worker. They are not notified again about work they declined. The mails about the other work are
// notifications.
import * as z from 'zod/mini'
import { link, one, organizationRoles, resource } from '../language.ts'
import { timeScope } from '../moments/care-moments.ts'
import { CareMomentPublication } from '../moments/publications.ts'
import { audience } from '../moments/widening.ts'
import { command, create, list, remove } from '../operations.ts'
import { instant, iri, iriText } from '../schemas.ts'
import { contractType, maxKilometres } from '../workers/care-workers.ts'

/** “Niet voor mij”: no more notifications about this work, or about its whole series. */
export const DeclinedPublication = resource('DeclinedPublication', '/declined_publications', {
  careWorker: link('CareWorker'),
  careMomentPublication: one(CareMomentPublication, 'careMoment', 'status'),
  wholeSeries: z.boolean(),
  createdAt: z.string(),
})
const by = ['ROLE_CARE_WORKER'] as const
// An empty value, `acts=`, means none; omitting the parameter keeps what is current.
const someActs = z.union([z.literal(''), z.uuid()])
// The fields of a publication that is being considered.
const considered = {
  publishedForContractTypes: z.union([z.enum(contractType), z.array(z.enum(contractType)).check(z.minLength(1))]),
  audience: z._default(z.enum(audience), 'everyone'),
}
/** What can keep somebody from the work. */
export const reachConditions = ['level', 'contract_form', 'audience', 'distance', 'documents', 'acts', 'overlap'] as const
/** Counts below this are not given: they could reveal of one person that they lack a document, work elsewhere or are excluded. */
export const minCounted = 5
const reached = {
  /** The people in the audience who work in one of the contract forms, whatever else stops them. */
  people: z.int(),
  /** How many of them may respond and live within the distance they set. Null when too few to count. */
  mayRespond: z.nullable(z.int()),
  /**
   * The conditions that exclude most people first: how many may not respond because of this alone, and how many a possible change
   * would add: a lower level, the other contract form as well, everyone, without the acts. Null when no change is certain to
   * help. Each is given if the group it concerns (of level, form and audience those who lack it) is large enough to count,
   * however small the number of people. People stopped by something personal are in none of these.
   */
  conditions: z.array(
    z.object({
      key: z.enum(reachConditions),
      fewer: z.int(),
      more: z.nullable(z.int()),
      /** For `level`: the lower level that `more` is about. */
      expertiseLevel: z.nullable(z.object({ '@id': iriText('ExpertiseLevel'), uuid: z.string(), name: z.string() })),
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
   * How much open work this care worker could respond to, with their current preferences or with these changes to them. By the
   * rule of the list, within the distance, and with every required act on the day of the work. Work they declined is left out.
   */
  reach: command('GET', '/care_workers/{uuid}/reach', {
    by: [...by, 'ROLE_PLANNER'],
    addition: true,
    query: z.object({
      contractTypes: z.optional(z.union([z.enum(contractType), z.array(z.enum(contractType)).check(z.minLength(1))])),
      maximumDistanceKm: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxKilometres))),
      /** All acts they would have. */
      acts: z.optional(z.union([someActs, z.array(someActs).check(z.maxLength(100))])),
      /** The uuid of the level they would have. */
      expertiseLevel: z.optional(z.uuid()),
    }),
    answer: z.object({
      count: z.int(),
      /** All open work of their level, whatever the contract form, the distance and the acts. */
      total: z.int(),
      /** The acts they lack: how much more work each would open on its own, most first. */
      acts: z.array(z.object({ act: z.object({ '@id': iriText('Act'), uuid: z.string(), name: z.string() }), more: z.int() })),
    }),
  }),
  /**
   * How many people this open moment would reach if it were published now: a count, never names. Someone with a saved search that
   * mails is notified through that search and not counted.
   */
  publicationPreview: command('GET', '/care_moments/{uuid}/publication_preview', {
    by: [...organizationRoles, 'ROLE_PLANNER'],
    addition: true,
    query: z.object(considered),
    answer: z.object({
      /**
       * Everyone the work suits. Those in none of the three counts below chose not to be notified of new work, or the work begins
       * before they would be. All four are null for favourites or a care team too few to count.
       */
      careWorkers: z.nullable(z.int()),
      atOnce: z.nullable(z.int()),
      inDailyMail: z.nullable(z.int()),
      inAppOnly: z.nullable(z.int()),
      ...reached,
    }),
  }),
  /** The same for a moment that does not exist yet: whom it would reach, as far as it is known. */
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
      /** Without times nobody counts as busy then, and documents are checked for today. */
      startDate: z.optional(instant()),
      endDate: z.optional(instant()),
      timeScope: z._default(z.enum(timeScope), 'moment'),
    }),
    answer: z.object(reached),
  }),
}
