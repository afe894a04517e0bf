// Signing on by way of a real provider of OpenID Connect, that runs on this machine.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { loginsOf, payloadOf, wrongFields } from '../../tests/servers/logins.ts'
import { openOpenIdProvider } from '../../tests/servers/openid-provider.ts'
import { providerForm, signOnsOf } from '../../tests/servers/sign-ons.ts'
import { must } from '../../tests/worlds/moments.ts'
import { password, uuidOf, type Who } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, db, world, server } = api
const { people } = world
const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
const { loggedIn, login, refused, forgetTries, mailsTo } = loginsOf(api)
const { setUp, browser, callerOf } = signOnsOf(api)
const provider = await openOpenIdProvider()
afterAll(async () => {
  provider.close()
  await api.close()
})
const staff = (email: string, more: Record<string, unknown> = {}) => ({
  claims: { email, email_verified: true, given_name: 'Noor', family_name: 'de Wit', rol: 'organisatie', ...more },
})
beforeEach(async () => {
  await forgetTries()
  await db.deleteFrom('identity_provider').execute()
  await db.updateTable('account').set({ multi_factor_enabled: false }).where('uuid', '=', people.organization.uuid).execute()
  provider.people.clear()
  provider.people.set('sanne', staff(people.organization.username))
})
/** Links an account with who has this name at the provider. */
const linked = async (who: Who = 'organization', name = 'sanne') => {
  const tab = browser()
  const state = new URL(await tab.start()).searchParams.get('state')!
  const back = await tab.there.signOn(await tab.start(), name)
  expect(must(await tab.post('/login/sign_on/finish', back), 200)).toEqual({ linking: { provider: 'De Lindenhof' } })
  expect(state).not.toBe(back.state)
  tab.as(as[who])
  must(await tab.post('/account_identities', { state: back.state, password }), 204)
  return tab
}

