import { expect, test } from 'vitest'
import { nearestName } from './nearest.ts'

const known = ['title', 'startDate', 'endDate', 'breakMinutes', 'status[]', 'order[startDate]']
test.each([
  ['titel', 'title'],
  ['startdate', 'startDate'],
  ['start_date', 'startDate'],
  ['startDatum', 'startDate'],
  ['breakMinuts', 'breakMinutes'],
  ['status', 'status[]'],
  ['order[startdate]', 'order[startDate]'],
  ['colour', undefined],
  ['x', undefined],
  ['', undefined],
  ['x'.repeat(10_000), undefined],
])('who writes %s means %s', (name, meant) => {
  expect(nearestName(name, known)).toBe(meant)
})
test('nothing is near where nothing is known', () => {
  expect(nearestName('title', [])).toBeUndefined()
})
