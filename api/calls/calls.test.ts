import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { addHours } from '../../rules/time/amsterdam.ts'
import { type Caller, openTestApi } from '../../tests/servers/api.ts'
import { addPlanner } from '../../tests/servers/second-planner.ts'
import { must } from '../../tests/worlds/moments.ts'
import { uuidOf, type Who } from '../../tests/worlds/world.ts'
import { moveClock, now } from '../platform/clock.ts'

const api = await openTestApi()
const { as, world, db } = api
const colleague = await addPlanner(api)
afterAll(() => api.close())

type Moment = { '@id': string; uuid: string }
const iriOf = (who: Who) => `/v1/care_workers/${world.people[who].uuid}`
const hold = (moment: Moment, by: Caller = as.planner, more = {}) =>
  by.post('/care_moment_holds', { careMoment: moment['@id'], ...more })
const call = (moment: Moment, whom: Who = 'careWorker', by: Caller = as.planner) =>
  by.post('/care_moment_calls', { careMoment: moment['@id'], careWorker: iriOf(whom) })
const holdsOf = async (moment: Moment, by: Who = 'planner') =>
  must(await as[by].get(`/care_moment_holds?careMoment.uuid=${moment.uuid}`), 200).member
const listOf = async (moment: Moment, by: Who = 'planner') =>
  must(await as[by].get(`/care_moments/${moment.uuid}/call_list`), 200) as unknown as {
    able: number
    people: { uuid: string; phone: string; lastRefusedAt: string | null; inCareTeam: boolean; reasons: object[] }[]
    unable: { key: string; count: number; nearest: { uuid: string; work: { placeName: string } | null } }[]
    helps: { key: string; more: number; minutes: number | null; expertiseLevel: { name: string } | null }[]
  }

describe('a claim on a moment', () => {
  test('only planners claim one; an organization and a worker cannot see claims', async () => {
    const moment = await api.openMoment()
    for (const who of ['careWorker', 'clientAdmin', 'organization', 'backOffice'] as const)
      expect(await hold(moment, as[who]), who).toMatchObject({ status: 403 })
    for (const who of ['careWorker', 'clientAdmin', 'organization'] as const)
      expect(await as[who].get('/care_moment_holds'), who).toMatchObject({ status: 403 })
  })
  test('a planner cannot claim a moment that is no longer open', async () => {
    expect(await hold(await api.assignedMoment())).toMatchObject({
      status: 409,
      body: { detail: 'Dit kan niet meer: de status is nu “Toegewezen”.' },
    })
  })
  test('a planner claims one; a colleague sees it, is refused, takes it over, and releases it', async () => {
    const moment = await api.openMoment()
    const mine = must(await hold(moment), 201)
    expect(await holdsOf(moment, 'backOffice')).toMatchObject([{ holder: { uuid: world.people.planner.uuid } }])
    expect(await hold(moment, colleague)).toMatchObject({
      status: 409,
      body: { detail: expect.stringMatching(/ is hiermee bezig\.$/) },
    })
    expect(await colleague.delete(mine['@id'])).toMatchObject({ status: 403 })
    const colleagueHold = must(await hold(moment, colleague, { takeOver: true }), 201)
    expect(await as.planner.put(`${mine['@id']}/still`)).toMatchObject({ status: 404 })
    must(await colleague.put(`${colleagueHold['@id']}/still`), 200)
    expect((await colleague.delete(colleagueHold['@id'])).status).toBe(204)
    expect(await holdsOf(moment)).toEqual([])
  })
  test('the claim of a planner expires after five minutes without a sign of life', async () => {
    const moment = await api.openMoment()
    must(await hold(moment), 201)
    moveClock(addHours(now(), 0.1))
    expect(await holdsOf(moment)).toEqual([])
    must(await hold(moment, colleague), 201)
  })
  test('of two planners who claim one at once, one succeeds', async () => {
    const moment = await api.openMoment()
    const answers = await Promise.all([hold(moment), hold(moment, colleague)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })
})

describe('calling', () => {
  test('nobody but a planner calls, and who was called is read by the back office alone', async () => {
    const moment = await api.openMoment()
    for (const who of ['careWorker', 'clientAdmin', 'organization', 'backOffice'] as const)
      expect(await call(moment, 'careWorker', as[who]), who).toMatchObject({ status: 403 })
    const made = must(await call(moment), 201)
    for (const who of ['careWorker', 'organization'] as const)
      expect(await as[who].get(`/care_moment_calls?careMoment.uuid=${moment.uuid}`), who).toMatchObject({ status: 403 })
    expect((await as.backOffice.get(`/care_moment_calls?careMoment.uuid=${moment.uuid}`)).body.totalItems).toBe(1)
    expect(await as.backOffice.put(`${made['@id']}/no`, {})).toMatchObject({ status: 403 })
    must(await as.planner.put(`${made['@id']}/not_reached`), 200)
  })
  test('a colleague cannot call somebody who is on the line, or note the result of another’s call', async () => {
    const made = must(await call(await api.openMoment(), 'colleague'), 201)
    expect(await call(await api.openMoment(), 'colleague', colleague)).toMatchObject({
      status: 409,
      body: { detail: 'Een collega heeft deze zorgverlener nu aan de lijn.' },
    })
    expect(await colleague.put(`${made['@id']}/yes`, {})).toMatchObject({ status: 403 })
    must(await as.planner.put(`${made['@id']}/no`, { remark: 'heeft al werk' }), 200)
    must(await call(await api.openMoment(), 'colleague', colleague), 201)
  })
  test('a planner names until when to call back, and mends what was noted by mistake', async () => {
    const { '@id': made } = must(await call(await api.openMoment()), 201)
    expect(await as.planner.put(`${made}/call_back`, {})).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'callBackAt' }] },
    })
    const at = addHours(now(), 2)
    expect(must(await as.planner.put(`${made}/call_back`, { callBackAt: at, remark: 'in de les' }), 200)).toMatchObject({
      ...{ status: 'call_back', callBackAt: at, remark: 'in de les' },
    })
    const mended = must(await as.planner.put(`${made}/yes`, {}), 200)
    expect(mended).toMatchObject({ status: 'yes' })
    expect([mended.callBackAt, mended.remark]).toEqual([undefined, undefined])
  })
  test('a planner who begins another call ends the one before it', async () => {
    const moment = await api.openMoment()
    const first = must(await call(moment), 201)
    must(await call(moment, 'thirdWorker'), 201)
    const { member } = must(
      await as.planner.get(`/care_moment_calls?careMoment.uuid=${moment.uuid}&careWorker.uuid=${world.people.careWorker.uuid}`),
      200,
    )
    expect(member).toMatchObject([{ '@id': first['@id'], status: 'unknown' }])
  })
})