describe('a provider', () => {
  test.each(['careWorker', 'clientAdmin', 'locationAdmin', 'backOffice'] as Who[])('is nothing to %s', async who => {
    const { iri } = await setUp(provider)
    expect(await as[who].get('/identity_providers')).toMatchObject({ status: 403 })
    expect(await as[who].get(iri)).toMatchObject({ status: 403 })
    expect(await as[who].post('/identity_providers', providerForm(provider))).toMatchObject({ status: 403 })
    expect(await as[who].put(`${iri}/confirm`, { version: 1 })).toMatchObject({ status: 403 })
    expect(await as[who].post(`${iri}/try`)).toMatchObject({ status: 403 })
  })
  test('of another organization does not exist', async () => {
    const { iri } = await setUp(provider)
    const other = as.otherOrganization
    expect(must(await other.get('/identity_providers'), 200).member).toEqual([])
    const answers = [
      await other.get(iri),
      await other.put(iri, { ...providerForm(provider), version: 1 }),
      await other.delete(iri),
      await other.put(`${iri}/switch_off`, {}),
      await other.post(`${iri}/try`),
    ]
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(404))
  })
  test('is confirmed by a planner and nobody else, as it was read', async () => {
    const { '@id': iri, version } = must(await as.organization.post('/identity_providers', providerForm(provider)), 201)
    expect(await as.organization.put(`${iri}/confirm`, { version })).toMatchObject({ status: 403 })
    must(await as.organization.put(iri, { ...providerForm(provider, { domains: ['gmail.com'] }), version }), 200)
    expect(await as.planner.put(`${iri}/confirm`, { version })).toMatchObject({ status: 409 })
  })
  test.each([
    ['an inner address', { issuer: 'https://10.0.0.1' }, 'issuer'],
    ['an address without TLS', { issuer: 'http://login.voorbeeld.nl' }, 'issuer'],
    ['no domain', { domains: [] }, 'domains'],
    ['what is no domain', { domains: ['voorbeeld.nl', 'de buren'] }, 'domains[1]'],
    ['newcomers of no known role', { acceptsNew: true }, 'roleClaim'],
    ['a step-up of no time', { stepUpMinutes: 0 }, 'stepUpMinutes'],
  ])('is not made with %s', async (_what, changes, field) => {
    expect(wrongFields(await as.organization.post('/identity_providers', providerForm(provider, changes)))).toEqual([field])
  })
  test('has no domain that is another’s', async () => {
    await setUp(provider)
    const form = providerForm(provider, { domains: ['VOORBEELD.example '] })
    expect(await as.otherOrganization.post('/identity_providers', form)).toMatchObject({ status: 409 })
    const other = must(
      await as.otherOrganization.post('/identity_providers', providerForm(provider, { domains: ['anker.example'] })),
      201,
    )
    expect(await as.otherOrganization.put(other['@id'], { ...form, version: other.version }), 'nor by a change').toMatchObject({
      status: 409,
    })
  })
  test('that two claim at once is one’s', async () => {
    const makes = [as.organization, as.otherOrganization].map(who =>
      who.post('/identity_providers', providerForm(provider)).then(answer => must(answer, 201)),
    )
    const answers = await Promise.all(
      (await Promise.all(makes)).map(({ '@id': iri, version }) => as.planner.put(`${iri}/confirm`, { version })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
  test('of five there may be no more', async () => {
    for (let each = 0; each < 5; each++) must(await as.organization.post('/identity_providers', providerForm(provider)), 201)
    expect(await as.organization.post('/identity_providers', providerForm(provider))).toMatchObject({ status: 409 })
  })
  test('keeps its secret to itself, encrypted, and in its history nothing of it', async () => {
    const { iri, uuid } = await setUp(provider)
    expect(JSON.stringify(must(await as.organization.get(iri), 200))).not.toContain(provider.secret)
    const row = await db.selectFrom('identity_provider').selectAll().executeTakeFirstOrThrow()
    expect(row.sealed_client_secret.includes(provider.secret)).toBe(false)
    must(await as.organization.put(`${iri}/switch_off`, {}), 200)
    must(await as.organization.put(`${iri}/switch_on`, {}), 200)
    must(await as.organization.delete(iri), 204)
    const events = await db.selectFrom('event').selectAll().where('subject_uuid', '=', uuid).orderBy('uuid').execute()
    expect(events.map(({ name }) => name.replace('identity_provider_', ''))).toEqual([
      ...['created', 'confirmed', 'switched_off', 'switched_on', 'removed'],
    ])
    expect(JSON.stringify(events)).not.toContain(provider.secret)
  })
  test('loses what was confirmed when another domain takes its place; its secret stays when none is given', async () => {
    const { iri } = await setUp(provider, { domains: ['voorbeeld.example', 'lindenhof.example'] })
    const { clientSecret: _, issuer: __, ...form } = providerForm(provider, { domains: ['voorbeeld.example', 'gmail.com'] })
    const { version } = must(await as.organization.get(iri), 200)
    expect(must(await as.organization.put(iri, { ...form, version }), 200)).toMatchObject({
      confirmedDomains: ['voorbeeld.example'],
    })
    expect(await as.nobody.post('/login/sign_on', { username: 'wie@gmail.com' })).toMatchObject({ status: 422 })
    must(await browser().signOn('sanne'), 200)
  })
})

describe('the start', () => {
  test('answers by the domain alone, whether or not somebody has an account', async () => {
    await setUp(provider)
    const answers = ['organization@voorbeeld.example', 'niemand@voorbeeld.example'].map(username =>
      as.nobody.post('/login/sign_on', { username }),
    )
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200])
    expect(wrongFields(await as.nobody.post('/login/sign_on', { username: 'wie@elders.example' }))).toEqual(['username'])
  })
  test('leads nowhere before a planner confirmed the domain, nor when the provider is off', async () => {
    const { '@id': iri, version } = must(await as.organization.post('/identity_providers', providerForm(provider)), 201)
    const { username } = people.organization
    expect(await as.nobody.post('/login/sign_on', { username })).toMatchObject({ status: 422 })
    must(await as.planner.put(`${iri}/confirm`, { version }), 200)
    must(await as.organization.put(`${iri}/switch_off`, {}), 200)
    expect(await as.nobody.post('/login/sign_on', { username })).toMatchObject({ status: 422 })
  })
  test('asks for a code with proof (PKCE), a state and a nonce, which are kept as a hash or encrypted', async () => {
    await setUp(provider)
    const asked = new URL(await browser().start()).searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      ...{ response_type: 'code', code_challenge_method: 'S256', scope: 'openid email profile' },
      ...{ login_hint: people.organization.username, redirect_uri: 'http://localhost:3000/account/inloggen/organisatie' },
    })
    const rows = await db.selectFrom('sign_on').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(asked.get('state'))
    expect(rows.at(-1)!.nonce).toBe(asked.get('nonce'))
  })
  test('is refused after sixty times in a quarter of an hour', async () => {
    await setUp(provider)
    const at = new Date().toISOString()
    await db
      .insertInto('login_attempt')
      .values(Array.from({ length: 60 }, () => ({ subject: 'sign-on 127.0.0.1', at })))
      .execute()
    expect(await as.nobody.post('/login/sign_on', { username: people.organization.username })).toMatchObject({ status: 429 })
  })
})

