import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { settings } from '../../tests/servers/settings.ts'
import { mailsAboutOf } from '../../tests/worlds/mails-about.ts'
import { must } from '../../tests/worlds/moments.ts'
import { uuidOf, type Who } from '../../tests/worlds/world.ts'
import { mails, queriesOf } from '../concepts.ts'
import { moveClock } from '../platform/clock.ts'
import { openMailbox } from '../platform/events/mailbox.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
const mailbox = openMailbox(db, { mails, queriesOf }, settings)

type Subject = { careMomentPublicationReaction?: string; client?: string; careWorker?: string }
const text = 'Is er een parkeerplaats bij het huis?'
const send = (who: Who, subject: Subject) => as[who].post('/messages', { text, ...subject })
const sent = async (who: Who, subject: Subject) => must(await send(who, subject), 201)
const reacted = async (who: Who = 'careWorker') => {
  const { moment, reaction } = await api.reactedMoment({}, who)
  return { moment, about: { careMomentPublicationReaction: reaction } }
}
const refusedFor = (propertyPath: string) => ({ status: 422, body: { violations: [{ propertyPath }] } })
const family = { client: world.client }
const worker = { careWorker: `/v1/care_workers/${world.people.careWorker.uuid}` }
const manage = (client_manager_uuid: string | null) =>
  db.updateTable('client').set({ client_manager_uuid }).where('uuid', '=', uuidOf(world.client)).execute()
beforeEach(() => manage(null))

const outsiders = async (address: string, others: readonly Who[]) => {
  for (const who of others) {
    expect(await as[who].get(address), who).toMatchObject({ status: 404 })
    const { member } = must(await as[who].get('/messages?pagination=false'), 200)
    expect(
      member.map(each => each['@id']),
      who,
    ).not.toContain(address)
  }
}

describe('a message', () => {
  test('is about one thing: not about nothing, not about two', async () => {
    const { about } = await reacted()
    expect(await send('careWorker', {})).toMatchObject(refusedFor('careMomentPublicationReaction'))
    expect(await send('careWorker', { ...about, ...worker })).toMatchObject(refusedFor('careWorker'))
    expect(await send('planner', { ...family, ...worker })).toMatchObject(refusedFor('careWorker'))
  })
  test('says something, in no more than 4000 characters', async () => {
    const of = (said: string) => as.careWorker.post('/messages', { text: said, ...worker })
    expect(await of(' ')).toMatchObject(refusedFor('text'))
    expect(await of('a'.repeat(4001))).toMatchObject(refusedFor('text'))
    expect(await of('a'.repeat(4000))).toMatchObject({ status: 201 })
  })
  test('is changed or removed by nobody', async () => {
    const { '@id': address, uuid } = await sent('careWorker', worker)
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect(await as.careWorker.send(method, address, { text: 'Anders' }), method).toMatchObject({ status: 405 })
    await expect(db.updateTable('message').set({ text: 'Anders' }).where('uuid', '=', uuid).execute()).rejects.toThrow()
    await expect(db.deleteFrom('message').where('uuid', '=', uuid).execute()).rejects.toThrow()
  })
})

describe('about a reaction', () => {
  test('nobody writes who is not one of the two', async () => {
    const { about } = await reacted()
    for (const who of ['colleague', 'otherOrganization', 'otherLocationAdmin', 'clientAdmin', 'backOffice'] as const)
      expect(await send(who, about), who).toMatchObject(refusedFor('careMomentPublicationReaction'))
  })
  test('nobody else reads it, also not a location admin of elsewhere', async () => {
    const { about } = await reacted()
    const { '@id': address } = await sent('careWorker', about)
    await outsiders(address, ['colleague', 'otherOrganization', 'otherLocationAdmin', 'clientAdmin', 'backOffice'])
    const { reaction } = await api.reactedMoment({ location: world.west, client: world.clientInWest })
    const inWest = await sent('organization', { careMomentPublicationReaction: reaction })
    await outsiders(inWest['@id'], ['locationAdmin'])
  })
  test('a care worker and the organization write to each other, in order, and the planner reads along', async () => {
    const { about } = await reacted()
    await sent('careWorker', about)
    await sent('organization', about)
    await sent('locationAdmin', about)
    const thread = `/messages?careMomentPublicationReaction.uuid=${uuidOf(about.careMomentPublicationReaction)}`
    const names = ['Özge careWorker', 'Sanne organization', 'Sanne locationAdmin']
    for (const who of ['careWorker', 'organization', 'secondUser', 'locationAdmin', 'planner'] as const)
      expect(
        must(await as[who].get(thread), 200).member.map(each => each.authorName),
        who,
      ).toEqual(names)
    const { member } = must(await as.organization.get(thread), 200)
    expect(member.map(({ isOwn }) => isOwn)).toEqual([false, true, false])
    expect(member[0]).toMatchObject({ text, ...about })
    expect(member[0]).not.toHaveProperty('client')
  })
})

