// Care workers (zorgverleners): profile, preferences, availability and open tasks.
import * as z from 'zod/mini'
import { custom, dates, exact, flag, order, orderByMatch } from '../filters.ts'
import { type Actor, backOfficeRoles, computed, link, maybeLink, one, organizationRoles, resource, seenBy } from '../language.ts'
import { change, command, create, get, list, remove } from '../operations.ts'
import { instant, iri, iriText, keptAddress, nothing, text } from '../schemas.ts'
import { languages } from './languages.ts'
import { ExpertiseLevel } from './reference.ts'

export const contractType = ['freelance', 'temp_work'] as const
export const careWorkerPhase = ['new', 'pending', 'in_transfer', 'startup', 'lost', 'won'] as const
/** The largest distance one can choose to travel. */
export const maxKilometres = 300
export const vatRegime = ['exempt_care', 'standard_21', 'kor'] as const

const isPlanner = (me: Actor) => me.roles.includes('ROLE_PLANNER')
const atWork = [...backOfficeRoles, ...organizationRoles]
/**
 * Someone who offers no work sees only a care worker's name and expertise; a client's administrator the photo as well, a care
 * worker not that of colleagues.
 */
const offersWork = (me: Actor) => me.roles.some(role => atWork.some(each => each === role))
export const CareWorkerProfile = resource(
  'CareWorkerProfile',
  '/care_worker_profiles',
  {
    firstName: z.string(),
    lastName: z.string(),
    phone: z.nullable(z.string()),
    city: z.string(),
    /** For the worker and the planner. Others see only the city. */
    address: computed(keptAddress),
    expertiseLevel: one(ExpertiseLevel, 'key', 'name', 'rank'),
    about: z.nullable(z.string()),
    /** The languages they speak with clients, in their own order. */
    languages: z.array(z.enum(languages)),
    openToOtherContractForms: z.boolean(),
    photo: maybeLink('UserFile'),
    /** The trade name on their invoices, beside their own. For the worker and the planner. */
    tradeName: computed(z.nullable(z.string())),
  },
  {
    hides: me => ({
      ...(!isPlanner(me) && seenBy('uuid', 'phone', 'address', 'tradeName')),
      ...(!offersWork(me) && seenBy('uuid', 'city', 'about', 'languages', 'openToOtherContractForms')),
      ...(!offersWork(me) && !me.roles.includes('ROLE_CLIENT_ADMIN') && seenBy('uuid', 'photo')),
    }),
  },
)
export const CareWorkerPreferences = resource('CareWorkerPreferences', '/care_worker_preferences', {
  hasObjectionToPets: z.boolean(),
  hasObjectionToSmokingInside: z.boolean(),
  hasObjectionToSmokingOutside: z.boolean(),
  hasDriversLicense: z.boolean(),
  hasCar: z.boolean(),
  maximumDistanceKm: z.int(),
  /**
   * The maximum weekly hours a roster gives them, including what they have already; null without a limit. They may still react to
   * more.
   */
  mostWeeklyHours: z.nullable(z.int()),
  /** Whether a roster may ask them for work they did not react to. */
  wantsToBeAsked: z.boolean(),
  /** What they can do and are allowed to do. `validUntil` is the last day of a certificate that expires. */
  acts: computed(
    z.array(z.object({ '@id': z.string(), uuid: z.string(), name: z.string(), validUntil: z.nullable(z.iso.date()) })),
  ),
  /** Where they like to work. */
  locations: computed(z.array(z.object({ '@id': z.string(), uuid: z.string(), name: z.string(), city: z.string() }))),
})
const ofThemselves = [
  'number',
  'phase',
  'introductionCompletedAt',
  'documentsMissing',
  'createdAt',
  'preferences',
  'home',
] as const
export const CareWorker = resource(
  'CareWorker',
  '/care_workers',
  {
    /** Their number at the payroll office. For the worker and the planner. */
    number: z.int(),
    active: z.boolean(),
    phase: z.enum(careWorkerPhase),
    contractTypes: z.array(z.enum(contractType)),
    introductionCompletedAt: z.nullable(z.string()),
    profile: one(
      CareWorkerProfile,
      'firstName',
      'lastName',
      'city',
      'expertiseLevel',
      'about',
      'languages',
      'openToOtherContractForms',
      'photo',
    ),
    preferences: one(
      CareWorkerPreferences,
      'hasObjectionToPets',
      'hasObjectionToSmokingInside',
      'hasObjectionToSmokingOutside',
      'hasDriversLicense',
      'hasCar',
      'maximumDistanceKm',
      'mostWeeklyHours',
      'wantsToBeAsked',
      'acts',
      'locations',
    ),
    /** The place distances are counted from. Only for the worker. */
    home: computed(z.nullable(z.object({ latitude: z.number(), longitude: z.number() }))),
    documentsMissing: computed(z.array(z.string())),
    /** The last day on which every required document is valid. Absent when a document is missing or when none of them expires. */
    verifiedUntil: computed(z.nullable(z.iso.date())),
    /** Three or more violations in ninety days. Only for the planner. */
    flagged: computed(z.boolean()),
    aggregatedReviewRating: computed(z.nullable(z.object({ rating: z.number(), count: z.int() }))),
    /**
     * How many of their documents wait for a planner, and the day of the last shift with approved hours. Only for the planner.
     */
    documentsToJudge: computed(z.int()),
    lastWorkedOn: computed(z.nullable(z.iso.date())),
    /** Care workers who may be the same person, by name or telephone. Only for the planner. */
    alike: computed(z.array(iriText('CareWorker'))),
    createdAt: z.string(),
  },
  {
    itemOnly: ['preferences', 'home', 'profile.about', 'profile.languages', 'createdAt'],
    explicitNull: ['introductionCompletedAt'],
    hides: me => ({
      ...(!isPlanner(me) && {
        ...seenBy('uuid', ...ofThemselves),
        flagged: false,
        documentsToJudge: false,
        lastWorkedOn: false,
        alike: false,
      }),
      ...(!offersWork(me) && seenBy('uuid', 'active', 'contractTypes', 'verifiedUntil', 'aggregatedReviewRating')),
    }),
  },
)
export const CareWorkerAvailability = resource('CareWorkerAvailability', '/care_worker_availabilities', {
  careWorker: link('CareWorker'),
  available: z.boolean(),
  startDate: z.string(),
  endDate: z.string(),
})

