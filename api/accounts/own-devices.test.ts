// Trusted devices, codes that belong to one login, and how long a login lasts.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callerWith, openTestApi } from '../../tests/servers/api.ts'
import { ago, cookiesIn, loginsOf, payloadOf } from '../../tests/servers/logins.ts'
import { must } from '../../tests/worlds/moments.ts'
import { password, today, type Who } from '../../tests/worlds/world.ts'
import { queriesOf } from '../concepts.ts'
import { moveClock } from '../platform/clock.ts'
import { jobs } from './jobs.ts'

const api = await openTestApi()
const { as, db, server, world } = api
const { login, loggedIn, refresh, codeTo, forgetCodes, settled } = loginsOf(api)
const { people } = world
beforeAll(() => server.startWork())
beforeEach(async () => {
  moveClock(today)
  await forgetCodes()
  await settled()
})
afterAll(() => api.close())

const cookieOf = (device: string) => ({ cookie: `device=${device}` })
const isComplete = async (who: Who, headers: Record<string, string> = {}) =>
  !payloadOf(must(await login(people[who].username, password, headers), 200).token).roles.includes(
    'IS_AUTHENTICATED_2FA_IN_PROGRESS',
  )
/** Logs in with the second step, and trusts the device or not. */
const enter = async (who: Who, trust: boolean) => {
  const { token } = must(await login(people[who].username), 200)
  const answer = await callerWith(server, token).put('/mfa/verify', { code: await codeTo(people[who].username), trust })
  return { ...callerWith(server, must(answer, 200).token), device: cookiesIn(answer).device! }
}

describe('a device', () => {
  test('of a planner is asked for a code each time, even when marked as trusted', async () => {
    const half = callerWith(server, must(await login(people.planner.username), 200).token)
    expect(must(await half.get('/mfa/ways'), 200)).toMatchObject({ mayTrust: false })
    await forgetCodes()
    const { device } = await enter('planner', true)
    await forgetCodes()
    expect(await isComplete('planner', cookieOf(device))).toBe(false)
  })
  test('that a care worker did not trust is asked each time; the cookie of somebody else does not help', async () => {
    must(await (await loggedIn('careWorker')).put('/mfa/email', { password }), 200)
    must(await (await loggedIn('colleague')).put('/mfa/email', { password }), 200)
    const { device } = await enter('careWorker', false)
    expect(await isComplete('careWorker', cookieOf(device))).toBe(false)
    await forgetCodes()
    const trusted = await enter('careWorker', true)
    expect(await isComplete('careWorker')).toBe(false)
    expect(await isComplete('colleague', cookieOf(trusted.device))).toBe(false)
  })
  test('that a care worker trusted is asked for no code for thirty days, but still for the password', async () => {
    const { device } = await enter('careWorker', true)
    const answer = must(await login(people.careWorker.username, password, cookieOf(device)), 200)
    expect(payloadOf(answer.token)).toMatchObject({
      roles: ['ROLE_CARE_WORKER'],
      multi_factor_enabled: true,
      multi_factor_verified: true,
    })
    expect(await login(people.careWorker.username, 'iets anders', cookieOf(device))).toMatchObject({ status: 401 })
    await db
      .updateTable('account_device')
      .set({ trusted_until: ago(1) })
      .where('trusted_until', 'is not', null)
      .execute()
    expect(await isComplete('careWorker', cookieOf(device))).toBe(false)
  })
  test.each([
    ['all others are logged out', (_: Who, who: ReturnType<typeof callerWith>) => who.delete('/account_sessions')],
    ['the second step is set anew', (_: Who, who: ReturnType<typeof callerWith>) => who.put('/mfa/email', { password })],
    [
      'the password is changed',
      (mine: Who, who: ReturnType<typeof callerWith>) =>
        who.put(`/care_workers/${people[mine].uuid}/password`, {
          currentPassword: password,
          password: 'Vier gewone woorden samen',
        }),
    ],
  ])('is asked again once %s', async (_, act) => {
    const mine = await enter('colleague', true)
    expect(await isComplete('colleague', cookieOf(mine.device))).toBe(true)
    expect((await act('colleague', mine)).status).toBeLessThan(300)
    const secret = (await login(people.colleague.username)).status === 200 ? password : 'Vier gewone woorden samen'
    const { token } = must(await login(people.colleague.username, secret, cookieOf(mine.device)), 200)
    expect(payloadOf(token).roles).toEqual(['IS_AUTHENTICATED_2FA_IN_PROGRESS'])
  })
})