describe('about a client', () => {
  test('a care worker or organization of the client cannot write in it', async () => {
    await api.assignedMoment()
    for (const who of ['careWorker', 'organization', 'locationAdmin', 'backOffice'] as const)
      expect(await send(who, family), who).toMatchObject(refusedFor('client'))
    expect(await send('clientAdmin', { client: world.clientInWest })).toMatchObject(refusedFor('client'))
  })
  test('an administrator and the back office read it, and nobody else; a back-office employee only for clients they manage', async () => {
    const { '@id': address } = await sent('clientAdmin', family)
    await outsiders(address, ['careWorker', 'organization', 'locationAdmin', 'backOffice', 'otherOrganization'])
    for (const who of ['clientAdmin', 'planner'] as const) must(await as[who].get(address), 200)
    await manage(world.people.backOffice.uuid)
    expect(must(await as.backOffice.get(address), 200)).toMatchObject({ isOwn: false, client: { firstName: 'Truus' } })
    await sent('backOffice', family)
    const thread = must(await as.clientAdmin.get(`/messages?client.uuid=${uuidOf(world.client)}`), 200)
    expect(thread.member.at(-1)).toMatchObject({ authorName: 'Fenna backOffice' })
  })
  test('a client manager is still not shown the client itself', async () => {
    await manage(world.people.backOffice.uuid)
    expect(await as.backOffice.get(world.client)).toMatchObject({ status: 403 })
  })
  test('whoever reads it leaves a line in the access log', async () => {
    const { '@id': address } = await sent('clientAdmin', family)
    must(await as.planner.get(address), 200)
    const line = await db.selectFrom('access_log').selectAll().orderBy('uuid', 'desc').limit(1).executeTakeFirstOrThrow()
    expect(line).toMatchObject({ operation: 'conversations.get', client_uuids: [uuidOf(world.client)] })
  })
})

describe('with a care worker', () => {
  test('an organization that knows them, a family and a back-office employee do not write', async () => {
    await reacted()
    for (const who of ['organization', 'backOffice', 'colleague', 'clientAdmin'] as const)
      expect(await send(who, worker), who).toMatchObject(refusedFor('careWorker'))
  })
  test('the planners and the care worker write and read, and nobody else', async () => {
    await reacted()
    const { '@id': address } = await sent('careWorker', worker)
    await sent('planner', worker)
    await outsiders(address, ['colleague', 'organization', 'backOffice', 'clientAdmin'])
    const thread = must(await as.careWorker.get(`/messages?careWorker.uuid=${world.people.careWorker.uuid}`), 200).member
    expect(thread.slice(-2).map(({ authorName }) => authorName)).toEqual(['Özge careWorker', 'Fenna planner'])
  })
})

