// Work that suits a care worker: what they said no to is kept quiet. The mails about the rest are notifications.
import * as z from 'zod/mini'
import { audience } from './care-moments.ts'
import { contractType } from './care-workers.ts'
import { link, one, organizationRoles, resource } from './language.ts'
import { command, create, list, remove } from './operations.ts'
import { CareMomentPublication } from './publications.ts'
import { iri } from './schemas.ts'

/** “Niet voor mij”: no more messages about this work, or about the whole series it is part of. */
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
  /** Said no by mistake: it counts again. */
  undoDecline: remove(DeclinedPublication, { by, addition: true, event: 'publication_decline_undone' }),
  /** Whom it would reach, if this open moment were published now: how many, never who. Who keeps a search that mails is told by that, and not counted. */
  publicationPreview: command('GET', '/care_moments/{uuid}/publication_preview', {
    by: [...organizationRoles, 'ROLE_PLANNER'],
    addition: true,
    query: z.object({
      publishedForContractTypes: z.union([z.enum(contractType), z.array(z.enum(contractType)).check(z.minLength(1))]),
      audience: z._default(z.enum(audience), 'everyone'),
    }),
    answer: z.object({
      /** All it suits; those in none of the three below chose to hear nothing of new work, or it begins before they would. */
      careWorkers: z.int(),
      atOnce: z.int(),
      inDailyMail: z.int(),
      inAppOnly: z.int(),
    }),
  }),
}
