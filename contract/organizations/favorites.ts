// An organization's favourite care workers (favorieten): who they are, how much they worked here, when they can come.
import * as z from 'zod/mini'
import { custom, exact, order } from '../filters.ts'
import { backOfficeRoles, computed, one, organizationRoles, resource } from '../language.ts'
import { command, create, list, remove } from '../operations.ts'
import { day, iri, nothing } from '../schemas.ts'
import { CareWorker } from '../workers/care-workers.ts'
import { dayStanding } from '../workers/favorite-days.ts'
import { Organization } from './organizations.ts'

export const FavoriteCareWorker = resource(
  'FavoriteCareWorker',
  '/favorite_care_workers',
  {
    organization: one(Organization, 'name'),
    careWorker: one(CareWorker, 'profile', 'contractTypes', 'aggregatedReviewRating'),
    createdAt: z.string(),
    /** Their last day of work here, by approved hours. Here: at the locations the viewer sees, as below. */
    lastWorkedOn: computed(z.nullable(z.iso.date())),
    /** Minutes worked here, by approved hours: in all, and in the last twelve months. */
    workedMinutes: computed(z.int()),
    workedMinutesLastYear: computed(z.int()),
    /** From today on, fourteen days. */
    days: computed(z.array(z.object({ day: z.iso.date(), standing: z.enum(dayStanding) }))),
  },
  { itemOnly: ['careWorker.profile.about', 'careWorker.profile.languages'] },
)

export const favoriteOperations = {
  list: list(FavoriteCareWorker, {
    by: [...organizationRoles, ...backOfficeRoles],
    order: ['careWorker.profile.lastName', 'careWorker.profile.firstName'],
    filters: [
      exact('organization.uuid'),
      exact('careWorker.uuid'),
      exact('careWorker.profile.expertiseLevel.uuid'),
      custom('search', z.string()),
      /** Those without work on this day who are not marked as unavailable. Only for the days above. */
      custom('freeOn', day()),
      order('createdAt'),
      order('careWorker.profile.lastName'),
      order('lastWorkedOn'),
      order('workedMinutesLastYear'),
    ],
  }),
  create: create(FavoriteCareWorker, z.object({ careWorker: iri(CareWorker) }), {
    by: organizationRoles,
    event: 'favorite_care_worker_added',
  }),
  remove: remove(FavoriteCareWorker, { by: organizationRoles, event: 'favorite_care_worker_removed' }),
  /** Undoes a removal: the favourite is back as it was, also if the organization has no other relation to this care worker. */
  restore: command('PUT', '/favorite_care_workers/{uuid}/restore', {
    by: organizationRoles,
    addition: true,
    body: nothing,
  }),
}
