import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type Body, openTestApi } from '../../tests/servers/api.ts'
import { settings } from '../../tests/servers/settings.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today, uuidOf, type Who } from '../../tests/worlds/world.ts'
import { mails, queriesOf } from '../concepts.ts'
import { moveClock, now } from '../platform/clock.ts'
import { openMailbox } from '../platform/events/mailbox.ts'
import { jobs } from './jobs.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
const mailbox = openMailbox(db, { mails, queriesOf }, settings)

const delivered: string[] = []
const deliver = async () => {
  const events = db.selectFrom('event').select('uuid').where('name', 'in', ['care_moment_published', 'new_matches_gathered'])
  for (const { uuid } of await events.orderBy('uuid').execute()) {
    if (!delivered.includes(uuid)) await mailbox.deliver(uuid, now())
    delivered.push(uuid)
  }
}
/** The mails about new work to this person since the start of the test. All events are delivered first. */
const mailsTo = async (who: Who) => {
  await deliver()
  const found = db.selectFrom('mail').select(['subject', 'text']).where('recipient', '=', world.people[who].username)
  return found.orderBy('uuid').execute()
}
const textsTo = async (who: Who) => (await mailsTo(who)).map(({ text }) => text).join('\n')
const gather = () => jobs['gather-matches']!.run(db, now(), queriesOf)
const choose = (who: Who, byMail: string, inApp = true) =>
  as[who].put('/notification_preferences', { quietHours: null, kinds: [{ kind: 'new_matches', inApp, byMail }] })
const eightOn = (day: string) => moveClock(`2026-10-${day}T06:00:00Z`)

beforeEach(async () => {
  await deliver()
  await db.deleteFrom('mail').execute()
  await db.deleteFrom('declined_publication').execute()
  moveClock(today)
  await db.updateTable('care_moment_publication').set({ digested_at: today }).execute()
})

describe('new work', () => {
  test('nobody is mailed at once without having asked for it', async () => {
    await api.publishedMoment()
    expect(await mailsTo('careWorker')).toEqual([])
  })
  test('a worker gets one mail about all new work, at eight the next day', async () => {
    await api.publishedMoment({ title: 'Eerste' })
    await api.publishedMoment({ title: 'Tweede' })
    eightOn('20')
    await gather()
    await gather()
    const [mail, ...more] = await mailsTo('careWorker')
    expect(more).toEqual([])
    expect(mail!.subject).toBe('2 nieuwe opdrachten voor je')
    expect(mail!.text).toMatch(/“Eerste”.*“Tweede”/s)
    const [notification] = must(await as.careWorker.get('/notifications?kind=new_matches'), 200).member
    expect(notification).toMatchObject({ subject: '2 nieuwe opdrachten voor je', path: '/werk/nieuwe-opdrachten' })
  })
  test('a daily mail about one assignment links straight to it', async () => {
    const moment = await api.publishedMoment()
    eightOn('20')
    await gather()
    const [mail] = await mailsTo('careWorker')
    expect(mail!.subject).toMatch(/^Nieuwe opdracht/)
    expect(mail!.text).toContain(`/werk/nieuwe-opdrachten/${uuidOf(String(moment.publication))}`)
  })
  test('the daily mail leaves out work that was assigned meanwhile', async () => {
    await api.publishedMoment({ title: 'Blijft open' })
    const assigned = await api.publishedMoment({ title: 'Al vergeven' })
    eightOn('20')
    await gather()
    must(await api.select([await api.react(assigned, 'colleague')]), 200)
    const text = await textsTo('careWorker')
    expect(text).toContain('“Blijft open”')
    expect(text).not.toContain('“Al vergeven”')
  })
  test('a worker is notified at once, and once, of work that begins too soon for the daily mail', async () => {
    moveClock('2026-10-19T12:00:00Z')
    await api.publishedMoment({ startDate: '2026-10-20T07:00:00Z', endDate: '2026-10-20T15:00:00Z', title: 'Morgenvroeg' })
    expect(await textsTo('careWorker')).toContain('“Morgenvroeg”')
    eightOn('20')
    await gather()
    expect(await mailsTo('careWorker')).toHaveLength(1)
  })
  test('a worker who prefers it is notified at once, and not again the next day', async () => {
    must(await choose('careWorker', 'at_once'), 200)
    await api.publishedMoment()
    expect(await mailsTo('careWorker')).toHaveLength(1)
    eightOn('20')
    await gather()
    expect(await mailsTo('careWorker')).toHaveLength(1)
    must(await choose('careWorker', 'daily'), 200)
  })
  test('a worker who turned off the mail finds it only in the app', async () => {
    must(await choose('careWorker', 'off'), 200)
    const count = async () => must(await as.careWorker.get('/notifications?kind=new_matches'), 200).totalItems
    const before = await count()
    await api.publishedMoment()
    eightOn('20')
    await gather()
    expect(await mailsTo('careWorker')).toEqual([])
    expect(await count()).toBe(before + 1)
    must(await choose('careWorker', 'daily'), 200)
  })
})

