// Availability in words, and the queries for conflicts.

import { queryOf } from '#client/cache.ts'
import type { Item } from '#contract/language.ts'
import { plannedStatuses } from '#contract/status-groups.ts'
import type { CareWorkerAvailability } from '#contract/workers/care-workers.ts'
import { formatStretch } from '#rules/time/format-nl.ts'
import type { Stretch } from '../moment/day-bar-geometry.ts'

export type Availability = Item<typeof CareWorkerAvailability>
export type NewAvailability = Stretch & { available: boolean }

/** The queries for the time between two instants. */
export const planningQuestions = (uuid: string, { startDate, endDate }: Stretch) => {
  const between = { 'startDate[strictly_before]': endDate, 'endDate[strictly_after]': startDate, pagination: false }
  return {
    moments: queryOf('GET /care_workers/{uuid}/care_moments', { uuid, query: { ...between, status: plannedStatuses } }),
    availabilities: queryOf('GET /care_worker_availabilities', { query: { ...between, 'careWorker.uuid': uuid } }),
  }
}

/** "Beschikbaar" or "Niet beschikbaar". */
export const nameAvailability = ({ available }: Pick<NewAvailability, 'available'>): string =>
  available ? 'Beschikbaar' : 'Niet beschikbaar'

/** The availability with its time. */
export const sayAvailability = (one: NewAvailability): string =>
  `${nameAvailability(one)}: ${formatStretch(one.startDate, one.endDate)}`
/** Everything set in one request, in one sentence. */
export const sayAvailabilities = (all: readonly NewAvailability[]): string => {
  const [first, last] = [all[0]!, all.at(-1)!]
  if (all.length === 1) return sayAvailability(first)
  return `${nameAvailability(first)}: ${all.length} keer, van ${formatStretch(first.startDate, first.endDate)} tot en met ${formatStretch(last.startDate, last.endDate)}`
}
/** The same below its day: 'Beschikbaar 07:00 – 15:00', 'Beschikbaar hele dag', 'Niet beschikbaar t/m zo 27 dec 2026'. */
export const sayOnItsDay = (one: NewAvailability): string =>
  `${nameAvailability(one)} ${formatStretch(one.startDate, one.endDate).replace(/^.*?(, | (?=t\/m))/, '')}`
