import { expect, test } from 'vitest'
import type { Line } from '../roster.ts'
import { byDay, chosenOf, countMarked, type Marks, sayChosen, sayOutcomes, toggled } from './lines-by-day.ts'

const line = (careMoment: string, facts: object = {}) =>
  ({ careMoment, worker: { careWorker: 'ada' }, outcome: null, ...facts }) as unknown as Line
const pair = (careMoment: string) => ({ careMoment, careWorker: 'ada' })
const none: Marks = { off: [], held: [], forbidden: [] }

test('lines stand on the day on which they begin in Amsterdam, early first', () => {
  const at = (title: string, startDate: string) => ({ title, startDate, endDate: startDate })
  const lines = [
    at('night', '2026-12-01T22:30:00+00:00'),
    at('next', '2026-12-01T23:30:00+00:00'),
    at('early', '2026-12-01T06:00:00+00:00'),
    at('also early', '2026-12-01T06:00:00+00:00'),
  ]
  expect(byDay(lines).map(([day, those]) => [day, those.map(({ title }) => title)])).toEqual([
    ['2026-12-01', ['also early', 'early', 'night']],
    ['2026-12-02', ['next']],
  ])
})

test('all lines are done but what was left out, forbidden, or done already', () => {
  const lines = [line('a'), line('b'), line('c'), line('d', { outcome: { outcome: 'selected', message: null } })]
  expect(chosenOf(lines, { off: ['b'], held: [pair('a')], forbidden: [pair('c')] }).map(one => one.careMoment)).toEqual(['a'])
})

test('a fixed line is not forbidden, and a second press removes a mark', () => {
  const held = toggled(none, 'held', pair('a'))
  expect(held).toEqual({ ...none, held: [pair('a')] })
  const forbidden = toggled(held, 'forbidden', pair('a'))
  expect(forbidden).toEqual({ ...none, forbidden: [pair('a')] })
  expect(toggled(forbidden, 'forbidden', pair('a'))).toEqual(none)
})

test.each([
  ['nothing', none, 0],
  ['one more', { ...none, held: [pair('a')] }, 1],
  ['one no longer, and another', { ...none, forbidden: [pair('z')] }, 2],
])('since the plan was made %s is marked', (_, marks, count) => {
  const made = count === 2 ? { held: [], forbidden: [pair('a')] } : none
  expect(countMarked(marks, made)).toBe(count)
})

test('the outcome of the lines is shown in numbers', () => {
  expect(sayOutcomes([undefined, undefined])).toBe('')
  expect(sayOutcomes(['refused', 'selected', 'asked', 'selected', undefined])).toBe('2 gekozen, 1 gevraagd, 1 geweigerd')
})

test('who reacted is chosen, and who did not must still be asked', () => {
  const [reacted, asked] = [{ reacted: true }, { reacted: false }]
  expect(sayChosen([asked, reacted, asked])).toBe('1 kiezen uit de reacties, 2 op naam vragen')
  expect(sayChosen([reacted])).toBe('1 kiezen uit de reacties')
  expect(sayChosen([asked])).toBe('1 op naam vragen')
})
