import { afterAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { putClient } from '../../tests/worlds/rows.ts'
import { today, uuidOf, type Who } from '../../tests/worlds/world.ts'
import { queriesOf } from '../concepts.ts'
import { mails } from './mails.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())

const serviceTypes = must(await as.nobody.get('/service_types'), 200).member
const form = { serviceType: serviceTypes[0]!['@id'], wantedFrom: '2026-11-01', description: 'Elke ochtend hulp bij het wassen.' }
const agreed = { ...form, hoursPerWeek: 7.5 }
const newClient = async (status = 'new') => `/v1/clients/${await putClient(db, world, status)}`
const make = async (body: object = agreed, client?: string) =>
  must(await as.organization.post('/care_requests', { client: client ?? (await newClient()), ...body }), 201)
const eventsOf = async (address: string) => {
  const events = db.selectFrom('event').select(['name', 'from_status', 'to_status', 'reason', 'uuid'])
  return (await events.where('subject_uuid', '=', uuidOf(address)).orderBy('uuid').execute()).map(
    ({ uuid: _, ...event }) => event,
  )
}
const statusOf = async (client: string) => must(await as.planner.get(client), 200).status

describe('a request for care', () => {
  test('an administrator and a worker cannot create it', async () => {
    for (const who of ['clientAdmin', 'careWorker'] as const)
      expect(await as[who].post('/care_requests', { client: world.client, ...agreed }), who).toMatchObject({ status: 403 })
  })
  test.each([
    ['an end before it begins', { wantedUntil: '2026-10-31' }, 'wantedUntil'],
    ['no hours, agreed at once', { hoursPerWeek: null, status: 'active' }, 'hoursPerWeek'],
    ['a status in which none begins', { status: 'closed' }, 'status'],
    ['more hours than a week has', { hoursPerWeek: 169 }, 'hoursPerWeek'],
  ])('an organization cannot create %s', async (_name, changes, propertyPath) => {
    const answer = await as.organization.post('/care_requests', { client: world.client, ...agreed, ...changes })
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath }] } })
  })
  test('an organization cannot create one for a closed client', async () => {
    const answer = await as.organization.post('/care_requests', { client: await newClient('closed'), ...form })
    expect(answer).toMatchObject({ status: 409, body: { detail: 'Deze cliënt is afgesloten.' } })
  })
  test('the second of two organizations’ users who change one at once is told', async () => {
    const { '@id': one, version } = await make()
    must(await as.organization.put(one, { ...agreed, hoursPerWeek: 8, version }), 200)
    expect(await as.locationAdmin.put(one, { ...agreed, hoursPerWeek: 9, version })).toMatchObject({ status: 409 })
  })
  test('an organization creates one, finds it by status and kind, and changes it without changing its status', async () => {
    const made = await make(agreed, world.client)
    expect(made).toMatchObject({ status: 'new', hoursPerWeek: 7.5, serviceType: { name: serviceTypes[0]!.name } })
    const found = async (query: string) =>
      must(await as.organization.get(`/care_requests?client.uuid=${uuidOf(world.client)}&${query}`), 200).member.map(
        ({ uuid }) => uuid,
      )
    expect(await found('status=new')).toEqual([made.uuid])
    expect(await found(`serviceType.uuid=${serviceTypes[1]!.uuid}`)).toEqual([])
    must(await as.organization.put(`${made['@id']}/activate`, {}), 200)
    expect(must(await as.organization.put(made['@id'], { ...agreed, hoursPerWeek: 8 }), 200)).toMatchObject({
      ...{ status: 'active', hoursPerWeek: 8 },
    })
    expect(must(await as.clientAdmin.get(made['@id']), 200)).not.toHaveProperty('wantedUntil')
  })
})

