// Queries about visits.

import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { addDays, toInstant } from '#rules/time/amsterdam.ts'
import type { FamilyVisit } from '#rules/time/family-day.ts'

export type Visit = AnswerOf<'GET /visits'>['member'][number] & Pick<FamilyVisit, 'arrivedAt' | 'leftAt'>

/** The visits to one client, or to all of this person's clients, that overlap these days (YYYY-MM-DD, the last one included). */
export const visitsQuery = (from: string, until: string, client?: string) =>
  queryOf('GET /visits', {
    query: {
      ...(client && { 'client.uuid': client }),
      'endDate[strictly_after]': toInstant(from, '00:00'),
      'startDate[strictly_before]': toInstant(addDays(until, 1), '00:00'),
      itemsPerPage: 100,
    },
  })

/** The first visits after a day. */
export const nextQuery = (client: string, after: string) =>
  queryOf('GET /visits', {
    query: { 'client.uuid': client, 'startDate[after]': toInstant(addDays(after, 1), '00:00'), itemsPerPage: 10 },
  })
