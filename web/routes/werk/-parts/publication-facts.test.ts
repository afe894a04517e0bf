import { expect, test, vi } from 'vitest'
import { type Publication, paidMinutes, plannedPayCents } from './publication-facts.ts'

vi.mock('../../../client/api.ts', () => ({ serverNow: () => 0 }))

type Offered = Publication['careMoment']
const moment = (values: Partial<Offered>) =>
  ({ timeScope: 'moment', breakMinutes: 0, hourlyRate: 4000, ...values }) as unknown as Offered
const night = { startDate: '2026-11-20T22:00:00+00:00', endDate: '2026-11-21T06:00:00+00:00' }
const fourWeeks = { startDate: '2026-11-02T00:00:00+00:00', endDate: '2026-11-30T00:00:00+00:00' }

test.each([
  ['a break is not paid', moment({ ...night, breakMinutes: 30 }), 450, 30_000],
  ['a cent is rounded half up', moment({ ...night, breakMinutes: 465, hourlyRate: 4002 }), 15, 1001],
  ['a period pays its hours by the week', moment({ ...fourWeeks, timeScope: 'period', hoursPerWeek: 24 }), 96 * 60, 384_000],
  ['a period without agreed hours says nothing', moment({ ...fourWeeks, timeScope: 'period' }), undefined, 0],
])('%s', (_name, offered, minutes, cents) => {
  expect(paidMinutes(offered)).toBe(minutes)
  expect(plannedPayCents(offered)).toBe(cents)
})
