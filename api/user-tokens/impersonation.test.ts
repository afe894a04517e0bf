import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callerWith, openTestApi } from '../../tests/servers/api.ts'
import { cookiesIn, loginsOf, payloadOf } from '../../tests/servers/logins.ts'
import { must } from '../../tests/worlds/moments.ts'
import { password, today, type Who } from '../../tests/worlds/world.ts'
import { moveClock } from '../platform/clock.ts'

const api = await openTestApi()
const { as, db, server, world } = api
const { login, loggedIn, refresh, codeTo, forgetCodes, refused } = loginsOf(api)
const { people } = world
beforeAll(() => server.startWork())
beforeEach(async () => {
  moveClock(today)
  await forgetCodes()
})
afterAll(() => api.close())

const ask = (user: string) => as.planner.post('/user_tokens/impersonate', { user })
const linkFor = async (who: Who) => {
  const { url, expiresAt } = must(await ask(people[who].uuid), 201)
  expect(url).toMatch(/^http:\/\/localhost:3000\/account\/inloggen-als\/[0-9a-f]{128}$/)
  return { token: String(url).slice(-128), expiresAt }
}
const open = (token: string) => as.nobody.put(`/user_tokens/${token}/impersonate`, {})
/** The planner, impersonating this person. */
const asIf = async (who: Who) => {
  const { token } = must(await open((await linkFor(who)).token), 200)
  return { ...callerWith(server, token), token }
}
/** The planner's own complete login. */
const planner = async () => {
  const half = callerWith(server, must(await login(people.planner.username), 200).token)
  return must(await half.put('/mfa/verify', { code: await codeTo(people.planner.username) }), 200)
}