describe('somebody who signs on', () => {
  test('whose provider refuses them is told so', async () => {
    await setUp(provider)
    expect(await browser().signOn('nee')).toMatchObject({ status: 409, body: { detail: expect.stringContaining('afgebroken') } })
  })
  test('for the first time must prove their account: the address alone links nothing', async () => {
    await setUp(provider)
    const answer = await browser().signOn('sanne')
    expect(must(answer, 200)).toEqual({ linking: { provider: 'De Lindenhof' } })
    expect(await db.selectFrom('account_identity').selectAll().execute()).toEqual([])
  })
  test('is linked with the password of the account, in the same browser, once', async () => {
    await setUp(provider)
    const tab = browser()
    const back = await tab.there.signOn(await tab.start(), 'sanne')
    must(await tab.post('/login/sign_on/finish', back), 200)
    const form = { state: back.state, password }
    expect(await as.organization.post('/account_identities', form), 'another browser').toMatchObject({ status: 409 })
    tab.as(as.organization)
    expect(wrongFields(await tab.post('/account_identities', { ...form, password: 'fout' }))).toEqual(['password'])
    must(await tab.post('/account_identities', form), 204)
    expect(await tab.post('/account_identities', form)).toMatchObject({ status: 409 })
    await server.startWork()
    expect((await mailsTo(people.organization.username)).map(({ subject }) => subject)).toContain(
      'U kunt nu inloggen via uw organisatie',
    )
  })
  test.each(['careWorker', 'clientAdmin', 'planner'] as Who[])('is not linked with the account of %s', async who => {
    await setUp(provider)
    const tab = browser()
    const back = await tab.there.signOn(await tab.start(), 'sanne')
    must(await tab.post('/login/sign_on/finish', back), 200)
    tab.as(as[who])
    expect(await tab.post('/account_identities', { state: back.state, password })).toMatchObject({ status: 403 })
  })
  test('is not linked with an account of another organization, nor with a second one', async () => {
    await setUp(provider)
    const tab = browser()
    const back = await tab.there.signOn(await tab.start(), 'sanne')
    must(await tab.post('/login/sign_on/finish', back), 200)
    tab.as(as.otherOrganization)
    expect(await tab.post('/account_identities', { state: back.state, password })).toMatchObject({ status: 409 })
    await linked()
    provider.people.set('ander', staff('ander@voorbeeld.example'))
    const second = browser()
    const came = await second.there.signOn(await second.start(), 'ander')
    must(await second.post('/login/sign_on/finish', came), 200)
    second.as(as.organization)
    expect(await second.post('/account_identities', { state: came.state, password })).toMatchObject({ status: 409 })
  })
  test('and is linked is logged in, whatever their address there has become', async () => {
    await setUp(provider)
    await linked()
    provider.people.set('sanne', staff('nieuw@voorbeeld.example'))
    const { token, refresh_token } = must(await browser().signOn('sanne'), 200)
    expect(payloadOf(token)).toMatchObject({ uuid: people.organization.uuid, roles: ['ROLE_ORGANIZATION_USER'] })
    must(await as.nobody.post('/login/token_refresh', { refresh_token }), 200)
    expect(must(await callerOf(token).get('/account_identities'), 200).member).toMatchObject([
      { provider: { name: 'De Lindenhof' }, lastUsedAt: expect.any(String) },
    ])
  })
  test('no longer is once they unlinked, and can do so only themselves', async () => {
    await setUp(provider)
    await linked()
    const { '@id': iri } = must(await as.organization.get('/account_identities'), 200).member[0]!
    expect(await as.secondUser.delete(iri)).toMatchObject({ status: 404 })
    must(await as.organization.delete(iri), 204)
    expect(must(await browser().signOn('sanne'), 200)).toHaveProperty('linking')
  })
  test('no longer is once their account is off, or has a role elsewhere', async () => {
    await setUp(provider)
    await linked()
    const account = db.updateTable('account').where('uuid', '=', people.organization.uuid)
    await account.set({ active: false }).execute()
    expect(await browser().signOn('sanne')).toMatchObject({ status: 409, body: { detail: expect.stringContaining('uitgezet') } })
    await account.set({ active: true, roles: ['ROLE_ORGANIZATION_USER', 'ROLE_CARE_WORKER'] }).execute()
    expect(await browser().signOn('sanne')).toMatchObject({ status: 409 })
    await account.set({ roles: ['ROLE_ORGANIZATION_USER'] }).execute()
    must(await browser().signOn('sanne'), 200)
  })
  test('goes on after the provider has other keys', async () => {
    await setUp(provider)
    await linked()
    await provider.changeKeys()
    expect(must(await browser().signOn('sanne'), 200)).toHaveProperty('token')
  })
  test('keeps their password when the provider is switched off or removed', async () => {
    const { iri } = await setUp(provider)
    await linked()
    const { token } = must(await browser().signOn('sanne'), 200)
    must(await as.organization.put(`${iri}/switch_off`, {}), 200)
    must(await as.organization.delete(iri), 204)
    must(await callerOf(token).get('/account_sessions'), 200)
    must(await login(people.organization.username), 200)
  })
})

