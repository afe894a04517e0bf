import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, describe, expect, test } from 'vitest'
import { type Answer, callerWith, openTestApi } from '../../tests/servers/api.ts'
import { settings } from '../../tests/servers/settings.ts'
import { must } from '../../tests/worlds/moments.ts'
import { password, today, tokenFor } from '../../tests/worlds/world.ts'
import { queriesOf } from '../concepts.ts'
import { hashOf } from '../platform/login/token.ts'
import { jobs } from './jobs.ts'

const api = await openTestApi()
const { as, world, db, server } = api
afterAll(() => api.close())

type Name = keyof typeof world.people
const login = (who: Name, secret = password) =>
  as.nobody.post('/login/check', { username: world.people[who].username, password: secret })
const refresh = (refresh_token: string) => as.nobody.post('/login/token_refresh', { refresh_token })
const withToken = (token: string) => callerWith(server, token)
const payloadOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
const cookieOf = (answer: Answer) => String(answer.headers['set-cookie'])
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()

describe('logging in', () => {
  test('nobody learns whether it was the name or the password that was wrong', async () => {
    const [wrong, unknown] = [
      await login('careWorker', 'verkeerd'),
      await as.nobody.post('/login/check', { username: 'niemand@voorbeeld.example', password }),
    ]
    expect(wrong).toMatchObject({ status: 401, body: { code: 401, message: 'Invalid credentials.' } })
    expect(unknown.text).toBe(wrong.text)
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers))
    expect(wrong.headers['set-cookie']).toBeUndefined()
  })
  test('an account that is switched off does not log in, in the same words', async () => {
    await db.updateTable('account').set({ active: false }).where('uuid', '=', world.people.newWorker.uuid).execute()
    expect(await login('newWorker')).toMatchObject({ status: 401, body: { message: 'Invalid credentials.' } })
  })
  test.each<[string, unknown, string]>([
    ['no password', { username: 'x' }, 'The key "password" must be provided.'],
    ['no name', { password }, 'The key "username" must be provided.'],
    ['neither', {}, 'The key "username" must be provided.'],
    ['a password that is no text', { username: 'x', password: 5 }, 'The key "password" must be provided.'],
    ['a name that is no text', { username: null, password }, 'The key "username" must be provided.'],
    ['a list', [], 'Invalid JSON.'],
    ['half a body', '{"username"', 'Invalid JSON.'],
    ['an empty body', ' ', 'Invalid JSON.'],
  ])('a program that sends %s gets 400, never 401: the client would log out', async (_what, body, detail) => {
    expect(await as.nobody.post('/login/check', body)).toMatchObject({ status: 400, body: { detail } })
  })
  test('a visitor is refused wherever a login is required, with a message about the token', async () => {
    const message = 'JWT Token not found'
    for (const headers of [{}, { authorization: 'Basic abc' }])
      expect(await as.nobody.get('/acts', headers)).toMatchObject({ status: 401, body: { code: 401, message } })
  })
  test('a user who still owes the second step is refused everything else, even what is public, except logging out and refreshing', async () => {
    const { token, refresh_token } = must(await login('planner'), 200)
    const half = withToken(token)
    for (const path of ['/countries', '/expertise_levels', '/acts', '/care_moments'])
      expect(await half.get(path)).toMatchObject({ status: 403 })
    expect(await half.post('/user_tokens/reset_password', { username: 'x@voorbeeld.example' })).toMatchObject({ status: 403 })
    must(await half.post('/login/token_refresh', { refresh_token }), 200)
    must(await half.post('/logout', { refresh_token }), 200)
  })
  test('five wrong passwords make even the right one wait, and say how long', async () => {
    for (let attempt = 0; attempt < 5; attempt++)
      expect(await login('thirdWorker', `fout ${attempt}`)).toMatchObject({ status: 401 })
    const answer = await login('thirdWorker')
    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(14 * 60)
    await db
      .updateTable('login_attempt')
      .set({ at: ago(15 * 60 + 1) })
      .execute()
    expect(await login('thirdWorker')).toMatchObject({ status: 200 })
  })
  test('thirty wrong names from one address make it wait for every name', async () => {
    const attempts = Array.from({ length: 30 }, () => ({ subject: 'address 127.0.0.1', at: ago(1) }))
    await db.insertInto('login_attempt').values(attempts).execute()
    expect(await login('colleague')).toMatchObject({ status: 429 })
    await db.deleteFrom('login_attempt').execute()
  })
  test('a care worker gets a token that says exactly who they are, for fifteen minutes, and a cookie no script reads', async () => {
    const answer = await login('careWorker')
    expect(answer.status).toBe(200)
    const { exp, iat, ...session } = payloadOf(answer.body.token)
    expect(exp - iat).toBe(900)
    expect(session).toEqual({
      username: 'careworker@voorbeeld.example',
      roles: ['ROLE_CARE_WORKER'],
      uuid: world.people.careWorker.uuid,
      multi_factor_enabled: false,
      multi_factor_verified: false,
      user_features: [],
    })
    expect(cookieOf(answer)).toMatch(
      /^refresh_token=[0-9a-f]{128}; Max-Age=2592000; Path=\/v1; HttpOnly; SameSite=Strict,device=[0-9a-f]{128}; Max-Age=34560000; Path=\/v1; HttpOnly; SameSite=Strict$/,
    )
    expect(await withToken(answer.body.token).get(`/care_workers/${world.people.careWorker.uuid}`)).toMatchObject({ status: 200 })
  })
  test('a name is taken whatever its capitals and spaces', async () => {
    expect(await as.nobody.post('/login/check', { username: ' CareWorker@Voorbeeld.example ', password })).toMatchObject({
      status: 200,
    })
  })
})

