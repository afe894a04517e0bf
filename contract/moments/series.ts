// A series (reeks): the rule from which its moments were made, and the changes to all of its moments that are still to come.
import * as z from 'zod/mini'
import { Client } from '../clients/clients.ts'
import { computed, maybeOne, one, resource, type Transition } from '../language.ts'
import { action, create, get } from '../operations.ts'
import { OrganizationLocation } from '../organizations/organizations.ts'
import { previewsOf } from '../previews.ts'
import { clock, day, iri, text } from '../schemas.ts'
import { type SeriesStatus, seriesStatus, seriesStatusName } from '../statuses.ts'
import { CancelReason } from '../workers/reference.ts'
import { wordsOf } from './assignment-words.ts'
import { endsAfterStart, isOffered, isOneShift, leavesWork } from './care-moment-checks.ts'
import { breakMinutes, times } from './care-moment-fields.ts'
import { organization } from './care-moment-transitions.ts'
import { assignmentFields, CareMoment } from './care-moments.ts'

/** The series runs while it has a future moment that is open or assigned. */
const seriesActions = {
  update: [{ by: organization, from: ['running'], event: 'recurring_care_moment_updated' }],
  cancel: [{ by: organization, from: ['running'], event: 'recurring_care_moment_canceled' }],
  until: [{ by: organization, from: ['running'], event: 'recurring_care_moment_until_changed' }],
} as const satisfies Record<string, readonly Transition<SeriesStatus>[]>

export const RecurringCareMoment = resource(
  'RecurringCareMoment',
  '/recurring_care_moments',
  {
    status: computed(z.enum(seriesStatus)),
    ...wordsOf('series', CareMoment.fields),
    /** Clock times in Amsterdam, HH:MM. `nights` is the number of midnights between the two. */
    startTime: z.string(),
    endTime: z.string(),
    nights: z.int(),
    /** From 1 (Monday) to 7. */
    weekdays: z.array(z.int()),
    everyWeeks: z.int(),
    startsOn: z.iso.date(),
    until: z.iso.date(),
    client: maybeOne(Client, 'firstName', 'lastName'),
    location: one(OrganizationLocation, 'name', 'organization'),
    /** The moments that have not begun, and when the first of them begins. */
    ahead: computed(z.object({ open: z.int(), assigned: z.int(), next: z.nullable(z.string()) })),
    /** The number of moments the last change reached, and the number in its range that could no longer change. */
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
    /**
     * The clock times of begin and end, for a first day that is not typical: a series at 02:30 whose first night is the one in
     * March begins at 03:30. Omitted: the times of that day.
     */
    ...{ startTime: z.optional(clock), endTime: z.optional(clock) },
    ...assignmentFields,
    weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1), z.maxLength(7)),
    everyWeeks: z._default(z.int().check(z.minimum(1), z.maximum(4)), 1),
    until: day(),
    except: z._default(z.array(day()).check(z.maxLength(400)), []),
  })
  .check(endsAfterStart, isOneShift, leavesWork, ...isOffered)

const version = z.optional(z.int())
/** From this day on (this one and the following). Omitted: the whole series. */
const from = z.optional(day())

const operations = {
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
    z.partial(
      z.object({
        ...{ from, startTime: clock, endTime: clock },
        /** Omitted: the number of nights that keeps the length closest to the old one. */
        nights: z.int().check(z.minimum(0), z.maximum(2)),
        ...{ ...wordsOf('series', assignmentFields), breakMinutes, version },
      }),
    ),
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
    /** `except`: days to leave out of the added dates. */
    z.object({ until: day(), except: z._default(z.array(day()).check(z.maxLength(400)), []), version }),
    { addition: true },
  ),
}
export const seriesOperations = { ...operations, ...previewsOf(operations, ['update', 'cancel', 'until']) }
