import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, amsterdamDate, toInstant } from '../../rules/time/amsterdam.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today, uuidOf } from '../../tests/worlds/world.ts'
import { moveClock, now } from '../platform/clock.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
const iriOf = (who: 'careWorker' | 'colleague' | 'thirdWorker') => `/v1/care_workers/${world.people[who].uuid}`
const careWorker = iriOf('careWorker')
const path = '/favorite_care_workers'

test('an organization makes no favourite of a worker it does not know', async () => {
  expect(await as.organization.post(path, { careWorker })).toMatchObject({ status: 422 })
})

describe('a favourite', () => {
  beforeEach(async () => {
    await db.deleteFrom('favorite_care_worker').execute()
    await api.reactedMoment()
  })
  const made = async () => must(await as.organization.post(path, { careWorker }), 201)

  test('is made once; another organization neither sees, removes nor restores it', async () => {
    const favorite = await made()
    expect(await as.organization.post(path, { careWorker })).toMatchObject({
      status: 409,
      body: { detail: 'Deze zorgverlener staat al bij de favorieten.' },
    })
    expect((await as.otherOrganization.get(path)).body.totalItems).toBe(0)
    expect(await as.otherOrganization.delete(favorite['@id'])).toMatchObject({ status: 404 })
    expect(await as.careWorker.get(path)).toMatchObject({ status: 403 })
    expect(await as.organization.delete(favorite['@id'])).toMatchObject({ status: 204, text: '' })
    expect(await as.organization.delete(favorite['@id'])).toMatchObject({ status: 404 })
    for (const who of ['otherOrganization', 'otherLocationAdmin'] as const)
      expect(await as[who].put(`${favorite['@id']}/restore`), who).toMatchObject({ status: 404 })
    expect(await as.careWorker.put(`${favorite['@id']}/restore`)).toMatchObject({ status: 403 })
  })

  test('can only be restored after a removal, and once', async () => {
    const favorite = await made()
    expect(await as.organization.put(`${favorite['@id']}/restore`)).toMatchObject({ status: 404 })
    must(await as.organization.delete(favorite['@id']), 204)
    const both = [as.organization, as.secondUser].map(user => user.put(`${favorite['@id']}/restore`))
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([204, 409])
  })

  test('is restored by the location admin who removed it, also without any other relation to the worker', async () => {
    await db.deleteFrom('care_moment_publication_reaction').execute()
    await api.reactedMoment({ location: world.west, client: world.clientInWest })
    const favorite = await made()
    must(await as.locationAdmin.delete(favorite['@id']), 204)
    expect(await as.locationAdmin.post(path, { careWorker })).toMatchObject({ status: 422 })
    must(await as.locationAdmin.put(`${favorite['@id']}/restore`), 204)
    expect(must(await as.organization.get(favorite['@id']), 200)).toEqual(favorite)
  })
})

interface Day {
  day: string
  standing: string
}
const only = async (who: keyof typeof as, query = '') => must(await as[who].get(`${path}${query}`), 200).member[0]!

