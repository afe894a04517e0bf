import { afterAll, describe, expect, test } from 'vitest'
import { addHours } from '../../rules/time/amsterdam.ts'
import { aftermathIn } from '../../tests/aftermath.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { uuidOf } from '../../tests/worlds/world.ts'
import { moveClock } from '../platform/clock.ts'

const api = await openTestApi()
const { as, world, db } = api
const { history, reactionStatus } = aftermathIn(db)
afterAll(() => api.close())

const create = (changes: Record<string, unknown> = {}) =>
  as.organization.post('/care_moments_by_organization', api.newMoment(changes))

describe('a new care moment', () => {
  test('a care worker may not make one', async () => {
    expect(await as.careWorker.post('/care_moments_by_organization', api.newMoment())).toMatchObject({ status: 403 })
  })
  test('an organization does not make one at the location or for the client of another', async () => {
    expect((await create({ location: world.harbour })).body.violations).toMatchObject([{ propertyPath: 'location' }])
    expect((await create({ client: world.otherClient })).body.violations).toMatchObject([{ propertyPath: 'client' }])
  })
  test('a location admin does not make one at another location of the organization', async () => {
    const answer = await as.locationAdmin.post('/care_moments_by_organization', api.newMoment({ location: world.west }))
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'location' }] } })
  })
  test.each([
    ['without a title', { title: '  ' }, 'title'],
    ['that ends before it starts', { endDate: '2026-10-20T06:00:00+00:00' }, 'endDate'],
    [
      'with a break as long as the shift',
      { breakMinutes: 240, endDate: '2026-11-20T10:00:00Z', startDate: '2026-11-20T06:00:00Z' },
      'breakMinutes',
    ],
    ['of two days in one shift', { startDate: '2026-11-20T06:00:00Z', endDate: '2026-11-22T06:00:00Z' }, 'endDate'],
    ['in the past', { startDate: '2026-10-18T06:00:00Z', endDate: '2026-10-18T14:00:00Z' }, 'endDate'],
    ['at a negative rate', { hourlyRate: -1 }, 'hourlyRate'],
    ['for an unknown contract type', { publishedForContractTypes: ['volunteer'] }, 'publishedForContractTypes[0]'],
  ])('an organization may not make one %s', async (_name, changes, propertyPath) => {
    const answer = await create(changes)
    expect(answer.status).toBe(422)
    expect(answer.body.violations.map(v => v.propertyPath)).toContain(propertyPath)
  })
  test('an organization makes one at the rate of its location, and it is open', async () => {
    const answer = await create({ acts: [world.act], bonus: 1500 })
    expect(answer).toMatchObject({
      status: 201,
      body: { status: 'open', hourlyRate: 4500, bonus: 1500, acts: [{ name: 'Injecteren' }] },
    })
    expect(answer.headers.location).toBe(answer.body['@id'])
    expect(await history(answer.body.uuid)).toMatchObject([{ name: 'care_moment_created' }])
  })
  test('a planner does not show a client of one organization to another', async () => {
    const series = { weekdays: [1, 2, 3, 4, 5, 6, 7], until: '2027-02-28' }
    for (const [path, more] of [
      ['/care_moments_by_backoffice', {}],
      ['/recurring_care_moments_by_organization', series],
    ] as const) {
      const body = api.newMoment({ location: world.harbour, client: world.client, ...more })
      expect(await as.planner.post(path, body)).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'client' }] } })
    }
  })
  test('a planner makes one for any organization', async () => {
    const answer = await as.planner.post(
      '/care_moments_by_backoffice',
      api.newMoment({ location: world.harbour, client: world.otherClient }),
    )
    expect(answer).toMatchObject({ status: 201, body: { location: { organization: { name: 'Zorggroep Het Anker' } } } })
  })
})

