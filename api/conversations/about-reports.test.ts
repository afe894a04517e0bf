// A question of the family about a report, and the back office's answer.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { callerWith, openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { tokenFor, uuidOf, type Who } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, world, db, server } = api
afterAll(() => api.close())

const client = uuidOf(world.client)
const text = 'Gebeurt dit vaker?'
const reportOn = async (place: object = {}, about = world.client, who: Who = 'careWorker') => {
  await api.assignedMoment({ client: about, ...place }, who)
  return must(await as[who].post('/client_reports', { client: about, text: 'Onrustig geslapen.' }), 201)['@id']
}
const ask = (clientReport: string, who: Who = 'clientAdmin', about: object = { client: world.client }) =>
  as[who].post('/messages', { text, ...about, clientReport })
const write = async (who: Who, more: object = {}) =>
  must(await as[who].post('/messages', { text, client: world.client, ...more }), 201)
const refused = { status: 422, body: { violations: [{ propertyPath: 'clientReport' }] } }
const reportsOf = async (who: Who, query: string) =>
  must(await as[who].get(`/messages?client.uuid=${client}&${query}`), 200).member.map(({ uuid }) => uuid)
const manage = (client_manager_uuid: string | null) =>
  db.updateTable('client').set({ client_manager_uuid }).where('uuid', '=', client).execute()
beforeEach(() => manage(null))

const [report, inWest] = [await reportOn(), await reportOn({ location: world.west }, world.clientInWest)]

/** Somebody who acts for this client alone. */
const administratorOf = async (about: string) => {
  const person = {
    username: `familie-${uuidOf(about)}@voorbeeld.example`,
    roles: ['ROLE_CLIENT_ADMIN' as const],
    multiFactor: false,
  }
  const { uuid } = await db
    .insertInto('account')
    .values({ username: person.username, password_hash: '', roles: person.roles, created_at: '2026-10-19T08:00:00Z' })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await db.insertInto('client_admin').values({ uuid, first_name: 'Nora', last_name: 'Smit' }).execute()
  await db
    .insertInto('client_admin_client')
    .values({ client_admin_uuid: uuid, client_uuid: uuidOf(about) })
    .execute()
  return callerWith(server, await tokenFor(server, { ...person, uuid }))
}

describe('a question about a report', () => {
  test('the administrator does not ask about a report of another client, not even of one for whom they also act', async () => {
    expect(await ask(inWest)).toMatchObject(refused)
    const both = { client_admin_uuid: world.people.clientAdmin.uuid, client_uuid: uuidOf(world.clientInWest) }
    await db.insertInto('client_admin_client').values(both).execute()
    expect(await ask(inWest)).toMatchObject(refused)
    await db.deleteFrom('client_admin_client').where('client_uuid', '=', both.client_uuid).execute()
  })
  test('the administrator does not ask about a report that is not there', async () => {
    expect(await ask('/v1/client_reports/019a0000-0000-7000-8000-000000000000')).toMatchObject(refused)
    expect(await ask(world.client)).toMatchObject(refused)
  })
  test('a care worker neither attaches a report to a matter about themselves nor asks the back office about it', async () => {
    const about = { careWorker: `/v1/care_workers/${world.people.careWorker.uuid}` }
    expect(await ask(report, 'careWorker', about)).toMatchObject(refused)
    for (const who of ['careWorker', 'organization', 'locationAdmin'] as const)
      expect(await ask(report, who), who).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'client' }] } })
  })
  test('a back-office employee who manages the client is not shown its reports, so does not name one', async () => {
    await manage(world.people.backOffice.uuid)
    expect(await ask(report, 'backOffice')).toMatchObject(refused)
  })
  test('another client’s administrator sees neither it nor its report, by address, by client or by report', async () => {
    const { '@id': address } = must(await ask(report), 201)
    const other = await administratorOf(world.clientInWest)
    expect(await other.get(address)).toMatchObject({ status: 404 })
    expect(await other.get(`/conversations/${client}`)).toMatchObject({ status: 404 })
    expect(await other.get(report)).toMatchObject({ status: 404 })
    for (const query of [`client.uuid=${client}`, `clientReport.uuid=${uuidOf(report)}`, 'exists[clientReport]=true', ''])
      expect(must(await other.get(`/messages?${query}`), 200).totalItems, query).toBe(0)
    expect(await other.post('/messages', { text, client: world.client, clientReport: report })).toMatchObject({ status: 422 })
  })
  test('a former administrator cannot read it', async () => {
    const { '@id': address } = must(await ask(report), 201)
    const former = await administratorOf(world.client)
    must(await former.get(address), 200)
    await db
      .deleteFrom('client_admin_client')
      .where('client_admin_uuid', '<>', world.people.clientAdmin.uuid)
      .where('client_uuid', '=', client)
      .execute()
    expect(await former.get(address)).toMatchObject({ status: 404 })
    expect(must(await former.get('/messages?exists[clientReport]=true'), 200).totalItems).toBe(0)
  })
  test('the back office reads with the report beside it, and whoever manages the client too', async () => {
    const { '@id': address, uuid } = must(await ask(report), 201)
    await manage(world.people.backOffice.uuid)
    for (const who of ['planner', 'backOffice'] as const) {
      expect(must(await as[who].get(address), 200), who).toMatchObject({
        text,
        isOwn: false,
        clientReport: { uuid: uuidOf(report), authorName: 'Özge careWorker', text: 'Onrustig geslapen.' },
      })
      expect(await reportsOf(who, `clientReport.uuid=${uuidOf(report)}`), who).toContain(uuid)
    }
  })
})

describe('an answer', () => {
  test('the family does not give itself: what they write after a question is about no report', async () => {
    must(await ask(report), 201)
    expect(await write('clientAdmin')).not.toHaveProperty('clientReport')
  })
  test('the planner gives is about the report that was asked about last', async () => {
    const second = await reportOn({}, world.client, 'colleague')
    must(await ask(report), 201)
    must(await ask(second), 201)
    const answer = await write('planner')
    expect(answer).toMatchObject({ clientReport: { uuid: uuidOf(second) } })
    expect(await reportsOf('clientAdmin', `clientReport.uuid=${uuidOf(second)}`)).toContain(answer.uuid)
    expect(await reportsOf('clientAdmin', `clientReport.uuid=${uuidOf(report)}`)).not.toContain(answer.uuid)
    expect(await write('planner')).toMatchObject({ clientReport: { uuid: uuidOf(second) } })
  })
  test('the planner may give about an earlier report, by naming it', async () => {
    const second = await reportOn({}, world.client, 'colleague')
    must(await ask(second), 201)
    expect(await write('planner', { clientReport: report })).toMatchObject({ clientReport: { uuid: uuidOf(report) } })
  })
  test('the client manager gives is about it too, and about none once the family asked something else', async () => {
    await manage(world.people.backOffice.uuid)
    must(await ask(report), 201)
    expect(await write('backOffice')).toMatchObject({ clientReport: { uuid: uuidOf(report) } })
    const other = await write('clientAdmin')
    const answer = await write('backOffice')
    expect(answer).not.toHaveProperty('clientReport')
    const without = await reportsOf('clientAdmin', 'exists[clientReport]=false&pagination=false')
    expect(without).toEqual(expect.arrayContaining([other.uuid, answer.uuid]))
  })
})