describe('somebody new', () => {
  const accepting = { domains: ['lindenhof.example'], acceptsNew: true, roleClaim: 'rol', locationsClaim: 'locaties' }
  const email = 'noor@lindenhof.example'
  const come = (more: Record<string, unknown>) => {
    provider.people.set('noor', staff(email, more))
    return browser().signOn('noor', email)
  }
  test.each([
    ['whose address the provider did not verify', { email_verified: false }],
    ['whose address has another domain', { email: 'noor@gmail.com' }],
    ['without an address', { email: undefined }],
    ['with the address of an account', { email: people.secondUser.username }],
  ])('%s gets no account', async (_what, more) => {
    await setUp(provider, { ...accepting, domains: ['lindenhof.example', 'voorbeeld.example'] })
    expect(must(await come(more), 200)).toEqual({ linking: { provider: 'De Lindenhof' } })
  })
  test('gets no account where the organization does not want that', async () => {
    await setUp(provider, { domains: ['lindenhof.example'] })
    expect(must(await come({}), 200)).toHaveProperty('linking')
  })
  test.each([
    ['no role', { rol: undefined }],
    ['a role of elsewhere', { rol: ['planner', 'ROLE_PLANNER'] }],
    ['a location that is another’s', { rol: 'locatie', locaties: ['Anker Haven'] }],
    ['no location', { rol: 'locatie' }],
    ['no name', { given_name: undefined, family_name: undefined }],
  ])('with %s hears what to do', async (_what, more) => {
    await setUp(provider, accepting)
    expect(await come(more)).toMatchObject({ status: 409, body: { detail: expect.stringContaining('uit te nodigen') } })
    expect(await db.selectFrom('account').selectAll().where('username', '=', email).execute()).toEqual([])
  })
  test('gets an account with the role and the locations that the provider says, and logs in with it the next time', async () => {
    await setUp(provider, accepting)
    const { token } = must(
      await come({ rol: ['iets', 'locatie'], locaties: ['lindenhof oost', uuidOf(world.west), 'Anker Haven'] }),
      200,
    )
    expect(payloadOf(token)).toMatchObject({ username: email, roles: ['ROLE_ORGANIZATION_LOCATION_ADMIN'] })
    expect(must(await callerOf(token).get(`/organization_users/${payloadOf(token).uuid}`), 200)).toMatchObject({
      ...{ firstName: 'Noor', lastName: 'de Wit', hasActivated: false },
      locations: [{ name: 'Lindenhof Oost' }, { name: 'Lindenhof West' }],
    })
    expect(payloadOf(must(await come({ rol: 'organisatie' }), 200).token), 'a role changes here, by a colleague').toMatchObject({
      roles: ['ROLE_ORGANIZATION_LOCATION_ADMIN'],
    })
  })
  test('who comes twice at once gets one account', async () => {
    await setUp(provider, accepting)
    provider.people.set('twee', staff('twee@lindenhof.example'))
    const tabs = [browser(), browser()]
    const backs = await Promise.all(tabs.map(async tab => tab.there.signOn(await tab.start('twee@lindenhof.example'), 'twee')))
    const answers = await Promise.all(tabs.map((tab, index) => tab.post('/login/sign_on/finish', backs[index])))
    expect(answers.map(({ status, body }) => [status, typeof body.token])).toEqual(Array(2).fill([200, 'string']))
    expect(await db.selectFrom('account').selectAll().where('username', '=', 'twee@lindenhof.example').execute()).toHaveLength(1)
  })
})

