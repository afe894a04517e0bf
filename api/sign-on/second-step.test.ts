// How far a sign-on is trusted: whether our second step follows, whether it may open a client's file, and how it ends.
import { beforeEach, describe, expect, test } from 'vitest'
import type { Answer } from '../../tests/servers/api.ts'
import { payloadOf } from '../../tests/servers/logins.ts'
import { openSignOnTest, staff } from '../../tests/servers/openid/sign-ons.ts'
import { must } from '../../tests/worlds/moments.ts'
import { password, uuidOf } from '../../tests/worlds/world.ts'

const { as, db, world, server, setUp, browser, callerOf, linked, loggedIn, refused, provider } = await openSignOnTest()
const { people } = world
beforeEach(async () => {
  await db.deleteFrom('account_session').execute()
})
const address = await server.app.listen({ port: 0, host: '127.0.0.1' })

describe('the second step', () => {
  const secured = () =>
    db.updateTable('account').set({ multi_factor_enabled: true }).where('uuid', '=', people.organization.uuid).execute()
  test.each([
    ['no acr', {}, {}],
    ['a lower acr', { secondFactorAcrs: ['hoog'] }, { acr: 'laag' }],
    ['mfa where that was not chosen', { secondFactorAcrs: ['hoog'] }, { amr: ['pwd', 'mfa'] }],
  ])('of ours follows on %s', async (_what, changes, claims) => {
    await setUp(provider, changes)
    await linked()
    await secured()
    provider.people.set('sanne', { ...staff(people.organization.username), ...claims })
    const { token } = must(await browser().signOn('sanne'), 200)
    expect(payloadOf(token).roles).toEqual(['IS_AUTHENTICATED_2FA_IN_PROGRESS'])
  })
  test.each([
    ['acr', { secondFactorAcrs: ['zeer', 'hoog'] }, { acr: 'hoog' }],
    ['amr', { countsMfa: true }, { amr: ['pwd', 'mfa'] }],
  ])('of theirs counts by its %s', async (_what, changes, claims) => {
    await setUp(provider, changes)
    await linked()
    await secured()
    provider.people.set('sanne', { ...staff(people.organization.username), ...claims })
    const tab = browser()
    if ('secondFactorAcrs' in changes) expect(new URL(await tab.start()).searchParams.get('acr_values')).toBe('zeer hoog')
    expect(payloadOf(must(await tab.signOn('sanne'), 200).token)).toMatchObject({
      ...{ roles: ['ROLE_ORGANIZATION_USER'], multi_factor_verified: true },
    })
  })
})

describe('the file of a client', () => {
  const old = (minutes: number) =>
    db
      .updateTable('account_session')
      .set({ authenticated_at: new Date(Date.now() - minutes * 60_000).toISOString() })
      .execute()
  const refreshed = async (refresh_token: string) =>
    callerOf(must(await as.nobody.post('/login/token_refresh', { refresh_token }), 200).token)
  test('opens with a login of yesterday where the organization did not set otherwise', async () => {
    await setUp(provider)
    const { refresh_token } = await loggedIn('organization')
    await old(1440)
    must(await (await refreshed(refresh_token)).get(world.client), 200)
  })
  test('asks for a new login after the minutes that were set, and only for the file', async () => {
    await setUp(provider, { stepUpMinutes: 30 })
    const { refresh_token, get } = await loggedIn('organization')
    must(await get(world.client), 200)
    await old(31)
    const later = await refreshed(refresh_token)
    for (const path of [world.client, `/client_reports?client.uuid=${uuidOf(world.client)}`])
      expect(await later.get(path)).toMatchObject({
        ...{ status: 403, body: { detail: expect.stringMatching(/opnieuw inloggen.*wachtwoord of via je organisatie/) } },
      })
    must(await later.get('/clients'), 200)
    must(await later.get('/care_moments'), 200)
  })
  test('opens for other organizations, and for a planner', async () => {
    await setUp(provider, { stepUpMinutes: 30 })
    const { refresh_token } = await loggedIn('otherOrganization')
    await old(31)
    must(await (await refreshed(refresh_token)).get(world.otherClient), 200)
    must(await as.planner.get(world.client), 200)
  })
  test('opens again once the provider has asked for a new login, which needs no second identity', async () => {
    await setUp(provider, { stepUpMinutes: 30, secondFactorAcrs: ['hoog'] })
    await linked()
    const claims = { ...staff(people.organization.username), acr: 'hoog' }
    provider.people.set('sanne', claims)
    const tab = browser()
    const first = must(await tab.signOn('sanne'), 200)
    await old(31)
    const before = callerOf(must(await as.nobody.post('/login/token_refresh', { refresh_token: first.refresh_token }), 200).token)
    expect(await before.get(world.client)).toMatchObject({ status: 403 })
    tab.as(before)
    expect(Object.fromEntries(new URL(await tab.start(undefined, true)).searchParams)).toMatchObject({
      ...{ prompt: 'login', max_age: '0', acr_values: 'hoog' },
    })
    const { token } = must(await tab.signOn('sanne', undefined, true), 200)
    must(await callerOf(token).get(world.client), 200)
    expect(await as.nobody.post('/login/token_refresh', { refresh_token: first.refresh_token })).toMatchObject({ status: 401 })
    const lines = must(await callerOf(token).get('/account_sessions'), 200).member
    expect(lines, 'one device is one line').toHaveLength(1)
    provider.people.set('sanne', { ...claims, acr: 'laag' })
    expect(await tab.signOn('sanne', undefined, true), 'a lower acr is no step up').toMatchObject({
      ...{ status: 409, body: { detail: expect.stringContaining('tweede stap') } },
    })
  })
})

