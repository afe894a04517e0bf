// Temporary work goes to payroll once: in the export of its own week, or of a later week when it was approved too late.
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { moveClock } from '../platform/clock.ts'

const api = await openTestApi()
const { as, db } = api
afterAll(() => api.close())

describe('the week in which a line goes to payroll', () => {
  test.each([
    ['2026-W48', '2026-11-27T16:00:00+01:00', '2026-W48', 'approved in its own week'],
    ['2026-W48', '2026-11-30T05:59:59+01:00', '2026-W48', 'on Monday before six'],
    ['2026-W48', '2026-11-30T06:00:00+01:00', '2026-W49', 'on Monday at six'],
    ['2026-W48', '2026-12-06T23:59:59+01:00', '2026-W49', 'on the Sunday after'],
    ['2026-W48', '2026-12-10T12:00:00+01:00', '2026-W50', 'two weeks later'],
    ['2026-W53', '2027-01-04T05:59:59+01:00', '2026-W53', 'of week 53, before six in the new year'],
    ['2026-W53', '2027-01-04T06:00:00+01:00', '2027-W01', 'of week 53, at six'],
    ['2026-W52', '2027-01-01T12:00:00+01:00', '2026-W53', 'on New Year’s Day, in week 53'],
    ['2027-W52', '2028-01-03T06:00:00+01:00', '2028-W01', 'of a last week 52'],
    ['2027-W12', '2027-03-29T05:59:59+02:00', '2027-W12', 'before six on the Monday after the clock went forward'],
    ['2027-W12', '2027-03-29T06:00:00+02:00', '2027-W13', 'at six on that Monday'],
    ['2026-W43', '2026-10-26T05:59:59+01:00', '2026-W43', 'before six on the Monday after the clock went back'],
    ['2026-W43', '2026-10-26T06:00:00+01:00', '2026-W44', 'at six on that Monday'],
  ])('of %s, approved %s, is %s (%s)', async (period, approvedAt, week) => {
    const { rows } = await sql<{ week: string }>`select payroll_week(${period}, ${approvedAt}) as week`.execute(db)
    expect(rows).toEqual([{ week }])
  })
})

const shift = { startDate: '2026-10-21T07:00+02:00', endDate: '2026-10-21T14:30+02:00', breakMinutes: 0 }
const temp = { publishedForContractTypes: ['temp_work'] }
const exported = async (period: string) => {
  const { text, headers } = await as.planner.get(`/payroll_export?period=${period}`)
  const [head = [], ...lines] = text
    .trim()
    .replace('\ufeff', '')
    .split('\r\n')
    .map(line => line.split(';'))
  const at = (name: string) => head.indexOf(name)
  const cells = lines.map(line => [line[at('Datum')], line[at('Bedrag')], line[at('Nagekomen')]])
  return { text, name: String(headers['content-disposition']), cells }
}

test('work approved late is in the next export, marked, and no line is exported twice', async () => {
  await api.approvedMoment({ ...shift, ...temp }, {}, 'tempWorker')
  moveClock('2026-10-20T08:00:00Z')
  const day = { ...shift, startDate: '2026-10-22T07:00+02:00', endDate: '2026-10-22T11:00+02:00' }
  const late = await api.submittedMoment({ ...day, ...temp }, {}, 'tempWorker')
  expect((await exported('2026-W43')).name).toContain('verloning-2026-W43-voorlopig.csv')
  moveClock('2026-10-26T08:00:00Z')
  const first = await exported('2026-W43')
  expect(first.name).toContain('verloning-2026-W43.csv')
  expect(first.cells).toEqual([['2026-10-21', '240,00', '']])
  moveClock('2026-10-28T08:00:00Z')
  must(await as.organization.patch(`${late['@id']}/approve`), 200)
  const own = { startDate: '2026-10-28T09:30+01:00', endDate: '2026-10-28T10:30+01:00', breakMinutes: 0 }
  await api.approvedMoment({ ...own, ...temp }, {}, 'tempWorker')
  moveClock('2026-11-02T06:00:00Z')
  const second = await exported('2026-W44')
  expect(second.cells).toEqual([
    ['2026-10-22', '128,00', '2026-W43'],
    ['2026-10-28', '32,00', ''],
  ])
  moveClock('2026-12-02T06:00:00Z')
  for (const [week, before] of [
    ['2026-W43', first],
    ['2026-W44', second],
  ] as const)
    expect((await exported(week)).text).toBe(before.text)
  for (const week of ['2026-W42', '2026-W45', '2026-W46']) expect((await exported(week)).cells, week).toEqual([])
})