describe('of a favourite', () => {
  const day = (offset: number) => addDays(amsterdamDate(today), offset)
  const setAvailable = (available: boolean, from: string, until: string) =>
    as.careWorker.post('/care_worker_availabilities', { careWorker, available, startDate: from, endDate: until })

  test('an organization reads the hours that were worked there, a location admin those of their locations, and nobody those elsewhere', async () => {
    moveClock(today)
    await db.deleteFrom('favorite_care_worker').execute()
    const at = { location: world.west, client: world.clientInWest }
    const first = await api.approvedMoment()
    await api.approvedMoment(at)
    const theirs = { expertiseLevel: world.level, location: world.harbour, client: world.otherClient }
    const elsewhere = await api.publishedMoment(theirs, 'otherOrganization')
    must(await api.select([await api.react(elsewhere)], 'otherOrganization'), 200)
    must(await as.organization.post(path, { careWorker }), 201)
    const worked = { workedMinutes: 900, workedMinutesLastYear: 900 }
    expect(await only('organization')).toMatchObject(worked)
    expect(await only('planner')).toMatchObject(worked)
    expect(await only('locationAdmin')).toMatchObject({
      ...{ workedMinutes: 450, workedMinutesLastYear: 450 },
      lastWorkedOn: amsterdamDate(String(first.startDate)),
    })
    must(await as.otherOrganization.post(path, { careWorker }), 201)
    const theirFavorite = await only('otherOrganization')
    expect(theirFavorite).toMatchObject({ workedMinutes: 0, workedMinutesLastYear: 0 })
    expect(theirFavorite).not.toHaveProperty('lastWorkedOn')
    moveClock(addDays(now().slice(0, 10), 366) + now().slice(10))
    expect(await only('organization')).toMatchObject({ workedMinutes: 900, workedMinutesLastYear: 0 })
    moveClock(today)
  })

  test('an organization reads their status on fourteen days, and never where they work', async () => {
    moveClock(today)
    await db.deleteFrom('care_moment_publication_reaction').execute()
    await db.deleteFrom('favorite_care_worker').execute()
    await api.reactedMoment({ startDate: toInstant(day(5), '23:00'), endDate: toInstant(day(6), '07:00') })
    const night = { startDate: toInstant(day(2), '23:00'), endDate: toInstant(day(3), '07:00') }
    const theirs = { ...night, title: 'Nacht aan de haven', location: world.harbour, client: world.otherClient }
    const elsewhere = await api.publishedMoment(theirs, 'otherOrganization')
    must(await api.select([await api.react(elsewhere)], 'otherOrganization'), 200)
    must(await setAvailable(false, toInstant(day(3), '00:00'), toInstant(day(5), '00:00')), 201)
    must(await setAvailable(true, toInstant(day(4), '15:00'), toInstant(day(4), '23:00')), 201)
    must(await setAvailable(true, toInstant(day(2), '08:00'), toInstant(day(2), '16:00')), 201)
    must(await as.organization.post(path, { careWorker }), 201)
    const favorite = await only('organization')
    const days = favorite.days as Day[]
    expect(days).toHaveLength(14)
    expect(days.slice(0, 7).map(({ standing }) => standing)).toEqual([
      ...['unknown', 'unknown', 'busy', 'unavailable', 'available', 'unknown', 'unknown'],
    ])
    expect(days[0]!.day).toBe(amsterdamDate(today))
    expect(JSON.stringify(favorite)).not.toContain('haven')
    for (const [search, found] of [
      [day(2), 0],
      [day(3), 0],
      [day(4), 1],
      [day(6), 1],
      [day(14), 0],
      [day(-1), 0],
    ] as const)
      expect(must(await as.organization.get(`${path}?freeOn=${search}`), 200).totalItems, search).toBe(found)
  })

  test('an organization finds them by name and level, in the order of who worked there last or most', async () => {
    moveClock(today)
    await db.deleteFrom('favorite_care_worker').execute()
    await api.reactedMoment({}, 'thirdWorker')
    await api.approvedMoment({}, {}, 'colleague')
    for (const who of ['careWorker', 'colleague', 'thirdWorker'] as const)
      must(await as.organization.post(path, { careWorker: iriOf(who) }), 201)
    const found = async (query: string) =>
      must(await as.organization.get(`${path}?${query}`), 200).member.map(
        ({ careWorker: who }) => Object.entries(world.people).find(([, { uuid }]) => uuid === (who as { uuid: string }).uuid)![0],
      )
    expect(await found('order[lastWorkedOn]=desc')).toEqual(['colleague', 'careWorker', 'thirdWorker'])
    expect(await found('order[workedMinutesLastYear]=desc')).toEqual(['careWorker', 'colleague', 'thirdWorker'])
    expect(await found('search=colleague')).toEqual(['colleague'])
    expect(await found('search=%25')).toEqual([])
    expect(await found(`careWorker.profile.expertiseLevel.uuid=${uuidOf(world.lowerLevel)}`)).toEqual([])
    expect(await found(`careWorker.profile.expertiseLevel.uuid=${uuidOf(world.level)}`)).toHaveLength(3)
  })
})
