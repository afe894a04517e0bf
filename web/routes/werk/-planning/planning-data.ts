// What the planning shows: the worker's shifts and availability between two instants, and the changes to it.

import { useQuery } from '@tanstack/react-query'
import type { CareWorkerAvailability } from '../../../../contract/care-workers.ts'
import type { Item } from '../../../../contract/language.ts'
import { plannedStatuses } from '../../../../contract/status-groups.ts'
import { formatDateTimes } from '../../../../rules/format-nl.ts'
import type { ListedMoment } from '../../../care/moment/care-moment.ts'
import type { Stretch } from '../../../care/moment/day-bar-geometry.ts'
import { overlap } from '../../../care/planning/planning-days.ts'
import { ask } from '../../../client/cache.ts'
import { useMe } from '../../../client/use-me.ts'

export type Availability = Item<typeof CareWorkerAvailability>
export type NewAvailability = Stretch & { available: boolean }
export type Planning = { shifts: ListedMoment[]; periods: ListedMoment[]; availabilities: Availability[] }

/** What is asked for the time between two instants. */
export const planningQuestions = (uuid: string, { startDate, endDate }: Stretch) => {
  const between = { 'startDate[strictly_before]': endDate, 'endDate[strictly_after]': startDate, pagination: false }
  return {
    moments: ask('GET /care_workers/{uuid}/care_moments', { uuid, query: { ...between, status: plannedStatuses } }),
    availabilities: ask('GET /care_worker_availabilities', { query: { ...between, 'careWorker.uuid': uuid } }),
  }
}
/** Shifts, periods and availability that overlap the time between two instants; undefined until all have loaded. */
export function usePlanning(stretch: Stretch) {
  const uuid = useMe()
  const questions = planningQuestions(uuid, stretch)
  const moments = useQuery(questions.moments)
  const availabilities = useQuery(questions.availabilities)
  const all = moments.data?.member
  const data: Planning | undefined = all &&
    availabilities.data && {
      shifts: all.filter(moment => moment.timeScope === 'moment'),
      periods: all.filter(moment => moment.timeScope === 'period'),
      availabilities: availabilities.data.member,
    }
  return {
    data,
    error: moments.error ?? availabilities.error,
    refetch: () => Promise.all([moments.refetch(), availabilities.refetch()]),
  }
}

/** What conflicts with a shift: other shifts at that time, and whether the worker had said not to be available. */
export function conflictsOf(shift: Stretch & { uuid?: string }, { shifts, availabilities }: Planning) {
  return {
    overlaps: shifts.filter(other => other.uuid !== shift.uuid && overlap(shift, other)),
    unavailable: availabilities.some(one => !one.available && overlap(shift, one)),
  }
}

/** "Beschikbaar" or "Niet beschikbaar". */
export const nameAvailability = ({ available }: Pick<NewAvailability, 'available'>): string =>
  available ? 'Beschikbaar' : 'Niet beschikbaar'

/** What was said of it, with its time. */
export const sayAvailability = (one: NewAvailability): string =>
  `${nameAvailability(one)}: ${formatDateTimes(one.startDate, one.endDate)}`
