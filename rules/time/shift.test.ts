import { expect, test } from 'vitest'
import type { Shift } from './broken-shift.ts'
import { shiftProblem } from './shift.ts'

const now = '2026-10-19T08:00:00+00:00'
const shift: Shift & { breakMinutes: number } = {
  ...{ startDate: '2026-10-20T07:00:00+00:00', endDate: '2026-10-20T15:00:00+00:00', breakMinutes: 30 },
}

test.each<[string, Partial<typeof shift>, string]>([
  ['that ends when it begins', { endDate: shift.startDate }, 'endDate'],
  ['that is just over', { startDate: '2026-10-19T00:00:00+00:00', endDate: now }, 'endDate'],
  ['of more than 36 hours', { endDate: '2026-10-21T19:01:00+00:00' }, 'endDate'],
  ['that is all break', { breakMinutes: 480 }, 'breakMinutes'],
  ['with a break of more than four hours at no time', { breakMinutes: 241 }, 'breakFrom'],
  ['in two parts, without a time between them', { breakMinutes: 0, breakFrom: '11:00' }, 'breakMinutes'],
  ['in two parts, of which the first is empty', { breakMinutes: 60, breakFrom: '09:00' }, 'breakFrom'],
  ['in two parts, of which the second is empty', { breakMinutes: 60, breakFrom: '16:00' }, 'breakFrom'],
])('a shift %s cannot be planned', (_name, change, field) => {
  expect(shiftProblem({ ...shift, ...change }, 'moment', now)?.field).toBe(field)
})
test.each<[string, Partial<typeof shift>, 'moment' | 'period']>([
  [
    'a shift that has begun and is not over',
    { startDate: '2026-10-19T07:59:00+00:00', endDate: '2026-10-19T08:01:00+00:00', breakMinutes: 0 },
    'moment',
  ],
  ['a shift of 36 hours', { endDate: '2026-10-21T19:00:00+00:00' }, 'moment'],
  ['a shift with a minute of work', { breakMinutes: 478, breakFrom: '09:01' }, 'moment'],
  ['a loose break of four hours', { breakMinutes: 240 }, 'moment'],
  ['a period of months', { endDate: '2027-01-20T07:00:00+00:00' }, 'period'],
])('%s can be planned', (_name, change, timeScope) => {
  expect(shiftProblem({ ...shift, ...change }, timeScope, now)).toBeUndefined()
})