describe('refreshing', () => {
  test('without a token, or with one nobody gave out, is 401', async () => {
    expect(await as.nobody.post('/login/token_refresh')).toMatchObject({
      status: 401,
      body: { message: 'Missing JWT Refresh Token' },
    })
    expect(await refresh('00')).toMatchObject({ status: 401, body: { message: 'JWT Refresh Token Not Found' } })
  })
  test('gives a new token each time, and the one before still answers for the other tab', async () => {
    const { refresh_token: first } = must(await login('careWorker'), 200)
    const { refresh_token: second, token } = must(await refresh(first), 200)
    expect(second).not.toBe(first)
    expect(payloadOf(token).roles).toEqual(['ROLE_CARE_WORKER'])
    const late = await refresh(first)
    expect(late.status).toBe(200)
    expect(late.body.refresh_token).toBeUndefined()
    expect(await refresh(second)).toMatchObject({ status: 200 })
  })
  test('gives the same token again under the same key when the answer was lost, and none under another key', async () => {
    const { refresh_token: first } = must(await login('careWorker'), 200)
    const under = (key: string) => as.nobody.post('/login/token_refresh', { refresh_token: first }, { 'Idempotency-Key': key })
    const { refresh_token: second } = must(await under('mine'), 200)
    const again = await under('mine')
    expect(must(again, 200).refresh_token).toBe(second)
    expect(cookieOf(again)).toContain(second)
    expect(must(await under('of-a-thief'), 200).refresh_token).toBeUndefined()
    expect(must(await refresh(first), 200).refresh_token).toBeUndefined()
    expect(await refresh(second)).toMatchObject({ status: 200 })
  })
  test('with a token that was replaced a minute ago ends the whole login, as it may have been stolen', async () => {
    const { refresh_token: stolen } = must(await login('careWorker'), 200)
    const { refresh_token: own } = must(await refresh(stolen), 200)
    await db
      .updateTable('account_session')
      .set({ last_used_at: ago(60) })
      .where('token_hash', '=', hashOf(own))
      .execute()
    expect(await refresh(stolen)).toMatchObject({ status: 401 })
    expect(await refresh(own)).toMatchObject({ status: 401 })
  })
  test('uses the cookie, also when the access token has expired', async () => {
    const cookie = cookieOf(await login('careWorker')).split(';')[0]!
    const expired = await server.tokens.sign(payloadOf((await login('careWorker')).body.token), { seconds: -10 })
    expect(await withToken(expired).post('/login/token_refresh', undefined, { cookie })).toMatchObject({ status: 200 })
  })
  test('ends after thirty days, and when the account is switched off', async () => {
    const { refresh_token: old } = must(await login('careWorker'), 200)
    await db
      .updateTable('account_session')
      .set({ expires_at: ago(1) })
      .where('token_hash', '=', hashOf(old))
      .execute()
    expect(await refresh(old)).toMatchObject({ status: 401 })
    const { refresh_token: off } = must(await login('colleague'), 200)
    await db.updateTable('account').set({ active: false }).where('uuid', '=', world.people.colleague.uuid).execute()
    expect(await refresh(off)).toMatchObject({ status: 401 })
  })
  test('does not work with a stored hash: the tokens themselves are not in the database', async () => {
    const { refresh_token: token } = must(await login('careWorker'), 200)
    const stored = await db.selectFrom('account_session').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
  })
})

