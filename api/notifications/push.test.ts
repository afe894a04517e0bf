import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { callerWith, openTestApi } from '../../tests/servers/api.ts'
import { freshDatabase } from '../../tests/servers/database.ts'
import { loginsOf } from '../../tests/servers/logins.ts'
import { type Device, openPushed } from '../../tests/servers/pushed.ts'
import { must } from '../../tests/worlds/moments.ts'
import { password, tokenFor, type Who } from '../../tests/worlds/world.ts'
import { moveClock } from '../platform/clock.ts'
import { openDatabase, openPool } from '../platform/database/database.ts'
import { pushKey } from '../platform/events/push/push-key.ts'

const service = await openPushed()
const api = await openTestApi({ pushHosts: [service.origin] })
const { as, world, db } = api
await api.server.startWork()
afterAll(async () => {
  await api.close()
  service.close()
})
const { loggedIn, settled } = loginsOf(api)
const bodyOf = ({ endpoint, keys }: Device) => ({ endpoint, keys })
/** Logs in on a separate device, and subscribes it. */
const withDevice = async (who: Who) => {
  await db.deleteFrom('login_attempt').execute()
  const login = await loggedIn(who)
  await settled() // the earlier devices are notified of the login of a new one
  const device = service.device()
  must(await login.put('/push_subscription', bodyOf(device)), 204)
  return { login, device }
}
const titlesOf = async ({ pushed }: { pushed: { title: string }[] }) => {
  await settled()
  return pushed.map(({ title }) => title).filter(title => !title.startsWith('Er is ingelogd'))
}
beforeEach(async () => {
  await db.deleteFrom('push_subscription').execute()
})
const chosen = expect.stringMatching(/^Je bent gekozen/)
const choose = (who: Who, more: object, quietHours: unknown = null) =>
  as[who].put('/notification_preferences', {
    quietHours,
    kinds: [{ kind: 'assignments', inApp: true, byMail: 'off', ...more }],
  })

describe('subscribing', () => {
  test.each([
    ['a host of one’s own', 'https://10.0.0.1/push'],
    ['another port of this machine', 'http://127.0.0.1:5432/'],
    ['a name that begins like one', 'https://fcm.googleapis.com.example.com/push'],
  ])('at %s is refused: the server would call it', async (_what, endpoint) => {
    const login = await loggedIn('careWorker')
    const answer = await login.put('/push_subscription', { ...bodyOf(service.device()), endpoint })
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'endpoint' }] } })
  })
  test('is refused for a token without a login, as it would never stop', async () => {
    const device = service.device()
    const caller = callerWith(api.server, await tokenFor(api.server, world.people.careWorker))
    must(await caller.put('/push_subscription', bodyOf(device)), 204)
    expect(must(await caller.get('/push_subscription'), 200)).toMatchObject({ subscribed: false })
  })
  test('is known to this login alone, and can be undone', async () => {
    const { login } = await withDevice('careWorker')
    const other = await loggedIn('careWorker')
    expect(must(await login.get('/push_subscription'), 200)).toMatchObject({ subscribed: true })
    expect(must(await other.get('/push_subscription'), 200)).toMatchObject({ subscribed: false })
    must(await login.delete('/push_subscription'), 204)
    expect(must(await login.get('/push_subscription'), 200)).toMatchObject({ subscribed: false })
  })
  test('uses one key, also when two servers start at once', async () => {
    const fresh = await freshDatabase()
    const databases = [0, 1, 2].map(() => openDatabase(openPool(fresh.url)))
    const keys = await Promise.all(databases.map(pushKey))
    expect(new Set(keys.map(({ privateKey }) => privateKey)).size).toBe(1)
    await Promise.all(databases.map(each => each.destroy()))
    await fresh.drop()
  })
})

