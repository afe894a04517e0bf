// What was said of when somebody can work, and what stands at that time.
import type { CareWorkerAvailability } from '../../../contract/care-workers.ts'
import type { Item } from '../../../contract/language.ts'
import { plannedStatuses } from '../../../contract/status-groups.ts'
import { formatStretch } from '../../../rules/format-nl.ts'
import { ask } from '../../client/cache.ts'
import type { Stretch } from '../moment/day-bar-geometry.ts'

export type Availability = Item<typeof CareWorkerAvailability>
export type NewAvailability = Stretch & { available: boolean }

/** What is asked for the time between two instants. */
export const planningQuestions = (uuid: string, { startDate, endDate }: Stretch) => {
  const between = { 'startDate[strictly_before]': endDate, 'endDate[strictly_after]': startDate, pagination: false }
  return {
    moments: ask('GET /care_workers/{uuid}/care_moments', { uuid, query: { ...between, status: plannedStatuses } }),
    availabilities: ask('GET /care_worker_availabilities', { query: { ...between, 'careWorker.uuid': uuid } }),
  }
}

/** "Beschikbaar" or "Niet beschikbaar". */
export const nameAvailability = ({ available }: Pick<NewAvailability, 'available'>): string =>
  available ? 'Beschikbaar' : 'Niet beschikbaar'

/** What was said of it, with its time. */
export const sayAvailability = (one: NewAvailability): string =>
  `${nameAvailability(one)}: ${formatStretch(one.startDate, one.endDate)}`
/** All that was said in one act, in one sentence. */
export const sayAvailabilities = (all: readonly NewAvailability[]): string => {
  const [first, last] = [all[0]!, all.at(-1)!]
  if (all.length === 1) return sayAvailability(first)
  return `${nameAvailability(first)}: ${all.length} keer, van ${formatStretch(first.startDate, first.endDate)} tot en met ${formatStretch(last.startDate, last.endDate)}`
}
/** The same on its day: 'Beschikbaar 07:00 – 15:00', 'Beschikbaar hele dag', 'Niet beschikbaar t/m zo 27 dec 2026'. */
export const sayOnItsDay = (one: NewAvailability): string =>
  `${nameAvailability(one)} ${formatStretch(one.startDate, one.endDate).replace(/^.*?(, | (?=t\/m))/, '')}`
