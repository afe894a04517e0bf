import { afterAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { settings } from '../../tests/servers/settings.ts'
import { must } from '../../tests/worlds/moments.ts'
import { password, type Who } from '../../tests/worlds/world.ts'
import { mails, queriesOf } from '../concepts.ts'
import { moveClock, now } from '../platform/clock.ts'
import { openMailbox } from '../platform/events/mailbox.ts'
import { jobs } from './jobs.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
const mailbox = openMailbox(db, { mails, queriesOf }, settings)
/** Delivers all events since the last call; gives the subjects of this person's mails, oldest first. */
const delivered = new Set<string>()
const mailsTo = async (who: Who) => {
  for (const { uuid } of await db.selectFrom('event').select('uuid').orderBy('uuid').execute()) {
    if (!delivered.has(uuid)) await mailbox.deliver(uuid, now())
    delivered.add(uuid)
  }
  const found = db.selectFrom('mail').select(['subject', 'text']).where('recipient', '=', world.people[who].username)
  return found.orderBy('uuid').execute()
}
const choose = (who: Who, kind: string, inApp: boolean, byMail: string, quietHours: unknown = null) =>
  as[who].put('/notification_preferences', { quietHours, kinds: [{ kind, inApp, byMail }] })
const listOf = async (who: Who, query = '') => must(await as[who].get(`/notifications${query}`), 200).member

describe('the list', () => {
  test('a worker neither sees what concerns another nor marks it as read', async () => {
    await api.assignedMoment()
    await mailsTo('careWorker')
    const [first] = await listOf('careWorker')
    expect(await as.colleague.get(first!['@id'])).toMatchObject({ status: 404 })
    expect(await as.colleague.patch(first!['@id'], { read: true })).toMatchObject({ status: 404 })
    expect(await listOf('colleague', '?kind=assignments')).toEqual([])
  })
  test('a worker finds what was mailed to them, with where it leads, and reads it', async () => {
    const [first] = await listOf('careWorker', '?kind=assignments&exists[readAt]=false')
    expect(first).toMatchObject({
      kind: 'assignments',
      path: expect.stringMatching(/^\/werk\/planning\?dienst=[\da-f-]{36}$/),
      subject: expect.stringMatching(/^Je bent gekozen/),
    })
    expect(must(await as.careWorker.patch(first!['@id'], { read: true }), 200).readAt).toBe(now())
    expect(await listOf('careWorker', '?kind=assignments&exists[readAt]=false')).toEqual([])
    expect(must(await as.careWorker.patch(first!['@id'], { read: false }), 200).readAt).toBeUndefined()
  })
  test('an organization has its own, and reads all at once', async () => {
    await api.reactedMoment()
    await mailsTo('organization')
    expect((await listOf('organization')).map(each => each.kind)).toContain('reactions')
    must(await as.organization.put('/notifications/read'), 204)
    expect(await listOf('organization', '?exists[readAt]=false')).toEqual([])
    expect(await listOf('careWorker', '?exists[readAt]=false')).not.toEqual([])
  })
  test('notifications are removed after half a year', async () => {
    const before = (await listOf('careWorker')).length
    await jobs['tidy-notifications']!.run(db, now(), queriesOf)
    expect(await listOf('careWorker')).toHaveLength(before)
    await jobs['tidy-notifications']!.run(db, '2027-10-01T00:00:00+00:00', queriesOf)
    expect(await listOf('careWorker')).toEqual([])
  })
})

describe('choosing', () => {
  test('a worker neither chooses kinds of other roles nor switches off what keeps their account safe', async () => {
    for (const kind of ['reports', 'security'])
      expect(await choose('careWorker', kind, true, 'off'), kind).toMatchObject({
        status: 422,
        body: { violations: [{ propertyPath: 'kinds[0].kind' }] },
      })
    expect(await choose('careWorker', 'hours', true, 'weekly')).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'kinds[0].byMail' }] },
    })
  })
  test.each([
    [{ from: '22:00', until: '22:00' }, 'quietHours.until'],
    [{ from: '24:00', until: '07:00' }, 'quietHours.from'],
    [{ from: '22:00' }, 'quietHours.until'],
  ])('quiet hours of %j are refused by name', async (quietHours, propertyPath) => {
    expect(await as.careWorker.put('/notification_preferences', { quietHours, kinds: [] })).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath }] },
    })
  })
  test('everyone starts with what fits their role, and keeps what they chose', async () => {
    const names = async (who: Who) =>
      (must(await as[who].get('/notification_preferences'), 200).kinds as { kind: string }[]).map(({ kind }) => kind)
    expect(await names('clientAdmin')).toEqual(['other_person', 'changed_time', 'reports', 'messages', 'security'])
    expect(await names('backOffice')).toEqual(['clients', 'messages', 'security'])
    expect(await names('careWorker')).not.toContain('reports')
    must(await choose('careWorker', 'hours', false, 'daily', { from: '22:00', until: '07:00' }), 200)
    const chosen = must(await choose('careWorker', 'invoices', true, 'off', { from: '23:00', until: '06:30' }), 200)
    expect(chosen).toMatchObject({ quietHours: { from: '23:00', until: '06:30' } })
    expect(chosen.kinds).toEqual(
      expect.arrayContaining([
        { kind: 'hours', inApp: false, byMail: 'daily', byPush: false, always: false },
        { kind: 'invoices', inApp: true, byMail: 'off', byPush: false, always: false },
        { kind: 'security', inApp: true, byMail: 'at_once', byPush: true, always: true },
      ]),
    )
    must(await as.careWorker.put('/notification_preferences', { quietHours: null, kinds: [] }), 200)
  })
})

