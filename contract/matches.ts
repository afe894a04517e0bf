// Work that suits a care worker: what they said no to is kept quiet. The mails about the rest are notifications.
import * as z from 'zod/mini'
import { link, one, resource } from './language.ts'
import { create, list, remove } from './operations.ts'
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
}