/** Planners' notes about a care worker, only for planners. The worker never sees them. */
export const CareWorkerNote = resource('CareWorkerNote', '/care_worker_notes', {
  careWorker: link('CareWorker'),
  authorName: z.string(),
  /** The viewer wrote it and may remove it. */
  isOwn: computed(z.boolean()),
  text: z.string(),
  createdAt: z.string(),
})

/** The maximum for one request about availability: a year of days, including those that are restored. */
export const maxAvailabilitiesAtOnce = 400
const stretch = { available: z.boolean(), startDate: instant(), endDate: instant() }

const ofPlanners = { by: ['ROLE_PLANNER'], addition: true } as const
const some = z.union([z.uuid(), z.array(z.uuid())])
export const careWorkerOperations = {
  list: list(CareWorker, {
    by: ['ROLE_PLANNER', ...organizationRoles],
    order: ['profile.lastName', 'profile.firstName'],
    filters: [
      flag('active'),
      flag('preferences.hasObjectionToPets'),
      flag('preferences.hasObjectionToSmokingInside'),
      flag('preferences.hasObjectionToSmokingOutside'),
      flag('preferences.hasDriversLicense'),
      flag('preferences.hasCar'),
      custom('careTeams.client.uuid', some),
      exact('phase'),
      exact('profile.address.city', 'profile.city'),
      exact('profile.expertiseLevel.uuid'),
      exact('uuid'),
      custom('favoriteCareWorkers.organization.uuid', some),
      custom('search', z.string()),
      order('profile.firstName'),
      order('profile.lastName'),
      custom('care_moment_available_uuid', z.uuid()),
      custom('acts.uuid', some),
      custom('locations.uuid', some),
      /** Their BIG number is not in the register, or is there under other details. Only for the planner. */
      custom('bigDiffers', z.stringbool()),
      orderByMatch('profile.openToOtherContractForms'),
    ],
  }),
  get: get(CareWorker, { by: ['ROLE_CARE_WORKER', 'ROLE_PLANNER', ...organizationRoles] }),
  /** The places where they live, as choices for a planner's filter. */
  filterChoices: command('GET', '/care_workers/filter_choices', {
    ...ofPlanners,
    answer: z.object({ cities: z.array(z.string()) }),
  }),
  /** They were turned down or left, and are offered nothing any more. The reason becomes a note. */
  lose: change('PUT', CareWorker, z.object({ reason: text(1000) }), {
    ...ofPlanners,
    path: '/care_workers/{uuid}/lose',
    event: 'care_worker_lost',
  }),
  /** They are back, in the phase that follows from their documents. */
  takeBack: change('PUT', CareWorker, nothing, {
    ...ofPlanners,
    path: '/care_workers/{uuid}/take_back',
    event: 'care_worker_taken_back',
  }),
  completeIntroduction: change('PUT', CareWorker, nothing, {
    by: ['ROLE_CARE_WORKER'],
    path: '/care_workers/{uuid}/complete_introduction',
    inOwnName: true,
    event: 'care_worker_introduction_completed',
  }),
  chooseContractTypes: change(
    'PATCH',
    CareWorker,
    z.object({ contractTypes: z.array(z.enum(contractType)).check(z.minLength(1), z.maxLength(2)) }),
    {
      by: ['ROLE_CARE_WORKER', 'ROLE_PLANNER'],
      path: '/care_workers/{uuid}/update_preferred_contract_types',
      event: 'care_worker_contract_types_chosen',
    },
  ),
  hoursToSubmit: command('GET', '/care_workers/{uuid}/care_moments_count_to_submit_hours', {
    by: ['ROLE_CARE_WORKER', 'ROLE_PLANNER'],
    answer: z.object({ count: z.int() }),
  }),
  availabilities: list(CareWorkerAvailability, {
    by: ['ROLE_CARE_WORKER', 'ROLE_PLANNER'],
    order: ['startDate'],
    filters: [exact('careWorker.uuid'), flag('available'), dates('startDate'), dates('endDate'), order('startDate')],
  }),
  createAvailability: create(CareWorkerAvailability, z.object({ careWorker: iri(CareWorker), ...stretch }), {
    by: ['ROLE_CARE_WORKER', 'ROLE_PLANNER'],
    event: 'care_worker_availability_set',
  }),
  /**
   * Sets several at once, all or nothing. They replace those in `instead`, and the overlapping parts of others. The answer can be
   * used to undo it: the new ones as `instead`, and what was there before (docs/decisions/0111).
   */
  sayAvailabilities: command('POST', '/care_worker_availabilities/several', {
    by: ['ROLE_CARE_WORKER', 'ROLE_PLANNER'],
    addition: true,
    body: z.object({
      careWorker: iri(CareWorker),
      availabilities: z.array(z.object(stretch)).check(z.maxLength(maxAvailabilitiesAtOnce)),
      instead: z._default(z.array(iri(CareWorkerAvailability)).check(z.maxLength(2 * maxAvailabilitiesAtOnce)), []),
    }),
    answer: z.object({
      made: z.array(iriText('CareWorkerAvailability')),
      before: z.array(z.object({ available: z.boolean(), startDate: z.string(), endDate: z.string() })),
    }),
  }),
  removeAvailability: remove(CareWorkerAvailability, {
    by: ['ROLE_CARE_WORKER', 'ROLE_PLANNER'],
    event: 'care_worker_availability_removed',
  }),
  notes: list(CareWorkerNote, { ...ofPlanners, order: ['-createdAt', '-uuid'], filters: [exact('careWorker.uuid')] }),
  createNote: create(CareWorkerNote, z.object({ careWorker: iri(CareWorker), text: text(4000) }), {
    ...ofPlanners,
    event: 'care_worker_note_written',
  }),
  removeNote: remove(CareWorkerNote, { ...ofPlanners, event: 'care_worker_note_removed' }),
}
