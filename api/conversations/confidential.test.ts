// Confidential messages between one relative and the client's manager.
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { callerWith, openTestApi } from '../../tests/servers/api.ts'
import { settings } from '../../tests/servers/settings.ts'
import { mailsAboutOf } from '../../tests/worlds/mails-about.ts'
import { must } from '../../tests/worlds/moments.ts'
import { everybody, tokenFor, uuidOf, type Who } from '../../tests/worlds/world.ts'
import { mails, queriesOf } from '../concepts.ts'
import { openMailbox } from '../platform/events/mailbox.ts'

const api = await openTestApi()
const { as, world, db, server } = api
afterAll(() => api.close())
const mailbox = openMailbox(db, { mails, queriesOf }, settings)
const client = uuidOf(world.client)
const text = 'Liever niet meer met Özge.'
const relative = `/v1/client_admins/${world.people.clientAdmin.uuid}`
const about = { client: world.client, confidentialWith: relative }

const person = async (name: string, role: 'ROLE_CLIENT_ADMIN' | 'ROLE_PLANNER') => {
  const username = `${name.toLowerCase()}@voorbeeld.example`
  const { uuid } = await db
    .insertInto('account')
    .values({ username, password_hash: '', roles: [role], created_at: '2026-10-19T08:00:00Z' })
    .returning('uuid')
    .executeTakeFirstOrThrow()

  const names = { uuid, first_name: name, last_name: 'Smit' }
  if (role === 'ROLE_PLANNER')
    await db
      .insertInto('back_office_employee')
      .values({ ...names, email: username })
      .execute()
  else {
    await db.insertInto('client_admin').values(names).execute()
    await db.insertInto('client_admin_client').values({ client_admin_uuid: uuid, client_uuid: client }).execute()
  }
  const caller = callerWith(
    server,
    await tokenFor(server, { username, uuid, roles: [role], multiFactor: role === 'ROLE_PLANNER' }),
  )
  return { uuid, username, caller }
}
const [son, otherPlanner] = [await person('Bas', 'ROLE_CLIENT_ADMIN'), await person('Noor', 'ROLE_PLANNER')]

const manage = (client_manager_uuid: string | null) =>
  db.updateTable('client').set({ client_manager_uuid }).where('uuid', '=', client).execute()
beforeEach(() => manage(world.people.planner.uuid))
const say = async (who: Who = 'clientAdmin', more: object = {}) =>
  must(await as[who].post('/messages', { text, ...about, ...more }), 201)
const conversationOf = async (who: Who) => {
  const { member } = must(await as[who].get(`/conversations?client.uuid=${client}&exists[confidentialWith]=true`), 200)
  return member[0]!
}
type Caller = (typeof as)[Who]
const hiddenFrom = async (caller: Caller, who: string, message: string, conversation: string) => {
  expect((await caller.get(`/messages/${message}`)).status, who).toBe(404)
  expect((await caller.get(`/conversations/${conversation}`)).status, who).toBe(404)
  expect([403, 404], who).toContain((await caller.put(`/conversations/${conversation}/read`)).status)
  for (const query of [
    '',
    `client.uuid=${client}`,
    'exists[confidentialWith]=true',
    `confidentialWith.uuid=${uuidOf(relative)}`,
  ]) {
    const of = async (list: string) => must(await caller.get(`/${list}?pagination=false&${query}`), 200).member
    expect(
      (await of('messages')).map(({ uuid }) => uuid),
      `${who} ${query}`,
    ).not.toContain(message)
    expect(JSON.stringify(await of('conversations')), `${who} ${query}`).not.toContain(conversation)
  }
}
const throughEyesOf = async (who: 'clientAdmin' | 'planner') =>
  callerWith(server, await tokenFor(server, world.people[who], world.people[who].roles, otherPlanner.uuid))