describe('a series', () => {
  const rule = () => ({
    ...api.newMoment(),
    startDate: '2026-10-20T20:00:00Z',
    endDate: '2026-10-21T05:00:00Z',
    weekdays: [2, 6],
  })
  test('an organization plans none further than 26 weeks ahead, and none without dates', async () => {
    const far = await as.organization.post('/recurring_care_moments_by_organization', { ...rule(), until: '2027-10-01' })
    expect(far).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'until' }] } })
    const none = await as.organization.post('/recurring_care_moments_by_organization', {
      ...rule(),
      weekdays: [5],
      until: '2026-10-21',
    })
    expect(none).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'weekdays' }] } })
  })
  test('an organization plans one, and its times stay the same by the clock when that changes', async () => {
    const body = { ...rule(), until: '2026-10-31', except: ['2026-10-27'] }
    const series = must(await as.organization.post('/recurring_care_moments_by_organization', body), 201)
    const made = must(await as.organization.get(`/care_moments?recurringCareMoment.uuid=${series.uuid}`), 200)
    expect(made.member.map(moment => [moment.startDate, moment.endDate])).toEqual([
      ['2026-10-20T20:00:00+00:00', '2026-10-21T05:00:00+00:00'],
      ['2026-10-24T20:00:00+00:00', '2026-10-25T06:00:00+00:00'],
      ['2026-10-31T21:00:00+00:00', '2026-11-01T06:00:00+00:00'],
    ])
  })
})

describe('who sees a care moment', () => {
  test('another organization, its location admin and a worker it is not published to do not', async () => {
    const moment = await api.openMoment()
    for (const who of ['otherOrganization', 'otherLocationAdmin', 'careWorker'] as const)
      expect(await as[who].get(moment['@id']), who).toMatchObject({ status: 404 })
  })
  test('a location admin does not see one at another location, also not in the list', async () => {
    const moment = await api.openMoment({ location: world.west, client: world.clientInWest })
    expect(await as.locationAdmin.get(moment['@id'])).toMatchObject({ status: 404 })
    expect((await as.locationAdmin.get(`/care_moments?location.uuid=${uuidOf(world.west)}`)).body.totalItems).toBe(0)
    expect((await as.organization.get(`/care_moments?location.uuid=${uuidOf(world.west)}`)).body.totalItems).toBeGreaterThan(0)
  })
  test('the back office sees it while it is open and no longer', async () => {
    const moment = await api.openMoment()
    expect(await as.backOffice.get(moment['@id'])).toMatchObject({ status: 200 })
    must(await as.organization.put(`${moment['@id']}/cancel`, { cancelReason: world.cancelReason }), 200)
    expect(await as.backOffice.get(moment['@id'])).toMatchObject({ status: 404 })
  })
  test('a worker who is offered it sees the work, but not the client', async () => {
    const moment = await api.publishedMoment()
    const seen = must(await as.careWorker.get(moment['@id']), 200)
    expect(seen).toMatchObject({ title: 'Vroege dienst', hourlyRate: 4500 })
    expect(seen).not.toHaveProperty('client')
    expect(seen).not.toHaveProperty('openReactionCount')
    expect(await as.tempWorker.get(moment['@id'])).toMatchObject({ status: 404 })
  })
  test('a client admin sees those of their client only', async () => {
    const [own, other] = [await api.openMoment(), await api.openMoment({ location: world.west, client: world.clientInWest })]
    expect(await as.clientAdmin.get(own['@id'])).toMatchObject({ status: 200 })
    expect(await as.clientAdmin.get(other['@id'])).toMatchObject({ status: 404 })
  })
})

