// What care workers say about themselves (profiel, zorgvoorkeuren): who they are, and what they can and like to do.
import * as z from 'zod/mini'
import { maxHoursAWeek } from '../events/shown-numbers.ts'
import { UserFile } from '../files.ts'
import { change, get } from '../operations.ts'
import { OrganizationLocation } from '../organizations/organizations.ts'
import { iri, line, personName, phone, postalAddress, text } from '../schemas.ts'
import { CareWorkerPreferences, CareWorkerProfile, maxKilometres } from '../workers/care-workers.ts'
import { languages } from '../workers/languages.ts'
import { Act, ExpertiseLevel } from '../workers/reference.ts'

const by = ['ROLE_CARE_WORKER', 'ROLE_PLANNER'] as const
export const profileOperations = {
  profile: get(CareWorkerProfile, { by, addition: true }),
  preferences: get(CareWorkerPreferences, { by, addition: true }),
  updateProfile: change(
    'PUT',
    CareWorkerProfile,
    z.object({
      firstName: personName(),
      lastName: personName(),
      phone: phone(),
      about: z.nullish(text(2000)),
      /** Omitted, they stay. */
      languages: z.optional(z.array(z.enum(languages)).check(z.maxLength(12))),
      address: postalAddress,
      openToOtherContractForms: z.boolean(),
      /** Omitted, it stays. Only the planner can change the level, based on the diploma. */
      expertiseLevel: z.optional(iri(ExpertiseLevel)),
      photo: z.nullish(iri(UserFile)),
      /** Omitted, it stays. Existing invoices keep the name they have. */
      tradeName: z.nullish(line(100)),
    }),
    { by, event: 'care_worker_profile_changed' },
  ),
  updatePreferences: change(
    'PUT',
    CareWorkerPreferences,
    z.object({
      hasObjectionToPets: z.boolean(),
      hasObjectionToSmokingInside: z.boolean(),
      hasObjectionToSmokingOutside: z.boolean(),
      hasDriversLicense: z.boolean(),
      hasCar: z.boolean(),
      maximumDistanceKm: z.int().check(z.minimum(1), z.maximum(maxKilometres)),
      /** Omitted, these two stay. */
      mostWeeklyHours: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(maxHoursAWeek)))),
      wantsToBeAsked: z.optional(z.boolean()),
      acts: z.array(iri(Act)).check(z.maxLength(100)),
      locations: z.array(iri(OrganizationLocation)).check(z.maxLength(100)),
    }),
    { by, event: 'care_worker_preferences_changed' },
  ),
}
