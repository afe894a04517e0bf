// Work is offered under the conditions of its publication, and events record what happened to a reaction.
import { afterAll, describe, expect, test } from 'vitest'
import { aftermathIn } from '../../tests/aftermath.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { wrongFields } from '../../tests/servers/logins.ts'
import { must } from '../../tests/worlds/moments.ts'
import { uuidOf } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, world, db } = api
const { reactionStatus } = aftermathIn(db)
afterAll(() => api.close())

const create = (more: Record<string, unknown>) => as.organization.post('/care_moments_by_organization', api.newMoment(more))
const publish = (careMoment: string, more: Record<string, unknown>) =>
  as.organization.post('/care_moment_publications', { careMoment, publishedForContractTypes: ['freelance'], ...more })
const giveBack = { cancelAssignmentReason: world.cancelAssignmentReason }
const careWorker = (who: 'careWorker' | 'tempWorker') => `/v1/care_workers/${world.people[who].uuid}`
const both = ['freelance', 'temp_work']

describe('a form that nobody can take', () => {
  test('an organization does not make work in one form and publish it for the other', async () => {
    for (const forms of [['temp_work'], both])
      expect(wrongFields(await create({ contractType: 'freelance', publishedForContractTypes: forms }))).toEqual([
        'publishedForContractTypes',
      ])
    const series = {
      ...api.newMoment({ contractType: 'freelance', publishedForContractTypes: both }),
      weekdays: [1, 2, 3, 4, 5, 6, 7],
    }
    const rule = { ...series, until: '2026-12-31' }
    expect(wrongFields(await as.organization.post('/recurring_care_moments_by_organization', rule))).toContain(
      'publishedForContractTypes',
    )
    const moment = must(await create({ contractType: 'freelance' }), 201)
    expect(wrongFields(await publish(moment['@id'], { publishedForContractTypes: ['temp_work'] }))).toEqual([
      'publishedForContractTypes',
    ])
    expect(await publish(moment['@id'], {})).toMatchObject({ status: 201 })
  })
  test('an organization cannot publish to a care team without a client', async () => {
    const nobody = { client: null, publishedForContractTypes: ['freelance'], audience: 'care_team' }
    expect(wrongFields(await create(nobody))).toEqual(['audience'])
    const moment = must(await create({ client: null }), 201)
    expect(wrongFields(await publish(moment['@id'], { audience: 'care_team' }))).toEqual(['audience'])
  })
  test('an organization does not publish for a form for which its location has no rate, unless it gives one', async () => {
    const rate = db.deleteFrom('organization_location_rate').where('organization_location_uuid', '=', uuidOf(world.west))
    await rate.where('contract_type', '=', 'temp_work').execute()
    const west = { location: world.west, client: world.clientInWest }
    expect(wrongFields(await create({ ...west, publishedForContractTypes: both }))).toEqual(['publishedForContractTypes'])
    expect(await create({ ...west, publishedForContractTypes: both, hourlyRate: 4100 })).toMatchObject({ status: 201 })
  })
  test('a planner assigns a temp worker to what asked no form: given back, it asks none again, at the rate it had', async () => {
    const moment = must(await create({}), 201)
    expect(moment).toMatchObject({ hourlyRate: 4500 })
    const assigned = must(await as.planner.put(`${moment['@id']}/assign`, { careWorker: careWorker('tempWorker') }), 200)
    expect(assigned).toMatchObject({ contractType: 'temp_work', hourlyRate: 3200 })
    const free = must(await as.planner.put(`${moment['@id']}/cancel_assignment`, giveBack), 200)
    expect(free).toMatchObject({ status: 'open', hourlyRate: 4500 })
    expect(free).not.toHaveProperty('contractType')
    must(await publish(moment['@id'], {}), 201)
    expect(await api.fresh(moment)).toMatchObject({ contractType: 'freelance', hourlyRate: 4500 })
    must(await api.select([await api.react(await api.fresh(moment))]), 200)
  })
  test('published for temp work alone, it is shown at the rate of temp work, and given back so too', async () => {
    const moment = must(await create({}), 201)
    must(await publish(moment['@id'], { publishedForContractTypes: ['temp_work'] }), 201)
    expect(await api.fresh(moment)).toMatchObject({ contractType: 'temp_work', hourlyRate: 3200 })
    must(await api.select([await api.react(await api.fresh(moment), 'tempWorker')]), 200)
    must(await as.tempWorker.put(`${moment['@id']}/cancel_assignment`, giveBack), 200)
    expect(await api.fresh(moment)).toMatchObject({ status: 'open', contractType: 'temp_work', hourlyRate: 3200 })
  })
})

describe('the rate', () => {
  test('an organization does not move work to where there is no rate for it', async () => {
    const rates = await db
      .deleteFrom('organization_location_rate')
      .where('organization_location_uuid', '=', uuidOf(world.west))
      .returningAll()
      .execute()
    const moment = await api.openMoment()
    expect(wrongFields(await as.organization.patch(`${moment['@id']}/update_location`, { location: world.west }))).toEqual([
      'location',
    ])
    await db.insertInto('organization_location_rate').values(rates).execute()
  })
  test('follows the place and the day, of open and of assigned work, unless it was given', async () => {
    const rate = { expertise_level_uuid: uuidOf(world.level), contract_type: 'freelance' }
    const at = (location: string, hourly_rate: number, valid_from: string) =>
      db
        .insertInto('organization_location_rate')
        .values({ ...rate, organization_location_uuid: uuidOf(location), hourly_rate, valid_from })
        .execute()
    await at(world.west, 4400, '2026-06-01')
    await at(world.west, 5555, '2027-06-01')
    const open = await api.openMoment()
    const assigned = await api.assignedMoment()
    const given = await api.openMoment({ hourlyRate: 5000 })
    const day = (n: number) => ({ startDate: `2027-06-0${n}T07:00:00Z`, endDate: `2027-06-0${n}T15:00:00Z` })
    for (const [index, [moment, here, then]] of (
      [
        [open, 4400, 5555],
        [assigned, 4400, 5555],
        [given, 5000, 5000],
      ] as const
    ).entries()) {
      const moved = must(await as.organization.patch(`${moment['@id']}/update_location`, { location: world.west }), 200)
      expect(moved.hourlyRate).toBe(here)
      expect(must(await as.organization.patch(`${moment['@id']}/update`, day(index + 1)), 200).hourlyRate).toBe(then)
    }
  })
})

describe('who reacted and is assigned directly', () => {
  test('gets the reaction chosen; after cancelling, that reaction cannot be chosen again', async () => {
    const { moment, reaction } = await api.reactedMoment()
    const other = await api.react(moment, 'colleague')
    must(await as.planner.put(`${moment['@id']}/assign`, { careWorker: careWorker('careWorker') }), 200)
    expect([await reactionStatus(reaction), await reactionStatus(other)]).toEqual(['assigned', 'not_selected'])
    must(await as.careWorker.put(`${moment['@id']}/cancel_assignment`, giveBack), 200)
    expect([await reactionStatus(reaction), await reactionStatus(other)]).toEqual(['assignment_canceled', 'open'])
    expect(await api.select([reaction])).toMatchObject({ status: 409, body: { currentStatus: 'assignment_canceled' } })
    expect(await api.select([other])).toMatchObject({ status: 200 })
  })
})
