import { afterAll, describe, expect, test } from 'vitest'
import { addDays, addHours } from '../../rules/time/amsterdam.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { putCareRequest, putClient } from '../../tests/worlds/rows.ts'
import { today, uuidOf } from '../../tests/worlds/world.ts'
import { queriesOf } from '../concepts.ts'
import { mails } from './mails.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())

const day = today.slice(0, 10)
const newClient = async (status = 'new') => `/v1/clients/${await putClient(db, world, status)}`
const outOfCare = async (date = day) => {
  const client = await newClient('active')
  must(await as.planner.put(`${client}/inactive`, { date, reason: world.endReason }), 200)
  return client
}
const statusOf = async (client: string) => must(await as.planner.get(client), 200).status
const eventsOf = async (address: string) => {
  const events = db.selectFrom('event').select(['name', 'reason', 'uuid']).where('subject_uuid', '=', uuidOf(address))
  return (await events.orderBy('uuid').execute()).map(({ name }) => name)
}
const requestOf = async (client: string, set: { status: string; wanted_until?: string }) => {
  const uuid = await putCareRequest(db, world)
  const row = { client_uuid: uuidOf(client), wanted_from: '2026-01-01', ...set }
  await db.updateTable('care_request').set(row).where('uuid', '=', uuid).execute()
  return `/v1/care_requests/${uuid}`
}

describe('care begins with the first care moment that somebody is found for', () => {
  test('a client with work that nobody has is new', async () => {
    const client = await newClient()
    await api.openMoment({ client })
    expect(await statusOf(client)).toBe('new')
  })
  test('a client whose work an organization gives to somebody is active, once', async () => {
    const client = await newClient()
    await api.assignedMoment({ client })
    await api.assignedMoment({ client }, 'colleague')
    expect(await statusOf(client)).toBe('active')
    expect(await eventsOf(client)).toEqual(['client_care_begun'])
  })
  test('a client with work until the day that ends the care stays out of care when somebody is found for it', async () => {
    const client = await outOfCare(addDays(day, 300))
    await api.assignedMoment({ client })
    expect(await statusOf(client)).toBe('inactive')
  })
})

describe('what is agreed ends with the care', () => {
  test('what an organization agreed ends the day before, what begins later and what had ended stay as they are', async () => {
    const client = await newClient('active')
    const running = await requestOf(client, { status: 'active' })
    const ended = await requestOf(client, { status: 'active', wanted_until: '2026-02-01' })
    must(await as.organization.put(`${client}/inactive`, { date: day, reason: world.endReason }), 200)
    expect(must(await as.clientAdmin.get(running), 404)).toBeDefined()
    expect(must(await as.planner.get(running), 200)).toMatchObject({ status: 'active', wantedUntil: addDays(day, -1) })
    expect(must(await as.planner.get(ended), 200)).toMatchObject({ wantedUntil: '2026-02-01' })
    expect(await eventsOf(running)).toEqual(['care_request_changed'])
  })
})

describe('a client is in care again', () => {
  test('a worker, an administrator and another organization do not say so', async () => {
    const client = await outOfCare()
    expect((await as.careWorker.put(`${client}/active`, {})).status).toBe(403)
    expect((await as.clientAdmin.put(`${client}/active`, {})).status).toBe(403)
    expect((await as.otherOrganization.put(`${client}/active`, {})).status).toBe(404)
  })
  test('an organization cannot resume care for a client who never left care, or is closed', async () => {
    for (const status of ['new', 'active', 'closed'])
      expect(await as.organization.put(`${await newClient(status)}/active`, {})).toMatchObject({
        ...{ status: 409, body: { currentStatus: status } },
      })
  })
  test('an organization says so: nothing is left of the end, and care is planned again', async () => {
    const client = await outOfCare()
    const again = must(await as.organization.put(`${client}/active`, {}), 200)
    expect(again.status).toBe('active')
    for (const field of ['endedOn', 'endReason', 'endComment']) expect(again).not.toHaveProperty(field)
    expect((await eventsOf(client)).at(-1)).toBe('client_back_in_care')
    await api.openMoment({ client })
  })
})

describe('a client is closed', () => {
  test('an organization does not close one; a planner does not close who is in care', async () => {
    expect((await as.organization.put(`${await outOfCare()}/close`, { reason: 'Verhuisd' })).status).toBe(403)
    for (const status of ['new', 'active'])
      expect(await as.planner.put(`${await newClient(status)}/close`, { reason: 'Verhuisd' })).toMatchObject({ status: 409 })
  })
  test('a planner does not close one without a reason', async () => {
    const answer = await as.planner.put(`${await outOfCare()}/close`, {})
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'reason' }] } })
  })
  test('a planner closes one who is out of care, with all that was asked', async () => {
    const client = await outOfCare()
    const request = await requestOf(client, { status: 'inactive' })
    expect(must(await as.planner.put(`${client}/close`, { reason: 'Verhuisd' }), 200)).toMatchObject({
      ...{ status: 'closed', endedOn: day, allowedActions: [] },
    })
    expect(must(await as.planner.get(request), 200)).toMatchObject({ status: 'closed', closeReason: 'De cliënt is afgesloten' })
    expect(await eventsOf(request)).toEqual(['care_request_closed'])
    expect((await eventsOf(client)).at(-1)).toBe('client_closed')
  })
})

test('the manager of a client is notified that the care begins again or is closed, as long as that is true', async () => {
  const client = await outOfCare()
  must(await as.planner.put(`${client}/active`, {}), 200)
  const event = { uuid: '', reason: null, data: {}, at: today, subjectUuid: uuidOf(client), actorUuid: world.people.planner.uuid }
  const sent = await mails.client_back_in_care(db, { ...event, name: 'client_back_in_care' }, queriesOf)
  expect(sent.length).toBeGreaterThan(0)
  for (const mail of sent) expect(mail.button?.path).toBe(`/organisatie/clienten/${uuidOf(client)}`)
  expect(await mails.client_closed(db, { ...event, name: 'client_closed' }, queriesOf)).toEqual([])
})

describe('what is planned in a week', () => {
  test('a worker does not read how much care others give', async () => {
    await api.assignedMoment()
    expect(must(await as.careWorker.get(world.client), 200)).not.toHaveProperty('careWeeks')
  })
  test('an organization reads the minutes of what is not called off, without breaks, in the week in which it begins', async () => {
    const client = await newClient('active')
    // The present is a Monday (tests/worlds/world.ts).
    const monday = day
    const at = (startDate: string, hours: number, breakMinutes = 0) =>
      api.openMoment({ client, startDate, endDate: addHours(startDate, hours), breakMinutes })
    await at(`${addDays(monday, 3)}T08:00:00Z`, 4, 30)
    await at(`${addDays(monday, 6)}T21:00:00Z`, 8)
    await at(`${addDays(monday, 14)}T08:00:00Z`, 2)
    const off = await at(`${addDays(monday, 4)}T08:00:00Z`, 4)
    must(await as.organization.put(`${off['@id']}/cancel`, { cancelReason: world.cancelReason }), 200)
    const { careWeeks } = must(await as.organization.get(client), 200)
    expect(careWeeks).toEqual([
      { startsOn: monday, plannedMinutes: 3.5 * 60 + 8 * 60 },
      { startsOn: addDays(monday, 7), plannedMinutes: 0 },
      { startsOn: addDays(monday, 14), plannedMinutes: 120 },
      { startsOn: addDays(monday, 21), plannedMinutes: 0 },
    ])
  })
})
