import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addHours } from '../../rules/time/amsterdam.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today, uuidOf } from '../../tests/worlds/world.ts'
import { moveClock } from '../platform/clock.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
beforeEach(() => moveClock(today))

const clientUuid = uuidOf(world.client)
const problems = must(await as.planner.get('/omaha_system_domain_problems'), 200).member
const [income, hearing, skin, nutrition] = [problems[0]!, problems[16]!, problems[23]!, problems[34]!]
const report = (changes: object = {}) => ({
  client: world.client,
  text: 'Rode hiel, drukvrij gelegd.',
  problems: [skin['@id']],
  ...changes,
})
await api.assignedMoment()
const write = async (changes: object = {}) => must(await as.careWorker.post('/client_reports', report(changes)), 201)

describe('a report', () => {
  test('another organization and a worker who never came do not see', async () => {
    const { '@id': address } = await write()
    for (const who of ['otherOrganization', 'otherLocationAdmin', 'thirdWorker'] as const) {
      expect(await as[who].get(address), who).toMatchObject({ status: 404 })
      expect((await as[who].get('/client_reports')).body.totalItems, who).toBe(0)
    }
    expect(await as.organization.put(address, report())).toMatchObject({ status: 403 })
  })
  test('names a shift of the author with this client only, so that trying tells nothing', async () => {
    const [offered, others] = [await api.publishedMoment(), await api.assignedMoment({}, 'colleague')]
    for (const moment of [offered, others]) {
      const answer = await as.careWorker.post('/client_reports', report({ careMoment: moment['@id'] }))
      expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'careMoment' }] } })
    }
    const own = await api.assignedMoment()
    expect(await write({ careMoment: own['@id'] })).toMatchObject({ careMoment: { uuid: own.uuid, title: own.title } })
  })
  test('is found by problem, by uuid or IRI, and by client and day', async () => {
    const made = await write({ problems: [nutrition['@id'], hearing['@id'], hearing['@id']] })
    expect(made.problems).toMatchObject([{ key: 'omaha-17' }, { key: 'omaha-35' }])
    const found = async (query: string) =>
      must(await as.organization.get(`/client_reports?client.uuid=${clientUuid}&${query}`), 200).member.map(each => each.uuid)
    expect(await found(`problem.uuid=${hearing.uuid}`)).toEqual([made.uuid])
    expect(await found(`problem.uuid[]=${hearing['@id']}&problem.uuid[]=${problems[0]!.uuid}`)).toEqual([made.uuid])
    expect(await found('problem.uuid=huid')).toEqual([])
    expect(await found('createdAt[after]=2026-10-20')).toEqual([])
  })
  test('is counted at its client by what it is about', async () => {
    const [growth, speech] = [problems[15]!, problems[18]!]
    for (const text of ['Gegroeid.', 'Weer gegroeid.']) await write({ text, problems: [growth['@id'], growth['@id']] })
    const { reportedProblems } = must(await as.clientAdmin.get(world.client), 200) as unknown as {
      reportedProblems: { problem: string; reports: number }[]
    }
    expect(reportedProblems).toContainEqual({ problem: growth.uuid, reports: 2 })
    expect(reportedProblems.map(({ problem }) => problem)).not.toContain(speech.uuid)
  })
  test('its author changes for a day, a colleague never, and then a new one corrects it', async () => {
    const made = await write()
    expect(made.isOwn).toBe(true)
    await api.assignedMoment({}, 'colleague')
    expect(must(await as.colleague.get(made['@id']), 200).isOwn).toBe(false)
    expect(await as.colleague.put(made['@id'], { text: 'Anders' })).toMatchObject({ status: 403 })
    moveClock(addHours(today, 24))
    expect(must(await as.careWorker.put(made['@id'], { text: 'Linkerhiel.' }), 200)).toMatchObject({
      text: 'Linkerhiel.',
      problems: [],
    })
    moveClock(addHours(today, 25))
    expect(await as.careWorker.put(made['@id'], { text: 'Te laat' })).toMatchObject({ status: 409 })
    expect(await write({ correctionOf: made['@id'] })).toMatchObject({ correctionOf: made['@id'] })
  })
  test('says what its author scored that day on what it is about, and what it was before', async () => {
    const about = { client: world.client, modifier: 'actual', goal: 'De post is elke week open.', targetStatus: 5 }
    const plan = must(await as.planner.post('/care_plan_problems', { ...about, problem: income['@id'] }), 201)
    const score = async (who: 'planner' | 'careWorker', scoredOn: string, given: object) =>
      must(await as[who].post('/care_plan_scores', { carePlanProblem: plan['@id'], scoredOn, ...given }), 201)
    await score('careWorker', '2026-10-01', { status: 3, knowledge: 2 })
    await score('planner', '2026-10-02', { knowledge: 4 })
    const made = await write({ problems: [income['@id'], skin['@id']] })
    expect(made.scores).toEqual([])
    const day = today.slice(0, 10)
    await score('careWorker', day, { status: 4, behaviour: 5 })
    await score('planner', day, { status: 1 })
    expect(must(await as.clientAdmin.get(made['@id']), 200).scores).toMatchObject([
      { problem: income.name, scale: 'behaviour', score: 5, before: null },
      { problem: income.name, scale: 'status', score: 4, before: 3 },
    ])
    expect((await write()).scores).toEqual([])
  })
  test('corrects none about another client', async () => {
    await api.assignedMoment({ client: world.clientInWest, location: world.west })
    const made = await write({ client: world.clientInWest })
    expect(await as.careWorker.post('/client_reports', report({ correctionOf: made['@id'] }))).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'correctionOf' }] },
    })
  })
})