describe('the call list', () => {
  test('nobody outside the back office reads it; a settled moment has none', async () => {
    const moment = await api.openMoment()
    for (const who of ['careWorker', 'clientAdmin', 'organization'] as const)
      expect(await as[who].get(`/care_moments/${moment.uuid}/call_list`), who).toMatchObject({ status: 403 })
    const settled = await api.assignedMoment()
    expect(await as.planner.get(`/care_moments/${settled.uuid}/call_list`)).toMatchObject({ status: 409 })
    expect(await as.planner.get(`/care_moments/${moment.uuid}/unable?obstacle=iets`)).toMatchObject({ status: 422 })
  })
  test('a planner reads who can do it, with their number, and an employee the same', async () => {
    const moment = await api.openMoment()
    const { able, people } = await listOf(moment)
    expect(people).toHaveLength(able)
    expect(people.map(({ uuid }) => uuid)).toContain(world.people.careWorker.uuid)
    for (const one of people) expect(one.reasons).toEqual([])
    expect((await listOf(moment, 'backOffice')).people.map(({ uuid }) => uuid)).toEqual(people.map(({ uuid }) => uuid))
  })
  test('an employee does not read whom the client does not want; a planner, who keeps that list, does', async () => {
    const excluded = { client_uuid: uuidOf(world.client), care_worker_uuid: world.people.careWorker.uuid }
    const { uuid } = await db.insertInto('exclude_list').values(excluded).returning('uuid').executeTakeFirstOrThrow()
    const moment = await api.openMoment({ client: world.client })
    const unable = `/care_moments/${moment.uuid}/unable`
    expect(await as.backOffice.get(`${unable}?obstacle=excluded`)).toMatchObject({ status: 403 })
    for (const path of [unable, `/care_moments/${moment.uuid}/call_list`]) {
      expect((await as.backOffice.get(path)).text, path).not.toContain(world.people.careWorker.uuid)
      expect((await as.planner.get(path)).text, path).toContain(world.people.careWorker.uuid)
    }
    await db.deleteFrom('exclude_list').where('uuid', '=', uuid).execute()
  })
  test('who works then is not on it: it says where, and how many would come when it began later', async () => {
    const assigned = await api.assignedMoment()
    const { startDate, endDate } = must(await as.planner.get(assigned['@id']), 200)
    const moment = await api.openMoment({ startDate: addHours(String(endDate), -0.5), endDate: addHours(String(endDate), 6) })
    expect(startDate).not.toBe(endDate)
    const { people, unable, helps } = await listOf(moment)
    expect(people.map(({ uuid }) => uuid)).not.toContain(world.people.careWorker.uuid)
    const overlap = unable.find(({ key }) => key === 'overlap')
    expect(overlap).toMatchObject({
      count: 1,
      nearest: { uuid: world.people.careWorker.uuid, work: { placeName: expect.any(String) } },
    })
    expect(helps.find(({ key }) => key === 'later')).toMatchObject({ more: 1, minutes: 30 })
    const all = must(await as.planner.get(`/care_moments/${moment.uuid}/unable?obstacle=overlap`), 200) as unknown as {
      people: { uuid: string }[]
    }
    expect(all.people.map(({ uuid }) => uuid)).toEqual([world.people.careWorker.uuid])
    const called = async (search: string) =>
      (must(await as.planner.get(`/care_moments/${moment.uuid}/unable?search=${search}`), 200) as unknown as typeof all).people
    expect(await called('CAREWORKER')).toMatchObject([
      { uuid: world.people.careWorker.uuid, obstacle: 'overlap', work: { startDate, endDate, placeName: expect.any(String) } },
    ])
    expect(await called('niemand')).toEqual([])
  })
  test('somebody who refused other work of the organization goes last, somebody who refused this work keeps their place, and everybody on it can be assigned', async () => {
    const moment = await api.openMoment()
    const before = (await listOf(moment)).people.map(({ uuid }) => uuid)
    expect(before.length).toBeGreaterThan(1)
    const who = Object.entries(world.people).find(([, person]) => person.uuid === before[0])![0] as Who
    const refuse = async (about: Moment) => {
      const { '@id': made } = must(await call(about, who), 201)
      must(await as.planner.put(`${made}/no`, { remark: 'wil niet zo ver' }), 200)
    }
    await refuse(moment)
    expect((await listOf(moment)).people.map(({ uuid }) => uuid)).toEqual(before)
    await refuse(await api.openMoment())
    const after = (await listOf(moment)).people
    expect(after.find(({ uuid }) => uuid === before[0])).toMatchObject({ lastRefusedAt: expect.any(String) })
    expect(after.findIndex(({ uuid }) => uuid === before[0])).toBeGreaterThan(after.findIndex(({ uuid }) => uuid === before[1]))
    must(await as.planner.put(`${moment['@id']}/assign`, { careWorker: `/v1/care_workers/${before[1]}` }), 200)
  })
  test('it leaves a line in the access log for the client of the moment', async () => {
    const moment = await api.openMoment({ client: world.client })
    await listOf(moment)
    const { rows } = await sql`select 1 from access_log where operation = 'calls.callList'`.execute(db)
    expect(rows.length).toBeGreaterThan(0)
  })
})

