import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today, uuidOf, type Who } from '../../tests/worlds/world.ts'
import { moveClock } from '../platform/clock.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())

const { uuid } = world.people.careWorker
const reach = (query = '', who: Who = 'careWorker') => as[who].get(`/care_workers/${uuid}/reach?${query}`)
const counted = async (query = '', who: Who = 'careWorker') => must(await reach(query, who), 200)
const act = uuidOf(world.act)
const withAct = (changes = {}) => api.publishedMoment({ acts: [world.act], ...changes })
/** Gives our worker this act, until this day. */
const hold = (valid_until: string | null) =>
  db.insertInto('care_worker_act').values({ care_worker_uuid: uuid, act_uuid: act, valid_until }).execute()

beforeEach(async () => {
  moveClock(today)
  await db.updateTable('care_moment_publication').set({ status: 'withdrawn' }).execute()
  await db.deleteFrom('care_worker_act').execute()
})

describe('how much open work is within reach', () => {
  test('neither a colleague, an organization, a family nor the back office learns it', async () => {
    expect(await reach('', 'colleague')).toMatchObject({ status: 404 })
    for (const who of ['organization', 'clientAdmin', 'backOffice'] as const)
      expect(await reach('', who)).toMatchObject({ status: 403 })
    expect(await as.planner.get('/care_workers/00000000-0000-0000-0000-000000000000/reach')).toMatchObject({ status: 404 })
  })
  test.each([
    ['contractTypes=volunteer', 'contractTypes'],
    ['maximumDistanceKm=0', 'maximumDistanceKm'],
    ['maximumDistanceKm=301', 'maximumDistanceKm'],
    ['acts=injecteren', 'acts'],
    ['expertiseLevel=laag', 'expertiseLevel'],
  ])('a worker does not ask for %s', async (query, propertyPath) => {
    expect(await reach(query)).toMatchObject({ status: 422, body: { violations: [{ propertyPath }] } })
  })
  test('as a worker is now, it is what their list finds within their distance, and the same for a planner', async () => {
    await api.publishedMoment()
    await api.publishedMoment({ expertiseLevel: world.lowerLevel })
    await api.reactedMoment()
    await api.publishedMoment({ publishedForContractTypes: ['temp_work'] })
    await api.publishedMoment({ audience: 'favorites' })
    const declined = await api.publishedMoment()
    must(await as.careWorker.post('/declined_publications', { careMomentPublication: declined.publication }), 201)
    const excluded = await api.publishedMoment({ location: world.west, client: world.clientInWest })
    const pair = { client_uuid: uuidOf(world.clientInWest), care_worker_uuid: uuid }
    await db.insertInto('exclude_list').values(pair).execute()
    const list = `/care_moment_publications?careWorkerUuid=${uuid}&distance=30&declined=false`
    const { totalItems } = must(await as.careWorker.get(list), 200)
    expect(totalItems).toBe(2)
    expect(await counted()).toMatchObject({ count: totalItems, total: 3, acts: [] })
    expect(await counted('', 'planner')).toMatchObject({ count: totalItems, total: 3 })
    await db.deleteFrom('exclude_list').execute()
    must(await as.organization.patch(`${excluded.publication}/withdraw`), 200)
  })
  test('contract types, distance and level can be tried out, and are not stored', async () => {
    await api.publishedMoment()
    await api.publishedMoment({ publishedForContractTypes: ['temp_work'], expertiseLevel: world.lowerLevel })
    await api.publishedMoment({ location: world.west, client: undefined })
    expect(await counted()).toMatchObject({ count: 2, total: 3 })
    expect(await counted('contractTypes[]=freelance&contractTypes[]=temp_work')).toMatchObject({ count: 3, total: 3 })
    expect(await counted('contractTypes=temp_work')).toMatchObject({ count: 1, total: 3 })
    expect(await counted('maximumDistanceKm=3')).toMatchObject({ count: 1, total: 3 })
    expect(await counted(`expertiseLevel=${uuidOf(world.lowerLevel)}`)).toMatchObject({ count: 0, total: 1 })
    expect(await counted()).toMatchObject({ count: 2, total: 3 })
  })
  test('a worker sees how much more work each missing act would unlock', async () => {
    const other = must(await as.careWorker.get('/acts'), 200).member.find(each => each.uuid !== act)!
    await api.publishedMoment()
    await withAct()
    await withAct()
    await withAct({ acts: [world.act, other['@id']] })
    const named = (each: { uuid: string; '@id': string; name?: unknown }) => ({
      '@id': each['@id'],
      uuid: each.uuid,
      name: each.name,
    })
    const injecting = { '@id': world.act, uuid: act, name: 'Injecteren' }
    expect(await counted()).toMatchObject({ count: 1, total: 4, acts: [{ act: injecting, more: 2 }] })
    expect(await counted(`acts=${act}`)).toMatchObject({ count: 3, acts: [{ act: named(other), more: 1 }] })
    expect(await counted(`acts[]=${act}&acts[]=${other.uuid}`)).toMatchObject({ count: 4, acts: [] })
    await hold(null)
    expect(await counted()).toMatchObject({ count: 3 })
    expect(await counted('acts=')).toMatchObject({ count: 1 })
    expect(await counted('acts[]=')).toMatchObject({ count: 1 })
  })
  test('a certificate that ends before the work does not open it', async () => {
    const moment = await withAct()
    await hold(String(moment.startDate).slice(0, 10))
    expect(await counted()).toMatchObject({ count: 1 })
    await db.updateTable('care_worker_act').set({ valid_until: '2026-10-19' }).execute()
    expect(await counted()).toMatchObject({ count: 0, acts: [{ more: 1 }] })
    expect(await counted(`acts=${act}`)).toMatchObject({ count: 0 })
  })
  test('a worker who is not offered work has none', async () => {
    await api.publishedMoment()
    await db.updateTable('care_worker').set({ active: false }).where('uuid', '=', uuid).execute()
    expect(await counted('', 'planner')).toMatchObject({ count: 0, total: 0 })
    await db.updateTable('care_worker').set({ active: true }).where('uuid', '=', uuid).execute()
  })
})
