import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { callerWith, openTestApi } from '../../tests/servers/api.ts'
import { loginsOf, wrongFields } from '../../tests/servers/logins.ts'
import { settings } from '../../tests/servers/settings.ts'
import { must } from '../../tests/worlds/moments.ts'
import { openApi } from '../server.ts'

const api = await openTestApi()
const { as, db, world } = api
const { loggedIn } = loginsOf(api)
beforeEach(() => db.deleteFrom('analytics_event').execute())
afterAll(() => api.close())

const context = { title: 'Planning', pathname: '/werk/planning', pwa: false }
const event = (changes: Record<string, unknown> = {}) => ({ name: 'Page view', context, ...changes })
const events = () => db.selectFrom('analytics_event').selectAll().orderBy('uuid').execute()

describe('somebody who looks at a page', () => {
  test('is counted under the name of this server only', async () => {
    for (const path of ['/_another/track', '/_/track', '/_Analytics/track'])
      expect(await as.nobody.post(path, event()), path).toMatchObject({ status: 404 })
    expect(await as.nobody.delete('/_another/transaction')).toMatchObject({ status: 404 })
    const other = await openApi({ ...settings, analyticsName: 'kijk' }, api.url)
    const nobody = callerWith(other)
    expect(await nobody.post('/_analytics/track', event())).toMatchObject({ status: 404 })
    must(await nobody.post('/_kijk/track', event()), 204)
    await other.stop()
    expect(await events()).toHaveLength(1)
  })
  test.each<[string, Record<string, unknown>, string]>([
    ['a name', { name: ' ' }, 'name'],
    ['a name of at most a hundred characters', { name: 'x'.repeat(101) }, 'name'],
    ['a place', { context: { ...context, pathname: 5 } }, 'context.pathname'],
    ['a place of a reasonable length', { context: { ...context, title: 'x'.repeat(301) } }, 'context.title'],
    ['no more than a little beside it', { text: 'x'.repeat(2000) }, 'name'],
  ])('sends %s, else it is 422', async (_what, changes, field) => {
    expect(wrongFields(await as.nobody.post('/_analytics/track', event(changes)))).toEqual([field])
    expect(await events()).toEqual([])
  })
  test('leaves only the event, its place and its details', async () => {
    const campaign = { utm_source: 'nieuwsbrief', utm_campaign: 'herfst' }
    must(await as.nobody.post('/_analytics/track', event({ context: { ...context, ...campaign }, audience: 'guest' })), 204)
    expect(await events()).toMatchObject([
      { name: 'Page view', context: { ...context, ...campaign }, data: { audience: 'guest' }, session_uuid: null },
    ])
  })
  test.each([
    [`/organisatie/clienten/${'0190a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b'}/dossier`, '/organisatie/clienten/:id/dossier'],
    [`/account/inloggen-als/${'0a'.repeat(64)}`, '/account/inloggen-als/:id'],
    ['/werk/opdrachten/10001', '/werk/opdrachten/:id'],
    ['/werk/planning', '/werk/planning'],
  ])('at %s leaves %s: nobody is to be found back in it', async (pathname, storedPath) => {
    must(await as.nobody.post('/_analytics/track', event({ context: { ...context, pathname } })), 204)
    expect((await events()).map(row => (row.context as { pathname: string }).pathname)).toEqual([storedPath])
  })
  test('leaves nothing that identifies them except the visit id, which is removed at its end', async () => {
    const someone = await loggedIn('careWorker')
    const another = await loggedIn('colleague')
    must(await someone.post('/_analytics/track', event()), 204)
    must(await another.post('/_analytics/track', event()), 204)
    const stored = await events()
    for (const { uuid, username } of Object.values(world.people))
      for (const text of [uuid, username]) expect(JSON.stringify(stored)).not.toContain(text)
    expect(stored.every(({ session_uuid }) => session_uuid !== null)).toBe(true)
    must(await someone.delete('/_analytics/transaction'), 204)
    expect((await events()).map(({ session_uuid }) => session_uuid === null)).toEqual([true, false])
    must(await as.nobody.delete('/_analytics/transaction'), 204)
    expect((await events()).filter(({ session_uuid }) => session_uuid)).toHaveLength(1)
  })
  test('is counted a thousand times a quarter of an hour; beyond that the answer stays the same', async () => {
    const tries = Array.from({ length: 1000 }, () => ({ subject: 'track 127.0.0.1', at: new Date().toISOString() }))
    await db.insertInto('login_attempt').values(tries).execute()
    expect(await as.nobody.post('/_analytics/track', event())).toMatchObject({ status: 204 })
    expect(await events()).toEqual([])
  })
})
