import { atwShifts } from './atw-shifts.ts'
import type { Breach } from './breach.ts'
import type { Signal } from './reason.ts'
import type { ContractType } from './required-documents.ts'
import type { Work } from './worked-hours.ts'
import { shiftLengthBreaches, weekBreaches } from './working-time-lengths.ts'
import { dayRestBreaches, nightRestBreaches, nightSeriesBreaches, weekRestBreaches } from './working-time-rests.ts'

/**
 * Takes a shift someone may get and the shifts they have (from two weeks before until two weeks after it); gives what the new
 * shift would breach, without the breaches that exist already. The Arbeidstijdenwet binds temp work. It does not bind freelancers
 * (2:7): they get the same calculation as advice. Only our own shifts are known. Not checked: Sunday rest, averages over weeks,
 * sleeping and standby shifts. RangeError when a shift has less than no work in it.
 */
export function workingTimeSignals(candidate: Work, others: Work[], contractType: ContractType): Signal[] {
  const breaches = breachesOf([...others, candidate])
  if (breaches.length === 0) return []
  const already = new Set(breachesOf(others).map(identify))
  return breaches
    .filter(breach => !already.has(identify(breach)))
    .map(({ id, say, norm }) => ({
      id,
      message: `${say(candidate)}. ${contractType === 'temp_work' ? 'De wet zegt:' : 'De richtlijn is'} ${norm}.`,
    }))
}

const identify = ({ id, at, minutes }: Breach) => `${id} ${at} ${minutes}`

function breachesOf(works: Work[]): Breach[] {
  const shifts = atwShifts(works)
  return [
    ...dayRestBreaches(shifts),
    ...shiftLengthBreaches(shifts),
    ...weekBreaches(works),
    ...nightRestBreaches(shifts),
    ...nightSeriesBreaches(shifts),
    ...weekRestBreaches(shifts),
  ]
}
