// The effect of a new rate is shown beforehand, and then exactly that is changed.
import { afterAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { wrongFields } from '../../tests/servers/logins.ts'
import { must } from '../../tests/worlds/moments.ts'
import { uuidOf, type Who } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, db, world } = api
afterAll(() => api.close())

const on = (day: string) => ({ startDate: `${day}T07:00+01:00`, endDate: `${day}T15:30+01:00`, breakMinutes: 30 })
const rateOf = async (uuid: string) => must(await as.organization.get(`/care_moments/${uuid}`), 200).hourlyRate
const versionOf = async (uuid: string) => must(await as.organization.get(`/care_moments/${uuid}`), 200).version
const query = { organizationLocation: world.east, expertiseLevel: world.level, contractType: 'freelance' }
const effect = (validFrom: string, hourlyRate: number, who: Who = 'organization', place = world.east) =>
  as[who].get(
    `/organization_location_rates/effect?organizationLocation=${uuidOf(place)}&expertiseLevel=${uuidOf(world.level)}&contractType=freelance&validFrom=${validFrom}&hourlyRate=${hourlyRate}`,
  )
const setRate = (validFrom: string, hourlyRate: number, changes: Record<string, unknown> = {}) =>
  as.organization.post('/organization_location_rates', { ...query, validFrom, hourlyRate, ...changes })

describe('what a new rate would change', () => {
  test('is not for a care worker, and not of another location', async () => {
    expect(await effect('2027-01-01', 5000, 'careWorker')).toMatchObject({ status: 403 })
    expect(wrongFields(await effect('2027-01-01', 5000, 'locationAdmin', world.west))).toEqual(['organizationLocation'])
    expect(wrongFields(await effect('2027-01-01', 5000, 'otherOrganization'))).toEqual(['organizationLocation'])
  })
  test('must be requested with a possible day and amount', async () => {
    expect(wrongFields(await effect('morgen', -1))).toEqual(['hourlyRate', 'validFrom'])
  })
})

test('a location admin previews the changes, sets the rate, and exactly those are made', async () => {
  const before = await api.openMoment(on('2027-02-01'))
  const [first, last] = [await api.openMoment(on('2027-02-02')), await api.openMoment(on('2027-02-15'))]
  const given = await api.openMoment({ ...on('2027-02-03'), hourlyRate: 4700 })
  const elsewhere = await api.openMoment({ ...on('2027-02-04'), location: world.west, client: world.clientInWest })
  const temporary = await api.openMoment({ ...on('2027-02-05'), publishedForContractTypes: ['temp_work'] })
  const assigned = await api.assignedMoment(on('2027-02-08'))
  const answer = must(await effect('2027-02-02', 5000, 'locationAdmin'), 200)
  // Sixteen hours in three weeks: € 800 instead of € 720.
  expect(answer).toMatchObject({
    openMoments: 2,
    minutesAWeek: 320,
    centsAWeekNow: 24_000,
    centsAWeekThen: 26_667,
    keepingMoments: 1,
  })
  const others = [before, given, elsewhere, temporary, assigned]
  const kept = await Promise.all(others.map(({ uuid }) => rateOf(uuid)))
  const version = await versionOf(first.uuid)
  must(await as.locationAdmin.post('/organization_location_rates', { ...query, validFrom: '2027-02-02', hourlyRate: 5000 }), 201)
  expect([await rateOf(first.uuid), await rateOf(last.uuid)]).toEqual([5000, 5000])
  expect(await Promise.all(others.map(({ uuid }) => rateOf(uuid)))).toEqual(kept)
  expect(await versionOf(first.uuid)).toBe(Number(version) + 1)
  const events = db.selectFrom('event').select(['actor_uuid', 'data']).where('name', '=', 'care_moment_updated')
  expect(await events.where('subject_uuid', '=', first.uuid).execute()).toEqual([
    { actor_uuid: world.people.locationAdmin.uuid, data: { moved: false, hourlyRate: 5000 } },
  ])
})

test('an organization that sets a rate before a later one changes only what lies between', async () => {
  const [between, after] = [await api.openMoment(on('2027-05-03')), await api.openMoment(on('2027-06-01'))]
  must(await setRate('2027-06-01', 5500), 201)
  expect(await rateOf(after.uuid)).toBe(5500)
  expect(must(await effect('2027-05-01', 5200), 200).openMoments).toBe(1)
  must(await setRate('2027-05-01', 5200), 201)
  expect([await rateOf(between.uuid), await rateOf(after.uuid)]).toEqual([5200, 5500])
})

test('an organization that sets two rates at once has each for its own time', async () => {
  const [july, august] = [await api.openMoment(on('2027-07-05')), await api.openMoment(on('2027-08-02'))]
  const answers = await Promise.all([setRate('2027-07-01', 5600), setRate('2027-08-01', 5700)])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect([await rateOf(july.uuid), await rateOf(august.uuid)]).toEqual([5600, 5700])
})