describe('assigning', () => {
  test('a location admin does not assign a worker directly who is no favourite', async () => {
    const moment = await api.openMoment()
    const worker = await api.reactedMoment()
    const answer = await as.locationAdmin.put(`${moment['@id']}/assign`, {
      careWorker: `/v1/care_workers/${world.people.careWorker.uuid}`,
    })
    expect(worker.reaction).toBeTruthy()
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'careWorker' }] } })
  })
  test('an organization that assigns is told that a document is missing, but not which one', async () => {
    const moment = await api.openMoment()
    const answer = await as.planner.put(`${moment['@id']}/assign`, {
      careWorker: `/v1/care_workers/${world.people.newWorker.uuid}`,
    })
    expect(answer).toMatchObject({ status: 409, body: { detail: 'Deze zorgverlener mist een document.' } })
    expect((await api.fresh(moment)).status).toBe('open')
  })
  test('an organization that assigns does not learn where else a worker is, or that a client excludes them', async () => {
    const elsewhere = await api.assignedMoment()
    await db
      .insertInto('exclude_list')
      .values({ client_uuid: uuidOf(world.otherClient), care_worker_uuid: world.people.careWorker.uuid })
      .execute()
    const same = {
      startDate: elsewhere.startDate,
      endDate: elsewhere.endDate,
      location: world.harbour,
      client: world.otherClient,
    }
    const moment = await api.openMoment(same, 'otherOrganization')
    const careWorker = `/v1/care_workers/${world.people.careWorker.uuid}`
    const answer = await as.planner.put(`${moment['@id']}/assign`, { careWorker })
    expect(answer.body.detail).toBe(
      'Deze zorgverlener is voor deze opdracht niet beschikbaar. Deze zorgverlener werkt dan al ergens anders.',
    )
  })
  test('a planner cannot assign a worker who is elsewhere then, but can for the hour after it', async () => {
    const day = api.freeDay()
    await api.assignedMoment({ ...day, endDate: addHours(day.startDate, 4) })
    const careWorker = `/v1/care_workers/${world.people.careWorker.uuid}`
    const same = await api.openMoment({ ...day, startDate: addHours(day.startDate, 3) })
    expect(await as.planner.put(`${same['@id']}/assign`, { careWorker })).toMatchObject({ status: 409 })
    const after = await api.openMoment({ ...day, startDate: addHours(day.startDate, 4) })
    expect(await as.planner.put(`${after['@id']}/assign`, { careWorker })).toMatchObject({
      status: 200,
      body: { status: 'assigned' },
    })
  })
  test('an organization assigns a favourite, and the others’ reactions become not selected', async () => {
    const { moment, reaction } = await api.reactedMoment({}, 'colleague')
    await api.reactedMoment({}, 'thirdWorker')
    const careWorker = `/v1/care_workers/${world.people.thirdWorker.uuid}`
    must(await as.organization.post('/favorite_care_workers', { careWorker }), 201)
    const answer = await as.organization.put(`${moment['@id']}/assign`, { careWorker })
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'assigned', assignee: { '@id': careWorker }, openReactionCount: 0 },
    })
    expect(await reactionStatus(reaction)).toBe('not_selected')
    expect(await history(moment.uuid)).toMatchObject([
      {},
      { name: 'care_moment_assigned', from_status: 'open', to_status: 'assigned' },
    ])
  })
})

describe('the contract form of an assignment', () => {
  const both = { publishedForContractTypes: ['freelance', 'temp_work'] }
  const { uuid } = world.people.tempWorker
  test('is the one whose documents are complete; given back, the moment is open in every form it is published for', async () => {
    await db
      .updateTable('care_worker')
      .set({ contract_types: ['freelance', 'temp_work'] })
      .where('uuid', '=', uuid)
      .execute()
    const moment = await api.assignedMoment(both, 'tempWorker')
    expect(moment).toMatchObject({ contractType: 'temp_work', hourlyRate: 3200 })
    const body = { cancelAssignmentReason: world.cancelAssignmentReason }
    const free = must(await as.tempWorker.put(`${moment['@id']}/cancel_assignment`, body), 200)
    expect(free).toMatchObject({ status: 'open', hourlyRate: 4500 })
    expect(free).not.toHaveProperty('contractType')
    must(await api.select([await api.react(moment)]), 200)
    expect(await api.fresh(moment)).toMatchObject({ contractType: 'freelance' })
  })
})