describe('the year in a domain', () => {
  test('shows reports and scores of a calendar year in Amsterdam, only to people who see the client', async () => {
    const problem = {
      client: world.client,
      problem: skin['@id'],
      modifier: 'actual',
      goal: 'De huid blijft gaaf.',
      targetStatus: 5,
    }
    const plan = must(await as.planner.post('/care_plan_problems', problem), 201)
    const score = (scoredOn: string, status: number) => ({ carePlanProblem: plan['@id'], status, scoredOn })
    await api.assignedMoment({ startDate: '2027-03-01T08:00:00Z', endDate: '2027-03-01T16:00:00Z' })
    // In UTC it is still 2026.
    moveClock('2026-12-31T23:30:00+00:00')
    const first = await write({ text: 'Gelukkig nieuwjaar gewenst.' })
    moveClock('2027-02-01T08:00:00+00:00')
    for (const [day, status] of [
      ['2027-01-31', 3],
      ['2027-01-04', 2],
      ['2026-12-01', 1],
    ] as const)
      must(await as.planner.post('/care_plan_scores', score(day, status)), 201)
    const second = await write()
    await write({ problems: [nutrition['@id']] })
    const list = `/client_care_assist_reports?client.uuid=${clientUuid}&domain=physiological&year=2027`
    const [listed, ...more] = must(await as.clientAdmin.get(list), 200).member
    expect(more).toEqual([])
    const told = must(await as.clientAdmin.get(listed!['@id']), 200)
    expect(told).toMatchObject({ year: 2027, reportCount: 2, client: { firstName: 'Truus' } })
    expect(told.reports).toEqual([
      expect.objectContaining({ uuid: first.uuid, createdAt: '2026-12-31T23:30:00+00:00', authorName: 'Özge careWorker' }),
      expect.objectContaining({ uuid: second.uuid, text: second.text }),
    ])
    expect(told.problems).toEqual([
      expect.objectContaining({
        key: 'omaha-24',
        targets: { status: 5 },
        scores: [
          { scoredOn: '2027-01-04', status: 2 },
          { scoredOn: '2027-01-31', status: 3 },
        ],
      }),
    ])
    expect(must(await as.careWorker.get(told['@id']), 200)).toEqual(told)
    expect(await as.otherOrganization.get(told['@id'])).toMatchObject({ status: 404 })
    expect((await as.otherOrganization.get(list)).body.totalItems).toBe(0)
    expect(await as.thirdWorker.get(told['@id'])).toMatchObject({ status: 404 })
  })
})

describe('reading the care of a client', () => {
  test('a former worker gets 404 after 90 days, for what they wrote as well', async () => {
    const [report, home] = [(await write())['@id'], `/client_homes/${clientUuid}`]
    const service = must(await as.careWorker.get('/service_types'), 200).member[0]!['@id']
    const form = { client: world.client, serviceType: service, wantedFrom: '2026-11-01' }
    const request = must(await as.planner.post('/care_requests', form), 201)['@id']
    const year = must(await as.planner.get('/client_care_assist_reports?year=2026'), 200).member[0]!['@id']
    for (const address of [report, home, request, year])
      expect(await as.careWorker.get(address), address).toMatchObject({ status: 200 })
    moveClock('2028-01-01T08:00:00+00:00')
    for (const address of [report, home, request, year])
      expect(await as.careWorker.get(address), address).toMatchObject({ status: 404 })
    expect(await as.careWorker.put(report, { text: 'Later bedacht.' })).toMatchObject({ status: 404 })
    expect(await as.careWorker.post('/client_reports', { client: world.client, text: 'Later bedacht.' })).toMatchObject({
      status: 422,
    })
  })
  test('is logged as reading the client', async () => {
    const linesOf = async () =>
      (await db.selectFrom('access_log').selectAll().orderBy('uuid').execute()).filter(line =>
        line.client_uuids.includes(clientUuid),
      )
    for (const [path, operation] of [
      [`/client_homes/${clientUuid}`, 'clientCare.home'],
      [`/client_reports?client.uuid=${clientUuid}`, 'clientCare.reports'],
      [`/care_plan_problems?client.uuid=${clientUuid}`, 'clientCare.planProblems'],
      [`/client_care_assist_reports?client.uuid=${clientUuid}`, 'clientCare.careAssistReports'],
    ] as const) {
      const before = await linesOf()
      must(await as.organization.get(path), 200)
      expect((await linesOf()).slice(before.length)).toMatchObject([{ operation }])
    }
  })
})
