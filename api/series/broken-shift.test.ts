import { afterAll, expect, test } from 'vitest'
import { amsterdamDate, toInstant } from '../../rules/time/amsterdam.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { loginsOf } from '../../tests/servers/logins.ts'
import { must } from '../../tests/worlds/moments.ts'

const api = await openTestApi()
const { as, world, server } = api
await server.startWork()
const { mailsTo } = loginsOf(api)
afterAll(() => api.close())

/** A shift from seven to eleven and from four to nine. */
const inParts = (changes: Record<string, unknown> = {}) => {
  const { startDate } = api.freeDay()
  const endDate = toInstant(amsterdamDate(startDate), '21:00')
  return { startDate, endDate, breakMinutes: 300, breakFrom: '11:00', ...changes }
}

test.each([
  ['a long break at no time', { breakFrom: null }, 'breakFrom', 'Vul in hoe laat een pauze van meer dan 4 uur begint.'],
  ['no time in between', { breakMinutes: 0 }, 'breakMinutes', 'Vul in hoe lang de onderbreking duurt.'],
  ['a first part of nothing', { breakFrom: '07:00' }, 'breakFrom', 'De onderbreking valt niet binnen deze tijden.'],
  ['a second part of nothing', { breakFrom: '16:00' }, 'breakFrom', 'De onderbreking valt niet binnen deze tijden.'],
  ['no time on the clock', { breakFrom: '25:00' }, 'breakFrom', 'Vul een tijd in, zoals 07:30.'],
])('an organization makes no shift with %s', async (_name, changes, propertyPath, message) => {
  const answer = await as.organization.post('/care_moments_by_organization', api.newMoment(inParts(changes)))
  expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath, message }] } })
})
test('an organization does not move a shift away from the time that one is free', async () => {
  const moment = await api.openMoment(inParts())
  const endDate = toInstant(amsterdamDate(String(moment.startDate)), '15:30')
  expect(await as.organization.patch(`${moment['@id']}/update`, { endDate })).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'breakFrom' }] },
  })
})
test('a care worker is offered both parts as one, works it, and is paid for what they worked', async () => {
  const { moment, reaction } = await api.reactedMoment(inParts())
  const offered = must(await as.careWorker.get(String(moment.publication)), 200).careMoment
  expect(offered).toMatchObject({ breakMinutes: 300, breakFrom: '11:00' })
  must(await api.select([reaction]), 200)
  expect(await api.fresh(moment)).toMatchObject({ status: 'assigned', breakFrom: '11:00' })
  const [mail] = (await mailsTo(world.people.careWorker.username)).slice(-1)
  expect(mail!.text).toContain('07:00 – 11:00 en 16:00 – 21:00')
  const feed = new URL(String(must(await as.careWorker.post('/calendar_feed'), 200).url)).pathname
  const { text } = await as.nobody.get(feed)
  const day = amsterdamDate(String(moment.startDate)).replaceAll('-', '')
  for (const [name, time] of [
    ['DTSTART', '070000'],
    ['DTEND', '110000'],
    ['DTSTART', '160000'],
    ['DTEND', '210000'],
  ])
    expect(text).toContain(`${name};TZID=Europe/Amsterdam:${day}T${time}\r\n`)
})
test('a series in two parts is copied, changed and lengthened as such', async () => {
  const { startDate, endDate, ...pause } = inParts()
  const first = amsterdamDate(startDate)
  const weekdays = [1, 2, 3, 4, 5, 6, 7]
  const body = api.newMoment({ startDate, endDate, ...pause, weekdays, until: first })
  const series = must(await as.organization.post('/recurring_care_moments_by_organization', body), 201)
  expect(series).toMatchObject(pause)
  const momentsOf = async () =>
    must(await as.organization.get(`/care_moments?recurringCareMoment.uuid=${series.uuid}`), 200).member
  const next = new Date(Date.parse(first) + 86_400_000).toISOString().slice(0, 10)
  must(await as.organization.put(`${series['@id']}/until`, { until: next }), 200)
  expect(await momentsOf()).toMatchObject([pause, pause])
  const later = { breakMinutes: 240, breakFrom: '12:00' }
  must(await as.organization.patch(`${series['@id']}/update`, later), 200)
  expect(await momentsOf()).toMatchObject([later, later])
  const outside = await as.organization.patch(`${series['@id']}/update`, { endTime: '13:00' })
  expect(outside).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'breakFrom' }] } })
})
