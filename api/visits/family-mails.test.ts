// The mails that the family gets, and whom they can call.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addHours, toInstant } from '../../rules/time/amsterdam.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today, uuidOf } from '../../tests/worlds/world.ts'
import { jobs as moments } from '../care-moments/jobs.ts'
import { queriesOf } from '../concepts.ts'
import { moveClock, now } from '../platform/clock.ts'
import { jobs } from './jobs.ts'

const api = await openTestApi()
const { as, world, db } = api
const { mailbox } = api.server
afterAll(() => api.close())
await db.updateTable('organization_location').set({ phone: '+31302075678' }).execute()
await db.updateTable('office').set({ phone: '+31302071234' }).execute()
beforeEach(() => moveClock(today))
const family = world.people.clientAdmin.username.toLowerCase()
/** The mails that the last events send to someone. */
const mailsTo = async (username: string, since: string) => {
  const events = await db.selectFrom('event').select('uuid').where('uuid', '>', since).orderBy('uuid').execute()
  for (const { uuid } of events) await mailbox.deliver(uuid, now())
  const mails = db.selectFrom('mail').select(['subject', 'text']).where('recipient', '=', username)
  return mails.where('event_uuid', '>', since).orderBy('event_uuid').execute()
}
const lastEvent = async () =>
  (await db.selectFrom('event').select('uuid').orderBy('uuid', 'desc').limit(1).executeTakeFirstOrThrow()).uuid
const giveBack = async (moment: { '@id': string }) => {
  const body = { cancelAssignmentReason: world.cancelAssignmentReason, reason: 'Ik ben ziek' }
  must(await as.careWorker.put(`${moment['@id']}/cancel_assignment`, body), 200)
}
const secret = /Wit|ziek|Vroege dienst|Biltstraat/

describe('the family is notified by mail', () => {
  test('nothing of who was chosen for a visit that is far ahead; of one that is near they do', async () => {
    await api.openMoment()
    const start = await lastEvent()
    await api.assignedMoment()
    expect(await mailsTo(family, start)).toEqual([])
    const near = { startDate: addHours(today, 24), endDate: addHours(today, 26) }
    await api.assignedMoment(near, 'colleague')
    expect((await mailsTo(family, start)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/komt bij Truus: dinsdag 20 oktober/),
    ])
  })
  test('that somebody cannot come and then who comes instead, by first name and with a number; never why', async () => {
    const moment = await api.assignedMoment()
    const start = await lastEvent()
    await giveBack(moment)
    const reaction = await api.react({ ...moment, publication: (await api.fresh(moment)).publication } as never, 'colleague')
    const [sought] = await mailsTo(family, start)
    expect(sought!.subject).toContain('Wij zoeken iemand anders')
    must(await api.select([reaction]), 200)
    const mails = await mailsTo(family, start)
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual([
      'Wij zoeken iemand anders voor Truus',
      'Er komt iemand anders bij Truus',
    ])
    for (const { text } of mails) expect(text).toMatch(/Truus[\s\S]*Bel /)
    expect(JSON.stringify(mails)).not.toMatch(secret)
  })
  test('of another time and of what is off', async () => {
    const moment = await api.assignedMoment()
    const start = await lastEvent()
    const times = { startDate: addHours(String(moment.startDate), 1), endDate: addHours(String(moment.endDate), 1) }
    must(await as.organization.patch(`${moment['@id']}/update`, times), 200)
    must(await as.organization.put(`${moment['@id']}/cancel`, { cancelReason: world.cancelReason }), 200)
    const mails = await mailsTo(family, start)
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual(['Bezoek bij Truus gaat niet door'])
  })
  test('at once that nobody came, with whom to call at that hour, also who wishes one mail a day', async () => {
    const kinds = [{ kind: 'other_person', inApp: true, byMail: 'daily' }]
    must(await as.clientAdmin.put('/notification_preferences', { quietHours: { from: '22:00', until: '07:00' }, kinds }), 200)
    const told = async (startDate: string) => {
      moveClock(today)
      await api.publishedMoment({ startDate, endDate: addHours(startDate, 4) })
      const start = await lastEvent()
      moveClock(startDate)
      await moments['expire-care-moments']!.run(db, startDate, queriesOf)
      const mails = await mailsTo(family, start)
      return mails.find(({ subject }) => subject === 'Er is niemand gekomen bij Truus: donderdag 29 oktober')!.text
    }
    const atPlace = /Hulp nodig\? Bel \S.*: 030 207 56 78\. Of bel ons: 030 207 12 34\./
    const before = await told(toInstant('2026-10-29', '06:00'))
    expect(before).toMatch(/^Op donderdag 29 oktober om 06:00 is er niemand gekomen bij Truus\. Dat spijt ons\./)
    expect(before).toMatch(atPlace)
    expect(await told(toInstant('2026-10-29', '11:00'))).toMatch(
      /Hulp nodig\? Bel ons: 030 207 12 34\. Of bel \S.*: 030 207 56 78\./,
    )
    must(await as.clientAdmin.put('/notification_preferences', { quietHours: null, kinds: [] }), 200)
  })
  test('nothing of another title', async () => {
    const moment = await api.assignedMoment()
    const start = await lastEvent()
    must(await as.organization.patch(`${moment['@id']}/update`, { title: 'Wassen' }), 200)
    expect(await mailsTo(family, start)).toEqual([])
  })
  test('once a day when they wish so', async () => {
    const kinds = [{ kind: 'other_person', inApp: true, byMail: 'daily' }]
    must(await as.clientAdmin.put('/notification_preferences', { quietHours: null, kinds }), 200)
    const moment = await api.assignedMoment()
    const start = await lastEvent()
    await giveBack(moment)
    expect(await mailsTo(family, start)).toEqual([])
    const list = must(await as.clientAdmin.get('/notifications?kind=other_person'), 200)
    expect(list.member[0]).toMatchObject({ path: `/zorg/zorgvragen/${uuidOf(world.client)}/zorgmomenten` })
  })
})

describe('who calls the family', () => {
  const tell = async (at: string) => {
    moveClock(at)
    await jobs['tell-whom-to-call']!.run(db, at, queriesOf)
  }
  test('is told once, in time, of a visit for which nobody is found', async () => {
    const planner = world.people.planner.username.toLowerCase()
    await db
      .updateTable('client')
      .set({ client_manager_uuid: world.people.planner.uuid })
      .where('uuid', '=', uuidOf(world.client))
      .execute()
    const day = '2026-12-01' // a Tuesday
    await api.publishedMoment({ startDate: toInstant(day, '19:00'), endDate: toInstant(day, '20:00') })
    const start = await lastEvent()
    await tell(toInstant(day, '14:00'))
    const before = (await mailsTo(planner, start)).filter(({ text }) => text.includes('19:00'))
    expect(before).toEqual([])
    await tell(toInstant(day, '14:20'))
    await tell(toInstant(day, '14:40'))
    const mails = (await mailsTo(planner, start)).filter(({ text }) => text.includes('19:00'))
    expect(mails).toEqual([expect.objectContaining({ subject: expect.stringContaining('Bel de familie') })])
    expect(mails[0]!.text).not.toMatch(/Truus|Wit/)
  })
})