describe('a conversation', () => {
  const ofReaction = ({ careMomentPublicationReaction }: { careMomentPublicationReaction: string }) =>
    `/conversations/${uuidOf(careMomentPublicationReaction)}`
  const unreadOf = async (who: Who, address: string) => must(await as[who].get(address), 200).unread
  const all = async (who: Who, query = '') =>
    must(await as[who].get(`/conversations?pagination=false${query}`), 200).member.map(({ uuid }) => uuid)

  test('exists only for those who may read its messages; also to mark as read', async () => {
    const { about } = await reacted()
    await sent('careWorker', about)
    const address = ofReaction(about)
    for (const who of ['colleague', 'otherOrganization', 'otherLocationAdmin', 'clientAdmin', 'backOffice'] as const) {
      expect(await as[who].get(address), who).toMatchObject({ status: 404 })
      expect(await as[who].put(`${address}/read`), who).toMatchObject({ status: 404 })
      expect(await all(who), who).not.toContain(uuidOf(about.careMomentPublicationReaction))
    }
    await sent('careWorker', worker)
    expect(await as.organization.get(`/conversations/${uuidOf(worker.careWorker)}`)).toMatchObject({ status: 404 })
  })
  test('is begun once, by ten who write the first message at once', async () => {
    const { about } = await reacted()
    const answers = await Promise.all(Array.from({ length: 10 }, () => as.careWorker.post('/messages', { text, ...about })))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
    expect(await unreadOf('organization', ofReaction(about))).toBe(10)
  })
  test('shows the other party, the shift, and the last message', async () => {
    const { moment, about } = await reacted()
    await sent('careWorker', about)
    expect(must(await as.organization.get(ofReaction(about)), 200)).toMatchObject({
      title: 'Özge careWorker',
      careMoment: { uuid: moment.uuid, title: 'Vroege dienst', startDate: moment.startDate },
      lastText: text,
      lastAuthorName: 'Özge careWorker',
      lastIsOwn: false,
    })
    expect(must(await as.careWorker.get(ofReaction(about)), 200)).toMatchObject({
      title: 'Stichting De Lindenhof',
      lastIsOwn: true,
    })
    await sent('planner', worker)
    const titleFor = async (who: Who) => must(await as[who].get(`/conversations/${uuidOf(worker.careWorker)}`), 200).title
    expect([await titleFor('careWorker'), await titleFor('planner')]).toEqual(['De backoffice van Zorginzet', 'Özge careWorker'])
  })
  test('counts unread messages of others, for each reader separately', async () => {
    const { about } = await reacted()
    const address = ofReaction(about)
    await sent('careWorker', about)
    await sent('careWorker', about)
    expect([await unreadOf('careWorker', address), await unreadOf('organization', address)]).toEqual([0, 2])
    expect(must(await as.organization.put(`${address}/read`), 200)).toMatchObject({ unread: 0 })
    expect(await unreadOf('secondUser', address)).toBe(2)
    await sent('careWorker', about)
    expect(await unreadOf('organization', address)).toBe(1)
    expect((await all('organization', '&unread=true')).includes(uuidOf(about.careMomentPublicationReaction))).toBe(true)
    expect((await all('careWorker', '&unread=true')).includes(uuidOf(about.careMomentPublicationReaction))).toBe(false)
  })
  test('moves to the top when a message is added', async () => {
    const { about } = await reacted()
    const { about: other } = await reacted()
    moveClock('2026-10-20T10:00:00Z')
    await sent('careWorker', about)
    moveClock('2026-10-20T10:01:00Z')
    await sent('careWorker', other)
    moveClock('2026-10-20T10:02:00Z')
    await sent('organization', about)
    const [first, second] = await all('careWorker')
    expect([first, second]).toEqual([about, other].map(each => uuidOf(each.careMomentPublicationReaction)))
  })
  test('that is read also marks the notifications of its messages as read, and no others', async () => {
    const { about } = await reacted()
    const { about: other } = await reacted()
    await mailsOf((await sent('careWorker', about)).uuid)
    await mailsOf((await sent('careWorker', other)).uuid)
    const unread = async () =>
      must(await as.organization.get('/notifications?kind=messages&exists[readAt]=false'), 200).totalItems
    const before = await unread()
    must(await as.organization.put(`${ofReaction(about)}/read`), 200)
    expect(await unread()).toBe(before - 1)
  })
})

const mailsOf = mailsAboutOf(db, mailbox)
const recipient = (who: Who) => world.people[who].username

