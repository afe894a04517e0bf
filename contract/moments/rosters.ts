// The best roster for open work: a plan based on visible weights, with a reason for every choice. It assigns nobody: a person
// accepts it, whole or in part (decision 88).
import * as z from 'zod/mini'
import { maybeLink, organizationRoles, resource, type Transition } from '../language.ts'
import { action, command, create, download, get, list } from '../operations.ts'
import { OrganizationLocation } from '../organizations/organizations.ts'
import { day, iri, iriText, nothing } from '../schemas.ts'
import { type RosterStatus, rosterStatus, rosterStatusName } from '../statuses.ts'
import { ExpertiseLevel } from '../workers/reference.ts'
import { usualAnswerMinutes } from './invitations.ts'

/** `stopping`: somebody asked for the best plan so far. `stopped`: this is that plan. */
/** The wishes a roster weighs (rules/rosters/roster.ts). */
export const rosterWish = ['filled', 'urgent', 'familiar', 'team', 'favorite', 'distance', 'rest', 'fairness', 'cost'] as const
const weight = z.int().check(z.minimum(0), z.maximum(10))
/** How much each wish counts, from 0 to 10. */
export const rosterWeights = z.object({
  ...{ filled: weight, urgent: weight, familiar: weight, team: weight, favorite: weight },
  ...{ distance: weight, rest: weight, fairness: weight, cost: weight },
})
/** The maximum number of days a roster spans, and of shifts accepted at once. */
export const maxRosterDays = 35
export const maxRosterShifts = 3000

const by = [...organizationRoles, 'ROLE_PLANNER'] as const
const rosterActions = {
  stop: [{ by, from: ['waiting', 'running'], to: 'stopping', event: 'roster_stop_asked' }],
} as const satisfies Record<string, readonly Transition<RosterStatus>[]>
// Not checked: what was removed meanwhile is simply not in the plan.
const uuidIn = (path: string) =>
  z.string().check(z.regex(new RegExp(`^/v1${path}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$`), { error: 'iri' }))
const careMoment = uuidIn('/care_moments')
const pair = z.object({ careMoment, careWorker: uuidIn('/care_workers') })
export const Roster = resource(
  'Roster',
  '/rosters',
  {
    status: z.enum(rosterStatus),
    /** Null for a roster of the back office. */
    organization: maybeLink('Organization'),
    /** The first and the last day on which the work begins. */
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    /** Only these locations; none means all. */
    locations: z.array(iriText('OrganizationLocation')),
    /** Only work that asks for one of these levels; none means all. */
    expertiseLevels: z.array(iriText('ExpertiseLevel')),
    /** Also considers people who did not react, but may do it, are free and want to be asked. */
    withOthers: z.boolean(),
    weights: rosterWeights,
    held: z.array(pair),
    forbidden: z.array(pair),
    /** By how much the best possible plan could still be better, in percent; null until known. */
    gap: z.nullable(z.number()),
    /** How many shifts there are to fill, and how many the plan fills; null until there is one. */
    shiftCount: z.nullable(z.int()),
    filledCount: z.nullable(z.int()),
    createdAt: z.string(),
    readyAt: z.nullable(z.string()),
  },
  { actions: rosterActions, statusNames: rosterStatusName },
)

/** A reason for a choice, in plain Dutch, the most decisive first. */
const message = z.object({ code: z.string(), message: z.string() })
const place = z.object({ '@id': iriText('OrganizationLocation'), uuid: z.string(), name: z.string(), city: z.string() })
const shift = {
  careMoment: iriText('CareMoment'),
  uuid: z.string(),
  title: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  breakMinutes: z.int(),
  breakFrom: z.nullable(z.string()),
  location: place,
  organization: z.object({ '@id': iriText('Organization'), uuid: z.string(), name: z.string() }),
  expertiseLevel: z.string(),
}
const worker = z.object({ careWorker: iriText('CareWorker'), uuid: z.string(), firstName: z.string(), lastName: z.string() })
/** The outcome of an accepted line. */
export const rosterOutcome = ['selected', 'asked', 'refused'] as const
const line = z.object({
  ...shift,
  worker,
  /** They reacted, and are selected when the line is accepted; otherwise they are asked by name. */
  reacted: z.boolean(),
  held: z.boolean(),
  distanceKm: z.nullable(z.number()),
  costCents: z.int(),
  /** The number of hints about their rest and working time: the plan's total is the sum of these. */
  rest: z.int(),
  reasons: z.array(message),
  /** The next best person, and what that would cost. */
  next: z.nullable(z.object({ worker, message: z.string() })),
  /** Null until it is accepted. `message` says why it was refused. */
  outcome: z.nullable(z.object({ outcome: z.enum(rosterOutcome), message: z.nullable(z.string()) })),
})
const open = z.object({
  ...shift,
  /** How many may do it. */
  able: z.int(),
  reason: message,
})
/** A plan's totals. `rest`: hints about rest and working time. */
const sums = z.object({
  filled: z.int(),
  open: z.int(),
  kilometres: z.number(),
  costCents: z.int(),
  familiar: z.int(),
  rest: z.int(),
})
const plan = z.object({
  lines: z.array(line),
  open: z.array(open),
  /** Lines that were fixed but are not in the plan, as far as the viewer sees them: `message` says why. */
  lost: z.array(z.object({ ...shift, worker, message: z.string() })),
  /** Work on these days that is already assigned. */
  assigned: z.array(z.object({ startDate: z.string(), endDate: z.string(), location: place })),
  /** The uuids of the open moments that first come, first served would fill. */
  firstCome: z.array(z.string()),
  /** Open work without anybody now, with first come first served, and with this plan. */
  sums: z.object({ today: sums, firstCome: sums, plan: sums }),
})

