// Generated weeks: open shifts, workers with their existing work, and who may do which shift.

import { type RosterQuestion, type RosterShift, type RosterWorker, usualRosterWeights } from '../../rules/rosters/roster.ts'
import { distanceKm } from '../../rules/shifts/distance.ts'
import { toInstant } from '../../rules/time/amsterdam.ts'

/** Whole numbers from 0 up to (not including) `below`, the same for the same seed. */
export const drawing = (seed: number) => {
  let state = seed >>> 0
  return (below: number): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}
const times = [
  ['07:00', '15:00', 30],
  ['15:00', '23:00', 30],
  ['23:00', '07:00', 30],
  ['08:00', '12:00', 0],
  ['17:00', '21:30', 0],
  ['09:00', '21:00', 60],
] as const
const [, evening, night, morning] = times

interface Size {
  shifts: number
  workers: number
  /** How many of ten possible pairs are allowed. */
  mayOfTen?: number
  /** The side of the area, in degrees. */
  spread?: number
  /** Workers who live farther away than this may not do the shift, in kilometres. */
  within?: number
  /** Half of the shifts are night shifts. */
  atNight?: boolean
}
/** A week generated from the seed. */
export const rosterQuestion = (
  seed: number,
  { shifts, workers, mayOfTen = 5, spread = 0.5, within = 1000, atNight = false }: Size,
): RosterQuestion => {
  const draw = drawing(seed)
  const hours = atNight ? [night, night, evening, morning] : times
  const place = () => ({ lat: 52 + (draw(1000) / 1000) * spread, lon: 5 + (draw(1000) / 1000) * spread })
  const work = () => {
    const [from, until, breakMinutes] = hours[draw(hours.length)]!
    const day = 30 + draw(7)
    const date = (n: number) => new Date(Date.UTC(2026, 10, n)).toISOString().slice(0, 10)
    return {
      startDate: toInstant(date(day), from),
      endDate: toInstant(date(until > from ? day : day + 1), until),
      breakMinutes,
      place: place(),
    }
  }
  const open: RosterShift[] = Array.from({ length: shifts }, (_, n) => ({ uuid: `shift ${n}`, ...work() }))
  const people: (RosterWorker & { home: { lat: number; lon: number }; form: number })[] = Array.from(
    { length: workers },
    (_, n) => ({
      uuid: `worker ${n}`,
      assigned: draw(3) === 0 ? [work()] : [],
      maxWeeklyMinutes: draw(4) === 0 ? 60 * (8 + draw(25)) : null,
      home: place(),
      form: draw(3),
    }),
  )
  const pairs = open.flatMap((shift, at) =>
    people.flatMap((person, worker) => {
      const km = Math.round(distanceKm(person.home, shift.place!))
      if (draw(10) >= mayOfTen || km > within) return []
      const reactedAt = draw(2) === 0 ? `2026-11-2${draw(9)}T${10 + draw(10)}:00:00+00:00` : null
      return [
        {
          ...{ shift: at, worker, reactedAt, km },
          contractType: (person.form === 0 ? draw(2) === 0 : person.form === 1) ? ('temp_work' as const) : ('freelance' as const),
          ...{ familiar: draw(3) === 0 ? 1 + draw(5) : 0, inTeam: draw(5) === 0, isFavorite: draw(5) === 0 },
          ...{ hints: draw(6) === 0 ? 1 : 0, costCents: 20_000 + 500 * draw(40) },
        },
      ]
    }),
  )
  return { shifts: open, workers: people, pairs, weights: usualRosterWeights, held: [], now: '2026-11-27T10:00:00+00:00' }
}
