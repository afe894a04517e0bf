import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addHours } from '../../rules/time/amsterdam.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today, uuidOf, type Who } from '../../tests/worlds/world.ts'
import { moveClock } from '../platform/clock.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
beforeEach(() => moveClock(today))

const clientUuid = uuidOf(world.client)
const serviceTypes = must(await as.nobody.get('/service_types'), 200).member
const careTypes = must(await as.nobody.get('/care_types'), 200).member
const relation = { firstName: 'Kees', lastName: 'de Wit', kind: 'partner', phone: '0612345678', isFirstContact: true }
const request = {
  serviceType: serviceTypes[0]!['@id'],
  careType: careTypes[0]!['@id'],
  wantedFrom: '2026-11-01',
  hoursPerWeek: 7.5,
  description: 'Elke ochtend hulp bij het wassen.',
}
const medication = { name: 'Metoprolol', dose: '50 mg', form: 'tablet', times: ['20:00', '08:00'], from: '2026-10-01' }
const problems = must(await as.planner.get('/omaha_system_domain_problems'), 200).member
const planProblem = {
  modifier: 'actual',
  goal: 'Mevrouw wast zich zelf aan de wastafel.',
  interventions: [{ category: 'teaching', target: 'lichaamsverzorging', text: 'Stap voor stap voordoen.' }],
  targetKnowledge: 4,
}
const ofClient = (body: object) => ({ client: world.client, ...body })

const kinds = [
  ['client_relations', relation],
  ['care_requests', request],
  ['medications', medication],
  ['care_plan_problems', { ...planProblem, problem: problems[37]!['@id'] }],
] as const

describe.each(kinds)('%s', (path, body) => {
  const list = `/${path}?client.uuid=${clientUuid}`
  // A plan holds each problem once.
  afterEach(() => db.deleteFrom('care_plan_problem').execute())
  test('another organization and a worker who never came neither see, make nor change', async () => {
    const made = must(await as.planner.post(`/${path}`, ofClient(body)), 201)
    for (const who of ['otherOrganization', 'otherLocationAdmin', 'thirdWorker'] as Who[]) {
      expect((await as[who].get(list)).body.totalItems, who).toBe(0)
      expect([403, 422], who).toContain((await as[who].post(`/${path}`, ofClient(body))).status)
      expect(who === 'thirdWorker' ? [403, 404] : [404], who).toContain((await as[who].put(made['@id'], body)).status)
    }
    expect(await as.backOffice.get(list)).toMatchObject({ status: 403 })
  })
  test('is read by the client’s people', async () => {
    must(await as.organization.post(`/${path}`, ofClient(body)), 201)
    await api.assignedMoment()
    for (const who of ['planner', 'organization', 'locationAdmin', 'clientAdmin', 'careWorker'] as const)
      expect((await as[who].get(list)).body.totalItems, who).toBeGreaterThan(0)
  })
  test('a former worker no longer sees after 90 days', async () => {
    const moment = await api.assignedMoment({}, 'colleague')
    must(await as.organization.post(`/${path}`, ofClient(body)), 201)
    moveClock(addHours(String(moment.endDate), 90 * 24 - 1))
    expect((await as.colleague.get(list)).body.totalItems).toBeGreaterThan(0)
    moveClock(addHours(String(moment.endDate), 90 * 24 + 1))
    expect((await as.colleague.get(list)).body.totalItems).toBe(0)
  })
})

describe('relations', () => {
  const post = (changes: object = {}, who: Who = 'clientAdmin') =>
    as[who].post('/client_relations', ofClient({ ...relation, ...changes }))
  test('cannot be created by a worker', async () => {
    await api.assignedMoment()
    expect(await post({}, 'careWorker')).toMatchObject({ status: 403 })
  })
  test.each([
    ['a kind that is none', { kind: 'boss' }, 'kind'],
    ['an address that is no e-mail', { email: 'kees' }, 'email'],
  ])('an administrator may not add one with %s', async (_name, changes, propertyPath) => {
    expect(await post(changes)).toMatchObject({ status: 422, body: { violations: [{ propertyPath }] } })
  })
  test('of an administrator and an organization who change one at once, the second is told', async () => {
    const { '@id': one, version } = must(await post(), 201)
    must(await as.organization.put(one, { ...relation, phone: '0687654321', version }), 200)
    expect(await as.clientAdmin.put(one, { ...relation, firstName: 'Cees', version })).toMatchObject({ status: 409 })
  })
  test('an administrator who makes somebody else the first contact changes the previous one too, and that is seen', async () => {
    const first = must(await post(), 201)
    must(await post({ firstName: 'Anja', kind: 'child' }), 201)
    expect(await as.organization.put(first['@id'], { ...relation, version: first.version })).toMatchObject({ status: 409 })
  })
  test('an administrator adds, changes and removes; a client has one first contact', async () => {
    const [first, second] = [must(await post(), 201), must(await post({ firstName: 'Anja', kind: 'child' }), 201)]
    const list = await as.clientAdmin.get(`/client_relations?client.uuid=${clientUuid}`)
    expect(list.body.member.filter(each => each.isFirstContact).map(each => each.uuid)).toEqual([second.uuid])
    must(await as.clientAdmin.put(first['@id'], { ...relation, kind: 'friend' }), 200)
    expect(must(await as.clientAdmin.delete(second['@id']), 204)).toEqual({})
    expect(await as.clientAdmin.put(second['@id'], relation)).toMatchObject({ status: 404 })
  })
})

