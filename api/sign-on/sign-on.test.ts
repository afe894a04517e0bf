// Signing on by way of a real provider of OpenID Connect, that runs on this machine.
import { describe, expect, test } from 'vitest'
import { payloadOf, wrongFields } from '../../tests/servers/logins.ts'
import { openSignOnTest, providerForm, staff } from '../../tests/servers/openid/sign-ons.ts'
import { must } from '../../tests/worlds/moments.ts'
import { password, uuidOf, type Who } from '../../tests/worlds/world.ts'

const { as, db, world, server, setUp, browser, callerOf, linked, linkTo, login, mailsTo, provider } = await openSignOnTest()
const { people } = world
await server.startWork()

describe('the start', () => {
  test('answers by the domain alone, whether or not somebody has an account', async () => {
    await setUp(provider)
    const answers = ['organization@voorbeeld.example', 'niemand@voorbeeld.example'].map(username =>
      as.nobody.post('/login/sign_on', { username }),
    )
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200])
    expect(wrongFields(await as.nobody.post('/login/sign_on', { username: 'wie@elders.example' }))).toEqual(['username'])
  })
  test('leads nowhere before a planner has confirmed the domain, or while the provider is off', async () => {
    const { '@id': iri, version } = must(await as.organization.post('/identity_providers', providerForm(provider)), 201)
    const { username } = people.organization
    expect(await as.nobody.post('/login/sign_on', { username })).toMatchObject({ status: 422 })
    must(await as.planner.put(`${iri}/confirm`, { version }), 200)
    must(await as.organization.put(`${iri}/switch_off`, {}), 200)
    expect(await as.nobody.post('/login/sign_on', { username })).toMatchObject({ status: 422 })
  })
  test('asks for a code with proof (PKCE), a state and a nonce, which are kept as a hash or encrypted', async () => {
    await setUp(provider)
    const parameters = new URL(await browser().start()).searchParams
    expect(Object.fromEntries(parameters)).toMatchObject({
      ...{ response_type: 'code', code_challenge_method: 'S256', scope: 'openid email profile' },
      ...{ login_hint: people.organization.username, redirect_uri: 'http://localhost:3000/account/inloggen/organisatie' },
    })
    const rows = await db.selectFrom('sign_on').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(parameters.get('state'))
    expect(rows.at(-1)!.nonce).toBe(parameters.get('nonce'))
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
  test('is told when the provider refuses them', async () => {
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
  test('is linked neither with an account of another organization nor with a second one', async () => {
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
  ])('with %s reads what to do', async (_what, more) => {
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
      ...{ firstName: 'Noor', lastName: 'de Wit', hasActivated: true },
      locations: [{ name: 'Lindenhof Oost' }, { name: 'Lindenhof West' }],
    })
    expect(payloadOf(must(await come({ rol: 'organisatie' }), 200).token), 'a role changes here, by a colleague').toMatchObject({
      roles: ['ROLE_ORGANIZATION_LOCATION_ADMIN'],
    })
  })
  test('has no password, is told so, and unlinks only once there is one', async () => {
    await setUp(provider, accepting)
    provider.people.set('pim', staff('pim@lindenhof.example'))
    const { token } = must(await browser().signOn('pim', 'pim@lindenhof.example'), 200)
    const pim = callerOf(token)
    const hasPassword = async (who: Pick<typeof pim, 'get'>) => must(await who.get('/user_settings'), 200).member[0]!.hasPassword
    expect([await hasPassword(pim), await hasPassword(as.organization)]).toEqual([false, true])
    const { '@id': iri } = must(await pim.get('/account_identities'), 200).member[0]!
    expect(await pim.delete(iri)).toMatchObject({ status: 409, body: { detail: expect.stringContaining('nog geen wachtwoord') } })
    must(await as.nobody.post('/user_tokens/reset_password', { username: 'pim@lindenhof.example' }), 202)
    const { token: link } = await linkTo('pim@lindenhof.example')
    expect((await mailsTo('pim@lindenhof.example')).at(-1)?.text, 'not an invitation').toContain('U vroeg een wachtwoord')
    must(await as.nobody.put(`/user_tokens/${link}/complete_registration`, { password, agreed: true }), 204)
    expect(await hasPassword(pim)).toBe(true)
    must(await pim.delete(iri), 204)
    must(await login('pim@lindenhof.example'), 200)
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
