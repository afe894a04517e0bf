// The conversation between an organization and whoever comes without a reaction: called, asked by name, planned, or assigned by hand.
import { afterAll, describe, expect, test } from 'vitest'
import type { Body } from '../../tests/servers/api.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { settings } from '../../tests/servers/settings.ts'
import { mailsAboutOf } from '../../tests/worlds/mails-about.ts'
import { must } from '../../tests/worlds/moments.ts'
import { uuidOf, type Who } from '../../tests/worlds/world.ts'
import { mails, queriesOf } from '../concepts.ts'
import { moveClock, now } from '../platform/clock.ts'
import { openMailbox } from '../platform/events/mailbox.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
const mailbox = openMailbox(db, { mails, queriesOf }, settings)

const text = 'De sleutel ligt bij de buren.'
const iriOf = (who: Who) => `/v1/care_workers/${world.people[who].uuid}`
const assign = async (moment: Body, who: Who) => {
  const { version } = await api.fresh(moment)
  must(await as.planner.put(`${moment['@id']}/assign`, { careWorker: iriOf(who), version }), 200)
}
const planned = async (who: Who = 'careWorker', changes = {}) => {
  const moment = await api.publishedMoment(changes)
  await assign(moment, who)
  return moment
}
const givesBack = async (moment: Body, who: Who) => {
  const { version } = await api.fresh(moment)
  const body = { cancelAssignmentReason: world.cancelAssignmentReason, version }
  must(await as[who].put(`${moment['@id']}/cancel_assignment`, body), 200)
}
const send = (by: Who, moment: Body, careWorker?: string, headers = {}) =>
  as[by].post('/messages', { text, aboutMoment: moment['@id'], ...(careWorker && { careWorker }) }, headers)
const textsFor = async (who: Who, moment: Body) =>
  must(await as[who].get(`/messages?aboutMoment.uuid=${moment.uuid}`), 200).member.map(({ authorName }) => authorName)
const conversationFor = async (who: Who, moment: Body) =>
  must(await as[who].get(`/conversations?careMoment=${moment.uuid}`), 200).member
const refused = { status: 422, body: { violations: [{ propertyPath: 'aboutMoment' }] } }
const outsiders = ['colleague', 'thirdWorker', 'otherOrganization', 'otherLocationAdmin', 'clientAdmin', 'backOffice'] as const

describe('about a moment, without a reaction', () => {
  test('nobody writes who is not one of the two, and the answer is the same for a moment where nobody comes', async () => {
    const [moment, empty] = [await planned(), await api.publishedMoment()]
    const texts = new Set<string>()
    for (const who of outsiders)
      for (const about of [moment, empty]) {
        const answer = await send(who, about)
        expect(answer, who).toMatchObject(refused)
        texts.add(answer.body.violations[0]!.message)
      }
    expect(texts.size).toBe(1)
    expect(
      await send('locationAdmin', await planned('careWorker', { location: world.west, client: world.clientInWest })),
    ).toMatchObject(refused)
  })
  test('an organization writes neither to somebody who does not come nor about a moment that does not exist', async () => {
    expect(await send('organization', await api.publishedMoment())).toMatchObject(refused)
    const moment = await planned()
    expect(await send('planner', moment, iriOf('colleague'))).toMatchObject(refused)
    const nowhere = { ...moment, '@id': `/v1/care_moments/${world.people.planner.uuid}` }
    expect(await send('organization', nowhere)).toMatchObject(refused)
  })
  test('is about one thing: not about a client as well', async () => {
    const body = { text, aboutMoment: (await planned())['@id'], client: world.client }
    expect(await as.planner.post('/messages', body)).toMatchObject({ status: 422 })
  })
  test('the organization writes, the care worker answers, the planner reads along, and nobody else sees it', async () => {
    const moment = await planned()
    const first = must(await send('organization', moment, iriOf('careWorker')), 201)
    expect(first).toMatchObject({ aboutMoment: moment['@id'], careWorker: iriOf('careWorker') })
    must(await send('careWorker', moment), 201)
    must(await send('locationAdmin', moment), 201)
    for (const who of ['careWorker', 'organization', 'secondUser', 'locationAdmin', 'planner'] as const)
      expect(await textsFor(who, moment), who).toEqual(['Sanne organization', 'Özge careWorker', 'Sanne locationAdmin'])
    const [{ uuid } = { uuid: '' }] = await conversationFor('organization', moment)
    for (const who of outsiders) {
      expect(await as[who].get(first['@id']), who).toMatchObject({ status: 404 })
      expect(await as[who].get(`/conversations/${uuid}`), who).toMatchObject({ status: 404 })
      expect(await as[who].put(`/conversations/${uuid}/read`, {}), who).toMatchObject({ status: 404 })
      expect(must(await as[who].get(`/messages?aboutMoment.uuid=${moment.uuid}`), 200).totalItems, who).toBe(0)
    }
  })
  test('it is no part of the conversation of the care worker with the back office', async () => {
    const moment = await planned()
    must(await send('careWorker', moment), 201)
    const office = `/messages?careWorker.uuid=${world.people.careWorker.uuid}&exists[aboutMoment]=false`
    expect(must(await as.careWorker.get(office), 200).totalItems).toBe(0)
    must(await as.careWorker.post('/messages', { text, careWorker: iriOf('careWorker') }), 201)
    expect(must(await as.careWorker.get(office), 200).totalItems).toBe(1)
    expect(
      must(await as.organization.get(`/messages?careWorker.uuid=${world.people.careWorker.uuid}&exists[aboutMoment]=false`), 200)
        .totalItems,
    ).toBe(0)
  })
  test('its conversation names the other one and the moment, and what is unread is counted until it is read', async () => {
    const moment = await planned()
    must(await send('organization', moment), 201)
    const [ofWorker] = await conversationFor('careWorker', moment)
    expect(ofWorker).toMatchObject({
      title: 'Stichting De Lindenhof',
      careMoment: { uuid: moment.uuid },
      lastIsOwn: false,
      unread: 1,
    })
    must(await as.careWorker.put(`/conversations/${ofWorker!.uuid}/read`, {}), 200)
    expect(await conversationFor('careWorker', moment)).toMatchObject([{ unread: 0 }])
    expect(await conversationFor('organization', moment)).toMatchObject([{ title: 'Özge careWorker' }])
  })
  test('the mail leads each to the conversation', async () => {
    const moment = await planned()
    const mailsAbout = mailsAboutOf(db, mailbox)
    const mailOf = async (by: Who) => mailsAbout(must(await send(by, moment), 201).uuid)
    const place = `meldingen=opdracht-${moment.uuid}-${world.people.careWorker.uuid}`
    expect(await mailOf('organization')).toMatchObject([
      { recipient: world.people.careWorker.username, text: expect.stringMatching(new RegExp(`${text}.*/werk\\?${place}`, 's')) },
    ])
    const toThem = await mailOf('careWorker')
    expect(toThem.map(({ recipient }) => recipient)).toContain(world.people.organization.username)
    expect(toThem[0]!.text).toContain(`/organisatie/opdrachten/${moment.uuid}?${place}`)
  })
  test('sent twice with one key it is there once', async () => {
    const moment = await planned()
    const headers = { 'idempotency-key': 'opdracht-een-keer' }
    must(await send('organization', moment, undefined, headers), 201)
    must(await send('organization', moment, undefined, headers), 201)
    expect(await textsFor('organization', moment)).toHaveLength(1)
  })
})

