// A series (reeks): the rule by which its moments were made, and the changes of all of them that still lie ahead.
import * as z from 'zod/mini'
import { endsAfterStart, isOffered, isOneShift, leavesWork } from './care-moment-checks.ts'
import { organization } from './care-moment-transitions.ts'
import { assignmentFields, times } from './care-moments.ts'
import { Client } from './clients.ts'
import { computed, maybeOne, one, resource, type Transition } from './language.ts'
import { action, create, get } from './operations.ts'
import { OrganizationLocation } from './organizations.ts'
import { CancelReason } from './reference.ts'
import { clock, day, iri, text } from './schemas.ts'
import { seriesStatusName } from './status-names.ts'

/** It runs while a moment of it lies ahead that is open or assigned. */
export const seriesStatus = ['running', 'ended'] as const
const seriesActions = {
  update: [{ by: organization, from: ['running'], event: 'recurring_care_moment_updated' }],
  cancel: [{ by: organization, from: ['running'], event: 'recurring_care_moment_canceled' }],
  until: [{ by: organization, from: ['running'], event: 'recurring_care_moment_until_changed' }],
} as const satisfies Record<string, readonly Transition<(typeof seriesStatus)[number]>[]>

export const RecurringCareMoment = resource(
  'RecurringCareMoment',
  '/recurring_care_moments',
  {
    status: computed(z.enum(seriesStatus)),
    title: z.string(),
    description: z.nullable(z.string()),
    /** By the clock of Amsterdam, HH:MM; `nights` midnights lie between the two. */
    startTime: z.string(),
    endTime: z.string(),
    nights: z.int(),
    breakMinutes: z.int(),
    /** From 1 (Monday) to 7. */
    weekdays: z.array(z.int()),
    everyWeeks: z.int(),
    startsOn: z.iso.date(),
    until: z.iso.date(),
    client: maybeOne(Client, 'firstName', 'lastName'),
    location: one(OrganizationLocation, 'name', 'organization'),
    /** What has not begun, and when the first of it begins. */
    ahead: computed(z.object({ open: z.int(), assigned: z.int(), next: z.nullable(z.string()) })),
    /** How many moments the last change reached, and how many in its range it left because they could no longer change. */
    lastChange: computed(z.nullable(z.object({ at: z.string(), changed: z.int(), kept: z.int() }))),
    createdAt: z.string(),
    updatedAt: z.string(),
    version: z.int(),
  },
  { actions: seriesActions, statusNames: seriesStatusName, clientField: 'client' },
)

const newRecurringCareMoment = z
  .object({
    ...times,
    ...assignmentFields,
    weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1), z.maxLength(7)),
    everyWeeks: z._default(z.int().check(z.minimum(1), z.maximum(4)), 1),
    until: day(),
    except: z._default(z.array(day()).check(z.maxLength(400)), []),
  })
  .check(endsAfterStart, isOneShift, leavesWork, ...isOffered)

const version = z.optional(z.int())
/** This one and the following: from the day of this one on. Left out: all of the series. */
const from = z.optional(day())

export const seriesOperations = {
  createRecurring: create(RecurringCareMoment, newRecurringCareMoment, {
    path: '/recurring_care_moments_by_organization',
    by: organization,
    event: 'recurring_care_moment_created',
  }),
  get: get(RecurringCareMoment, { by: organization, addition: true }),
  update: action(
    'PATCH',
    RecurringCareMoment,
    'update',
    z.object({
      from,
      startTime: z.optional(clock),
      endTime: z.optional(clock),
      /** When left out: as many as keep it nearest to as long as it was. */
      nights: z.optional(z.int().check(z.minimum(0), z.maximum(2))),
      breakMinutes: z.optional(z.int().check(z.minimum(0), z.maximum(240))),
      title: z.optional(text(120)),
      description: z.nullish(text(4000)),
      version,
    }),
    { addition: true },
  ),
  cancel: action(
    'PUT',
    RecurringCareMoment,
    'cancel',
    z.object({ from, cancelReason: iri(CancelReason), reason: z.nullish(text(1000)), version }),
    { addition: true },
  ),
  until: action(
    'PUT',
    RecurringCareMoment,
    'until',
    /** `except`: days that are left out of what is added. */
    z.object({ until: day(), except: z._default(z.array(day()).check(z.maxLength(400)), []), version }),
    { addition: true },
  ),
}
