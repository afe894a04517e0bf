// Care workers (zorgverleners): profile, preferences, availability, and what they still have to do.
import * as z from 'zod/mini'
import { dates, exact, flag, order } from './filters.ts'
import { type Actor, computed, link, one, organizationRoles, resource, type Values } from './language.ts'
import { change, command, create, get, list, remove } from './operations.ts'
import { ExpertiseLevel } from './reference.ts'
import { instant, iri, nothing } from './schemas.ts'

export const contractType = ['freelance', 'temp_work'] as const
export const careWorkerPhase = ['new', 'pending', 'in_transfer', 'startup', 'lost', 'won'] as const
export const vatRegime = ['exempt_care', 'standard_21', 'kor'] as const

export const CareWorkerProfile = resource('CareWorkerProfile', '/care_worker_profiles', {
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  city: z.string(),
  expertiseLevel: one(ExpertiseLevel, 'key', 'name', 'rank'),
  about: z.nullable(z.string()),
  openToOtherContractForms: z.boolean(),
})
export const CareWorkerPreferences = resource('CareWorkerPreferences', '/care_worker_preferences', {
  hasObjectionToPets: z.boolean(),
  hasObjectionToSmokingInside: z.boolean(),
  hasObjectionToSmokingOutside: z.boolean(),
  hasDriversLicense: z.boolean(),
  hasCar: z.boolean(),
  maximumDistanceKm: z.int(),
})
const isSelf = (item: Values, me: Actor) => item.uuid === me.uuid || me.roles.includes('ROLE_PLANNER')
export const CareWorker = resource(
  'CareWorker',
  '/care_workers',
  {
    active: z.boolean(),
    phase: z.enum(careWorkerPhase),
    contractTypes: z.array(z.enum(contractType)),
    introductionCompletedAt: z.nullable(z.string()),
    profile: one(CareWorkerProfile, 'firstName', 'lastName', 'city', 'expertiseLevel', 'about'),
    preferences: one(CareWorkerPreferences, 'hasDriversLicense', 'hasCar', 'maximumDistanceKm'),
    /** Where distances are counted from; for the worker alone. */
    home: computed(z.nullable(z.object({ latitude: z.number(), longitude: z.number() }))),
    documentsMissing: computed(z.array(z.string())),
    verifiedUntil: computed(z.nullable(z.iso.date())),
    createdAt: z.string(),
  },
  {
    explicitNull: ['introductionCompletedAt'],
    hides: (item, me) =>
      isSelf(item, me) ? [] : ['phase', 'introductionCompletedAt', 'documentsMissing', 'createdAt', 'preferences', 'home'],
  },
)
export const CareWorkerAvailability = resource('CareWorkerAvailability', '/care_worker_availabilities', {
  careWorker: link('CareWorker'),
  available: z.boolean(),
  startDate: z.string(),
  endDate: z.string(),
})

export const careWorkerOperations = {
  get: get(CareWorker, { by: ['ROLE_CARE_WORKER', 'ROLE_PLANNER', ...organizationRoles] }),
  completeIntroduction: change('PUT', CareWorker, nothing, {
    by: ['ROLE_CARE_WORKER'],
    path: '/care_workers/{uuid}/complete_introduction',
    event: 'care_worker_introduction_completed',
  }),
  hoursToSubmit: command('GET', '/care_workers/{uuid}/care_moments_count_to_submit_hours', {
    by: ['ROLE_CARE_WORKER', 'ROLE_PLANNER'],
    answer: z.object({ count: z.int() }),
  }),
  availabilities: list(CareWorkerAvailability, {
    by: ['ROLE_CARE_WORKER', 'ROLE_PLANNER'],
    order: ['startDate'],
    filters: [exact('careWorker.uuid'), flag('available'), dates('startDate'), dates('endDate'), order('startDate')],
  }),
  createAvailability: create(
    CareWorkerAvailability,
    z.object({ careWorker: iri(CareWorker), available: z.boolean(), startDate: instant(), endDate: instant() }),
    { by: ['ROLE_CARE_WORKER', 'ROLE_PLANNER'], event: 'care_worker_availability_set' },
  ),
  removeAvailability: remove(CareWorkerAvailability, {
    by: ['ROLE_CARE_WORKER', 'ROLE_PLANNER'],
    event: 'care_worker_availability_removed',
  }),
}
