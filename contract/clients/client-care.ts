// The care of a client: home, relations, care requests, care plan and medication. Everyone who sees the client sees all of it.
// Every read is logged (NEN 7513).
import * as z from 'zod/mini'
import { exact, order } from '../filters.ts'
import { computed, maybeOne, one, resource } from '../language.ts'
import { action, change, command, create, get, list, remove } from '../operations.ts'
import { among, clock, day, email, iri, personName, phone, text } from '../schemas.ts'
import { careRequestStatus, careRequestStatusName } from '../statuses.ts'
import { CareType, Household, HousingType, OmahaSystemDomainProblem, Pet, ServiceType } from '../workers/reference.ts'
import { CarePlanProblem, CarePlanScore, planProblem, planScore } from './care-plans.ts'
import { careRequestActions, organization } from './care-request-transitions.ts'
import { client, clientReportOperations, logged, named } from './client-reports.ts'
import { Client } from './clients.ts'

export const answer = ['yes', 'no', 'do_not_know_yet'] as const
export const accessType = ['key_box', 'manual_access'] as const
export const smoking = ['inside', 'outside'] as const
/** Questions about a home that may be answered with "nobody knows"; parking and the lift have their own value for that. */
export const homeNotKnown = ['accessType', 'hasPets', 'smoking', 'household', 'housingType', 'floor'] as const
export const relationKind = [
  'partner',
  'child',
  'parent',
  'sibling',
  'other_family',
  'friend',
  'neighbour',
  'professional',
  'other',
] as const
/** The login of a contact person who was invited. */
export const relationAccess = ['invited', 'active', 'inactive'] as const
/** The client's home. It has the client's own uuid: every client has exactly one. */
export const ClientHome = resource(
  'ClientHome',
  '/client_homes',
  {
    housingType: maybeOne(HousingType, 'key', 'name'),
    household: maybeOne(Household, 'key', 'name'),
    pets: computed(z.array(named)),
    hasPets: z.boolean(),
    smoking: z.nullable(z.enum(smoking)),
    /** 0 is the ground floor. */
    floor: z.nullable(z.int()),
    lift: z.nullable(z.enum(answer)),
    parking: z.nullable(z.enum(answer)),
    parkingNotes: z.nullable(z.string()),
    accessType: z.nullable(z.enum(accessType)),
    /** Where the key is. A care worker has to ask for it separately, with `access_notes`. */
    accessNotes: z.nullable(z.string()),
    /** Such notes exist, and this viewer may read them now: a care worker until their last shift there has ended. */
    hasAccessNotes: computed(z.boolean()),
    /** Questions that nobody could answer. An empty field that is not in here has not been asked yet. */
    notKnown: z.array(z.enum(homeNotKnown)),
    version: z.int(),
  },
  {
    clientField: 'uuid',
    ofFile: true,
    hides: me => (me.roles.includes('ROLE_CARE_WORKER') && !me.roles.includes('ROLE_PLANNER') ? { accessNotes: false } : {}),
  },
)
export const ClientRelation = resource(
  'ClientRelation',
  '/client_relations',
  {
    client,
    firstName: z.string(),
    lastName: z.string(),
    kind: z.enum(relationKind),
    phone: z.nullable(z.string()),
    email: z.nullable(z.string()),
    isFirstContact: z.boolean(),
    isLegalRepresentative: z.boolean(),
    /**
     * Whether they log in for this client: invited but not active, active, or blocked by a planner. `at` is when they were last
     * invited, or activated their account (null when no longer known). Null when they were not invited.
     */
    access: computed(
      z.nullable(
        z.object({
          account: z.uuid(),
          state: z.enum(relationAccess),
          email: z.string(),
          at: z.nullable(z.string()),
          /** Their account has another role here too. Only planners see this. */
          hasWork: z.boolean(),
        }),
      ),
    ),
    version: z.int(),
  },
  {
    ...logged,
    // Logins are only visible to those who invite.
    hides: me => (organization.some(role => me.roles.includes(role)) ? {} : { access: false }),
  },
)
export const CareRequest = resource(
  'CareRequest',
  '/care_requests',
  {
    client,
    serviceType: one(ServiceType, 'key', 'name'),
    careType: maybeOne(CareType, 'key', 'name'),
    status: z.enum(careRequestStatus),
    wantedFrom: z.iso.date(),
    wantedUntil: z.nullable(z.iso.date()),
    hoursPerWeek: z.nullable(z.number()),
    description: z.nullable(z.string()),
    /** For a paused request: until when, if known. It does not resume by itself. */
    pausedUntil: z.nullable(z.iso.date()),
    closeReason: z.nullable(z.string()),
    createdAt: z.string(),
    version: z.int(),
  },
  {
    ...logged,
    itemOnly: ['description', 'closeReason'],
    actions: careRequestActions,
    statusNames: careRequestStatusName,
    hides: me => (organization.some(role => me.roles.includes(role)) ? {} : { closeReason: false }),
  },
)
export const Medication = resource(
  'Medication',
  '/medications',
  {
    client,
    name: z.string(),
    dose: z.string(),
    form: z.nullable(z.string()),
    times: z.array(z.string()),
    instructions: z.nullable(z.string()),
    from: z.iso.date(),
    until: z.nullable(z.iso.date()),
  },
  logged,
)
const home = z
  .object({
    housingType: z.nullish(iri(HousingType)),
    household: z.nullish(iri(Household)),
    hasPets: z.boolean(),
    pets: z._default(z.array(iri(Pet)).check(z.maxLength(20)), []),
    smoking: z.nullish(z.enum(smoking)),
    floor: z.nullish(z.int().check(z.minimum(-5), z.maximum(200))),
    lift: z.nullish(z.enum(answer)),
    parking: z.nullish(z.enum(answer)),
    parkingNotes: z.nullish(text(500)),
    accessType: z.nullish(z.enum(accessType)),
    accessNotes: z.nullish(text(1000)),
    notKnown: z._default(z.array(z.enum(homeNotKnown)).check(z.maxLength(homeNotKnown.length)), []),
    version: z.optional(z.int()),
  })
  .check(({ value, issues }) => {
    const filled = value.notKnown.filter(
      field => (value[field] ?? false) !== false && !issues.some(({ path }) => path?.[0] === field),
    )
    const message = 'Dit is ook ingevuld: kies één van de twee.'
    for (const field of filled) issues.push({ code: 'custom', message, input: value[field], path: [field] })
  })