describe('the mail about a message', () => {
  test('goes to the organization from who reacted, and back, with the shift and what it says', async () => {
    const { moment, about } = await reacted()
    const [toOrganization, ...more] = await mailsOf((await sent('careWorker', about)).uuid)
    expect(more).toEqual([])
    expect(toOrganization).toMatchObject({ recipient: recipient('organization') })
    expect(toOrganization!.text).toMatch(/^Özge careWorker schrijft over “Vroege dienst”, .*parkeerplaats/s)
    expect(toOrganization!.text).toContain(`/organisatie/opdrachten/${moment.uuid}`)
    const back = await mailsOf((await sent('secondUser', about)).uuid)
    expect(back.map(mail => mail.recipient)).toEqual([recipient('careWorker')])
    expect(back[0]!.text).toMatch(/^Sanne secondUser van Stichting De Lindenhof schrijft .*\/werk\/reacties/s)
  })
  test('from the planner goes to both', async () => {
    const { about } = await reacted()
    const both = await mailsOf((await sent('planner', about)).uuid)
    expect(both.map(mail => mail.recipient)).toEqual([recipient('careWorker'), recipient('organization')])
    expect(both[0]!.text).toMatch(/^Fenna planner van Zorginzet schrijft/)
  })
  test('about a client leaves out the text, names the client only to the family, and goes to the client manager or else the planners', async () => {
    const toPlanner = await mailsOf((await sent('clientAdmin', family)).uuid)
    expect(toPlanner.map(mail => mail.recipient)).toEqual([recipient('planner')])
    expect(toPlanner[0]!.text).toMatch(/^Joke de Wit heeft .*\/backoffice\/clienten\//s)
    await manage(world.people.backOffice.uuid)
    const toManager = await mailsOf((await sent('clientAdmin', family)).uuid)
    expect(toManager.map(mail => mail.recipient)).toEqual([recipient('backOffice')])
    const toFamily = await mailsOf((await sent('backOffice', family)).uuid)
    expect(toFamily.map(mail => mail.recipient)).toEqual([recipient('clientAdmin')])
    expect(toFamily[0]!.text).toMatch(/^Fenna backOffice van Zorginzet heeft .*\/zorg\/contact/s)
    expect(toFamily[0]!.text).toContain('een bericht gestuurd over Truus.')
    expect(JSON.stringify([toPlanner, toManager])).not.toContain('Truus')
    expect(JSON.stringify([toPlanner, toManager, toFamily])).not.toContain('parkeerplaats')
  })
  test('with a care worker goes to the planners, and back to them alone, without what it says', async () => {
    const toPlanners = await mailsOf((await sent('careWorker', worker)).uuid)
    expect(toPlanners.map(mail => mail.recipient)).toEqual([recipient('planner')])
    expect(toPlanners[0]!.text).toContain(`/backoffice/zzpers/${world.people.careWorker.uuid}`)
    const back = await mailsOf((await sent('planner', worker)).uuid)
    expect(back.map(mail => mail.recipient)).toEqual([recipient('careWorker')])
    expect(back[0]!.text).toContain('/werk/contact')
    expect(JSON.stringify([toPlanners, back])).not.toContain('parkeerplaats')
  })
  test('is not sent to a user who switched it off, who still finds it in the app', async () => {
    const inApp = async () => {
      const { member } = must(await as.careWorker.get('/notifications?kind=messages'), 200)
      return member.filter(({ path }) => path === '/werk/contact').length
    }
    const before = await inApp()
    const kinds = [{ kind: 'messages', inApp: true, byMail: 'off' }]
    must(await as.careWorker.put('/notification_preferences', { quietHours: null, kinds }), 200)
    expect(await mailsOf((await sent('planner', worker)).uuid)).toEqual([])
    expect(await inApp()).toBe(before + 1)
  })
  test('is not sent to a person who has left, whose messages are kept under their name', async () => {
    const { about } = await reacted('thirdWorker')
    const { '@id': address } = await sent('thirdWorker', about)
    const left = { active: false }
    await db.updateTable('account').set(left).where('uuid', '=', world.people.thirdWorker.uuid).execute()
    expect(await mailsOf((await sent('organization', about)).uuid)).toEqual([])
    await sql`update care_worker_profile set first_name = 'Iemand' where uuid = ${world.people.thirdWorker.uuid}::uuid`.execute(
      db,
    )
    expect(must(await as.organization.get(address), 200)).toMatchObject({ authorName: 'Özge thirdWorker' })
  })
})
