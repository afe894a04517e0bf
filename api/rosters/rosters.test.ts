// A roster from the request to the plan: who may make one, what is in it, its weights, and what would help where nobody is available.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { usualRosterWeights } from '../../rules/rosters/roster.ts'
import { addDays, addHours, amsterdamDate } from '../../rules/time/amsterdam.ts'
import { askingIn } from '../../tests/calls/asking.ts'
import { type Body, openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { rostersIn } from '../../tests/worlds/rosters.ts'
import { today, uuidOf, type Who } from '../../tests/worlds/world.ts'
import { moveClock } from '../platform/clock.ts'

const api = await openTestApi()
const { as, world, db } = api
const { daysOf, make, roster, planOf, wantAtMost, endOthers } = rostersIn(api)
afterAll(() => api.close())
beforeEach(async () => {
  moveClock(today)
  await endOthers()
})
await askingIn(api)
const path = '/rosters'
type RosterAnswer = { lines: Body[]; sums: { plan: { rest: number } } }

describe('a roster', () => {
  test('is not for a care worker, a client admin or a back-office employee', async () => {
    const moment = await api.publishedMoment()
    for (const who of ['careWorker', 'clientAdmin', 'backOffice'] as const) {
      expect((await as[who].post(path, daysOf([moment]))).status, who).toBe(403)
      expect((await as[who].get(path)).status, who).toBe(403)
      expect((await as[who].get('/roster_weights')).status, who).toBe(403)
    }
  })
  test('of an organization is not there for another, nor for a location admin who did not ask for it', async () => {
    const { moment } = await api.reactedMoment()
    const address = await roster([moment])
    for (const who of ['otherOrganization', 'locationAdmin'] as const) {
      expect((await as[who].get(address)).status, who).toBe(404)
      expect((await as[who].get(`${address}/plan`)).status, who).toBe(404)
      expect((await as[who].get(`${address}/csv`)).status, who).toBe(404)
      expect((await as[who].post(`${address}/accept`, { careMoments: [moment['@id']] })).status, who).toBe(404)
      expect((await as[who].put(`${address}/stop`)).status, who).toBe(404)
    }
  })
  test.each([
    ['days in the wrong order', { startDate: '2026-12-02', endDate: '2026-12-01' }, 'endDate'],
    ['more than thirty-five days', { startDate: '2026-12-01', endDate: '2027-01-05' }, 'endDate'],
    [
      'a location that is not theirs',
      { locations: ['/v1/organization_locations/01890000-0000-7000-8000-000000000000'] },
      'locations[0]',
    ],
    ['a weight above ten', { weights: { ...usualRosterWeights, cost: 11 } }, 'weights.cost'],
    ['a weight that is none', { weights: { ...usualRosterWeights, cost: 'veel' } }, 'weights.cost'],
    ['a held pair without addresses', { held: [{ careMoment: 'x', careWorker: 'y' }] }, 'held[0].careMoment'],
  ])('cannot be asked with %s', async (_name, changes, propertyPath) => {
    const answer = await as.organization.post(path, { startDate: '2026-12-01', endDate: '2026-12-07', ...changes })
    expect(answer).toMatchObject({
      status: 422,
      body: { violations: expect.arrayContaining([expect.objectContaining({ propertyPath })]) },
    })
  })
  test('is one at a time for who asks, and has no plan while it is made', async () => {
    const { moment } = await api.reactedMoment()
    const made = must(await as.organization.post(path, daysOf([moment])), 201)
    expect(made).toMatchObject({ status: 'waiting', weights: usualRosterWeights, shiftCount: 1 })
    expect(await as.organization.post(path, daysOf([moment]))).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('al een rooster') },
    })
    expect((await as.organization.get(`${made['@id']}/plan`)).status).toBe(409)
    expect((await as.organization.post(`${made['@id']}/accept`, { careMoments: [moment['@id']] })).status).toBe(409)
    must(await as.organization.put(`${made['@id']}/stop`), 200)
    await make(made.uuid)
    expect(must(await as.organization.get(String(made['@id'])), 200)).toMatchObject({
      status: expect.stringMatching(/ready|stopped/),
    })
  })
  test('gives a shift to who reacted and says why; nobody is assigned by it', async () => {
    const { moment } = await api.reactedMoment()
    const empty = await api.publishedMoment()
    const { lines, open, ...rest } = await planOf(await roster([moment, empty]))
    expect(lines).toMatchObject([
      {
        uuid: moment.uuid,
        worker: { uuid: world.people.careWorker.uuid },
        reacted: true,
        outcome: null,
        reasons: expect.arrayContaining([expect.objectContaining({ code: 'only' })]),
      },
    ])
    expect(open).toMatchObject([{ uuid: empty.uuid, able: 0, reason: { code: 'nobody' } }])
    expect(rest).toMatchObject({
      firstCome: [moment.uuid],
      sums: { today: { filled: 0, open: 2 }, plan: { filled: 1, open: 1 } },
    })
    expect((await api.fresh(moment)).status).toBe('open')
  })
  test('shows which shifts have tight rest, and counts these', async () => {
    const work = await api.assignedMoment()
    const times = { startDate: addHours(String(work.endDate), 4), endDate: addHours(String(work.endDate), 10) }
    const { moment } = await api.reactedMoment(times)
    const { lines, sums } = (await planOf(await roster([moment]))) as unknown as RosterAnswer
    expect(lines).toEqual([expect.objectContaining({ uuid: moment.uuid, rest: sums.plan.rest })])
    expect(sums.plan.rest).toBeGreaterThan(0)
  })
  test('considers who did not react only when it is asked, and not who does not want that', async () => {
    const moment = await api.publishedMoment()
    expect((await planOf(await roster([moment]))).lines).toEqual([])
    const { lines } = await planOf(await roster([moment], { withOthers: true }))
    expect(lines).toMatchObject([{ reacted: false }])
    const wants = (wants_to_be_asked: boolean) => db.updateTable('care_worker_preferences').set({ wants_to_be_asked }).execute()
    await wants(false)
    expect((await planOf(await roster([moment], { withOthers: true }))).lines).toEqual([])
    await wants(true)
  })
  test('respects the weekly hours that somebody set', async () => {
    const moments = [await api.reactedMoment(), await api.reactedMoment()].map(({ moment }) => moment)
    await wantAtMost(1)
    expect((await planOf(await roster(moments))).lines).toEqual([])
    await wantAtMost(null)
    expect((await planOf(await roster(moments))).lines).toHaveLength(2)
  })
  test('is over the levels and the locations that were asked for alone', async () => {
    const { moment } = await api.reactedMoment()
    const level = await db
      .selectFrom('expertise_level')
      .select('uuid')
      .where('uuid', '<>', uuidOf(world.level))
      .executeTakeFirstOrThrow()
    const found = async (changes: Record<string, unknown>) => {
      const { lines, open } = await planOf(await roster([moment], changes))
      return [...lines, ...open].map(({ uuid }) => uuid)
    }
    expect(await found({ expertiseLevels: [world.level], locations: [world.east] })).toEqual([moment.uuid])
    expect(await found({ expertiseLevels: [`/v1/expertise_levels/${level.uuid}`] })).toEqual([])
    expect(await found({ locations: [world.west] })).toEqual([])
  })
  test('holds what is held and leaves out what is forbidden', async () => {
    const { moment } = await api.reactedMoment()
    await api.react(moment, 'colleague')
    const pairWith = (who: Who) => ({ careMoment: moment['@id'], careWorker: `/v1/care_workers/${world.people[who].uuid}` })
    for (const who of ['careWorker', 'colleague'] as const) {
      const other = who === 'careWorker' ? 'colleague' : 'careWorker'
      expect((await planOf(await roster([moment], { held: [pairWith(who)] }))).lines).toMatchObject([
        { worker: { uuid: world.people[who].uuid }, held: true },
      ])
      expect((await planOf(await roster([moment], { forbidden: [pairWith(who)] }))).lines).toMatchObject([
        { worker: { uuid: world.people[other].uuid } },
      ])
    }
  })
  test('explains why somebody who was held is missing, but not for people whom the asker does not know', async () => {
    const { moment } = await api.reactedMoment()
    await api.react(moment, 'colleague')
    const [taken, unwanted] = [await api.assignedMoment(), await api.publishedMoment()]
    const ofHarbour = { location: world.harbour, client: world.otherClient }
    const theirs = await api.publishedMoment(ofHarbour, 'otherOrganization')
    const held = (on: Body, who: Who) => ({ careMoment: on['@id'], careWorker: `/v1/care_workers/${world.people[who].uuid}` })
    const pairs = [held(moment, 'careWorker'), held(moment, 'colleague'), held(taken, 'colleague'), held(unwanted, 'colleague')]
    const [done, strange] = [held(taken, 'careWorker'), held(theirs, 'careWorker')]
    const { lines, lost } = await planOf(await roster([moment, taken, unwanted], { held: [...pairs, done, strange] }))
    expect(lines).toMatchObject([{ worker: { uuid: world.people.careWorker.uuid }, held: true }])
    const why = (on: Body, who: Who, message: string) => ({
      ...{ careMoment: on['@id'], worker: { uuid: world.people[who].uuid }, message: expect.stringContaining(message) },
    })
    expect(lost).toMatchObject([
      why(moment, 'colleague', 'iemand anders vast'),
      why(taken, 'colleague', 'niet meer open'),
      why(unwanted, 'colleague', 'reageerde niet'),
    ])
    expect((await as.otherOrganization.get(strange.careWorker)).status).toBe(404)
    const ofOthers = await roster([theirs], { held: [strange] }, 'otherOrganization')
    expect((await planOf(ofOthers, 'otherOrganization')).lost).toEqual([])
  })
  test('is a table too', async () => {
    const { moment } = await api.reactedMoment()
    const answer = await as.organization.get(`${await roster([moment])}/csv`)
    expect(answer.text).toContain('"Vroege dienst"'.replaceAll('"', ''))
    expect(answer.text.split('\r\n')[0]).toContain('Waarom')
  })
})

