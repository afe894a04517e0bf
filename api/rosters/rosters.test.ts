// A roster from the question to what was done of it: who may, what is in it, two who accept at once, and what stays for whom it concerns.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, amsterdamDate } from '../../rules/amsterdam.ts'
import { usualRosterWeights } from '../../rules/roster.ts'
import { type Body, openTestApi } from '../../tests/api.ts'
import { askingIn } from '../../tests/asking.ts'
import { must } from '../../tests/moments.ts'
import { today, uuidOf, type Who } from '../../tests/world.ts'
import { queriesOf } from '../concepts.ts'
import { moveClock, now } from '../platform/clock.ts'
import { tasks } from './jobs.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
beforeEach(async () => {
  moveClock(today)
  await db.deleteFrom('roster').where('status', 'in', ['waiting', 'running', 'stopping', 'failed']).execute()
})
await askingIn(api)
const path = '/rosters'

const daysOf = (moments: Body[]) => {
  const days = moments.map(({ startDate }) => amsterdamDate(String(startDate))).sort()
  return { startDate: days[0], endDate: days.at(-1) }
}
const make = (uuid: unknown) =>
  db.transaction().execute(tx => tasks['make-roster']!({ tx, db, payload: { roster: uuid }, now: now(), queriesOf } as never))
/** A roster over these moments, made; gives its address. */
const roster = async (moments: Body[], changes: Record<string, unknown> = {}, by: Who = 'organization') => {
  const made = must(await as[by].post(path, { ...daysOf(moments), ...changes }), 201)
  await make(made.uuid)
  return String(made['@id'])
}
interface Plan {
  lines: { uuid: string; worker: { uuid: string }; reasons: { code: string; message: string }[]; [name: string]: unknown }[]
  open: { uuid: string; able: number; reason: { code: string } }[]
  [name: string]: unknown
}
const planOf = async (address: string, by: Who = 'organization') =>
  must(await as[by].get(`${address}/plan`), 200) as unknown as Plan
const accept = async (address: string, moments: Body[], by: Who = 'organization') => {
  const answer = await as[by].post(`${address}/accept`, { careMoments: moments.map(moment => moment['@id']) })
  return (must(answer, 200) as unknown as { results: { outcome: string; message: string | null }[] }).results
}
const wantAtMost = (most_weekly_hours: number | null) =>
  db.updateTable('care_worker_preferences').set({ most_weekly_hours }).execute()

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
  test('keeps to the hours a week that somebody set', async () => {
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
  test('is a table too', async () => {
    const { moment } = await api.reactedMoment()
    const answer = await as.organization.get(`${await roster([moment])}/csv`)
    expect(answer.text).toContain('"Vroege dienst"'.replaceAll('"', ''))
    expect(answer.text.split('\r\n')[0]).toContain('Waarom')
  })
})

