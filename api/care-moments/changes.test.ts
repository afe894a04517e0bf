import { afterAll, describe, expect, test } from 'vitest'
import { addDays, addHours } from '../../rules/time/amsterdam.ts'
import { aftermathIn } from '../../tests/aftermath.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { queriesOf } from '../concepts.ts'
import { moveClock, now } from '../platform/clock.ts'
import { jobs } from './jobs.ts'

const api = await openTestApi()
const { as, world, db } = api
const { history, reactionStatus } = aftermathIn(db)
afterAll(() => api.close())

describe('changing', () => {
  test('an organization that read an older version is refused', async () => {
    const moment = await api.openMoment()
    must(await as.organization.patch(`${moment['@id']}/update`, { title: 'Late dienst', version: moment.version }), 200)
    const second = await as.organization.patch(`${moment['@id']}/update`, { title: 'Nachtdienst', version: moment.version })
    expect(second).toMatchObject({ status: 409 })
    expect((await api.fresh(moment)).title).toBe('Late dienst')
  })
  test('an organization changes one thing, and the rest stays', async () => {
    const moment = await api.openMoment({ description: 'Bel twee keer aan.' })
    const changed = must(await as.organization.patch(`${moment['@id']}/update`, { title: 'Late dienst' }), 200)
    const { updatedAt: _now, version: _next, title: _new, ...rest } = moment
    expect(changed).toMatchObject({ ...rest, title: 'Late dienst', version: moment.version + 1 })
    expect(await as.organization.patch(`${moment['@id']}/update`, { description: null })).toMatchObject({ status: 200 })
    expect(await api.fresh(moment)).not.toHaveProperty('description')
  })
  test.each([
    ['a break as long as the shift', (start: string) => ({ endDate: addHours(start, 2), breakMinutes: 120 }), 'breakMinutes'],
    ['more than 36 hours', (start: string) => ({ endDate: addHours(start, 37) }), 'endDate'],
    [
      'an end that is over',
      (start: string) => ({ startDate: addHours(start, -5000), endDate: addHours(start, -4990) }),
      'endDate',
    ],
  ])('an organization does not change a shift into %s', async (_name, changes, propertyPath) => {
    const moment = await api.openMoment()
    const answer = await as.organization.patch(`${moment['@id']}/update`, changes(String(moment.startDate)))
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath }] } })
  })
  test('an organization does not move an assigned moment onto other work of its worker', async () => {
    const day = api.freeDay()
    await api.assignedMoment({ ...day, endDate: addHours(day.startDate, 3) })
    const later = await api.assignedMoment({ ...day, startDate: addHours(day.startDate, 4) })
    const answer = await as.organization.patch(`${later['@id']}/update`, { startDate: addHours(day.startDate, 2) })
    expect(answer).toMatchObject({ status: 409, body: { detail: 'Deze zorgverlener werkt dan al ergens anders.' } })
  })
  test('an organization does not move a moment past the care of its client', async () => {
    const moment = await api.openMoment({ client: world.clientInWest })
    const last = addDays(String(moment.startDate).slice(0, 10), 1)
    must(await as.planner.put(`${world.clientInWest}/inactive`, { date: last, reason: world.endReason }), 200)
    const times = { startDate: addHours(String(moment.startDate), 24), endDate: addHours(String(moment.endDate), 24) }
    const answer = await as.organization.patch(`${moment['@id']}/update`, times)
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ message: 'Deze cliënt is dan uit zorg.' }] } })
    expect(await as.organization.patch(`${moment['@id']}/update`, { title: 'Late dienst' })).toMatchObject({ status: 200 })
  })
  test('an organization cannot move an assigned moment to a day on which a document of its worker has expired, but can change its hour', async () => {
    const moment = await api.assignedMoment({}, 'thirdWorker')
    const worker = world.people.thirdWorker.uuid
    const ending = (expires_on: string) =>
      db
        .updateTable('care_worker_document')
        .set({ expires_on })
        .where('care_worker_uuid', '=', worker)
        .where('kind', '=', 'vog')
        .execute()
    const moved = (hours: number) =>
      as.organization.patch(`${moment['@id']}/update`, {
        startDate: addHours(String(moment.startDate), hours),
        endDate: addHours(String(moment.endDate), hours),
      })
    await ending(String(moment.startDate).slice(0, 10))
    expect(await moved(24)).toMatchObject({
      ...{ status: 409, body: { detail: 'Een document van deze zorgverlener verloopt voor deze opdracht.' } },
    })
    expect(await moved(1)).toMatchObject({ status: 200 })
    // A document that had already expired did not matter when the worker was chosen, and does not matter now.
    await ending('2026-10-01')
    expect(await moved(2)).toMatchObject({ status: 200 })
    await ending('2099-12-31')
  })
  test('an organization moves a period that has shifts in it', async () => {
    const weeks = { startDate: '2027-06-01T07:00:00Z', endDate: '2027-06-30T15:00:00Z', timeScope: 'period', hoursPerWeek: 24 }
    const period = await api.assignedMoment(weeks, 'colleague')
    const shift = { startDate: '2027-06-03T07:00:00Z', endDate: '2027-06-03T15:00:00Z', carePeriod: period['@id'] }
    await api.openMoment(shift)
    const answer = await as.organization.patch(`${period['@id']}/update`, { startDate: '2027-06-02T07:00:00Z' })
    expect(answer).toMatchObject({ status: 200, body: { changeAnnouncedAt: expect.any(String) } })
  })
  test('an organization does not move a moment to a location of another', async () => {
    const moment = await api.openMoment()
    expect(await as.organization.patch(`${moment['@id']}/update_location`, { location: world.harbour })).toMatchObject({
      status: 422,
    })
    expect(await as.planner.patch(`${moment['@id']}/update_location`, { location: world.harbour })).toMatchObject({ status: 422 })
    expect(await as.organization.patch(`${moment['@id']}/update_location`, { location: world.west })).toMatchObject({
      status: 200,
    })
  })
  test('an organization shortens a period: open work after it is withdrawn, assigned work cancelled', async () => {
    const weeks = { startDate: '2027-03-01T07:00:00Z', endDate: '2027-04-30T15:00:00Z', timeScope: 'period', hoursPerWeek: 24 }
    const period = await api.openMoment(weeks)
    const inside = await api.openMoment({ startDate: '2027-03-02T07:00:00Z', endDate: '2027-03-02T15:00:00Z' })
    const after = await api.openMoment({ startDate: '2027-04-20T07:00:00Z', endDate: '2027-04-20T15:00:00Z' })
    const assigned = await api.assignedMoment({ startDate: '2027-04-21T07:00:00Z', endDate: '2027-04-21T15:00:00Z' })
    const members = [inside, after, assigned].map(moment => moment.uuid)
    await db.updateTable('care_moment').set({ care_period_uuid: period.uuid }).where('uuid', 'in', members).execute()
    must(await as.organization.put(`${period['@id']}/period`, { endDate: '2027-04-01T15:00:00Z', hoursPerWeek: 20 }), 200)
    const statuses = await Promise.all([inside, after, assigned].map(async moment => (await api.fresh(moment)).status))
    expect(statuses).toEqual(['open', 'withdrawn', 'canceled'])
    expect(await as.organization.put(`${inside['@id']}/period`, { endDate: '2027-04-01T15:00:00Z' })).toMatchObject({
      status: 409,
    })
  })
  test('a period whose end is recorded later keeps the shifts that were worked', async () => {
    const day = api.freeDay()
    const weeks = { startDate: day.startDate, endDate: addHours(day.startDate, 24 * 20), timeScope: 'period', hoursPerWeek: 24 }
    const period = await api.assignedMoment(weeks, 'colleague')
    const shift = (days: number) =>
      api.openMoment({
        ...{
          startDate: addHours(day.startDate, days * 24),
          endDate: addHours(day.endDate, days * 24),
          carePeriod: period['@id'],
        },
      })
    const [worked, ahead] = [await shift(2), await shift(6)]
    moveClock(addHours(String(worked.endDate), 1))
    must(await as.organization.put(`${period['@id']}/period`, { endDate: addHours(day.startDate, 24) }), 200)
    expect([(await api.fresh(worked)).status, (await api.fresh(ahead)).status]).toEqual(['assigned', 'canceled'])
  })
  test('the night shift of the last day belongs to its period, a shift that begins after it does not', async () => {
    const weeks = { startDate: '2027-02-28T23:00:00Z', endDate: '2027-03-31T21:59:00Z', timeScope: 'period', hoursPerWeek: 24 }
    const carePeriod = (await api.openMoment(weeks))['@id']
    const night = await api.openMoment({ startDate: '2027-03-31T20:45:00Z', endDate: '2027-04-01T05:15:00Z', carePeriod })
    expect(night.carePeriod).toBe(carePeriod)
    const late = api.newMoment({ startDate: '2027-04-01T05:00:00Z', endDate: '2027-04-01T13:00:00Z', carePeriod })
    expect(await as.organization.post('/care_moments_by_organization', late)).toMatchObject({ status: 422 })
  })
})