describe('the life of a care request', () => {
  test('the family, a worker and another organization do not move one on', async () => {
    const { '@id': one } = await make(agreed, world.client)
    await api.assignedMoment()
    const refused: [Who, number][] = [
      ['clientAdmin', 403],
      ['careWorker', 403],
      ['otherOrganization', 404],
    ]
    for (const [who, status] of refused)
      for (const act of ['activate', 'pause', 'close'])
        expect((await as[who].put(`${one}/${act}`, { reason: 'Zomaar' })).status, `${who} ${act}`).toBe(status)
  })
  test('an organization does not agree one without hours, and reads why', async () => {
    const { '@id': one, obstacles } = await make(form)
    expect(obstacles).toMatchObject({ activate: 'Vul eerst in hoeveel uren per week zijn afgesproken.' })
    expect(await as.organization.put(`${one}/activate`, {})).toMatchObject({ status: 409 })
    const whole = await as.organization.put(one, { ...form, status: 'active' })
    expect(whole).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'hoursPerWeek' }] } })
  })
  test('an organization does not leave out the hours of what is agreed', async () => {
    const { '@id': one } = await make({ ...agreed, status: 'active' })
    const answer = await as.organization.put(one, form)
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'hoursPerWeek' }] } })
  })
  test('an organization neither closes one without a reason nor pauses one until today', async () => {
    const { '@id': one } = await make({ ...agreed, status: 'active' })
    expect(await as.organization.put(`${one}/close`, {})).toMatchObject({
      ...{ status: 422, body: { violations: [{ propertyPath: 'reason' }] } },
    })
    expect(await as.organization.put(`${one}/pause`, { until: today.slice(0, 10) })).toMatchObject({
      ...{ status: 422, body: { violations: [{ propertyPath: 'until' }] } },
    })
    expect(await as.organization.put(one, { ...agreed, status: 'closed' })).toMatchObject({
      ...{ status: 422, body: { violations: [{ propertyPath: 'status' }] } },
    })
  })
  test.each([
    ['new', 'inactive'],
    ['active', 'new'],
    ['inactive', 'new'],
    ['closed', 'active'],
  ])('an organization cannot move one from %s to %s, by any operation', async (from, status) => {
    const { '@id': one, uuid } = await make()
    await db.updateTable('care_request').set({ status: from }).where('uuid', '=', uuid).execute()
    expect(await as.organization.put(one, { ...agreed, status })).toMatchObject({ status: 409, body: { currentStatus: from } })
    expect((await eventsOf(one)).map(({ name }) => name)).toEqual(['care_request_created'])
  })
  test('an organization agrees, pauses, goes on and closes, each with its event; only who looks after it reads why', async () => {
    const { '@id': one } = await make(agreed, world.client)
    must(await as.organization.put(`${one}/activate`, {}), 200)
    expect(must(await as.planner.put(`${one}/pause`, { until: '2027-01-04' }), 200)).toMatchObject({ pausedUntil: '2027-01-04' })
    expect(must(await as.locationAdmin.put(`${one}/activate`, {}), 200)).not.toHaveProperty('pausedUntil')
    const closed = must(await as.organization.put(`${one}/close`, { reason: 'De dochter doet het weer zelf' }), 200)
    expect(closed).toMatchObject({ status: 'closed', closeReason: 'De dochter doet het weer zelf', allowedActions: [] })
    expect(must(await as.clientAdmin.get(one), 200)).not.toHaveProperty('closeReason')
    expect((await eventsOf(one)).slice(1)).toEqual([
      { name: 'care_request_activated', from_status: 'new', to_status: 'active', reason: null },
      { name: 'care_request_paused', from_status: 'active', to_status: 'inactive', reason: null },
      { name: 'care_request_activated', from_status: 'inactive', to_status: 'active', reason: null },
      { name: 'care_request_closed', from_status: 'active', to_status: 'closed', reason: 'De dochter doet het weer zelf' },
    ])
  })
  test('an organization can also agree and pause it through the whole form, with the same events', async () => {
    const { '@id': one } = await make(form)
    must(await as.organization.put(one, { ...agreed, status: 'active' }), 200)
    must(await as.organization.put(one, { ...agreed, status: 'inactive' }), 200)
    expect((await eventsOf(one)).map(({ name }) => name)).toEqual([
      ...['care_request_created', 'care_request_activated', 'care_request_changed'],
      ...['care_request_paused', 'care_request_changed'],
    ])
  })
  test('the people who manage the client are notified, except the actor, without details of the care', async () => {
    const client = await newClient()
    const { '@id': one } = await make(agreed, client)
    const manager = world.people.planner
    await db.updateTable('client').set({ client_manager_uuid: manager.uuid }).where('uuid', '=', uuidOf(client)).execute()
    must(await as.organization.put(`${one}/activate`, {}), 200)
    const event = {
      uuid: '',
      name: 'care_request_activated' as const,
      reason: null,
      data: {},
      at: today,
      subjectUuid: uuidOf(one),
    }
    const sent = await mails.care_request_activated(db, { ...event, actorUuid: world.people.organization.uuid }, queriesOf)
    expect(sent.map(({ to }) => to)).toContain(manager.username)
    expect(sent.map(({ to }) => to)).not.toContain(world.people.organization.username)
    expect(sent.find(({ to }) => to === manager.username)?.button?.path).toBe(
      `/backoffice/clienten/${uuidOf(client)}?onderdeel=zorgvragen`,
    )
    expect(JSON.stringify(sent)).not.toMatch(/Bos|wassen/)
    must(await as.organization.put(`${one}/pause`, {}), 200)
    expect(await mails.care_request_activated(db, { ...event, actorUuid: null }, queriesOf)).toEqual([])
  })
})

describe('care begins with what is agreed', () => {
  test('a new client stays new until care is agreed', async () => {
    const client = await newClient()
    await make(agreed, client)
    expect(await statusOf(client)).toBe('new')
  })
  test('a planner agrees no care for a client who is closed', async () => {
    const client = await newClient()
    const { '@id': one } = await make(agreed, client)
    await db.updateTable('client').set({ status: 'closed' }).where('uuid', '=', uuidOf(client)).execute()
    expect(await as.planner.put(`${one}/activate`, {})).toMatchObject({ status: 409 })
  })
  test('a new client becomes active when an organization agrees it, by each way', async () => {
    const [first, second, third] = [await newClient(), await newClient(), await newClient()]
    await make({ ...agreed, status: 'active' }, first)
    must(await as.organization.put(`${(await make(agreed, second))['@id']}/activate`, {}), 200)
    must(await as.organization.put((await make(form, third))['@id'], { ...agreed, status: 'active' }), 200)
    for (const client of [first, second, third]) {
      expect(await statusOf(client)).toBe('active')
      const beginning = { name: 'client_care_begun', from_status: 'new', to_status: 'active', reason: null }
      expect(await eventsOf(client)).toEqual([beginning])
    }
  })
  test('a client whose care ended is in care again when an organization agrees it again', async () => {
    const client = await newClient('active')
    must(await as.planner.put(`${client}/inactive`, { date: today.slice(0, 10), reason: world.endReason }), 200)
    await make({ ...agreed, status: 'active' }, client)
    expect(must(await as.organization.get(client), 200)).toMatchObject({ status: 'active' })
    expect((await eventsOf(client)).at(-1)).toMatchObject({ name: 'client_back_in_care', from_status: 'inactive' })
  })
})
