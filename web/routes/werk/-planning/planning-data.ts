// What the planning shows: the worker's shifts and availability between two instants, and the changes to it.

import { useQuery } from '@tanstack/react-query'
import { type Availability, planningQuestions } from '#care/availability/availability.ts'
import type { ListedMoment } from '#care/moment/care-moment.ts'
import type { Stretch } from '#care/moment/day-bar-geometry.ts'
import { overlap } from '#care/planning/planning-days.ts'
import { useMe } from '#client/use-me.ts'

export type Planning = { shifts: ListedMoment[]; periods: ListedMoment[]; availabilities: Availability[] }

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