describe('the work list', () => {
  test('the number of people notified, the time it is open and the claim are hidden from others, also in filters', async () => {
    const moment = await api.publishedMoment()
    const found = async (by: Who, query = '') =>
      must(await as[by].get(`/care_moments?status=open&itemsPerPage=100${query}`), 200).member
    const [ours] = (await found('organization')).filter(({ uuid }) => uuid === moment.uuid)
    expect(ours).not.toHaveProperty('reachedCount')
    expect(ours).not.toHaveProperty('openSince')
    expect(await found('organization', '&isHeld=false')).toEqual([])
    const [theirs] = (await found('backOffice')).filter(({ uuid }) => uuid === moment.uuid)
    expect(theirs).toMatchObject({ reachedCount: expect.any(Number), openSince: expect.any(String) })
  })
  test('a planner finds moments without a claim', async () => {
    const moment = await api.openMoment()
    const isFree = async () =>
      must(await as.planner.get('/care_moments?status=open&isHeld=false&itemsPerPage=100'), 200).member.some(
        ({ uuid }) => uuid === moment.uuid,
      )
    expect(await isFree()).toBe(true)
    must(await hold(moment), 201)
    expect(await isFree()).toBe(false)
  })
})

describe('who gave the work back', () => {
  test('comes after the others, with when, for the planner who calls and for the organization that asks by name', async () => {
    const moment = await api.assignedMoment()
    must(
      await as.careWorker.put(`${moment['@id']}/cancel_assignment`, { cancelAssignmentReason: world.cancelAssignmentReason }),
      200,
    )
    const { uuid } = world.people.careWorker
    const { people } = await listOf(moment as unknown as Moment)
    expect(people.at(-1)).toMatchObject({ uuid, gaveBackAt: expect.any(String) })
    const { candidates } = must(await as.organization.get(`${moment['@id']}/candidates`), 200) as unknown as {
      candidates: { uuid: string; may: boolean; gaveBackAt: string | null }[]
    }
    const able = candidates.filter(({ may }) => may)
    expect(able.length).toBeGreaterThan(1)
    expect(able.map(one => one.gaveBackAt !== null)).toEqual(able.map(one => one.uuid === uuid))
    expect(able.at(-1)).toMatchObject({ uuid })
  })
})
