// A series over the nights in which the clock changes.
import { afterAll, expect, test } from 'vitest'
import { type Body, openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'

const api = await openTestApi()
const { as } = api
afterAll(() => api.close())

const momentsOf = async (series: Body) =>
  must(await as.planner.get(`/care_moments?recurringCareMoment.uuid=${series.uuid}&pagination=false`), 200).member
const make = async (form: Record<string, unknown>) => {
  const body = api.newMoment({ everyWeeks: 1, publishedForContractTypes: ['freelance'], ...form })
  const series = must(await as.organization.post('/recurring_care_moments_by_organization', body), 201)
  return { series, moments: await momentsOf(series) }
}
const every = { weekdays: [1, 2, 3, 4, 5, 6, 7], breakMinutes: 0 }
const oneEvening = { startDate: '2027-03-26T01:30:00Z', endDate: '2027-03-26T02:15:00Z', until: '2027-03-30', ...every }
const onDay = (moments: Body[], day: string) =>
  moments.filter(({ startDate }) => String(startDate).startsWith(day)).map(({ startDate, endDate }) => [startDate, endDate])
test.each([
  ['another begin', { startTime: '02:15', endTime: '03:15' }, 'startTime'],
  ['another end', { startTime: '02:30', endTime: '03:30' }, 'endTime'],
  ['no time', { startTime: '25:00' }, 'startTime'],
])('an organization says %s than its first visit has, and is refused', async (_name, times, field) => {
  const first = { ...oneEvening, startDate: '2027-03-28T01:30:00Z', endDate: '2027-03-28T02:15:00Z', ...times }
  const body = api.newMoment({ publishedForContractTypes: ['freelance'], ...first })
  const answer = await as.organization.post('/recurring_care_moments_by_organization', body)
  expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath: field }] } })
})
// First created on the night itself: what the form sends for that day, and for the days before or after it.
test.each([
  ['a visit at 02:30', '2027-03-28', ['01:30', '02:15'], ['02:30', '03:15'], ['00:30', '01:15']],
  ['the hour that does not exist', '2027-03-28', ['01:00', '02:00'], ['02:00', '03:00'], ['00:00', '01:00']],
  ['a visit that ends in it', '2027-03-28', ['00:45', '01:30'], ['01:45', '02:30'], ['23:45', '00:30']],
  ['a visit at the second 02:30', '2026-10-25', ['01:30', '02:15'], ['02:30', '03:15'], ['01:30', '02:15']],
  ['a visit within the first of both hours', '2026-10-25', ['00:15', '00:45'], ['02:15', '02:45'], ['01:15', '01:45']],
  ['a day', '2026-10-25', ['06:00', '14:00'], ['07:00', '15:00'], ['06:00', '14:00']],
] as const)('an organization first makes %s on %s: it has the times that were typed', async (_name, day, first, typed, later) => {
  const [startTime, endTime] = typed
  const body = { startDate: `${day}T${first[0]}:00Z`, endDate: `${day}T${first[1]}:00Z`, startTime, endTime, ...every }
  const until = day < '2027' ? '2026-10-26' : '2027-03-29'
  const { series, moments } = await make({ ...body, until })
  expect(series).toMatchObject({ startTime, endTime, startsOn: day })
  expect(moments.map(({ startDate, endDate }) => [startDate, endDate].map(at => String(at).slice(11, 16)))).toEqual([
    first,
    later,
  ])
})
test('an organization first makes the night of a clock change: it keeps its clock', async () => {
  const night = { startDate: '2027-03-27T17:30:00Z', endDate: '2027-03-28T01:30:00Z', startTime: '18:30', endTime: '02:30' }
  const { series, moments } = await make({ ...night, until: '2027-03-28', ...every })
  expect(series).toMatchObject({ startTime: '18:30', endTime: '02:30', nights: 1 })
  expect(moments.map(({ endDate }) => endDate)).toEqual(['2027-03-28T01:30:00+00:00', '2027-03-29T00:30:00+00:00'])
})
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
