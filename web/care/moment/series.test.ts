import { expect, test } from 'vitest'
import { sayOnCard, sayRule, saySeries } from './series.ts'

test.each([
  [[4, 2], 1, 'elke di en do'],
  [[1], 1, 'elke ma'],
  [[1, 2, 3, 4, 5], 1, 'elke werkdag'],
  [[1, 2, 3, 4, 5, 6, 7], 1, 'elke dag'],
  [[1, 3, 5], 2, 'om de week op ma, wo en vr'],
  [[6, 7], 3, 'elke 3 weken op za en zo'],
])('days %j every %i weeks are %s', (weekdays, everyWeeks, said) => {
  expect(sayRule({ weekdays, everyWeeks })).toBe(said)
})

test('a series says until when it runs, and a card how many dates are open', () => {
  const series = { weekdays: [2], everyWeeks: 1, until: '2026-12-18', number: 1, count: 8, open: 1 }
  expect(saySeries(series)).toBe('elke di, t/m vr 18 dec 2026')
  expect(sayOnCard(series)).toBe('Reeks, 1 datum open: elke di')
})
