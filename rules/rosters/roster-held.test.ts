import { expect, test } from 'vitest'
import { toInstant } from '../time/amsterdam.ts'
import { type RosterPair, type RosterQuestion, usualRosterWeights } from './roster.ts'
import { whyNotHeld } from './roster-held.ts'

const work = (start: string, end: string, date = '2026-12-07') => ({
  ...{ startDate: toInstant(date, start), endDate: toInstant(date, end), breakMinutes: 0, place: null },
})
const pair: Omit<RosterPair, 'shift' | 'worker'> = {
  ...{ contractType: 'temp_work', reactedAt: null, km: 5, familiar: 0, hints: 0, costCents: 30_000 },
  ...{ inTeam: false, isFavorite: false },
}
// A morning and an evening shift; two people who may do both.
const plain: RosterQuestion = {
  shifts: [
    { uuid: 'morning', ...work('07:00', '12:00') },
    { uuid: 'evening', ...work('17:00', '22:00') },
  ],
  workers: [0, 1].map(worker => ({ uuid: `worker ${worker}`, assigned: [], maxWeeklyMinutes: null })),
  pairs: [0, 1].flatMap(worker => [0, 1].map(shift => ({ shift, worker, ...pair }))),
  ...{ weights: usualRosterWeights, held: [0], now: '2026-12-01T10:00:00+00:00' },
}
const firstHas = (first: Partial<RosterQuestion['workers'][number]>) => ({
  ...plain,
  workers: [{ ...plain.workers[0]!, ...first }, plain.workers[1]!],
})

test.each<[string, RosterQuestion, number[], number, string]>([
  ['other work then', firstHas({ assigned: [work('11:00', '16:00')] }), [], 0, 'werkt dan al'],
  ['a week of fewer hours', firstHas({ maxWeeklyMinutes: 240 }), [], 0, 'meer uren per week'],
  ['too little rest', firstHas({ assigned: [work('15:00', '23:00', '2026-12-06')] }), [], 0, 'Arbeidstijdenwet'],
  ['somebody else who was held', { ...plain, held: [2, 0] }, [2], 0, 'iemand anders vast'],
  ['another shift that was held', { ...plain, held: [1, 0] }, [1, 2], 0, 'niet samen met'],
])('a fixed pair is not in the plan because of %s', (_name, question, plan, index, words) => {
  expect(whyNotHeld(question, plan, index)).toContain(words)
})
