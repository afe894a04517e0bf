// Visits (bezoeken): the care moments of a client as their family sees them: who comes, when, and what changes.
import * as z from 'zod/mini'
import { custom, dates, exact, order } from '../filters.ts'
import { computed, maybeOne, one, resource } from '../language.ts'
import { audience } from '../moments/widening.ts'
import { command, get, list } from '../operations.ts'
import { instant, iriText } from '../schemas.ts'
import { CareWorker } from '../workers/care-workers.ts'
import { ServiceType } from '../workers/reference.ts'
import { Client } from './clients.ts'

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
    /** When the care worker arrived and left, by their own report. */
    arrivedAt: z.nullable(z.string()),
    leftAt: z.nullable(z.string()),
    serviceType: maybeOne(ServiceType, 'key', 'name'),
    /** What the visit requires, and once it is known who comes, which of it they may do. */
    acts: computed(z.array(z.object({ key: z.string(), name: z.string() }))),
    assignee: maybeOne(CareWorker, 'profile'),
    /** How often the assignee came to this client before. */
    timesBefore: computed(z.int()),
    /** The original times, when they were changed. */
    before: computed(z.nullable(times)),
    /** The person who was to come, when that is somebody else now. The reason is never shown. */
    insteadOf: computed(z.nullable(z.object({ firstName: z.string() }))),
    /** When it last changed for the family: another time, another person, cancelled, searching again. */
    changedAt: computed(z.nullable(z.string())),
    /** What is being done to find somebody, and since when. */
    search: computed(
      z.nullable(
        z.object({
          since: z.string(),
          /** The current audience; absent while it is offered to nobody. */
          audience: z.nullable(z.enum(audience)),
          /** How many were asked by name. */
          asked: z.int(),
          /** How many want to come, and how many of those came before. */
          reacted: z.int(),
          reactedBefore: z.int(),
        }),
      ),
    ),
    /** Whether hours were handed in: with those the care worker confirms that they came. */
    handedIn: computed(z.boolean()),
    /** When the office first wrote to the family after nobody came. */
    answeredAt: computed(z.nullable(z.string())),
    /** The hours as approved. */
    worked: computed(z.nullable(z.object({ ...times.shape, breakMinutes: z.int() }))),
    reports: computed(z.array(iriText('ClientReport'))),
    /** The rating that the family gave. */
    rating: computed(z.nullable(z.int())),
    /** The deadline for a review; absent when there is one, or when it is too early or too late. */
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
/** Someone who comes to a client, or came recently. */
const face = z.object({
  careWorker: iriText('CareWorker'),
  uuid: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  expertiseLevel: z.object({ key: z.string(), name: z.string() }),
  photo: z.nullable(iriText('UserFile')),
  /** Whether they are on the care team; `reserve`: they come when none of the others can. */
  team: z.nullable(z.enum(['regular', 'reserve'])),
  times: z.int(),
  /** The start of the last visit that is over, and of the first one that is not. */
  lastAt: z.nullable(z.string()),
  nextAt: z.nullable(z.string()),
  /** Over everyone who reviewed them; absent while there are too few to show it. */
  rating: z.nullable(z.object({ rating: z.number(), count: z.int() })),
})
/** Whatever changed after `since` is new to the viewer. */
const look = z.object({
  since: z.string(),
  /** Whether they have seen, or skipped, the introduction. */
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
      /** Visits that changed for the family after this instant. */
      custom('changedAfter', instant()),
      /** Visits that may be reviewed now, of people this family has not reviewed in the last ninety days; one for each. */
      custom('toReview', z.stringbool()),
    ],
  }),
  get: get(Visit, { by, addition: true }),
  /** The people on the team, and those who came in the last ninety days: the most frequent first. */
  faces: command('GET', '/clients/{uuid}/familiar_faces', {
    by,
    addition: true,
    answer: z.object({ faces: z.array(face) }),
  }),
  /** A visit to the app starts half an hour after the last one; what happened since that last one is new. */
  look: command('GET', '/family_look', { by, addition: true, answer: look }),
  /** Everything new has been shown: only later events are new at the next visit. */
  goOnLooking: command('PUT', '/family_look', { by, inOwnName: true, addition: true, answer: look }),
  /** Has seen or skipped the introduction: it does not appear by itself again. */
  welcomed: command('PUT', '/family_look/welcomed', { by, inOwnName: true, addition: true }),
}