describe('after a no', () => {
  const twice = async (sayNo: (moment: Body) => Promise<unknown>, title: string) => {
    const moment = await api.publishedMoment({ title })
    await sayNo(moment)
    must(await as.organization.patch(`${moment.publication}/withdraw`), 200)
    const again = { careMoment: moment['@id'], publishedForContractTypes: ['freelance'] }
    const { '@id': publication } = must(await as.organization.post('/care_moment_publications', again), 201)
    eightOn('20')
    await gather()
    return publication
  }
  const decline = (publication: unknown, wholeSeries = false, who: Who = 'careWorker') =>
    as[who].post('/declined_publications', { careMomentPublication: publication, wholeSeries })

  test('a worker does not decline what they reacted to, what they cannot see, nor twice', async () => {
    const { moment } = await api.reactedMoment()
    expect(await decline(moment.publication)).toMatchObject({ status: 409, body: { detail: 'Hierop is al gereageerd.' } })
    const hidden = await api.publishedMoment({ publishedForContractTypes: ['temp_work'] })
    expect(await decline(hidden.publication)).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'careMomentPublication' }] },
    })
    const open = await api.publishedMoment()
    must(await decline(open.publication), 201)
    expect(await decline(open.publication)).toMatchObject({ status: 409 })
  })
  test('a worker who declined is not notified again, however often it is published', async () => {
    await twice(async moment => must(await decline(moment.publication), 201), 'Niet voor mij')
    expect(await textsTo('careWorker')).not.toContain('“Niet voor mij”')
    expect(await textsTo('colleague')).toContain('“Niet voor mij”')
  })
  test('a worker who withdrew their reaction is no longer notified', async () => {
    const sayNo = async (moment: Body) => must(await as.careWorker.patch(`${await api.react(moment)}/withdraw`), 200)
    await twice(sayNo, 'Toch niet')
    expect(await textsTo('careWorker')).not.toContain('“Toch niet”')
  })
  test('a worker whom the organization rejected is not asked again', async () => {
    const sayNo = async (moment: Body) =>
      must(await as.organization.patch(`${await api.react(moment)}/reject`, { reason: 'Te ver' }), 200)
    await twice(sayNo, 'Te ver weg')
    expect(await textsTo('careWorker')).not.toContain('“Te ver weg”')
  })
  test('a worker who declines a whole series is notified of none of it, until they undo that', async () => {
    const rule = { weekdays: [1, 3], until: '2027-02-10', publishedForContractTypes: ['freelance'], title: 'Reeks' }
    const day = { startDate: '2027-02-01T07:00:00Z', endDate: '2027-02-01T15:00:00Z' }
    const body = api.newMoment({ ...day, ...rule })
    const series = must(await as.organization.post('/recurring_care_moments_by_organization', body), 201)
    const [first] = must(await as.organization.get(`/care_moments?recurringCareMoment.uuid=${series.uuid}`), 200).member
    const open = async (query: string) =>
      must(await as.careWorker.get(`/care_moment_publications?careMoment.startDate[after]=2027-02-01&status=open&${query}`), 200)
        .totalItems
    const no = must(await decline(first!.publication, true), 201)
    expect(await open('declined=true')).toBe(4)
    expect(await open('declined=false')).toBe(0)
    eightOn('20')
    await gather()
    expect(await mailsTo('careWorker')).toEqual([])
    must(await as.careWorker.delete(no['@id']), 204)
    await db
      .updateTable('care_moment_publication')
      .set({ digested_at: null })
      .where('uuid', '=', first!.publication.slice(-36))
      .execute()
    await gather()
    expect(await textsTo('careWorker')).toMatch(/“Reeks”, .*, en daarna vaker\./)
    expect(await open('declined=false')).toBe(4)
    expect(must(await as.careWorker.get('/declined_publications'), 200).member).toEqual([])
  })
})