describe('a link to impersonate somebody', () => {
  test('is not made for planners and the back office, whose rights one’s own login may not have', async () => {
    for (const who of ['planner', 'backOffice'] as const) expect(await ask(people[who].uuid), who).toMatchObject({ status: 409 })
    const { uuid } = people.secondUser
    const roles = ['ROLE_ORGANIZATION_USER', 'ROLE_PLANNER']
    await db.updateTable('account').set({ roles }).where('uuid', '=', uuid).execute()
    expect(await ask(uuid)).toMatchObject({ status: 409 })
  })
  test('is not made for somebody who has no password yet, is deactivated, or does not exist', async () => {
    const change = (who: Who, changes: { password_hash?: null; active?: boolean }) =>
      db.updateTable('account').set(changes).where('uuid', '=', people[who].uuid).execute()
    await change('newWorker', { password_hash: null })
    expect(await ask(people.newWorker.uuid)).toMatchObject({ status: 409 })
    await change('tempWorker', { active: false })
    expect(await ask(people.tempWorker.uuid)).toMatchObject({ status: 404 })
    expect(await ask('00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404 })
  })
  test('is 404 when nobody made it, and after five minutes', async () => {
    expect(await open('0'.repeat(128))).toMatchObject({ status: 404 })
    const { token, expiresAt } = await linkFor('careWorker')
    expect(expiresAt).toMatch(/^2026-10-19T08:0[56]/)
    moveClock('2026-10-19T08:06:00+00:00')
    expect(await open(token)).toMatchObject({ status: 404 })
  })
  test('sets no password', async () => {
    const { token } = await linkFor('careWorker')
    expect(await as.nobody.put(`/user_tokens/${token}/reset_password`, { password })).toMatchObject({ status: 404 })
    const body = { password, agreed: true }
    expect(await as.nobody.put(`/user_tokens/${token}/complete_registration`, body)).toMatchObject({ status: 404 })
    expect(must(await as.nobody.get(`/user_tokens/${token}`), 200).kind).toBe('impersonate')
  })
  test('is 404 when its planner is switched off, or no planner any more', async () => {
    const { token } = await linkFor('careWorker')
    const change = (changes: { active?: boolean; roles?: string[] }) =>
      db.updateTable('account').set(changes).where('uuid', '=', people.planner.uuid).execute()
    await change({ active: false })
    expect(await open(token)).toMatchObject({ status: 404 })
    await change({ active: true, roles: ['ROLE_BACK_OFFICE_EMPLOYEE'] })
    expect(await open(token)).toMatchObject({ status: 404 })
    await change({ roles: people.planner.roles })
    must(await open(token), 200)
  })
  test('is 404 when the account was switched off meanwhile', async () => {
    const { token } = await linkFor('colleague')
    await db.updateTable('account').set({ active: false }).where('uuid', '=', people.colleague.uuid).execute()
    expect(await open(token)).toMatchObject({ status: 404 })
  })
  test('opens once, of two at once for one', async () => {
    const { token } = await linkFor('careWorker')
    const answers = await Promise.all([open(token), open(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await open(token)).toMatchObject({ status: 404 })
  })
  test('gives a token that says so, for sixty minutes, and nothing to renew it with', async () => {
    const answer = await open((await linkFor('careWorker')).token)
    const { token, refresh_token } = must(answer, 200)
    expect(refresh_token).toBeUndefined()
    expect(answer.headers['set-cookie']).toBeUndefined()
    const { exp, iat, ...session } = payloadOf(token)
    expect(exp - iat).toBe(3600)
    expect(session).toMatchObject({ impersonated: true, uuid: people.careWorker.uuid, roles: ['ROLE_CARE_WORKER'] })
    expect(await callerWith(server, token).post('/login/token_refresh')).toMatchObject({ status: 401 })
  })
})

describe('a planner who impersonates', () => {
  test.each([
    ['PUT', `/care_workers/${people.careWorker.uuid}/password`, { currentPassword: password, password: 'De kat van de buren' }],
    ['PUT', '/mfa/email', { password }],
    ['POST', '/mfa/totp', { password }],
    ['PUT', '/mfa/totp', { code: '123456' }],
    ['POST', '/mfa/recovery_codes', { password }],
    ['PUT', '/mfa/off', { password }],
    ['DELETE', '/account_sessions', undefined],
    ['POST', '/calendar_feed', undefined],
  ])('does not change password, second step or logins: %s %s is 403', async (method, path, body) => {
    const answer = await (await asIf('careWorker')).send(method, path, body)
    expect(answer).toMatchObject({ status: 403, body: { detail: expect.stringContaining('als iemand anders') } })
  })
  test('does not end one of their logins', async () => {
    const owner = await loggedIn('careWorker')
    const eyes = await asIf('careWorker')
    const { member } = must(await eyes.get('/account_sessions'), 200)
    expect(member.map(({ current }) => current)).not.toContain(true)
    for (const { uuid } of member) expect(await eyes.delete(`/account_sessions/${uuid}`)).toMatchObject({ status: 403 })
    must(await refresh(owner.refresh_token), 200)
  })
  test('cannot impersonate a third person, nor see more than the impersonated one', async () => {
    const eyes = await asIf('careWorker')
    expect(await eyes.post('/user_tokens/impersonate', { user: people.organization.uuid })).toMatchObject({ status: 403 })
    expect(await eyes.get('/clients')).toMatchObject({ status: 403 })
    expect(await eyes.get(`/care_workers/${people.thirdWorker.uuid}`)).toMatchObject({ status: 404 })
    must(await eyes.get(`/care_workers/${people.careWorker.uuid}`), 200)
  })
  test('is named beside them in the history and in the access log', async () => {
    const events = (name: string) =>
      db.selectFrom('event').select(['actor_uuid', 'impersonator_uuid']).where('name', '=', name).orderBy('uuid', 'desc')
    const eyes = await asIf('organization')
    expect(await events('impersonation_started').executeTakeFirst()).toEqual({
      actor_uuid: people.planner.uuid,
      impersonator_uuid: null,
    })
    must(await eyes.post('/care_moments_by_organization', api.newMoment()), 201)
    const both = { actor_uuid: people.organization.uuid, impersonator_uuid: people.planner.uuid }
    expect(await events('care_moment_created').executeTakeFirst()).toEqual(both)
    must(await eyes.get(world.client), 200)
    const read = db.selectFrom('access_log').select(['actor_uuid', 'impersonator_uuid']).where('operation', '=', 'clients.get')
    expect(await read.execute()).toEqual([both])
    must(await as.organization.get(world.client), 200)
    expect(await read.orderBy('uuid', 'desc').executeTakeFirst()).toMatchObject({ impersonator_uuid: null })
  })
  test('stops impersonating once their own logins are ended', async () => {
    const own = await planner()
    const eyes = await asIf('careWorker')
    must(await eyes.get('/acts'), 200)
    must(await callerWith(server, own.token).delete('/account_sessions'), 204)
    await refused(eyes.token)
    must(await callerWith(server, own.token).get('/acts'), 200)
  })
  test('only ends the impersonation by logging out: their own login, whose cookie is sent too, stays', async () => {
    const own = await planner()
    const eyes = await asIf('careWorker')
    const answer = await eyes.post('/logout', undefined, { cookie: `refresh_token=${own.refresh_token}` })
    expect(answer).toMatchObject({ status: 200, body: { message: 'The supplied refresh_token has been invalidated.' } })
    expect(cookiesIn(answer)).toEqual({})
    await refused(eyes.token)
    must(await callerWith(server, own.token).get('/care_moments'), 200)
    must(await refresh(own.refresh_token), 200)
  })
})
