// Attacks on accounts. Links used twice or for another purpose, and bodies with extra rights, are tested in api/user-tokens; forged
// tokens in api/accounts.
import { randomBytes } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { hashOf } from '../api/platform/login/token.ts'
import { openApi } from '../api/server.ts'
import { type Caller, callerWith, openTestApi } from './servers/api.ts'
import { ago, cookiesIn, loginsOf } from './servers/logins.ts'
import { settings } from './servers/settings.ts'
import { must } from './worlds/moments.ts'
import { password } from './worlds/world.ts'

const api = await openTestApi()
const { as, db } = api
const proxied = await openApi({ ...settings, proxies: 1 }, api.url)
const { loggedIn, refresh, forgetCodes, refused } = loginsOf(api)
const { username } = api.world.people.careWorker
beforeEach(forgetCodes)
afterAll(async () => {
  await proxied.stop()
  await api.close()
})

const behindProxy = callerWith(proxied)
const guess = (name: string, address: string, who: Caller = behindProxy) =>
  who.post('/login/check', { username: name, password: 'fout' }, { 'x-forwarded-for': address })
const addressOf = (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`
const stranger = (n: number) => `iemand${n}@voorbeeld.example`
/** Makes this many guesses, some concurrently; returns how many passwords were really checked. */
const guessTimes = async (times: number, make: (n: number) => ReturnType<typeof guess>, atOnce = 8) => {
  const statuses: number[] = []
  let next = 0
  const work = async () => {
    while (next < times) statuses.push((await make(next++)).status)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  expect(statuses.filter(status => status !== 401 && status !== 429)).toEqual([])
  return statuses.filter(status => status === 401).length
}

describe('a guesser of passwords', () => {
  test('with a thousand addresses gets five tries at one account', async () => {
    expect(await guessTimes(1000, n => guess(username, addressOf(n)))).toBe(5)
  })
  test('with fifty tries at the same moment gets five', async () => {
    expect(await guessTimes(50, n => guess(username, addressOf(n)), 50)).toBe(5)
  })
  test('gets no extra attempts by writing the name in another way', async () => {
    const ways = [username, username.toUpperCase(), ` ${username}`, `${username}\n`, `\u00a0${username}`]
    expect(await guessTimes(30, n => guess(ways[n % ways.length]!, addressOf(n)))).toBe(5)
  })
  test('with a thousand names gets thirty tries from one address', async () => {
    expect(await guessTimes(1000, n => guess(stranger(n), '10.0.0.1'), 20)).toBe(30)
  })
  test('gets no more by saying that they come from elsewhere: only our own proxy is believed', async () => {
    for (const [who, from] of [
      [behindProxy, '10.0.0.1'],
      [as.nobody, '127.0.0.1'],
    ] as const) {
      const tries = Array.from({ length: 25 }, () => ({ subject: `address ${from}`, at: ago(1) }))
      await db.insertInto('login_attempt').values(tries).execute()
      expect(await guessTimes(30, n => guess(stranger(n), `${addressOf(n)}, 10.0.0.1`, who))).toBe(5)
    }
  })
  test('gets a refusal and no failure for a name of any length or content', async () => {
    const names = ['', randomBytes(20_000).toString('base64'), '\u0000', "' or true --", '{"$ne":null}', '😀'.repeat(5000)]
    for (const name of names) {
      const { status } = await as.nobody.post('/login/check', { username: name, password })
      expect([401, 422], name.slice(0, 20)).toContain(status)
      expect([202, 422]).toContain((await as.nobody.post('/user_tokens/reset_password', { username: name })).status)
    }
    const long = { username, password: 'x'.repeat(1_000_000) }
    expect(await as.nobody.post('/login/check', long)).toMatchObject({ status: 401 })
  })
})

test('a secret made for one purpose serves no other', async () => {
  const login = await as.nobody.post('/login/check', { username, password })
  const { refresh_token, device } = cookiesIn(login)
  const feed = String(must(await as.careWorker.post('/calendar_feed'), 200).url)
    .split('/')
    .at(-1)!
  for (const secret of [refresh_token!, device!, feed]) {
    expect(await as.nobody.get(`/user_tokens/${secret}`)).toMatchObject({ status: 404 })
    expect(await as.nobody.put(`/user_tokens/${secret}/impersonate`)).toMatchObject({ status: 404 })
    expect(await callerWith(api.server, secret).get('/care_moments')).toMatchObject({ status: 401 })
    if (secret !== refresh_token) expect(await refresh(secret)).toMatchObject({ status: 401 })
    if (secret !== feed) expect(await as.nobody.get(`/calendars/${secret}`)).toMatchObject({ status: 404 })
  }
})

describe('a thief of a refresh token', () => {
  test('who comes after the owner ends the whole login, with the access tokens of both', async () => {
    const owner = await loggedIn('careWorker')
    const next = must(await refresh(owner.refresh_token), 200)
    await db
      .updateTable('account_session')
      .set({ last_used_at: ago(60) })
      .where('token_hash', '=', hashOf(next.refresh_token))
      .execute()
    expect(await refresh(owner.refresh_token)).toMatchObject({ status: 401 })
    expect(await refresh(next.refresh_token)).toMatchObject({ status: 401 })
    for (const token of [owner.token, next.token]) await refused(token)
  })
  test('who uses it at the same moment as the owner gets no token to go on with', async () => {
    const { refresh_token } = await loggedIn('careWorker')
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(refresh_token)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(answers.filter(({ body }) => body.refresh_token !== undefined)).toHaveLength(1)
  })
})
