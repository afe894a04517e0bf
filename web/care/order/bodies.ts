// Converts a draft to the body of a request.
import type { Args } from '#client/api.ts'
import { type Draft, readHours, sent, windowOf } from './draft.ts'
import { breakFieldOf } from './fields/break-values.ts'

/** The form field for a field that has another name in the API. */
export const fieldOf = {
  ...breakFieldOf,
  startDate: 'from',
  endDate: 'until',
  expertiseLevel: 'level',
  hourlyRate: 'rate',
  until: 'lastDay',
  publishedForContractTypes: 'contractTypes',
} as const satisfies Record<string, keyof Draft>

/** The body for one moment or a period. `title` replaces an empty title; `carePeriod` is the shift's period. */
export const momentBody = (
  draft: Draft,
  title: string,
  publish: boolean,
  carePeriod: string | null,
): Required<Omit<Args<'POST /care_moments_by_organization'>['body'], 'managedByOrganizationLocation'>> => ({
  ...windowOf(draft)!,
  ...sent(draft, title, publish),
  carePeriod,
  timeScope: draft.kind === 'period' ? 'period' : 'moment',
  hoursPerWeek: draft.kind === 'period' ? readHours(draft.hoursPerWeek) : null,
})

/** The body for a series. */
export const seriesBody = (
  draft: Draft,
  title: string,
  publish: boolean,
): Args<'POST /recurring_care_moments_by_organization'>['body'] => ({
  ...windowOf(draft)!,
  ...{ startTime: draft.from!, endTime: draft.until! },
  ...sent(draft, title, publish),
  weekdays: draft.weekdays,
  everyWeeks: draft.everyWeeks,
  until: draft.lastDay!,
  except: draft.except,
})
