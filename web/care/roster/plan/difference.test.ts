import { expect, test } from 'vitest'
import type { Plan, Sums } from '../roster.ts'
import { changesBetween, sayDifference, sumRows } from './difference.ts'

const planOf = (lines: Record<string, string>, open: string[] = []) =>
  ({
    lines: Object.entries(lines).map(([careMoment, name]) => ({
      careMoment,
      worker: { uuid: name, firstName: name, lastName: 'Vos' },
    })),
    open: open.map(careMoment => ({ careMoment })),
  }) as unknown as Plan

test('a line is new, somebody else’s, or gone; the others are the same', () => {
  const before = planOf({ morning: 'Ada', evening: 'Bo', night: 'Cas' }, ['noon'])
  const now = planOf({ morning: 'Ada', evening: 'Dia', noon: 'Bo' }, ['night'])
  expect([...changesBetween(before, now)]).toEqual([
    ['evening', { kind: 'other', was: 'Bo Vos' }],
    ['noon', { kind: 'new' }],
    ['night', { kind: 'gone', was: 'Cas Vos' }],
  ])
})

const sums: Sums = { filled: 10, open: 2, kilometres: 100, costCents: 100_000, familiar: 1, rest: 0 }
const row = (key: keyof Sums) => sumRows.find(one => one.key === key)!
test.each([
  ['filled', 12, '+2'],
  ['filled', 10, null],
  ['open', 1, '−1'],
  ['kilometres', 88.4, '−12 km'],
  ['kilometres', 100.3, null],
  ['costCents', 234_567, '+€\u00a01.346'],
] as const)('%s that becomes %s differs by %s', (key, value, said) => {
  expect(sayDifference(row(key), sums, { ...sums, [key]: value })).toBe(said)
})
