import { afterAll, describe, expect, test } from 'vitest'
import { addHours } from '../../rules/time/amsterdam.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { rowsOf } from '../../tests/worlds/rows.ts'
import { today, uuidOf } from '../../tests/worlds/world.ts'
import { mails } from './mails.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
const rows = rowsOf(db, world)

const newClient = async (location = world.east) => {
  const contact = { address: { street: 'Lijnmarkt', houseNumber: '3', postcode: '3511 KE', city: 'Utrecht' } }
  const form = { firstName: 'Annie', lastName: 'Bos', responsibleLocation: location, contact }
  return must(await as.planner.post('/organization_locations/clients', form), 201)['@id']
}
const outOfCare = (changes: Record<string, unknown> = {}) => ({ date: today.slice(0, 10), reason: world.endReason, ...changes })
const eventsOf = (subject: string) =>
  db.selectFrom('event').select(['name', 'reason', 'uuid']).where('subject_uuid', '=', uuidOf(subject)).orderBy('uuid').execute()

describe('a client goes out of care', () => {
  test('a worker, an administrator and the back office do not decide so; another organization finds no client', async () => {
    const path = `${await newClient()}/inactive`
    expect((await as.careWorker.put(path, outOfCare())).status).toBe(403)
    expect((await as.clientAdmin.put(path, outOfCare())).status).toBe(403)
    expect((await as.backOffice.put(path, outOfCare())).status).toBe(403)
    expect((await as.otherOrganization.put(path, outOfCare())).status).toBe(404)
    expect((await as.otherLocationAdmin.put(path, outOfCare())).status).toBe(404)
    expect((await as.locationAdmin.put(`${await newClient(world.west)}/inactive`, outOfCare())).status).toBe(404)
  })
  test.each([
    ['no date', { date: undefined }, 'date'],
    ['a date years ahead', { date: '2036-10-19' }, 'date'],
    ['no reason', { reason: undefined }, 'reason'],
    ['a reason that does not exist', { reason: `/v1/client_end_reasons/${world.people.planner.uuid}` }, 'reason'],
  ])('an organization does not with %s', async (_name, changes, propertyPath) => {
    const answer = await as.organization.put(`${await newClient()}/inactive`, outOfCare(changes))
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath }] } })
  })
  test('an organization says when and why; the reason is for those who look after the client', async () => {
    const client = await newClient()
    await db
      .insertInto('client_admin_client')
      .values({ client_admin_uuid: world.people.clientAdmin.uuid, client_uuid: uuidOf(client) })
      .execute()
    const answer = must(await as.organization.put(`${client}/inactive`, outOfCare({ comment: 'Loopt weer' })), 200)
    expect(answer).toMatchObject({
      ...{ status: 'inactive', endedOn: '2026-10-19', endComment: 'Loopt weer', allowedActions: ['active'] },
      endReason: { name: 'Weer beter' },
    })
    expect((await eventsOf(client)).at(-1)).toMatchObject({ name: 'client_set_inactive', reason: 'Weer beter: Loopt weer' })
    const seen = must(await as.clientAdmin.get(client), 200)
    expect(seen).toMatchObject({ status: 'inactive', endedOn: '2026-10-19' })
    expect(seen.endReason ?? seen.endComment).toBeUndefined()
  })
  test('the planner is told that it was done already', async () => {
    const client = await newClient()
    must(await as.planner.put(`${client}/inactive`, outOfCare()), 200)
    const again = await as.planner.put(`${client}/inactive`, outOfCare())
    expect(again).toMatchObject({ status: 409, body: { currentStatus: 'inactive' } })
    expect(again.body.detail).toContain('Uit zorg')
  })
  test('of two users who do it at once, one succeeds', async () => {
    const path = `${await newClient()}/inactive`
    const both = await Promise.all([as.organization.put(path, outOfCare()), as.planner.put(path, outOfCare())])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('what ends with the care', () => {
  test('open work from that day on is withdrawn and planned work cancelled, with what is offered of it; earlier work stays', async () => {
    const client = await newClient()
    const before = await api.assignedMoment({ client })
    const day = addHours(String(before.endDate), 24).slice(0, 10)
    const { moment: open, reaction } = await api.reactedMoment({ client })
    const planned = await api.assignedMoment({ client }, 'colleague')
    const elsewhere = await api.openMoment()
    must(await as.organization.put(`${client}/inactive`, outOfCare({ date: day })), 200)
    const statuses = await Promise.all([before, open, planned, elsewhere].map(async m => (await api.fresh(m)).status))
    expect(statuses).toEqual(['assigned', 'withdrawn', 'canceled', 'open'])
    expect((await as.careWorker.get(reaction)).body.status).toBe('not_selected_withdrawn')
    expect(await api.fresh(planned)).toMatchObject({ cancelledBy: 'organization', statusReason: 'De cliënt is uit zorg' })
    const offered = await db
      .selectFrom('care_moment_publication')
      .select('status')
      .where('care_moment_uuid', '=', open.uuid)
      .execute()
    expect(offered).toEqual([{ status: 'closed' }])
    expect((await eventsOf(planned['@id'])).at(-1)).toMatchObject({
      name: 'care_moment_canceled',
      reason: 'De cliënt is uit zorg',
    })
  })
  test('work that has begun is not cancelled, however early the day that is named', async () => {
    const client = await newClient()
    const uuid = await rows.putMoment('assigned', { past: true })
    await db
      .updateTable('care_moment')
      .set({ client_uuid: uuidOf(client) })
      .where('uuid', '=', uuid)
      .execute()
    must(await as.organization.put(`${client}/inactive`, outOfCare({ date: '2026-06-01' })), 200)
    expect(must(await as.planner.get(`/care_moments/${uuid}`), 200).status).toBe('assigned')
  })
  test('an organization plans nothing for the client from that day on, also not while it is being done', async () => {
    const client = await newClient()
    const ending = outOfCare({ date: '2026-11-30' })
    const work = (day: string) => api.newMoment({ client, startDate: `${day}T07:00:00Z`, endDate: `${day}T15:00:00Z` })
    const make = (day: string) => as.organization.post('/care_moments_by_organization', work(day))
    const [made] = await Promise.all([make('2026-12-01'), as.planner.put(`${client}/inactive`, ending)])
    const left = await db
      .selectFrom('care_moment')
      .select('uuid')
      .where('client_uuid', '=', uuidOf(client))
      .where('status', '=', 'open')
      .execute()
    expect([201, 422]).toContain(made.status)
    expect(left).toEqual([])
    expect(await make('2026-11-30')).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'client' }] } })
    expect(await make('2026-11-29')).toMatchObject({ status: 201 })
  })
  test('a period that runs past it ends there', async () => {
    const client = await newClient()
    const period = await api.openMoment({ client, timeScope: 'period', endDate: '2026-12-31T15:00:00Z' })
    must(await as.organization.put(`${client}/inactive`, outOfCare({ date: '2026-11-30' })), 200)
    expect(await api.fresh(period)).toMatchObject({ status: 'open', endDate: '2026-11-29T23:00:00+00:00' })
  })
  test('the team gets a mail about it, without the reason', async () => {
    const client = await newClient()
    const { uuid, username } = world.people.thirdWorker
    await db
      .insertInto('care_team')
      .values({ client_uuid: uuidOf(client), care_worker_uuid: uuid })
      .execute()
    must(await as.planner.put(`${client}/inactive`, outOfCare({ comment: 'Overleden' })), 200)
    const event = {
      subjectUuid: uuidOf(client),
      uuid: '',
      name: 'client_set_inactive' as const,
      actorUuid: null,
      reason: 'Overleden',
      data: {},
      at: today,
    }
    const sent = await mails.client_set_inactive(db, event)
    expect(sent).toMatchObject([{ to: username, text: expect.stringContaining('Annie') }])
    expect(JSON.stringify(sent)).not.toMatch(/Overleden|Weer beter|Bos/)
  })
})