describe('a confidential message', () => {
  test('is about a client, and not with somebody who does not act for them', async () => {
    const worker = `/v1/care_workers/${world.people.careWorker.uuid}`
    const refused = { status: 422, body: { violations: [{ propertyPath: 'confidentialWith' }] } }
    const withWorker = { text, careWorker: worker, confidentialWith: relative }
    expect(await as.planner.post('/messages', withWorker)).toMatchObject(refused)
    await db
      .updateTable('client')
      .set({ client_manager_uuid: world.people.planner.uuid })
      .where('uuid', '=', uuidOf(world.clientInWest))
      .execute()
    expect(await as.planner.post('/messages', { text, ...about, client: world.clientInWest })).toMatchObject(refused)
  })
  test('is not sent while there is nobody to read it: no manager, or one who has left', async () => {
    const refused = { status: 422, body: { violations: [{ propertyPath: 'confidentialWith' }] } }
    await manage(null)
    expect(await as.clientAdmin.post('/messages', { text, ...about })).toMatchObject(refused)
    await manage(world.people.backOffice.uuid)
    const active = (is: boolean) =>
      db.updateTable('account').set({ active: is }).where('uuid', '=', world.people.backOffice.uuid).execute()
    await active(false)
    expect(await as.clientAdmin.post('/messages', { text, ...about })).toMatchObject(refused)
    await active(true)
  })
  test('nobody writes with another relative, not even a planner who does not manage the client', async () => {
    expect((await son.caller.post('/messages', { text, ...about })).status).toBe(422)
    expect((await otherPlanner.caller.post('/messages', { text, ...about })).status).toBe(422)
    for (const who of everybody.filter(each => each !== 'clientAdmin' && each !== 'planner'))
      expect([403, 422], who).toContain((await as[who].post('/messages', { text, ...about })).status)
  })
  test('nobody else finds, in no list and by no address: no role, no other relative, no other planner', async () => {
    await api.assignedMoment()
    const { uuid } = await say()
    const { uuid: conversation } = await conversationOf('clientAdmin')
    for (const who of everybody.filter(each => each !== 'clientAdmin' && each !== 'planner'))
      await hiddenFrom(as[who], who, uuid, conversation)
    await hiddenFrom(son.caller, 'the second relative', uuid, conversation)
    await hiddenFrom(otherPlanner.caller, 'another planner', uuid, conversation)
  })
  test('nobody reads through the eyes of one of the two', async () => {
    const { uuid } = await say()
    const { uuid: conversation } = await conversationOf('clientAdmin')
    for (const who of ['clientAdmin', 'planner'] as const)
      await hiddenFrom(await throughEyesOf(who), `as ${who}`, uuid, conversation)
  })
  test('is in no file, not even of the two', async () => {
    await say('clientAdmin', { text: 'Dit is vertrouwelijk.' })
    must(await as.clientAdmin.post('/messages', { text: 'Dit is gewoon.', client: world.client }), 201)
    const dossier = await as.planner.get(`/clients/${client}/export?startDate=2026-01-01&endDate=2026-12-31`)
    const data = strFromU8(unzipSync(dossier.bytes)['dossier.json']!)
    expect(data).toContain('Dit is gewoon.')
    expect(data).not.toContain('Dit is vertrouwelijk.')
  })
  test('the relative and the manager read, and the manager answers, apart from what is said with the family', async () => {
    must(await as.clientAdmin.post('/messages', { text: 'Voor iedereen.', client: world.client }), 201)
    await say()
    const answer = await say('planner', { text: 'Dank u. Ik bel u morgen.' })
    expect(answer).toMatchObject({ confidentialWith: relative })
    const [mine, theirs] = [await conversationOf('clientAdmin'), await conversationOf('planner')]
    expect(mine).toMatchObject({ title: 'Fenna planner', lastText: 'Dank u. Ik bel u morgen.', unread: 1 })
    expect(theirs).toMatchObject({ uuid: mine.uuid, title: 'Joke de Wit', lastIsOwn: true })
    must(await as.clientAdmin.put(`/conversations/${mine.uuid}/read`), 200)
    expect(await conversationOf('clientAdmin')).toMatchObject({ unread: 0 })
    expect(must(await as.clientAdmin.get(`/conversations/${client}`), 200)).toMatchObject({ lastText: 'Voor iedereen.' })
    expect(must(await son.caller.get(`/conversations/${client}`), 200)).toMatchObject({ lastText: 'Voor iedereen.' })
  })
  test('the next manager reads from then on, and the previous one no longer', async () => {
    const { uuid } = await say()
    await manage(world.people.backOffice.uuid)
    must(await as.backOffice.get(`/messages/${uuid}`), 200)
    expect((await as.planner.get(`/messages/${uuid}`)).status).toBe(404)
    expect(await say('backOffice')).toMatchObject({ authorName: 'Fenna backOffice' })
  })
})

describe('the mail about it', () => {
  const mailsOf = mailsAboutOf(db, mailbox)
  test('goes to the manager alone, and back to this relative alone', async () => {
    const [toManager, ...others] = await mailsOf((await say()).uuid)
    expect([toManager?.recipient, others]).toEqual([world.people.planner.username, []])
    const place = `meldingen=vertrouwelijk-${client}-${uuidOf(relative)}`
    expect(toManager!.text).toContain(`/backoffice/clienten/${client}?${place}`)
    const [toRelative, ...more] = await mailsOf((await say('planner')).uuid)
    expect([toRelative?.recipient, more]).toEqual([world.people.clientAdmin.username, []])
    expect(toRelative!.text).toContain(`/zorg/contact?client=${client}&vertrouwelijk=ja`)
    expect(JSON.stringify([toManager, toRelative])).not.toMatch(/Özge|Truus/)
  })
  test('goes to a manager without a page for clients too, who opens the conversation itself', async () => {
    await manage(world.people.backOffice.uuid)
    const [mail] = await mailsOf((await say()).uuid)
    expect(mail!.text).toContain(`/backoffice/open-zorgmomenten?meldingen=vertrouwelijk-`)
  })
})