describe('by the clock', () => {
  test('a moment that nobody took expires at its start, and everyone who reacted is told', async () => {
    const { moment, reaction } = await api.reactedMoment()
    await jobs['expire-care-moments']!.run(db, addHours(String(moment.startDate), -1), queriesOf)
    expect((await api.fresh(moment)).status).toBe('open')
    await jobs['expire-care-moments']!.run(db, String(moment.startDate), queriesOf)
    expect((await api.fresh(moment)).status).toBe('assignment_expired')
    expect(await reactionStatus(reaction)).toBe('not_selected')
  })
  test('a worker is reminded of hours once, an hour after the shift', async () => {
    const moment = await api.endedMoment()
    await jobs['remind-hours']!.run(db, now(), queriesOf)
    await jobs['remind-hours']!.run(db, addHours(now(), 5), queriesOf)
    const reductions = (await history(moment.uuid)).filter(({ name }) => name === 'care_moment_hours_reminded')
    expect(reductions).toHaveLength(1)
  })
  test('an organization counts its ongoing periods, not those of another', async () => {
    const running = async (who: 'organization' | 'otherOrganization') =>
      must(await as[who].get('/care_moments/organization_stats'), 200).periodsRunning
    const before = [await running('organization'), await running('otherOrganization')]
    await api.assignedMoment({ timeScope: 'period' })
    expect([await running('organization'), await running('otherOrganization')]).toEqual([Number(before[0]) + 1, before[1]])
  })
  test('an organization counts what is open and what it must still approve', async () => {
    const before = must(await as.organization.get('/care_moments/organization_stats'), 200)
    const moment = await api.submittedMoment()
    expect((await as.organization.get('/care_moments/organization_stats')).body.toApprove).toBe(Number(before.toApprove) + 1)
    must(await as.organization.patch(`${moment['@id']}/approve`), 200)
    expect((await as.organization.get('/care_moments/organization_stats')).body.toApprove).toBe(before.toApprove)
    expect((await as.otherOrganization.get('/care_moments/organization_stats')).body.toApprove).toBe(0)
  })
})