describe('the weights', () => {
  test('are those of the organization, and of the back office apart', async () => {
    const weights = { ...usualRosterWeights, distance: 9 }
    expect((await as.organization.put('/roster_weights', { weights: { ...weights, rest: -1 } })).status).toBe(422)
    must(await as.organization.put('/roster_weights', { weights }), 200)
    expect(must(await as.organization.get('/roster_weights'), 200)).toMatchObject({ weights, usual: usualRosterWeights })
    expect((await as.locationAdmin.put('/roster_weights', { weights: usualRosterWeights })).status).toBe(403)
    expect(must(await as.locationAdmin.get('/roster_weights'), 200)).toMatchObject({ weights })
    expect(must(await as.planner.get('/roster_weights'), 200)).toMatchObject({ weights: usualRosterWeights })
    const made = must(
      await as.organization.post(path, {
        startDate: addDays(amsterdamDate(today), 1),
        endDate: addDays(amsterdamDate(today), 2),
      }),
      201,
    )
    expect(made).toMatchObject({ weights })
    await make(made.uuid)
  })
})
describe('what would help', () => {
  test('is counted for a planner, and told an organization only of enough people', async () => {
    const { moment } = await api.reactedMoment()
    const address = await roster([moment])
    expect(must(await as.organization.get(`${address}/helps?careMoment=${moment.uuid}`), 200)).toMatchObject({ helps: [] })
    const other = await roster([moment], {}, 'planner')
    expect(must(await as.planner.get(`${other}/helps?careMoment=${moment.uuid}`), 200)).toMatchObject({
      helps: expect.any(Array),
    })
    expect((await as.planner.get(`${other}/helps?careMoment=x`)).status).toBe(422)
  })
  test('counts nobody whom the plan puts at work at that time', async () => {
    const { moment } = await api.reactedMoment()
    const { startDate, endDate } = moment
    const open = await api.publishedMoment({ startDate, endDate, publishedForContractTypes: ['temp_work'] })
    const counted = async (changes: Record<string, unknown>) => {
      const address = await roster([moment, open], changes, 'planner')
      const { helps } = must(await as.planner.get(`${address}/helps?careMoment=${open.uuid}`), 200) as unknown as {
        helps: { key: string; more: number }[]
      }
      return helps.find(({ key }) => key === 'contract_form')?.more ?? 0
    }
    const mine = { careMoment: moment['@id'], careWorker: `/v1/care_workers/${world.people.careWorker.uuid}` }
    const free = await counted({ forbidden: [mine] })
    expect(free).toBeGreaterThan(0)
    expect(await counted({})).toBe(free - 1)
  })
})
