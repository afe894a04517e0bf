// The rows about arriving and leaving in the care moment's transition table. They change no status: they have no consequences for
// anybody.

import type { AnyItem } from '../language.ts'
import { type CareMomentTransition, isAssignee, organization, worker } from './care-moment-transitions.ts'

/** How many minutes before the start somebody may report their arrival. The screens offer it later: `rules/shifts/arrival.ts`. */
export const earliestMinutes = 120

const isTimeToTell = (item: AnyItem, now: string) => {
  if (item.timeScope === 'period') return 'arrival_by_shift'
  return Date.parse(now) < Date.parse(String(item.startDate)) - earliestMinutes * 60_000 ? 'arrival_too_early' : undefined
}
const hasNotCome = (item: AnyItem, now: string) => (item.arrivedAt ? 'already_arrived' : isTimeToTell(item, now))
const hasNotLeft = (item: AnyItem, now: string) => (item.leftAt ? 'already_left' : isTimeToTell(item, now))
const hasTold = (item: AnyItem) => (item.arrivedAt || item.leftAt ? undefined : 'nothing_told')
const isUnchecked = (item: AnyItem, now: string) => {
  if (item.timeScope === 'period') return 'arrival_by_shift'
  if (item.arrivalCheckedAt) return 'already_checked'
  return now < String(item.startDate) ? 'not_started' : undefined
}

export const arrivalActions = {
  arrive: [{ by: worker, from: ['assigned'], event: 'care_moment_arrived', who: isAssignee, when: hasNotCome }],
  leave: [{ by: worker, from: ['assigned'], event: 'care_moment_left', who: isAssignee, when: hasNotLeft }],
  undo_arrival: [{ by: worker, from: ['assigned'], event: 'care_moment_arrival_undone', who: isAssignee, when: hasTold }],
  check_arrival: [{ by: organization, from: ['assigned'], event: 'care_moment_arrival_checked', when: isUnchecked }],
} as const satisfies Record<string, readonly CareMomentTransition[]>