describe('the history', () => {
  const namesOf = async (moment: { '@id': string }) =>
    must(await as.organization.get(`${moment['@id']}/history`), 200).member.map(({ name }) => name)

  test('another organization and a care worker do not read it', async () => {
    const moment = await api.assignedMoment()
    expect(await as.otherOrganization.get(`${moment['@id']}/history`)).toMatchObject({ status: 404 })
    expect(await as.careWorker.get(`${moment['@id']}/history`)).toMatchObject({ status: 403 })
  })
  test('an organization reads what happened to the moment, its publication and the reactions, newest first', async () => {
    const moment = await api.assignedMoment()
    expect(await namesOf(moment)).toEqual([
      'care_moment_assigned',
      'reaction_selected',
      'reaction_placed',
      'care_moment_published',
      'care_moment_created',
    ])
  })
  test('an organization reads who was asked, made second choice, chosen and assigned, without repeating the name of the actor', async () => {
    const { moment, reaction } = await api.reactedMoment({}, 'careWorker')
    must(await as.organization.patch(`${reaction}/standby`), 200)
    const whomOf = async (field: string) =>
      must(await as.organization.get(`${moment['@id']}/history`), 200).member.find(({ name }) => name === field)?.whom
    must(await as.planner.put(`${moment['@id']}/assign`, { careWorker: `/v1/care_workers/${world.people.careWorker.uuid}` }), 200)
    expect(await whomOf('reaction_placed')).toEqual([])
    expect(await whomOf('care_moment_created')).toEqual([])
    for (const name of ['reaction_standby', 'reaction_selected', 'care_moment_assigned'])
      expect(await whomOf(name)).toEqual(['Özge careWorker'])
  })
  test('an organization reads what was changed, from what to what, and of a description only that it was', async () => {
    const moment = await api.openMoment({ title: 'Avonddienst' })
    const path = moment['@id']
    must(await as.organization.patch(`${path}/update`, { title: 'Late dienst', description: 'Belt om zeven uur.' }), 200)
    must(await as.planner.put(`${path}/bonus`, { bonus: 1500 }), 200)
    const { member } = must(await as.organization.get(`${path}/history`), 200)
    expect(member.slice(0, 2).map(({ name, changes }) => [name, changes])).toEqual([
      ['care_moment_bonus_set', [{ field: 'bonus', from: 0, to: 1500 }]],
      [
        'care_moment_updated',
        [
          { field: 'title', from: 'Avonddienst', to: 'Late dienst' },
          { field: 'description', from: null, to: null },
        ],
      ],
    ])
  })
  test('a planner reads which colleague did it; to an organization that is the back office', async () => {
    const moment = await api.openMoment()
    const path = `${moment['@id']}`
    must(await as.planner.put(`${path}/bonus`, { bonus: 1500 }), 200)
    const doerFor = async (who: 'planner' | 'organization') =>
      must(await as[who].get(`${path}/history`), 200).member.find(({ name }) => name === 'care_moment_bonus_set')?.actorName
    expect([await doerFor('planner'), await doerFor('organization')]).toEqual(['Fenna planner', 'Backoffice'])
  })
})