describe('a push', () => {
  test('reaches the device of the chosen worker, without what people wrote, and no other', async () => {
    const { device } = await withDevice('careWorker')
    const { device: other } = await withDevice('colleague')
    const { uuid } = await api.assignedMoment()
    expect(await titlesOf(device)).toEqual([chosen])
    expect(device.pushed[0]).toMatchObject({ path: `/werk/planning?dienst=${uuid}` })
    const { reaction } = await api.reactedMoment()
    const text = 'De sleutel ligt bij mevrouw Jansen.'
    must(await as.organization.post('/messages', { text, careMomentPublicationReaction: reaction }), 201)
    await settled()
    expect(device.pushed.at(-1)).toMatchObject({ title: expect.stringMatching(/^Nieuw bericht/) })
    expect(JSON.stringify(device.pushed)).not.toContain('Jansen')
    expect(await titlesOf(other)).toEqual([])
  })
  test('is not sent for a kind that the user switched off', async () => {
    const { device } = await withDevice('careWorker')
    must(await choose('careWorker', { byPush: false }), 200)
    await api.assignedMoment()
    expect(await titlesOf(device)).toEqual([])
    must(await choose('careWorker', { byPush: true }), 200)
  })
  test('waits for the end of quiet hours; what came in them is told as one', async () => {
    const { device } = await withDevice('thirdWorker')
    must(await choose('thirdWorker', { byPush: true }, { from: '22:00', until: '07:00' }), 200)
    moveClock('2026-10-20T22:30:00Z')
    await api.assignedMoment({}, 'thirdWorker')
    await api.assignedMoment({}, 'thirdWorker')
    await api.server.mailbox.deliverHeld('2026-10-20T23:00:00Z')
    expect(await titlesOf(device)).toEqual([])
    await api.server.mailbox.deliverHeld('2026-10-21T05:05:00Z')
    await api.server.mailbox.deliverHeld('2026-10-21T05:10:00Z')
    expect(await titlesOf(device)).toEqual(['2 nieuwe meldingen'])
  })
  test('is not sent for what was read meanwhile', async () => {
    const { device } = await withDevice('thirdWorker')
    moveClock('2026-10-21T22:30:00Z')
    await api.assignedMoment({}, 'thirdWorker')
    await settled()
    must(await as.thirdWorker.put('/notifications/read'), 204)
    await api.server.mailbox.deliverHeld('2026-10-22T05:05:00Z')
    expect(await titlesOf(device)).toEqual([])
  })
  test('that the push service calls gone ends the subscription; a redirect is not followed', async () => {
    moveClock('2026-10-22T10:00:00Z')
    const { login, device } = await withDevice('colleague')
    service.answers.push(302)
    await api.assignedMoment({}, 'colleague')
    expect(await titlesOf(device)).toEqual([])
    expect(must(await login.get('/push_subscription'), 200)).toMatchObject({ subscribed: true })
    service.answers.push(410, 410, 410)
    await api.assignedMoment({}, 'colleague')
    expect(await titlesOf(device)).toEqual([])
    expect(must(await login.get('/push_subscription'), 200)).toMatchObject({ subscribed: false })
    service.answers.length = 0
  })
})

describe('push notifications stop', () => {
  type Login = Awaited<ReturnType<typeof withDevice>>['login']
  const ways: [string, (login: Login) => Promise<unknown>, Who?][] = [
    ['when one logs out', ({ refresh_token }) => as.nobody.post('/logout', { refresh_token })],
    [
      'when the login is ended from another device',
      async () => must(await (await loggedIn('tempWorker')).delete('/account_sessions'), 204),
    ],
    [
      'when the account is deactivated',
      async () => must(await as.planner.put(`/users/${world.people.newWorker.uuid}/deactivate`, { reason: 'Weg.' }), 200),
      'newWorker',
    ],
    [
      'when the password is changed elsewhere',
      async () => {
        const path = `/care_workers/${world.people.tempWorker.uuid}/password`
        must(
          await (await loggedIn('tempWorker')).put(path, { currentPassword: password, password: 'Een-Nieuw-Wachtwoord-9' }),
          204,
        )
      },
    ],
  ]
  test.each(ways)('%s', async (_when, end, who = 'tempWorker') => {
    const { login, device } = await withDevice(who)
    await end(login)
    const left = db.selectFrom('push_subscription').select('endpoint').where('endpoint', '=', device.endpoint)
    expect(await left.execute()).toEqual([])
  })
  test('when another person logs in with the same browser and subscribes', async () => {
    const { device } = await withDevice('careWorker')
    const next = await loggedIn('colleague')
    must(await next.put('/push_subscription', bodyOf(device)), 204)
    await api.assignedMoment({}, 'careWorker')
    expect(await titlesOf(device)).toEqual([])
    await api.assignedMoment({}, 'colleague')
    expect(await titlesOf(device)).toEqual([chosen])
  })
})