describe('the second step', () => {
  const secured = () =>
    db.updateTable('account').set({ multi_factor_enabled: true }).where('uuid', '=', people.organization.uuid).execute()
  test.each([
    ['no acr', {}, {}],
    ['a lower acr', { secondFactorAcrs: ['hoog'] }, { acr: 'laag' }],
    ['mfa where that was not chosen', { secondFactorAcrs: ['hoog'] }, { amr: ['pwd', 'mfa'] }],
  ])('of ours follows on %s', async (_what, changes, said) => {
    await setUp(provider, changes)
    await linked()
    await secured()
    provider.people.set('sanne', { ...staff(people.organization.username), ...said })
    const { token } = must(await browser().signOn('sanne'), 200)
    expect(payloadOf(token).roles).toEqual(['IS_AUTHENTICATED_2FA_IN_PROGRESS'])
  })
  test.each([
    ['acr', { secondFactorAcrs: ['zeer', 'hoog'] }, { acr: 'hoog' }],
    ['amr', { countsMfa: true }, { amr: ['pwd', 'mfa'] }],
  ])('of theirs counts by its %s', async (_what, changes, said) => {
    await setUp(provider, changes)
    await linked()
    await secured()
    provider.people.set('sanne', { ...staff(people.organization.username), ...said })
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
  test('asks who it is anew after the minutes that were set, and only the file', async () => {
    await setUp(provider, { stepUpMinutes: 30 })
    const { refresh_token, get } = await loggedIn('organization')
    must(await get(world.client), 200)
    await old(31)
    const later = await refreshed(refresh_token)
    for (const path of [world.client, `/client_reports?client.uuid=${uuidOf(world.client)}`])
      expect(await later.get(path)).toMatchObject({ status: 403, body: { detail: expect.stringContaining('Log opnieuw in') } })
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
  test('opens again once the provider asked them anew, who need not be there twice', async () => {
    await setUp(provider, { stepUpMinutes: 30, secondFactorAcrs: ['hoog'] })
    await linked()
    const said = { ...staff(people.organization.username), acr: 'hoog' }
    provider.people.set('sanne', said)
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
    provider.people.set('sanne', { ...said, acr: 'laag' })
    expect(await tab.signOn('sanne', undefined, true), 'a lower acr is no step up').toMatchObject({ status: 409 })
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
    const asked = new URL(String(endSession))
    expect(asked.origin).toBe(provider.issuer)
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      ...{ client_id: 'zorginzet', post_logout_redirect_uri: 'http://localhost:3000/account/inloggen' },
    })
    expect((await tab.there.go(asked.href)).text, 'which the provider knows').toContain('form')
    await refused(token)
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

describe('a trial', () => {
  test('shows what the provider says, before its domain is confirmed, and logs nobody in', async () => {
    const { '@id': iri } = must(
      await as.organization.post('/identity_providers', providerForm(provider, { countsMfa: true })),
      201,
    )
    provider.people.set('sanne', { ...staff('sanne@lindenhof.example'), amr: ['mfa'] })
    const tab = browser(as.organization)
    const { address: there } = must(await tab.post(`${iri}/try`, undefined), 200)
    const { trial, token } = must(await tab.post('/login/sign_on/finish', await tab.there.signOn(String(there), 'sanne')), 200)
    expect(token).toBeUndefined()
    expect(trial).toMatchObject({
      ...{ provider: 'De Lindenhof', secondFactor: true },
      claims: expect.arrayContaining([
        { name: 'sub', value: 'sanne' },
        { name: 'email', value: 'sanne@lindenhof.example' },
        { name: 'email_verified', value: 'true' },
      ]),
    })
  })
  test('says what is wrong with the provider', async () => {
    const form = providerForm({ ...provider, secret: 'verkeerd' })
    const { '@id': iri } = must(await as.organization.post('/identity_providers', form), 201)
    const tab = browser(as.organization)
    const { address: there } = must(await tab.post(`${iri}/try`, undefined), 200)
    expect(await tab.post('/login/sign_on/finish', await tab.there.signOn(String(there), 'sanne'))).toMatchObject({
      ...{ status: 409, body: { detail: expect.stringContaining('klopt niet') } },
    })
  })
})
