import { expect, test } from 'vitest'
import { toInstant } from '../time/amsterdam.ts'
import { type RosterQuestion, usualRosterWeights } from './roster.ts'
import { missingRows } from './roster-program.ts'

const date = (day: number) => `2026-12-${String(7 + day).padStart(2, '0')}`
/** Nights on these days; two people who may do them as temp work, of whom the second already has the given ones. */
const nightsOf = (days: number[], assigned: number[] = []): RosterQuestion => {
  const night = (day: number) => ({
    ...{ startDate: toInstant(date(day), '23:00'), endDate: toInstant(date(day + 1), '07:00') },
    ...{ breakMinutes: 30, place: null },
  })
  const pair = { contractType: 'temp_work', reactedAt: null, km: 5, familiar: 0, hints: 0, costCents: 30_000 } as const
  return {
    shifts: days.map(day => ({ uuid: `night ${day}`, ...night(day) })),
    workers: [
      { uuid: 'first', assigned: [], maxWeeklyMinutes: null },
      { uuid: 'second', assigned: assigned.map(night), maxWeeklyMinutes: null },
    ],
    pairs: [0, 1].flatMap(worker =>
      days.map((_, shift) => ({ shift, worker, ...pair, ...{ inTeam: false, isFavorite: false } })),
    ),
    ...{ weights: usualRosterWeights, held: [], now: '2026-12-01T10:00:00+00:00' },
  }
}
/** Whether these rows allow this person the nights at these indexes. */
const allow = (question: RosterQuestion, rows: ReturnType<typeof missingRows>, worker: number, places: number[]) => {
  const chosen = places.map(shift => question.pairs.findIndex(pair => pair.shift === shift && pair.worker === worker))
  return rows.every(
    ({ columns, values, upper }) =>
      columns.reduce((sum, column, at) => sum + (chosen.includes(column) ? values[at]! : 0), 0) <= upper,
  )
}

// Three nights require forty-six hours of rest, unless a fourth follows at once.
const question = nightsOf([0, 1, 2, 3, 4])
const plan = [0, 1, 2, 4]
test.each<[string, number, number[], boolean]>([
  ['what they broke, not to whom it broke', 0, plan, false],
  ['what they broke, not to somebody else with nothing else', 1, plan, false],
  ['the night that makes it good', 0, [0, 1, 2, 3, 4], true],
  ['fewer', 1, [0, 1, 4], true],
])('the rows that a plan lacks allow %s', (_name, worker, places, isAllowed) => {
  const rows = missingRows(question, plan)
  expect(rows).not.toEqual([])
  expect(allow(question, rows, worker, places)).toBe(isAllowed)
})
test('what one breaks is a row for nobody who has something that makes it good', () => {
  const nights = nightsOf([0, 1, 2, 4], [3])
  const rows = missingRows(nights, [0, 1, 2, 3])
  expect(allow(nights, rows, 0, [0, 1, 2, 3])).toBe(false)
  expect(allow(nights, rows, 1, [0, 1, 2, 3])).toBe(true)
})
test('what one breaks with what they have is a row for them alone', () => {
  const nights = nightsOf([0, 2, 4], [1])
  const rows = missingRows(nights, [3, 4, 5])
  expect(allow(nights, rows, 1, [0, 1, 2])).toBe(false)
  expect(allow(nights, rows, 0, [0, 1, 2])).toBe(true)
})
test('a plan within the law lacks nothing', () => {
  expect(missingRows(question, [0, 1, 2, 3, 4])).toEqual([])
})
