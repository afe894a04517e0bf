import { expect, test } from 'vitest'
import { nameDay } from './moment-words.ts'

test.each([
  ['2026-11-22', 'vandaag', 'zo 22 november'],
  ['2026-11-23', 'morgen', 'ma 23 november'],
  ['2026-11-21', 'gisteren', 'za 21 november'],
  ['2027-01-01', undefined, 'vr 1 januari 2027'],
])('%s is named %s %s', (date, near, short) => {
  expect(nameDay(date, '2026-11-22')).toMatchObject({ near, short })
})