describe('accepting a roster', () => {
  test('selects who reacted, asks the others by name, and says of each line what became of it', async () => {
    const { moment } = await api.reactedMoment()
    const asked = await api.publishedMoment()
    const address = await roster([moment, asked], { withOthers: true })
    expect((await accept(address, [moment, asked])).map(({ outcome }) => outcome)).toEqual(['selected', 'asked'])
    expect((await api.fresh(moment)).status).toBe('assigned')
    expect(must(await as.planner.get(`/care_moment_invitations?careMoment.uuid=${asked.uuid}`), 200).member).toMatchObject([
      { status: 'open' },
    ])
    // What was chosen stands in the plan, and not once more beside it.
    expect((await planOf(address)).assigned).toEqual([])
    expect((await planOf(address)).lines.map(({ outcome }) => outcome)).toMatchObject([
      { outcome: 'selected' },
      { outcome: 'asked' },
    ])
  })
  test('refuses a line that somebody was before in, and does the rest; twice is once', async () => {
    const [one, other] = [await api.reactedMoment(), await api.reactedMoment()]
    const address = await roster([one.moment, other.moment])
    must(await api.select([one.reaction]), 200)
    const results = await accept(address, [one.moment, other.moment])
    expect(results).toMatchObject([
      { outcome: 'refused', message: expect.stringContaining('Toegewezen') },
      { outcome: 'selected', message: null },
    ])
    expect((await accept(address, [other.moment]))[0]).toMatchObject({ outcome: 'selected' })
    const events = db.selectFrom('event').select('uuid').where('name', '=', 'care_moment_assigned')
    expect(await events.where('subject_uuid', '=', String(other.moment.uuid)).execute()).toHaveLength(1)
  })
  test('refuses what is by now more than somebody wants to work in that week', async () => {
    const moments = [(await api.reactedMoment()).moment, await api.publishedMoment()]
    const address = await roster(moments, { withOthers: true })
    expect((await planOf(address)).lines).toHaveLength(2)
    await wantAtMost(1)
    const results = await accept(address, moments)
    await wantAtMost(null)
    expect(results).toMatchObject(moments.map(() => ({ outcome: 'refused', message: expect.stringContaining('uren') })))
    expect((await accept(address, moments)).map(({ outcome }) => outcome)).toEqual(['selected', 'asked'])
  })
  test('of a shift that is not in the plan is refused', async () => {
    const { moment } = await api.reactedMoment()
    const address = await roster([moment])
    expect(await accept(address, [await api.publishedMoment()])).toMatchObject([
      { outcome: 'refused', message: expect.stringContaining('niemand') },
    ])
  })
  test('by two at once: one wins line by line, and nothing is done twice', async () => {
    const moments: Body[] = []
    for (let n = 0; n < 6; n++) {
      const { moment } = await api.reactedMoment()
      await api.react(moment, 'colleague')
      moments.push(moment)
    }
    const pairs = (who: Who) =>
      moments.map(moment => ({ careMoment: moment['@id'], careWorker: `/v1/care_workers/${world.people[who].uuid}` }))
    const first = await roster(moments, { held: pairs('careWorker') }, 'planner')
    const second = await roster(moments, { held: pairs('colleague') })
    const [ofFirst, ofSecond] = await Promise.all([accept(first, moments, 'planner'), accept(second, moments.toReversed())])
    const won = (results: { outcome: string }[]) => results.filter(({ outcome }) => outcome === 'selected').length
    expect(won(ofFirst) + won(ofSecond)).toBe(moments.length)
    for (const moment of moments) {
      expect((await api.fresh(moment)).status).toBe('assigned')
      const events = db.selectFrom('event').select('uuid').where('name', '=', 'care_moment_assigned')
      expect(await events.where('subject_uuid', '=', String(moment.uuid)).execute()).toHaveLength(1)
    }
  })
  test('tells who was chosen and who was not why, and no names', async () => {
    const { moment } = await api.reactedMoment()
    await api.react(moment, 'colleague')
    const address = await roster([moment])
    const [line] = (await planOf(address)).lines
    await accept(address, [moment])
    const [chosen, other] =
      line!.worker.uuid === world.people.careWorker.uuid
        ? (['careWorker', 'colleague'] as const)
        : (['colleague', 'careWorker'] as const)
    const said = async (who: Who) =>
      must(await as[who].get('/roster_choices'), 200) as unknown as {
        choices: { chosen: boolean; startDate: string; reasons: unknown[] }[]
      }
    const mine = (await said(chosen)).choices.find(({ startDate }) => startDate === moment.startDate)
    const theirs = (await said(other)).choices.find(({ startDate }) => startDate === moment.startDate)
    expect(mine).toMatchObject({
      chosen: true,
      outcome: 'selected',
      reasons: line!.reasons.map(({ code }) => ({ code, message: expect.stringMatching(/^(Je|Jij|Wie|Het) /) })),
    })
    expect(theirs).toMatchObject({ chosen: false, outcome: 'selected' })
    expect(JSON.stringify(theirs)).not.toContain(world.people[chosen].username.split('@')[0])
    expect((await as.organization.get('/roster_choices')).status).toBe(403)
  })
})

describe('the weights', () => {
  test('are those of the organization, and of the back office apart', async () => {
    const weights = { ...usualRosterWeights, distance: 9 }
    expect((await as.organization.put('/roster_weights', { weights: { ...weights, rest: -1 } })).status).toBe(422)
    must(await as.organization.put('/roster_weights', { weights }), 200)
    expect(must(await as.organization.get('/roster_weights'), 200)).toMatchObject({ weights, usual: usualRosterWeights })
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
})