describe('whoever does not come any more', () => {
  test('keeps their own conversation and may answer in it; who comes instead sees nothing of it, and has another', async () => {
    const moment = await planned()
    const toFirst = must(await send('organization', moment), 201)
    await givesBack(moment, 'careWorker')
    await assign(moment, 'colleague')
    expect(await as.colleague.get(toFirst['@id'])).toMatchObject({ status: 404 })
    expect(await textsFor('colleague', moment)).toEqual([])
    must(await send('organization', moment), 201)
    expect(await textsFor('colleague', moment)).toEqual(['Sanne organization'])
    must(await send('careWorker', moment), 201)
    expect(await textsFor('careWorker', moment)).toEqual(['Sanne organization', 'Özge careWorker'])
    must(await send('organization', moment, iriOf('careWorker')), 201)
    expect(await textsFor('careWorker', moment)).toHaveLength(3)
    expect(await textsFor('colleague', moment)).toHaveLength(1)
    expect(await conversationFor('organization', moment)).toHaveLength(2)
  })
  test('was never written to, and cannot begin', async () => {
    const moment = await planned()
    await givesBack(moment, 'careWorker')
    expect(await send('careWorker', moment)).toMatchObject(refused)
  })
})

describe('a moment that is over', () => {
  test('cancelled: the two can still write', async () => {
    const moment = await planned()
    const { version } = await api.fresh(moment)
    must(await as.organization.put(`${moment['@id']}/cancel`, { cancelReason: world.cancelReason, version }), 200)
    must(await send('organization', moment), 201)
    must(await send('careWorker', moment), 201)
  })
  test('worked: the two can still write', async () => {
    const moment = await planned()
    moveClock(String(moment.endDate))
    must(await send('organization', moment), 201)
    must(await send('careWorker', moment), 201)
  })
})

describe('who has a reaction to the moment', () => {
  test('is written to about that reaction: there is one conversation', async () => {
    const moment = await api.assignedMoment()
    const { assigneeReaction } = must(await as.organization.get(moment['@id']), 200)
    expect(must(await as.careWorker.get(moment['@id']), 200)).toMatchObject({ assigneeReaction })
    const sent = must(await send('organization', moment), 201)
    expect(sent).toMatchObject({ careMomentPublicationReaction: assigneeReaction })
    expect(sent).not.toHaveProperty('aboutMoment')
    must(await as.careWorker.post('/messages', { text, careMomentPublicationReaction: assigneeReaction }), 201)
    expect(await conversationFor('organization', moment)).toMatchObject([{ uuid: String(assigneeReaction).slice(-36) }])
  })
  test('also when they were assigned by hand; without one there is none', async () => {
    const { moment, reaction } = await api.reactedMoment()
    await assign(moment, 'careWorker')
    expect(must(await as.organization.get(moment['@id']), 200)).toMatchObject({ assigneeReaction: reaction })
    expect(must(await as.organization.get((await planned())['@id']), 200)).not.toHaveProperty('assigneeReaction')
  })
  test('goes on in the conversation there was, when they reacted only after it', async () => {
    const moment = await planned()
    must(await send('organization', moment), 201)
    const row = {
      status: 'open',
      care_moment_publication_uuid: uuidOf(String(moment.publication)),
      care_worker_uuid: world.people.careWorker.uuid,
      created_at: now(),
    }
    await db.insertInto('care_moment_publication_reaction').values(row).execute()
    must(await send('careWorker', moment), 201)
    expect(await textsFor('organization', moment)).toEqual(['Sanne organization', 'Özge careWorker'])
  })
})
