import { expect, test } from 'vitest'
import { usualRosterWeights } from '#rules/rosters/roster.ts'
import type { Roster } from '../roster.ts'
import { bodyOf, isSameQuestion, type Question, questionOf, readQuestion, sayDays, wrongWith } from './question.ts'

// A Wednesday.
const today = '2026-11-25'
const days = (from: string | null, until: string | null): Question => ({
  ...questionOf(undefined, today),
  span: 'dagen',
  from,
  until,
})

test('a question begins with the coming week, and with the weights that are kept', () => {
  const question = questionOf(undefined, today)
  expect(question).toMatchObject({ span: 'week', monday: '2026-11-30', weights: null })
  expect(bodyOf(question, { held: [], forbidden: [] })).toEqual({
    ...{
      startDate: '2026-11-30',
      endDate: '2026-12-06',
      locations: [],
      expertiseLevels: [],
      withOthers: false,
      held: [],
      forbidden: [],
    },
  })
})
test('of a roster it is the question of that roster', () => {
  const roster = {
    ...{ startDate: '2026-12-01', endDate: '2026-12-03', locations: ['/v1/organization_locations/a'], withOthers: true },
    ...{ weights: usualRosterWeights, expertiseLevels: ['/v1/expertise_levels/a'] },
  } as Roster
  const question = questionOf(roster, today)
  expect(question).toMatchObject({ span: 'dagen', from: '2026-12-01', until: '2026-12-03' })
  expect(bodyOf(question, { held: [], forbidden: [] })).toMatchObject({
    ...{ startDate: '2026-12-01', endDate: '2026-12-03', locations: roster.locations, withOthers: true },
    expertiseLevels: roster.expertiseLevels,
    weights: usualRosterWeights,
  })
})

test.each([
  ['of a week are right', questionOf(undefined, today), {}],
  ['without a first one', days(null, '2026-12-01'), { from: 'Vul de eerste dag in.' }],
  ['without a last one', days('2026-12-01', null), { until: 'Vul de laatste dag in.' }],
  ['the other way around', days('2026-12-02', '2026-12-01'), { until: 'De laatste dag ligt voor de eerste.' }],
  ['that are over', days('2026-11-20', '2026-11-24'), { until: 'Deze dagen zijn al voorbij.' }],
  ['that end today', days('2026-11-20', today), {}],
  ['of five weeks', days('2026-12-01', '2027-01-04'), {}],
  ['of more than five weeks', days('2026-12-01', '2027-01-05'), { until: 'Kies hooguit 35 dagen.' }],
])('days %s', (_, question, wrong) => {
  expect(wrongWith(question, today)).toEqual(wrong)
})

test.each([
  ['2026-11-30', '2026-12-06', 'week 49 van 2026 (30 november t/m 6 december)'],
  ['2026-12-01', '2026-12-01', 'di 1 dec 2026'],
  ['2026-12-01', '2026-12-07', 'di 1 dec 2026 t/m ma 7 dec 2026'],
])('%s to %s is said as %s', (startDate, endDate, said) => {
  expect(sayDays({ startDate, endDate })).toBe(said)
})

const own = days('2026-12-01', '2026-12-03')
test.each([
  ['itself', own, true],
  ['another day', { ...own, until: '2026-12-04' }, false],
  ['a level', { ...own, levels: ['/v1/expertise_levels/a'] }, false],
  ['a place', { ...own, places: ['/v1/organization_locations/a'] }, false],
  ['weights of one’s own', { ...own, weights: { ...usualRosterWeights, cost: 9 } }, true],
  ['the days of a week that is not asked for', { ...own, monday: '2026-12-07' }, true],
])('a question is the same as with %s: %#', (_, other, same) => {
  expect(isSameQuestion(own, other)).toBe(same)
})
test('a changed weight is another question', () => {
  const weighed = { ...own, weights: usualRosterWeights }
  expect(isSameQuestion(weighed, { ...own, weights: { ...usualRosterWeights, cost: 9 } })).toBe(false)
})

test.each([
  ['a question for later', own, true],
  ['a question for days that are over', days('2026-11-01', '2026-11-02'), false],
  ['days that are not whole yet', days('2026-12-01', null), true],
  ['something of another form', { span: 'week' }, false],
])('%s is kept: %#', (_, kept, is) => {
  expect(readQuestion(kept, today)).toEqual(is ? kept : undefined)
})