/** Changes that would let somebody do a shift that stays open, and how many people each brings (calls.ts). */
const helps = z.array(
  z.object({
    key: z.enum(['later', 'level', 'contract_form', 'acts', 'distance']),
    more: z.int(),
    minutes: z.nullable(z.int()),
    expertiseLevel: z.nullable(z.string()),
  }),
)
export const rosterOperations = {
  rosters: list(Roster, { by, addition: true, order: ['-createdAt'] }),
  roster: get(Roster, { by, addition: true }),
  /**
   * Asks for the best roster of the open work on these days that the viewer may see. Computed in the background. Without weights
   * the stored ones count. At most 3,000 shifts (409).
   */
  plan: create(
    Roster,
    z.object({
      startDate: day(),
      endDate: day(),
      locations: z._default(z.array(iri(OrganizationLocation)).check(z.maxLength(100)), []),
      expertiseLevels: z._default(z.array(iri(ExpertiseLevel)).check(z.maxLength(50)), []),
      withOthers: z._default(z.boolean(), false),
      weights: z.optional(rosterWeights),
      held: z._default(z.array(pair).check(z.maxLength(maxRosterShifts)), []),
      forbidden: z._default(z.array(pair).check(z.maxLength(maxRosterShifts)), []),
    }),
    { by, addition: true, feature: 'rosters', event: 'roster_asked' },
  ),
  /** Ends the search with the best plan so far. */
  stop: action('PUT', Roster, 'stop', nothing, { addition: true }),
  /** The plan itself (409 while there is none), with current names. */
  lines: command('GET', '/rosters/{uuid}/plan', { by, addition: true, answer: plan }),
  /** The plan as a table. */
  csv: download(Roster, '/rosters/{uuid}/csv', { by, addition: true, feature: 'exports' }),
  /**
   * For a shift that stays open: the changes that would bring somebody, most effective first; without numbers that could reveal
   * something about one person.
   */
  helps: command('GET', '/rosters/{uuid}/helps', {
    by,
    addition: true,
    query: z.object({ careMoment: z.uuid() }),
    answer: z.object({ helps }),
  }),
  /**
   * Carries out these lines of the plan, at most a hundred at once: selects those who reacted, asks the others by name. Each is
   * independent: one that is no longer possible is refused with the reason, and the others are carried out.
   */
  accept: command('POST', '/rosters/{uuid}/accept', {
    by,
    addition: true,
    feature: 'rosters',
    body: z.object({
      careMoments: z.array(careMoment).check(z.minLength(1), z.maxLength(100)),
      answerMinutes: z._default(z.int().check(z.minimum(15), z.maximum(4320)), usualAnswerMinutes),
    }),
    answer: z.object({
      results: z.array(
        z.object({ careMoment: iriText('CareMoment'), outcome: z.enum(rosterOutcome), message: z.nullable(z.string()) }),
      ),
    }),
  }),
  /**
   * The current weights, of one's own organization or of the back office, and their defaults. They belong to the whole
   * organization: location admins see them, and plan with weights of their own.
   */
  weights: command('GET', '/roster_weights', {
    by,
    addition: true,
    answer: z.object({ weights: rosterWeights, usual: rosterWeights }),
  }),
  setWeights: command('PUT', '/roster_weights', {
    by: ['ROLE_ORGANIZATION_USER', 'ROLE_PLANNER'],
    addition: true,
    body: z.object({ weights: rosterWeights }),
    answer: z.object({ weights: rosterWeights }),
  }),
  /** For a care worker: each choice about them that a roster made and a person accepted, newest first, with its reasons. */
  choices: command('GET', '/roster_choices', {
    by: ['ROLE_CARE_WORKER'],
    addition: true,
    answer: z.object({
      choices: z.array(
        z.object({
          uuid: z.string(),
          chosen: z.boolean(),
          outcome: z.enum(rosterOutcome),
          title: z.string(),
          startDate: z.string(),
          endDate: z.string(),
          place: z.string(),
          organization: z.string(),
          reasons: z.array(message),
          at: z.string(),
        }),
      ),
    }),
  }),
}