describe('medication', () => {
  test('a worker on the team without a shift reads, and does not write', async () => {
    const made = must(await as.organization.post('/medications', ofClient(medication)), 201)
    await db.insertInto('care_team').values({ client_uuid: clientUuid, care_worker_uuid: world.people.tempWorker.uuid }).execute()
    expect((await as.tempWorker.get(`/medications?client.uuid=${clientUuid}`)).body.totalItems).toBeGreaterThan(0)
    expect(await as.tempWorker.put(made['@id'], medication)).toMatchObject({ status: 403 })
    expect(await as.tempWorker.delete(made['@id'])).toMatchObject({ status: 403 })
    expect(await as.tempWorker.post('/medications', ofClient(medication))).toMatchObject({ status: 403 })
    expect(await as.clientAdmin.delete(made['@id'])).toMatchObject({ status: 403 })
  })
  test.each([
    ['a time that is none', { times: ['25:00'] }, 'times[0]'],
    ['an end before its start', { until: '2026-09-30' }, 'until'],
  ])('nobody writes %s', async (_name, changes, propertyPath) => {
    expect(await as.organization.post('/medications', ofClient({ ...medication, ...changes }))).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath }] },
    })
  })
  test('a worker writes until a day after the shift, times in the order of the day', async () => {
    const moment = await api.assignedMoment()
    const made = must(await as.careWorker.post('/medications', ofClient(medication)), 201)
    expect(made).toMatchObject({ times: ['08:00', '20:00'], from: '2026-10-01' })
    moveClock(addHours(String(moment.endDate), 23))
    must(await as.careWorker.put(made['@id'], { ...medication, dose: '100 mg' }), 200)
    // Later shifts from other tests would keep the worker assigned.
    await db.updateTable('care_moment').set({ status: 'canceled' }).where('uuid', '!=', moment.uuid).execute()
    moveClock(addHours(String(moment.endDate), 25))
    expect(await as.careWorker.put(made['@id'], medication)).toMatchObject({ status: 403 })
    expect(await as.planner.delete(made['@id'])).toMatchObject({ status: 204 })
  })
})

describe('the care plan', () => {
  const problem = problems[23]!['@id']
  test('has a problem once, and refuses a change with an outdated version', async () => {
    const made = must(await as.organization.post('/care_plan_problems', ofClient({ ...planProblem, problem })), 201)
    expect(made).toMatchObject({ problem: { key: 'omaha-24', name: 'Huid' }, interventions: planProblem.interventions })
    expect(await as.organization.post('/care_plan_problems', ofClient({ ...planProblem, problem }))).toMatchObject({
      status: 409,
    })
    must(await as.planner.put(made['@id'], { ...planProblem, version: made.version, goal: 'De huid blijft gaaf.' }), 200)
    expect(await as.organization.put(made['@id'], { ...planProblem, version: made.version })).toMatchObject({ status: 409 })
  })
  test('an administrator does not write it', async () => {
    const body = ofClient({ ...planProblem, problem })
    expect(await as.clientAdmin.post('/care_plan_problems', body)).toMatchObject({ status: 403 })
  })
  test('is scored from 1 to 5 by a worker with a shift, whose name is shown with the score', async () => {
    const made = must(
      await as.planner.post('/care_plan_problems', ofClient({ ...planProblem, problem: problems[36]!['@id'] })),
      201,
    )
    const score = { carePlanProblem: made['@id'], knowledge: 2, status: 3, scoredOn: '2026-10-19' }
    expect(await as.thirdWorker.post('/care_plan_scores', score)).toMatchObject({ status: 422 })
    await api.assignedMoment()
    for (const [changes, propertyPath] of [
      [{ knowledge: 0 }, 'knowledge'],
      [{ status: 6 }, 'status'],
      [{ knowledge: null, status: null }, 'knowledge'],
      [{ scoredOn: '2026-10-20' }, 'scoredOn'],
    ] as const)
      expect(await as.careWorker.post('/care_plan_scores', { ...score, ...changes })).toMatchObject({
        status: 422,
        body: { violations: [{ propertyPath }] },
      })
    const scored = must(await as.careWorker.post('/care_plan_scores', score), 201)
    expect(scored).toMatchObject({ authorName: 'Özge careWorker', knowledge: 2, client: { firstName: 'Truus' } })
    expect(scored).not.toHaveProperty('behaviour')
    // After midnight in Amsterdam, before it in Greenwich.
    moveClock('2026-10-19T22:30:00+00:00')
    must(await as.careWorker.post('/care_plan_scores', { ...score, scoredOn: '2026-10-20' }), 201)
    const list = `/care_plan_scores?carePlanProblem.uuid=${made.uuid}`
    expect((await as.clientAdmin.get(list)).body.member).toMatchObject([{ uuid: scored.uuid }, { scoredOn: '2026-10-20' }])
    expect((await as.otherOrganization.get(list)).body.totalItems).toBe(0)
  })
})