const relation = {
  firstName: personName(),
  lastName: personName(),
  kind: z.enum(relationKind),
  phone: z.nullish(phone()),
  email: z.nullish(email()),
  isFirstContact: z._default(z.boolean(), false),
  isLegalRepresentative: z._default(z.boolean(), false),
}
const careRequest = {
  serviceType: iri(ServiceType),
  careType: z.nullish(iri(CareType)),
  wantedFrom: day(),
  wantedUntil: z.nullish(day()),
  hoursPerWeek: z.nullish(z.number().check(z.positive(), z.maximum(168), z.multipleOf(0.1))),
  description: z.nullish(text(4000)),
}
const untilAfterFrom = among<{ wantedFrom: string; wantedUntil?: string | null | undefined }>(
  ['wantedFrom', 'wantedUntil'],
  v => !v.wantedUntil || v.wantedUntil >= v.wantedFrom,
  { error: 'De einddatum moet op of na de begindatum liggen.', path: ['wantedUntil'] },
)
const medication = {
  name: text(200),
  dose: text(100),
  form: z.nullish(text(100)),
  times: z._default(z.array(clock).check(z.maxLength(24)), []),
  instructions: z.nullish(text(2000)),
  from: day(),
  until: z.nullish(day()),
}
const stopsAfterStart = among<{ from: string; until?: string | null | undefined }>(
  ['from', 'until'],
  v => !v.until || v.until >= v.from,
  {
    error: 'De einddatum moet op of na de begindatum liggen.',
    path: ['until'],
  },
)
const version = z.optional(z.int())
const readers = [...organization, 'ROLE_CARE_WORKER', 'ROLE_CLIENT_ADMIN'] as const
const family = [...organization, 'ROLE_CLIENT_ADMIN'] as const
/** A care worker needs a shift there that is still to come or ended less than a day ago. Others get 403. */
const carers = [...organization, 'ROLE_CARE_WORKER'] as const
const ofClient = exact('client.uuid')