describe('mails', () => {
  test('a worker who switched a kind off everywhere gets none', async () => {
    must(await choose('colleague', 'assignments', false, 'off'), 200)
    await api.assignedMoment({}, 'colleague')
    expect(await mailsTo('colleague')).toEqual([])
    expect(await listOf('colleague', '?kind=assignments')).toEqual([])
  })
  test('in quiet hours mails wait, and leave together in the morning', async () => {
    must(await choose('colleague', 'assignments', true, 'at_once', { from: '22:00', until: '07:00' }), 200)
    moveClock('2026-10-20T22:30:00Z')
    await api.assignedMoment({ title: 'Eerste' }, 'colleague')
    await api.assignedMoment({ title: 'Tweede' }, 'colleague')
    expect(await mailsTo('colleague')).toEqual([])
    expect(await listOf('colleague', '?kind=assignments')).toHaveLength(2)
    await mailbox.deliverHeld(now())
    expect(await mailsTo('colleague')).toEqual([])
    moveClock('2026-10-21T05:05:00Z')
    await mailbox.deliverHeld(now())
    await mailbox.deliverHeld(now())
    const [mail, ...more] = await mailsTo('colleague')
    expect(more).toEqual([])
    expect(mail).toMatchObject({ subject: '2 berichten van Zorginzet' })
    expect(mail!.text).toMatch(/“Eerste”.*“Tweede”/s)
  })
  test('a mail that is no longer true in the morning is not sent', async () => {
    moveClock('2026-10-21T22:30:00Z')
    const off = await api.assignedMoment({ title: 'Gaat niet door' }, 'colleague')
    await mailsTo('colleague')
    must(await as.organization.put(`${off['@id']}/cancel`, { cancelReason: world.cancelReason }), 200)
    await mailsTo('colleague')
    moveClock('2026-10-22T05:05:00Z')
    await mailbox.deliverHeld(now())
    const last = (await mailsTo('colleague')).at(-1)!
    expect(last.subject).toMatch(/^Dienst geannuleerd/)
    expect(last.text).not.toContain('heeft je gekozen')
  })
  test('a mail that would come too late does not wait for the morning', async () => {
    moveClock('2026-12-06T02:00:00Z')
    const soon = { startDate: '2026-12-06T07:00:00Z', endDate: '2026-12-06T15:00:00Z', title: 'Straks al' }
    await api.assignedMoment(soon, 'colleague')
    expect((await mailsTo('colleague')).at(-1)!.text).toContain('“Straks al”')
  })
  test('a mail about the security of an account does not wait', async () => {
    moveClock('2026-12-06T22:30:00Z')
    must(await as.colleague.put('/mfa/email', { password }), 200)
    expect((await mailsTo('colleague')).at(-1)!.subject).toBe('Tweestapsverificatie staat aan')
  })
  test('the family is told of a new report, with the author’s first name, and nothing of what it says', async () => {
    must(await choose('clientAdmin', 'reports', true, 'at_once'), 200)
    await api.assignedMoment({ client: world.client })
    must(await as.careWorker.post('/client_reports', { client: world.client, text: 'Slecht geslapen.' }), 201)
    const mail = (await mailsTo('clientAdmin')).find(({ subject }) => subject.startsWith('Er is een nieuwe rapportage'))
    expect(mail).toBeDefined()
    expect(mail!.text).toContain('hoe het met Truus ging')
    expect(mail!.text).not.toMatch(/Slecht|Wit/)
  })
})
