import type { ContractType } from '../documents/required-documents.ts'
import type { PlacedWork } from '../money/worked-hours.ts'
import { minutesBetween } from '../time/amsterdam.ts'
import type { Calculation, Signal } from '../typed/reason.ts'
import { atwShifts } from './atw-shifts.ts'
import type { Breach } from './breach.ts'
import { lawBehind } from './working-time-law.ts'
import { shiftLengthBreaches, weekBreaches } from './working-time-lengths.ts'
import { dayRestBreaches, nightRestBreaches, nightSeriesBreaches, weekRestBreaches } from './working-time-rests.ts'

/**
 * Takes a shift someone may get and the shifts they have (from two weeks before until two weeks after it); gives what the new
 * shift would breach, without existing breaches. The Arbeidstijdenwet binds temp work. It does not bind freelancers (2:7): they
 * get the same calculation as advice. Only our own shifts are known. Not checked: Sunday rest, averages over weeks, sleeping and
 * standby shifts. RangeError when a shift has negative work.
 */
export function workingTimeSignals(candidate: PlacedWork, others: PlacedWork[], contractType: ContractType): Signal[] {
  const breaches = breachesOf([...others, candidate])
  if (breaches.length === 0) return []
  const already = new Set(breachesOf(others).flatMap(namesOf))
  return breaches
    .filter(breach => !namesOf(breach).some(name => already.has(name)))
    .map(breach => signalOf(breach, contractType, candidate))
}

/** A signal about someone's shifts: its calculation, and when the last of those shifts ends. */
export type PlannedSignal = Signal & { calculation: Calculation; until: string }
/**
 * Takes all of someone's shifts (including two weeks around the period in question); gives what they breach together, in the
 * order of their shifts.
 */
export function plannedSignals(works: PlacedWork[], contractType: ContractType): PlannedSignal[] {
  return breachesOf(works)
    .map(breach => ({ ...signalOf(breach, contractType), until: breach.works.at(-1)!.endDate }))
    .sort((one, other) => minutesBetween(other.until, one.until))
}

function signalOf({ id, say, norm, works, sum }: Breach, contractType: ContractType, candidate?: PlacedWork) {
  const isLaw = contractType === 'temp_work'
  const isNew = (work: PlacedWork) => candidate !== undefined && identifyWork(work) === identifyWork(candidate)
  const shifts = works.map(({ startDate, endDate, breakMinutes, placeName }) => ({
    ...{ startDate, endDate, breakMinutes },
    ...(placeName !== undefined && { placeName }),
    isNew: isNew({ startDate, endDate, breakMinutes }),
  }))
  return {
    id,
    message: `${say(candidate)}. ${isLaw ? 'De wet zegt:' : 'De richtlijn is'} ${norm}.`,
    calculation: { ...lawBehind(id), norm, isLaw, shifts, sum },
  }
}
const identifyWork = ({ startDate, endDate }: PlacedWork) => `${startDate} ${endDate}`

// Identifies a breach by its begin and its shifts: an earlier shift can move the begin without taking part in it.
const namesOf = ({ id, at, minutes, works }: Breach) => [
  `${id} ${at} ${minutes}`,
  `${id} of ${works.map(identifyWork).join(', ')}`,
]

/**
 * Takes someone's work and what they would get besides; gives the pieces of work that take part in new breaches; all of a shift
 * when one of its pieces does. Unlike for one shift, eight hours of rest are never enough.
 */
export function breachedBy(had: PlacedWork[], gets: PlacedWork[]): Set<PlacedWork> {
  const works = [...had, ...gets]
  const breaches = breachesOf(works, false)
  if (breaches.length === 0) return new Set()
  const already = new Set(breachesOf(had, false).flatMap(namesOf))
  const part = new Set(
    breaches.filter(breach => !namesOf(breach).some(name => already.has(name))).flatMap(breach => breach.works),
  )
  return new Set(atwShifts(works).flatMap(shift => (shift.works.some(work => part.has(work)) ? shift.works : [])))
}

function breachesOf(works: PlacedWork[], mayOnceAWeek = true): Breach[] {
  const shifts = atwShifts(works)
  return [
    ...dayRestBreaches(shifts, mayOnceAWeek),
    ...shiftLengthBreaches(shifts),
    ...weekBreaches(works),
    ...nightRestBreaches(shifts),
    ...nightSeriesBreaches(shifts),
    ...weekRestBreaches(shifts),
  ]
}
