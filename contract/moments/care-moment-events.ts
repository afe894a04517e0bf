// The history of care moments.
import * as z from 'zod/mini'
import { computed, link, resource } from '../language.ts'

const changedFields = [
  ...(['title', 'description', 'startDate', 'endDate', 'breakMinutes', 'breakFrom', 'hoursPerWeek'] as const),
  ...(['bonus', 'location', 'managedByOrganizationLocation'] as const),
] as const
const changedValue = z.nullable(z.union([z.string(), z.number()]))
/** A changed field with its old and new value. For a description only the fact: it may describe somebody's care. */
const change = z.object({ field: z.enum(changedFields), from: changedValue, to: changedValue })
/**
 * The history of a care moment, its publications and its reactions: who did what, to whom, what changed, the status before and
 * after, and why.
 */
export const CareMomentEvent = resource('CareMomentEvent', '/care_moment_events', {
  name: z.string(),
  careMoment: link('CareMoment'),
  actorName: computed(z.string()),
  /** The care workers it concerned, by name, except the one who did it. Empty for events from before this was stored. */
  whom: computed(z.array(z.string())),
  changes: computed(z.array(change)),
  at: z.string(),
  fromStatus: z.nullable(z.string()),
  toStatus: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** Whom the care worker who gave it back proposed instead. */
  replacement: computed(z.nullable(z.string())),
})