describe('a mailed code', () => {
  test('completes the login for which it was sent, and no other of the same person', async () => {
    const first = callerWith(server, must(await login(people.backOffice.username), 200).token)
    const code = await codeTo(people.backOffice.username)
    const second = callerWith(server, must(await login(people.backOffice.username), 200).token)
    const newer = await codeTo(people.backOffice.username)
    for (const [half, given] of [[first, newer], [first, code], ...(code === newer ? [] : [[second, code] as const])] as const)
      expect(await half.put('/mfa/verify', { code: given }), given).toMatchObject({ status: 422 })
    must(await second.put('/mfa/verify', { code: newer }), 200)
  })
})

describe('a login', () => {
  test('ends ninety days after it began, however often it is used', async () => {
    const { refresh_token: token } = await loggedIn('thirdWorker')
    const first = must(await refresh(token), 200)
    await db
      .updateTable('account_session')
      .set({ created_at: ago(89 * 86_400) })
      .execute()
    const answer = await refresh(first.refresh_token)
    const [age] = /Max-Age=\d+/.exec(String(answer.headers['set-cookie']))!
    expect(Number(age.slice(8))).toBeLessThanOrEqual(86_400)
    await db
      .updateTable('account_session')
      .set({ created_at: ago(90 * 86_400) })
      .execute()
    expect(await refresh(must(answer, 200).refresh_token)).toMatchObject({ status: 401 })
  })
  test('that comes from a page of another site has no cookie', async () => {
    const { refresh_token } = await loggedIn('thirdWorker')
    const from = (site: string, type?: string) => ({
      cookie: `refresh_token=${refresh_token}`,
      'sec-fetch-site': site,
      ...(type && { 'content-type': type }),
    })
    expect(await as.nobody.post('/login/token_refresh', undefined, from('cross-site'))).toMatchObject({ status: 401 })
    expect(
      await as.nobody.post('/login/token_refresh', undefined, from('same-origin', 'multipart/form-data; boundary=x')),
    ).toMatchObject({
      status: 415,
    })
    must(await as.nobody.post('/login/token_refresh', undefined, from('same-origin')), 200)
  })
})

describe('a refused login', () => {
  test('is read by planners alone', async () => {
    for (const who of ['careWorker', 'organization', 'backOffice', 'clientAdmin'] as const)
      expect(await as[who].get('/refused_logins'), who).toMatchObject({ status: 403 })
    expect(await as.nobody.get('/refused_logins')).toMatchObject({ status: 401 })
  })
  test('shows the account and the network, not the name that was typed, and is removed after ninety days', async () => {
    await sql`delete from refused_login`.execute(db)
    await login('niemand@voorbeeld.example', 'mijn echte wachtwoord')
    await login(people.backOffice.username, 'iets anders')
    const half = callerWith(server, must(await login(people.backOffice.username), 200).token)
    const code = await codeTo(people.backOffice.username)
    await half.put('/mfa/verify', { code: String((Number(code) + 1) % 1_000_000).padStart(6, '0') })
    const list = must(await as.planner.get('/refused_logins'), 200).member
    const who = (account: unknown) => (account as { username?: string } | null)?.username ?? 'nobody'
    expect(list.map(({ kind, account }) => `${kind} ${who(account)}`).sort()).toEqual([
      `code ${people.backOffice.username}`,
      `password ${people.backOffice.username}`,
      'password nobody',
    ])
    expect(list.map(({ network }) => network)).toEqual(Array(3).fill('127.0.0.0/24'))
    expect(JSON.stringify(list)).not.toContain('niemand')
    const about = `/refused_logins?account.uuid=${people.backOffice.uuid}&kind=code`
    expect(must(await as.planner.get(about), 200).totalItems).toBe(1)
    await db
      .updateTable('refused_login')
      .set({ refused_at: ago(91 * 86_400) })
      .execute()
    await jobs['tidy-accounts']!.run(db, today, queriesOf)
    expect(must(await as.planner.get('/refused_logins'), 200).totalItems).toBe(0)
  })
})
