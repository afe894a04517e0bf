// Visits (bezoeken): the care moments of a client as their family sees them: who comes, when, and what changes.
import * as z from 'zod/mini'
import { CareWorker } from './care-workers.ts'
import { Client } from './clients.ts'
import { custom, dates, exact, order } from './filters.ts'
import { computed, maybeOne, one, resource } from './language.ts'
import { command, get, list } from './operations.ts'
import { ServiceType } from './reference.ts'
import { address, instant } from './schemas.ts'
import { audience } from './widening.ts'

export const visitState = ['sought', 'coming', 'unfilled', 'off', 'missed'] as const
const times = z.object({ startDate: z.string(), endDate: z.string() })
/** A care moment of a client, as the family sees it. Its uuid is that of the moment. */
export const Visit = resource(
  'Visit',
  '/visits',
  {
    client: one(Client, 'firstName', 'lastName'),
    state: computed(z.enum(visitState)),
    startDate: z.string(),
    endDate: z.string(),
    breakMinutes: z.int(),
    breakFrom: z.nullable(z.string()),
    /** When who comes came and went, as they say it themselves. */
    arrivedAt: z.nullable(z.string()),
    leftAt: z.nullable(z.string()),
    serviceType: maybeOne(ServiceType, 'key', 'name'),
    /** What is asked of who comes, and what they may do of it once it is known who that is. */
    acts: computed(z.array(z.object({ key: z.string(), name: z.string() }))),
    assignee: maybeOne(CareWorker, 'profile'),
    /** How often the assignee came to this client before. */
    timesBefore: computed(z.int()),
    /** The times as they were, when they were changed. */
    before: computed(z.nullable(times)),
    /** Who was to come, when that is somebody else now. Never why they do not. */
    insteadOf: computed(z.nullable(z.object({ firstName: z.string() }))),
    /** When it last became something else for the family: another time, another person, off, sought again. */
    changedAt: computed(z.nullable(z.string())),
    /** What is done to find somebody, and since when. */
    search: computed(
      z.nullable(
        z.object({
          since: z.string(),
          /** To whom it is offered now; absent while it is offered to nobody. */
          audience: z.nullable(z.enum(audience)),
          /** How many were asked by name. */
          asked: z.int(),
          /** How many want to come, and how many of those came before. */
          reacted: z.int(),
          reactedBefore: z.int(),
        }),
      ),
    ),
    /** Whether hours were handed in: who was to come says that they came. */
    handedIn: computed(z.boolean()),
    /** When the office first wrote to the family after nobody came. */
    answeredAt: computed(z.nullable(z.string())),
    /** The hours as they were approved. */
    worked: computed(z.nullable(z.object({ ...times.shape, breakMinutes: z.int() }))),
    reports: computed(z.array(address('ClientReport'))),
    /** The rating that the family gave. */
    rating: computed(z.nullable(z.int())),
    /** Until when they may review it; absent when they did, or may not (yet, or any more). */
    reviewUntil: computed(z.nullable(z.string())),
  },
  {
    table: 'care_moment',
    clientField: 'client',
    itemOnly: [
      'assignee.profile.city',
      'assignee.profile.about',
      'assignee.profile.languages',
      'assignee.profile.openToOtherContractForms',
    ],
  },
)

const by = ['ROLE_CLIENT_ADMIN'] as const
/** Someone who comes, or came lately, to a client. */
const face = z.object({
  careWorker: address('CareWorker'),
  uuid: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  expertiseLevel: z.object({ key: z.string(), name: z.string() }),
  photo: z.nullable(address('UserFile')),
  /** Whether they are on the care team; `reserve`: they come when none of the others can. */
  team: z.nullable(z.enum(['regular', 'reserve'])),
  times: z.int(),
  /** When the last visit that is over began, and when the first one began, or begins, that is not. */
  lastAt: z.nullable(z.string()),
  nextAt: z.nullable(z.string()),
  /** Of all who reviewed them; absent while there are too few to show it. */
  rating: z.nullable(z.object({ rating: z.number(), count: z.int() })),
})
/** What is newer than `since` is new to who asks. */
const look = z.object({
  since: z.string(),
  /** Whether they saw, or skipped, what the app shows at a first visit. */
  welcomed: z.boolean(),
})

export const visitOperations = {
  list: list(Visit, {
    by,
    addition: true,
    order: ['startDate'],
    filters: [
      exact('client.uuid'),
      dates('startDate'),
      dates('endDate'),
      order('startDate'),
      /** Those that became something else for the family after this instant. */
      custom('changedAfter', instant()),
      /** Those that may be reviewed now, of people whom this family has not reviewed in the last ninety days; one of each. */
      custom('toReview', z.stringbool()),
    ],
  }),
  get: get(Visit, { by, addition: true }),
  /** Who is on the team, and who came in the last ninety days: who comes most first. */
  faces: command('GET', '/clients/{uuid}/familiar_faces', {
    by,
    addition: true,
    answer: z.object({ faces: z.array(face) }),
  }),
  /** Half an hour after the last look a new one begins, and what happened since that last one is new. */
  look: command('GET', '/family_look', { by, addition: true, answer: look }),
  /** Everything new was shown: what happens from now on is new at the next look. */
  goOnLooking: command('PUT', '/family_look', { by, inOwnName: true, addition: true, answer: look }),
  /** Has seen the welcome, or skipped it: it does not come by itself again. */
  welcomed: command('PUT', '/family_look/welcomed', { by, inOwnName: true, addition: true }),
}
