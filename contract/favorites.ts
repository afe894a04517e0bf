// Favourite care workers (favorieten) of an organization: who they are, how much they worked here, when they can come.
import * as z from 'zod/mini'
import { CareWorker } from './care-workers.ts'
import { dayStanding } from './favorite-days.ts'
import { custom, exact, order } from './filters.ts'
import { backOfficeRoles, computed, one, organizationRoles, resource } from './language.ts'
import { command, create, list, remove } from './operations.ts'
import { Organization } from './organizations.ts'
import { day, iri, nothing } from './schemas.ts'

export const FavoriteCareWorker = resource(
  'FavoriteCareWorker',
  '/favorite_care_workers',
  {
    organization: one(Organization, 'name'),
    careWorker: one(CareWorker, 'profile', 'contractTypes', 'aggregatedReviewRating'),
    createdAt: z.string(),
    /**
     * The last day that they worked here, by hours that were agreed on. Here: at the locations that the viewer sees, as below.
     */
    lastWorkedOn: computed(z.nullable(z.iso.date())),
    /** Minutes worked here, by hours that were agreed on: in all, and in the last twelve months. */
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
      /** Who does not work on this day, and did not say they cannot. Only the days of which it is told. */
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
  /** Takes a removal back: the favourite is there again as it was, also for who does not know this care worker otherwise. */
  restore: command('PUT', '/favorite_care_workers/{uuid}/restore', {
    by: organizationRoles,
    addition: true,
    body: nothing,
  }),
}
