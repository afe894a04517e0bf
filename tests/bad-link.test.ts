// The connection to the database is slow, silent or cut in the middle of a response. The API's responses are never wrong and always
// clear, and the product recovers.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { openApi } from '../api/server.ts'
import { type Answer, callerWith, openTestApi } from './servers/api.ts'
import { openBadLink } from './servers/bad-link.ts'
import { settings } from './servers/settings.ts'
import { must } from './worlds/moments.ts'
import { password, tokenFor } from './worlds/world.ts'

const api = await openTestApi()
const { organization: user } = api.world.people
const link = await openBadLink(api.url)
const server = await openApi(settings, link.url)
const organization = callerWith(server, await tokenFor(server, user))
// A silent connection is noticed when the patience runs out. It is short here, or each test would take half a minute. On a busy
// machine it may be too short for healthy requests too, so a caller that is told to wait asks again, as people do.
const patience = { lockMs: 200, statementMs: 500, idleInTransactionMs: 1000 }
const silentLink = await openBadLink(api.url)
const hasty = await openApi({ ...settings, patience }, silentLink.url)
const hastyOrganization = callerWith(hasty, await tokenFor(hasty, user))
afterEach(() => {
  link.mend()
  silentLink.mend()
})
afterAll(async () => {
  await server.stop()
  await hasty.stop()
  silentLink.close()
  link.close()
  await api.close()
})

const moment = api.newMoment()
const post = (title: string, key: string, by = organization) =>
  by.post('/care_moments_by_organization', { ...moment, title }, { 'Idempotency-Key': key })
const count = (title: string) =>
  api.db
    .selectFrom('care_moment')
    .select(eb => eb.fn.countAll().as('n'))
    .where('title', '=', title)
    .executeTakeFirst()
/** The final answer for a caller that asks again for as long as it is told to wait. */
const inTheEnd = async (ask: () => Promise<Answer>): Promise<Answer> => {
  for (let times = 0; times < 100; times += 1) {
    const answer = await ask()
    // 409: the first request with this key is still in progress.
    if (answer.status !== 503 && answer.status !== 409) return answer
    await sleep(200)
  }
  throw new Error('Still asked to wait')
}

test('an organization on a slow link reads and writes the same, later', async () => {
  const { text } = await api.as.organization.get('/care_moments')
  link.delay(30)
  expect(await organization.get('/care_moments')).toMatchObject({ status: 200, text })
  must(await post('Trage lijn', randomUUID()), 201)
  expect(await count('Trage lijn')).toEqual({ n: 1 })
})

test('when the link falls silent an organization is asked to wait, and what it sent is done once', async () => {
  must(await inTheEnd(() => hastyOrganization.get('/care_moments')), 200)
  silentLink.fallSilent()
  const key = randomUUID()
  const asked = [hastyOrganization.get('/care_moments'), post('Stille lijn', key, hastyOrganization)] as const
  const answers = await Promise.all([...asked, hasty.app.inject('/ready')])
  for (const answer of answers) expect('status' in answer ? answer.status : answer.statusCode).toBe(503)
  expect(answers[0].headers['retry-after']).toBe('1')
  silentLink.mend()
  must(await inTheEnd(() => post('Stille lijn', key, hastyOrganization)), 201)
  expect(await count('Stille lijn')).toEqual({ n: 1 })
})

test.each([1, 30, 200, 1000, 3000, 10_000])(
  'when an answer of the database is cut after %i bytes, people read it whole or are asked to wait',
  async bytes => {
    const { text } = await api.as.organization.get('/care_moments')
    link.cutAfter(bytes)
    const answer = await organization.get('/care_moments')
    if (answer.status === 200) expect(answer.text).toBe(text)
    else expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
    link.mend()
    must(await organization.get('/care_moments'), 200)
  },
)

test.each([1, 30, 100, 200, 300, 500, 800, 1200, 2000, 3000])(
  'when a response of the database is cut after %i bytes, a change is made once, and reported as made',
  async bytes => {
    const [title, key] = [`Geknipt ${bytes}`, randomUUID()]
    link.cutAfter(bytes)
    const first = await post(title, key)
    expect([201, 503]).toContain(first.status)
    link.mend()
    must(await post(title, key), 201)
    expect(await count(title)).toEqual({ n: 1 })
  },
)

test('who ends a login elsewhere is believed after the line of listening fell silent', async () => {
  const login = { username: user.username, password }
  const { token } = must(await inTheEnd(() => callerWith(hasty).post('/login/check', login)), 200)
  const own = callerWith(hasty, token)
  must(await inTheEnd(() => own.get('/acts')), 200)
  silentLink.fallSilent()
  expect(await hastyOrganization.get('/care_moments')).toMatchObject({ status: 503 })
  silentLink.mend()
  must(await callerWith(api.server, token).post('/logout', {}), 200)
  await vi.waitFor(async () => expect((await own.get('/acts')).status).toBe(401), { timeout: 60_000 })
})

test('when the host that writes falls silent an organization is asked to wait, and goes on at the other', async () => {
  const links = [await openBadLink(api.url), await openBadLink(api.url)]
  const hosts = links.map(({ url }) => new URL(url).host)
  const follower = await openApi({ ...settings, patience }, links[0]!.url.replace(hosts[0]!, hosts.join(',')))
  const own = callerWith(follower, await tokenFor(follower, user))
  const seen: number[] = []
  const ask = async () => {
    const { status } = await own.get('/care_moments')
    seen.push(status)
    return status
  }
  while ((await ask()) !== 200) expect(seen.at(-1)).toBe(503)
  // Only one of the two is in use.
  for (const each of links) {
    each.fallSilent()
    while ((await ask()) !== 200) {
      expect(seen.at(-1)).toBe(503)
      await sleep(50)
    }
    each.mend()
  }
  expect(seen).toContain(503)
  await follower.stop()
  for (const each of links) each.close()
})