describe('logging out', () => {
  test('of a password goes nowhere else', async () => {
    const mine = await loggedIn('secondUser')
    expect(must(await mine.post('/logout'), 200)).not.toHaveProperty('endSession')
  })
  test('here leads to the end of the session there', async () => {
    await setUp(provider)
    const tab = await linked()
    const { token } = must(await tab.signOn('sanne'), 200)
    const { endSession } = must(await callerOf(token).post('/logout'), 200)
    const url = new URL(String(endSession))
    expect(url.origin).toBe(provider.issuer)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...{ client_id: 'zorginzet', post_logout_redirect_uri: 'http://localhost:3000/account/inloggen' },
      id_token_hint: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    })
    expect((await tab.there.go(url.href)).text, 'which the provider knows').toContain('form')
    await refused(token)
  })
  /** Signs on, and proves with the password which account is theirs. */
  const linkedByPassword = async () => {
    const tab = browser()
    const back = await tab.there.signOn(await tab.start(), 'sanne')
    must(await tab.post('/login/sign_on/finish', back), 200)
    const { token } = must(await tab.post('/login/check', { username: people.organization.username, password }), 200)
    tab.as(callerOf(token))
    must(await tab.post('/account_identities', { state: back.state, password }), 204)
    return { tab, token }
  }
  const leadsThere = ({ endSession }: Answer['body']) => {
    const url = new URL(String(endSession))
    expect(url.origin).toBe(provider.issuer)
    expect(url.searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  }
  test('after the login with a password that links leads there too', async () => {
    await setUp(provider)
    const { tab, token } = await linkedByPassword()
    leadsThere(must(await tab.post('/logout', {}), 200))
    await refused(token)
    const waiting = db.selectFrom('sign_on').select('state_hash').where('sealed_id_token', 'is not', null)
    expect(await waiting.execute(), 'nothing of it stays behind').toEqual([])
  })
  test('after a password in the same browser leads there too', async () => {
    await setUp(provider)
    await linked()
    const tab = browser()
    must(await tab.signOn('sanne'), 200)
    const { token } = must(await tab.post('/login/check', { username: people.organization.username, password }), 200)
    tab.as(callerOf(token))
    leadsThere(must(await tab.post('/logout', {}), 200))
  })
  test('keeps what the provider said of somebody encrypted, and no longer than the login', async () => {
    await setUp(provider)
    const tab = await linked()
    const { token } = must(await tab.signOn('sanne'), 200)
    const kept = await db.selectFrom('account_session').select('sealed_id_token').where('provider_uuid', 'is not', null).execute()
    expect(kept).toHaveLength(1)
    expect(kept[0]!.sealed_id_token!.toString()).not.toContain(Buffer.from('"sub"').toString('base64url').slice(0, 6))
    expect(payloadOf(server.tokens.unseal(kept[0]!.sealed_id_token!).toString())).toMatchObject({ sub: 'sanne' })
    must(await callerOf(token).post('/logout'), 200)
    expect(await db.selectFrom('account_session').select('uuid').where('sealed_id_token', 'is not', null).execute()).toEqual([])
  })
  test('there also ends the login with a password that linked', async () => {
    const { uuid } = await setUp(provider)
    await provider.tellLogout(address, `/sign_on/${uuid}/logout`)
    const { tab, token } = await linkedByPassword()
    await tab.there.logout(provider.issuer)
    await refused(token)
  })
  test('there while an account is to be linked ends that: nothing is linked any more', async () => {
    const { uuid } = await setUp(provider)
    await provider.tellLogout(address, `/sign_on/${uuid}/logout`)
    const tab = browser()
    const back = await tab.there.signOn(await tab.start(), 'sanne')
    must(await tab.post('/login/sign_on/finish', back), 200)
    await tab.there.logout(provider.issuer)
    tab.as(as.organization)
    expect(await tab.post('/account_identities', { state: back.state, password })).toMatchObject({ status: 409 })
  })
  test('there, ended by the provider, ends the login here and no other', async () => {
    const { uuid } = await setUp(provider)
    await provider.tellLogout(address, `/sign_on/${uuid}/logout`)
    const tab = await linked()
    const { token } = must(await tab.signOn('sanne'), 200)
    const own = await loggedIn('organization')
    await tab.there.logout(provider.issuer)
    await refused(token)
    must(await own.get('/account_sessions'), 200)
  })
})
