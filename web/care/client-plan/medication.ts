// A client's medication.
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'

export type Medication = AnswerOf<'GET /medications'>['member'][number]
/** All medication of a client, including what has ended. */
export const medicationsQuery = (client: string) =>
  queryOf('GET /medications', { query: { 'client.uuid': client, itemsPerPage: 100 } })

/** The medication on a day (YYYY-MM-DD): current, to come, and ended. */
export const sorted = (all: readonly Medication[], day: string) => ({
  present: all.filter(({ from, until }) => from <= day && (!until || until >= day)),
  coming: all.filter(({ from }) => from > day),
  ended: all.filter(({ from, until }) => from <= day && until && until < day),
})
