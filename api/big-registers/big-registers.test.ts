// A register is uploaded in parts, previewed, and loaded in place of the previous one; BIG numbers are checked against it.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { everybody, today, type Who } from '../../tests/worlds/world.ts'
import { queriesOf } from '../concepts.ts'
import { now } from '../platform/clock.ts'
import { jobs } from './jobs.ts'

const api = await openTestApi()
const { as, db, world } = api
afterAll(() => api.close())

const path = '/big_registers'
const [mine, theirs, gone] = ['19012345630', '29012345630', '39012345630'] as const
const newRegister = async (takenOn = '2026-10-01') =>
  must(await as.planner.post(path, { fileName: 'register.csv', takenOn }), 201)['@id']
const rowOf = (row: number, number: string, name: string, more: Record<string, string> = {}) => ({ row, number, name, ...more })
const add = (register: string, rows: object[]) => as.planner.post(`${register}/rows`, { rows })
const load = async (rows: object[], takenOn?: string) => {
  const register = await newRegister(takenOn)
  must(await add(register, rows), 200)
  return must(await as.planner.put(`${register}/load`), 200)
}
const put = async (who: Who, number: string, status = 'approved') => {
  const row = { care_worker_uuid: world.people[who].uuid, kind: 'big', status, number, created_at: today }
  return (await db.insertInto('care_worker_document').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
}
const standingOf = async (uuid: string) => {
  const { registerStanding, registerTakenOn } = must(await as.planner.get(`/care_worker_documents/${uuid}`), 200)
  return [registerStanding, registerTakenOn]
}
const eventsOf = (uuid: string) =>
  db.selectFrom('event').select(['name', 'actor_uuid', 'data']).where('subject_uuid', '=', uuid).orderBy('uuid').execute()
beforeEach(async () => {
  await db.deleteFrom('care_worker_document').where('kind', '=', 'big').execute()
  await db.deleteFrom('big_register').execute()
})

describe('is refused', () => {
  test('to everybody but a planner', async () => {
    const register = await newRegister()
    for (const who of everybody.filter(each => each !== 'planner')) {
      expect(await as[who].get(path), who).toMatchObject({ status: 403 })
      expect(await as[who].post(path, { fileName: 'a.csv', takenOn: '2026-10-01' }), who).toMatchObject({ status: 403 })
      expect(await as[who].post(`${register}/rows`, { rows: [rowOf(1, mine, 'Ö. careWorker')] }), who).toMatchObject({
        status: 403,
      })
      expect(await as[who].get(`${register}/look`), who).toMatchObject({ status: 403 })
      expect(await as[who].put(`${register}/load`), who).toMatchObject({ status: 403 })
    }
  })
  test('without a row, and to get more rows or be loaded once it is in use', async () => {
    const empty = await newRegister()
    expect(await as.planner.put(`${empty}/load`)).toMatchObject({
      status: 409,
      body: { detail: 'Er staat nog geen rij in dit register.' },
    })
    const { '@id': used } = await load([rowOf(1, mine, 'Ö. careWorker')])
    expect(await add(used, [rowOf(2, theirs, 'Ö. colleague')])).toMatchObject({ status: 409 })
    expect(await as.planner.put(`${used}/load`)).toMatchObject({ status: 409 })
  })
  test('for each row with an invalid number, a missing name or an invalid day; the other rows are stored, once', async () => {
    const register = await newRegister()
    const rows = [
      rowOf(2, '1901234563', 'J. Smit'),
      rowOf(3, mine, ' '),
      rowOf(4, mine, 'J. Smit', { endsOn: 'ooit' }),
      rowOf(5, mine, 'Ö. careWorker', { profession: 'Verpleegkundige', startsOn: '01-02-2010', endsOn: '' }),
    ]
    const answer = must(await add(register, rows), 200)
    expect(answer).toMatchObject({ rows: 1 })
    expect(answer.faults).toEqual([
      { row: 2, field: 'number', value: '1901234563', message: 'Een BIG-nummer heeft elf cijfers.' },
      { row: 3, field: 'name', value: null, message: 'Hier staat niets.' },
      { row: 4, field: 'endsOn', value: 'ooit', message: expect.stringMatching(/dag/) },
    ])
    expect(must(await add(register, rows), 200)).toMatchObject({ rows: 1 })
  })
  test('for nothing while no register is loaded: a number can be handed in, without a result', async () => {
    const document = must(await as.careWorker.post('/big_documents', { number: mine }), 201)
    expect(document).toMatchObject({ status: 'submitted' })
    expect(document).not.toHaveProperty('registerStanding')
  })
})

describe('a planner', () => {
  test('previews the consequences, which changes nothing', async () => {
    const [own, other] = [await put('careWorker', mine), await put('colleague', theirs)]
    await put('thirdWorker', gone, 'submitted')
    const register = await newRegister()
    must(await add(register, [rowOf(1, mine, 'careWorker, Ö.'), rowOf(2, theirs, 'J. Smit')]), 200)
    const look = must(await as.planner.get(`${register}/look`), 200)
    expect(look.standings).toEqual([
      { standing: 'in_register', count: 1 },
      { standing: 'other_name', count: 1 },
      { standing: 'not_found', count: 1 },
      { standing: 'struck_off', count: 0 },
    ])
    const colleague = `/v1/care_workers/${world.people.colleague.uuid}`
    expect(look.worse).toEqual([{ careWorker: colleague, name: 'Özge colleague', number: theirs, standing: 'other_name' }])
    for (const uuid of [own, other]) expect(await standingOf(uuid)).toEqual([undefined, undefined])
    expect(await eventsOf(other)).toEqual([])
  })
  test('loads it: a worse result is recorded in the worker’s history, once and without an actor; nobody loses work', async () => {
    const [own, other] = [await put('careWorker', mine), await put('colleague', theirs)]
    await load([rowOf(1, mine, 'Ö. careWorker'), rowOf(2, theirs, 'Ö. colleague')])
    expect(await standingOf(own)).toEqual(['in_register', '2026-10-01'])
    expect([...(await eventsOf(own)), ...(await eventsOf(other))]).toEqual([])
    const second = [rowOf(1, mine, 'Ö. careWorker'), rowOf(2, theirs, 'Ö. colleague', { endsOn: '30-09-2026' })]
    const { uuid } = await load(second, '2026-10-15')
    expect(await standingOf(own)).toEqual(['in_register', '2026-10-15'])
    expect(await standingOf(other)).toEqual(['struck_off', '2026-10-15'])
    const data = { standing: 'struck_off', takenOn: '2026-10-15' }
    const expectedEvents = [{ name: 'care_worker_document_differs_from_register', actor_uuid: null, data: data }]
    expect(await eventsOf(other)).toEqual(expectedEvents)
    expect((await eventsOf(uuid)).at(-1)).toMatchObject({ name: 'big_register_loaded', data: { worse: 1 } })
    await load(second, '2026-10-16')
    expect(await eventsOf(other)).toEqual(expectedEvents)
    const { phase } = must(await as.planner.get(`/care_workers/${world.people.colleague.uuid}`), 200)
    expect(phase).toBe('startup')
    const found = must(await as.planner.get('/care_workers?bigDiffers=true'), 200).member
    expect(found.map(each => each.uuid)).toEqual([world.people.colleague.uuid])
    const registers = must(await as.planner.get(path), 200).member
    expect(registers.map(({ status }) => status)).toEqual(['current', 'replaced', 'replaced'])
  })
  test('sees the result for a number that is handed in, with differences first; its worker sees it too', async () => {
    await load([rowOf(1, mine, 'Ö. careWorker'), rowOf(2, theirs, 'J. Smit')])
    const right = must(await as.careWorker.post('/big_documents', { number: mine }), 201)
    expect(right).toMatchObject({ registerStanding: 'in_register', registerTakenOn: '2026-10-01' })
    const wrong = must(await as.colleague.post('/big_documents', { number: theirs }), 201)
    expect(wrong).toMatchObject({ status: 'submitted', registerStanding: 'other_name' })
    const queue = must(await as.planner.get('/care_worker_documents?kind=big&order[proof]=asc'), 200).member
    expect(queue.map(({ uuid }) => uuid)).toEqual([wrong.uuid, right.uuid])
    const differing = must(await as.planner.get('/care_worker_documents?registerStanding=other_name'), 200).member
    expect(differing.map(({ uuid }) => uuid)).toEqual([wrong.uuid])
  })
  test('finds workers with a changed name after the nightly job, which also removes replaced registers', async () => {
    const own = await put('careWorker', mine)
    await load([rowOf(1, mine, 'Ö. careWorker')])
    await load([rowOf(1, mine, 'Ö. careWorker')], '2026-10-02')
    const profile = db.updateTable('care_worker_profile').where('uuid', '=', world.people.careWorker.uuid)
    await profile.set({ last_name: 'Anders' }).execute()
    await jobs['hold-big-numbers']!.run(db, now(), queriesOf)
    expect(await standingOf(own)).toEqual(['other_name', '2026-10-02'])
    await profile.set({ last_name: 'careWorker' }).execute()
    expect(await db.selectFrom('big_register').select('status').execute()).toEqual([{ status: 'current' }])
    expect(await db.selectFrom('big_register_entry').select('row').execute()).toEqual([{ row: 1 }])
  })
})