describe('logging out', () => {
  test('ends the login and takes the cookie away; a second time is no error', async () => {
    const { refresh_token: token } = must(await login('careWorker'), 200)
    const answer = await as.nobody.post('/logout', { refresh_token: token })
    expect(answer).toMatchObject({
      status: 200,
      body: { code: 200, message: 'The supplied refresh_token has been invalidated.' },
    })
    expect(cookieOf(answer)).toMatch(/^refresh_token=;.*Max-Age=0|^refresh_token=;.*Expires=Thu, 01 Jan 1970/)
    expect(await refresh(token)).toMatchObject({ status: 401 })
    expect(await as.nobody.post('/logout', { refresh_token: token })).toMatchObject({
      status: 200,
      body: { message: 'The supplied refresh_token is already invalid.' },
    })
  })
})

describe('a token', () => {
  const forged = async (how: string) => {
    const payload = payloadOf(await tokenFor(server, world.people.planner))
    const key = (text: string) => new TextEncoder().encode(text)
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const sign = (claims: Record<string, unknown>, secret: string, alg = 'HS256') =>
      new SignJWT(claims).setProtectedHeader({ alg }).sign(key(secret))
    const own = await sign(payload, settings.secret)
    const made: Record<string, () => string | Promise<string>> = {
      'with alg none': () => `${encoded({ typ: 'JWT', alg: 'none' })}.${encoded(payload)}.`,
      'with a foreign key': () => sign(payload, 'another-secret-of-at-least-32-characters'),
      'with another algorithm': () => sign(payload, settings.secret.padEnd(64, 'x'), 'HS512'),
      'with a changed payload': () =>
        [own.split('.')[0], encoded({ ...payload, uuid: world.people.organization.uuid }), own.split('.')[2]].join('.'),
      'with a role there is not': () => sign({ ...payload, roles: ['ROLE_ADMIN'] }, settings.secret),
      'that has expired': () => sign({ ...payload, exp: payload.iat - 1 }, settings.secret),
      'that is no token': () => 'abc',
    }
    return made[how]!()
  }
  test.each([
    'with alg none',
    'with a foreign key',
    'with another algorithm',
    'with a changed payload',
    'with a role there is not',
    'that has expired',
    'that is no token',
  ])('%s is 401, also where nobody needs one', async how => {
    const caller = withToken(await forged(how))
    for (const path of ['/care_moments', '/expertise_levels']) {
      const answer = await caller.get(path)
      expect(answer).toMatchObject({ status: 401, headers: { 'www-authenticate': 'Bearer' }, body: { code: 401 } })
    }
  })
  test('shows the back-office record to its owner and to planners', async () => {
    expect(await as.backOffice.get(`/back_office_employees/${world.people.planner.uuid}`)).toMatchObject({ status: 404 })
    expect(await as.backOffice.get(`/back_office_employees/${world.people.backOffice.uuid}`)).toMatchObject({ status: 200 })
    expect(await as.organization.get(`/back_office_employees/${world.people.planner.uuid}`)).toMatchObject({ status: 403 })
  })
})

test('the nightly job removes expired records, and nothing else', async () => {
  const account_uuid = world.people.planner.uuid
  const later = '2099-01-01'
  const login = (expires_at: string) => {
    const token_hash = hashOf(expires_at)
    return { account_uuid, token_hash, complete: true, created_at: ago(9), last_used_at: ago(9), expires_at }
  }
  const device = (days: number) => ({
    account_uuid,
    device_hash: hashOf(`${days}`),
    created_at: ago(9),
    last_used_at: ago(days * 86_400),
  })
  const link = (expires_at: string) => ({
    ...{ account_uuid, kind: 'reset_password', token_hash: hashOf(expires_at), created_at: '2026-09-01', expires_at },
  })
  const code = { account_uuid, code_hash: hashOf('1'), sent_at: ago(9), expires_at: '2026-10-01' }
  const tables = [
    'login_attempt',
    'account_session',
    'account_device',
    'ended_session',
    'user_token',
    'multi_factor_code',
  ] as const
  for (const table of tables) await db.deleteFrom(table).execute()
  const attempts = [1, 2 * 86_400].map(seconds => ({ subject: 'account x', at: ago(seconds) }))
  await db.insertInto('login_attempt').values(attempts).execute()
  await db
    .insertInto('account_session')
    .values([login(later), login(ago(1))])
    .execute()
  await db
    .insertInto('account_device')
    .values([device(1), device(401)])
    .execute()
  const ended = [later, ago(1)].map(until => ({ uuid: randomUUID(), until }))
  await db.insertInto('ended_session').values(ended).execute()
  await db
    .insertInto('user_token')
    .values([link('2026-10-01'), link('2026-09-02')])
    .execute()
  await db.insertInto('multi_factor_code').values(code).execute()
  await jobs['tidy-accounts']!.run(db, today, queriesOf)
  const left = []
  for (const table of tables) left.push((await db.selectFrom(table).selectAll().execute()).length)
  expect(left).toEqual([1, 1, 1, 1, 1, 0])
})
