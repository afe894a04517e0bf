import { queryOf } from '#client/cache.ts'
import { openPublicationStatuses } from '#contract/status-groups.ts'

/** The publication of an assignment that accepts reactions; none if it is not offered. */
export const openPublicationOf = (moment: string) =>
  queryOf('GET /care_moment_publications', { query: { 'careMoment.uuid': moment, status: openPublicationStatuses } })