export const clientCareOperations = {
  home: get(ClientHome, { by: readers, addition: true }),
  /** Where the key is, for those who may know it now. The access log names this operation separately. */
  accessNotes: command('GET', '/client_homes/{uuid}/access_notes', {
    by: readers,
    addition: true,
    answer: z.object({ accessNotes: z.nullable(z.string()) }),
  }),
  changeHome: change('PUT', ClientHome, home, { by: family, event: 'client_home_changed' }),
  relations: list(ClientRelation, {
    by: readers,
    addition: true,
    order: ['-isFirstContact', 'lastName', 'firstName'],
    filters: [ofClient, order('lastName')],
  }),
  createRelation: create(ClientRelation, z.object({ client: iri(Client), ...relation }), {
    by: family,
    addition: true,
    event: 'client_relation_added',
  }),
  changeRelation: change('PUT', ClientRelation, z.object({ ...relation, version: z.optional(z.int()) }), {
    by: family,
    addition: true,
    event: 'client_relation_changed',
  }),
  removeRelation: remove(ClientRelation, { by: family, addition: true, event: 'client_relation_removed' }),
  requests: list(CareRequest, {
    by: readers,
    addition: true,
    order: ['-createdAt'],
    filters: [ofClient, exact('status'), exact('serviceType.uuid'), order('createdAt'), order('wantedFrom')],
  }),
  request: get(CareRequest, { by: readers, addition: true }),
  /** It starts as asked, or as agreed. */
  createRequest: create(
    CareRequest,
    z.object({ client: iri(Client), status: z._default(z.enum(['new', 'active']), 'new'), ...careRequest }).check(untilAfterFrom),
    { by: organization, addition: true, event: 'care_request_created' },
  ),
  /** A new status follows the transition table, as its action does; omitted, the status stays. */
  changeRequest: change(
    'PUT',
    CareRequest,
    z.object({ status: z.optional(z.enum(careRequestStatus)), ...careRequest, version }).check(untilAfterFrom),
    { by: organization, addition: true, event: 'care_request_changed' },
  ),
  activateRequest: action('PUT', CareRequest, 'activate', z.object({ version }), { addition: true }),
  pauseRequest: action('PUT', CareRequest, 'pause', z.object({ until: z.nullish(day()), version }), { addition: true }),
  closeRequest: action('PUT', CareRequest, 'close', z.object({ reason: text(1000), version }), { addition: true }),
  planProblems: list(CarePlanProblem, {
    by: readers,
    addition: true,
    order: ['problem.number'],
    filters: [ofClient, exact('problem.uuid'), exact('problem.domain')],
  }),
  createPlanProblem: create(
    CarePlanProblem,
    z.object({ client: iri(Client), problem: iri(OmahaSystemDomainProblem), ...planProblem }),
    { by: carers, addition: true, event: 'care_plan_problem_added' },
  ),
  changePlanProblem: change('PUT', CarePlanProblem, z.object({ ...planProblem, version: z.optional(z.int()) }), {
    by: carers,
    addition: true,
    event: 'care_plan_problem_changed',
  }),
  planScores: list(CarePlanScore, {
    by: readers,
    addition: true,
    order: ['scoredOn', 'createdAt'],
    filters: [ofClient, exact('carePlanProblem.uuid'), exact('carePlanProblem.problem.uuid'), order('scoredOn')],
  }),
  createPlanScore: create(CarePlanScore, planScore, { by: carers, inOwnName: true, addition: true, event: 'care_plan_scored' }),
  medications: list(Medication, { by: readers, addition: true, order: ['name', 'from'], filters: [ofClient, order('from')] }),
  createMedication: create(Medication, z.object({ client: iri(Client), ...medication }).check(stopsAfterStart), {
    by: carers,
    addition: true,
    event: 'medication_added',
  }),
  changeMedication: change('PUT', Medication, z.object(medication).check(stopsAfterStart), {
    by: carers,
    addition: true,
    event: 'medication_changed',
  }),
  removeMedication: remove(Medication, { by: carers, addition: true, event: 'medication_removed' }),
  ...clientReportOperations,
}
