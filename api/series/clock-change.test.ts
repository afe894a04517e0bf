// A series over the nights in which the clock changes (F02).
import { afterAll, expect, test } from 'vitest'
import { type Body, openTestApi } from '../../tests/api.ts'
import { must } from '../../tests/moments.ts'

const api = await openTestApi()
const { as } = api
afterAll(() => api.close())

const momentsOf = async (series: Body) =>
  must(await as.planner.get(`/care_moments?recurringCareMoment.uuid=${series.uuid}&pagination=false`), 200).member
const make = async (asked: Record<string, unknown>) => {
  const body = api.newMoment({ everyWeeks: 1, publishedForContractTypes: ['freelance'], ...asked })
  const series = must(await as.organization.post('/recurring_care_moments_by_organization', body), 201)
  return { series, moments: await momentsOf(series) }
}
const every = { weekdays: [1, 2, 3, 4, 5, 6, 7], breakMinutes: 0 }
const oneEvening = { startDate: '2027-03-26T01:30:00Z', endDate: '2027-03-26T02:15:00Z', until: '2027-03-30', ...every }
const onDay = (moments: Body[], day: string) =>
  moments.filter(({ startDate }) => String(startDate).startsWith(day)).map(({ startDate, endDate }) => [startDate, endDate])
test('an organization plans a visit each night at 02:30: in March it moves an hour on, and 45 minutes stay 45 minutes', async () => {
  const { moments } = await make(oneEvening)
  expect(moments).toHaveLength(5)
  expect(onDay(moments, '2027-03-28')).toEqual([['2027-03-28T01:30:00+00:00', '2027-03-28T02:15:00+00:00']])
  expect(onDay(moments, '2027-03-29')).toEqual([['2027-03-29T00:30:00+00:00', '2027-03-29T01:15:00+00:00']])
})
test('an organization plans the hour that does not exist, and lengthens and moves such a series', async () => {
  const { series } = await make({ ...oneEvening, startDate: '2027-03-26T01:00:00Z', endDate: '2027-03-26T02:00:00Z' })
  expect(onDay(await momentsOf(series), '2027-03-28')).toEqual([['2027-03-28T01:00:00+00:00', '2027-03-28T02:00:00+00:00']])
  must(await as.organization.put(`${series['@id']}/until`, { until: '2027-04-01' }), 200)
  must(await as.organization.patch(`${series['@id']}/update`, { startTime: '02:15', endTime: '03:05' }), 200)
  expect(onDay(await momentsOf(series), '2027-03-28')).toEqual([['2027-03-28T01:15:00+00:00', '2027-03-28T02:05:00+00:00']])
})
test('an organization plans a visit in October at 02:30 for 45 minutes, and a night that is nine hours then', async () => {
  const autumn = { startDate: '2026-10-24T00:30:00Z', endDate: '2026-10-24T01:15:00Z', until: '2026-10-26', ...every }
  const { moments } = await make(autumn)
  expect(onDay(moments, '2026-10-25')).toEqual([['2026-10-25T01:30:00+00:00', '2026-10-25T02:15:00+00:00']])
  const night = await make({
    ...autumn,
    startDate: '2026-10-23T21:00:00Z',
    endDate: '2026-10-24T05:00:00Z',
    until: '2026-10-25',
  })
  expect(onDay(night.moments, '2026-10-24')).toEqual([['2026-10-24T21:00:00+00:00', '2026-10-25T06:00:00+00:00']])
})
