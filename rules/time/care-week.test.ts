import { expect, test } from 'vitest'
import { type AgreedCare, careWeek } from './care-week.ts'

const from = (wantedFrom: string, hoursPerWeek: number | null, wantedUntil?: string): AgreedCare => ({
  ...{ wantedFrom, hoursPerWeek },
  ...(wantedUntil && { wantedUntil }),
})
const washing = from('2026-10-01', 8)

test.each<[name: string, agreed: AgreedCare[], plannedMinutes: number, expected: [agreed: number, missing: number] | undefined]>([
  ['nothing agreed', [], 480, undefined],
  ['less planned than agreed', [washing], 360, [480, 120]],
  ['nothing planned', [washing], 0, [480, 480]],
  ['as much planned as agreed', [washing], 480, [480, 0]],
  ['more planned than agreed', [washing], 600, [480, 0]],
  ['two agreed, counted together', [washing, from('2026-10-01', 0.1), from('2026-10-01', 0.2)], 480, [498, 18]],
  ['agreed from the Monday on', [from('2026-11-23', 8)], 0, [480, 480]],
  ['agreed from the Tuesday on', [from('2026-11-24', 8)], 0, undefined],
  ['agreed until the Sunday', [from('2026-10-01', 8, '2026-11-29')], 0, [480, 480]],
  ['agreed until the Saturday', [from('2026-10-01', 8, '2026-11-28')], 0, undefined],
  ['one that goes on beside one that ends', [washing, from('2026-10-01', 4, '2026-11-25')], 480, [480, 0]],
  ['agreed without hours', [from('2026-10-01', null)], 0, undefined],
])('a week with %s', (_name, agreed, plannedMinutes, expected) => {
  const week = { startsOn: '2026-11-23', plannedMinutes }
  const [agreedMinutes, missingMinutes] = expected ?? []
  expect(careWeek(agreed, week)).toEqual(expected && { ...week, agreedMinutes, missingMinutes })
})