describe('cancelling', () => {
  test('a worker does not cancel the assignment of another', async () => {
    const moment = await api.assignedMoment()
    const body = { cancelAssignmentReason: world.cancelAssignmentReason }
    expect(await as.colleague.put(`${moment['@id']}/cancel_assignment`, body)).toMatchObject({ status: 404 })
  })
  test('an organization does not end an assignment for a reason of the worker, nor a worker for one of the organization', async () => {
    const reason = async (query: string) =>
      must(await as.planner.get(`/cancel_assignment_reasons?${query}`), 200).member[0]!['@id']
    const ofWorker = await reason('isSelectableForOrganization=false')
    const ofOrganization = await reason('isSelectableForCareWorker=false')
    const moment = await api.assignedMoment()
    const end = (who: 'careWorker' | 'organization' | 'planner', cancelAssignmentReason: string) =>
      as[who].put(`${moment['@id']}/cancel_assignment`, { cancelAssignmentReason })
    const refused = { status: 422, body: { violations: [{ propertyPath: 'cancelAssignmentReason' }] } }
    expect(await end('organization', ofWorker)).toMatchObject(refused)
    expect(await end('careWorker', ofOrganization)).toMatchObject(refused)
    expect(await end('planner', ofWorker)).toMatchObject({ status: 200 })
  })
  test('an organization may not cancel for a reason that is the back office’s', async () => {
    const moment = await api.openMoment()
    const answer = await as.organization.put(`${moment['@id']}/cancel`, { cancelReason: world.ownCancelReason })
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'cancelReason' }] } })
    expect(await as.planner.put(`${moment['@id']}/cancel`, { cancelReason: world.ownCancelReason })).toMatchObject({
      status: 200,
    })
  })
  test('a worker cancels a day before: late; who was not selected may be chosen again', async () => {
    const moment = await api.publishedMoment()
    const [own, other] = [await api.react(moment), await api.react(moment, 'colleague')]
    must(await api.select([own]), 200)
    moveClock(addHours(String(moment.startDate), -23))
    const body = { cancelAssignmentReason: world.cancelAssignmentReason, reason: 'Griep' }
    expect(await as.careWorker.put(`${moment['@id']}/cancel_assignment`, body)).toMatchObject({
      status: 200,
      body: { status: 'open' },
    })
    expect(await reactionStatus(own)).toBe('assignment_canceled')
    expect(await reactionStatus(other)).toBe('open')
    const event = db
      .selectFrom('event')
      .selectAll()
      .where('subject_uuid', '=', moment.uuid)
      .where('name', '=', 'care_moment_assignment_canceled')
    expect(await event.executeTakeFirst()).toMatchObject({ reason: 'Ziek: Griep', data: { late: true } })
    expect(await api.select([other])).toMatchObject({ status: 200 })
  })
  test('after a change of times the worker is asked again: cancelling then never counts as late', async () => {
    const moment = await api.assignedMoment()
    moveClock(addHours(String(moment.startDate), -5))
    must(await as.organization.patch(`${moment['@id']}/update`, { endDate: addHours(String(moment.endDate), 1) }), 200)
    must(
      await as.careWorker.put(`${moment['@id']}/cancel_assignment`, { cancelAssignmentReason: world.cancelAssignmentReason }),
      200,
    )
    const event = db
      .selectFrom('event')
      .selectAll()
      .where('subject_uuid', '=', moment.uuid)
      .where('name', '=', 'care_moment_assignment_canceled')
    expect(await event.executeTakeFirst()).toMatchObject({ data: { late: false } })
  })
  test('an organization cancels, and the reactions end with it', async () => {
    const { moment, reaction } = await api.reactedMoment()
    const answer = await as.organization.put(`${moment['@id']}/cancel`, { cancelReason: world.cancelReason, reason: 'Opname' })
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'canceled', cancelledBy: 'organization', statusReason: 'Niet meer nodig: Opname' },
    })
    expect(await reactionStatus(reaction)).toBe('canceled')
    expect(await as.careWorker.get(`${moment.publication}`)).toMatchObject({ status: 200, body: { status: 'closed' } })
  })
})
