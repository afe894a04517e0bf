// Work that suits a care worker. They hear nothing more of work they declined. The mails about the other work are notifications.
import * as z from 'zod/mini'
import { audience } from './care-moments.ts'
import { contractType } from './care-workers.ts'
import { link, one, organizationRoles, resource } from './language.ts'
import { command, create, list, remove } from './operations.ts'
import { CareMomentPublication } from './publications.ts'
import { iri } from './schemas.ts'

/** “Niet voor mij”: no more messages about this work, or about the whole series to which it belongs. */
export const DeclinedPublication = resource('DeclinedPublication', '/declined_publications', {
  careWorker: link('CareWorker'),
  careMomentPublication: one(CareMomentPublication, 'careMoment', 'status'),
  wholeSeries: z.boolean(),
  createdAt: z.string(),
})
const by = ['ROLE_CARE_WORKER'] as const
export const matchOperations = {
  declined: list(DeclinedPublication, { by, addition: true, order: ['-createdAt'] }),
  decline: create(
    DeclinedPublication,
    z.object({ careMomentPublication: iri(CareMomentPublication), wholeSeries: z._default(z.boolean(), false) }),
    { by, addition: true, event: 'publication_declined' },
  ),
  /** Undoes a mistaken “niet voor mij”. */
  undoDecline: remove(DeclinedPublication, { by, addition: true, event: 'publication_decline_undone' }),
  /**
   * How many people this open moment would reach if it were published now: a count, never names. Someone with a saved search that
   * mails is told through that search and is not counted.
   */
  publicationPreview: command('GET', '/care_moments/{uuid}/publication_preview', {
    by: [...organizationRoles, 'ROLE_PLANNER'],
    addition: true,
    query: z.object({
      publishedForContractTypes: z.union([z.enum(contractType), z.array(z.enum(contractType)).check(z.minLength(1))]),
      audience: z._default(z.enum(audience), 'everyone'),
    }),
    answer: z.object({
      /**
       * Everyone whom the work suits. Those who are in none of the three counts below chose not to be told of new work, or the
       * work begins before they would be told.
       */
      careWorkers: z.int(),
      atOnce: z.int(),
      inDailyMail: z.int(),
      inAppOnly: z.int(),
    }),
  }),
}
