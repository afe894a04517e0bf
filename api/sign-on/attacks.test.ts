// Providers that lie, answers that come twice or from elsewhere, and tokens that are not ours: nobody gets in by any of them.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { openEvilProvider } from '../../tests/servers/openid/evil-provider.ts'
import { openLyingSignOnTest, providerForm } from '../../tests/servers/openid/sign-ons.ts'
import { openReceiver } from '../../tests/servers/receiver.ts'
import { must } from '../../tests/worlds/moments.ts'
import { password } from '../../tests/worlds/world.ts'

const { as, db, world, refused, setUp, browser, callerOf, evil, link, begun, loggedOut, tellLogout } = await openLyingSignOnTest()
const other = await openEvilProvider()
const inner = await openReceiver()
afterAll(() => {
  for (const each of [other, inner]) each.close()
})
let provider: { iri: string; uuid: string }
beforeEach(async () => {
  other.beHonest()
  inner.received.length = 0
  provider = await setUp(evil)
  await link(provider.uuid)
})
const logins = () => db.selectFrom('account_session').select('uuid').execute()
const noLogin = async (answer: { status: number; body: { detail: string } }, why: string) => {
  expect(answer).toMatchObject({ status: 409, body: { detail: expect.stringContaining(why) } })
  expect(await logins()).toEqual([])
}

test('an honest answer logs in, with the proof of the code (PKCE)', async () => {
  const { finish } = await begun()
  expect(must(await finish(), 200)).toHaveProperty('token')
  const sent = new URLSearchParams(evil.asked.find(({ path }) => path === '/token')!.body)
  expect(sent.get('code_verifier')).toMatch(/^[\w-]{43,128}$/)
})

describe('what comes back with the browser', () => {
  test('counts once, also when two say it at once', async () => {
    const { finish } = await begun()
    const answers = await Promise.all([finish(), finish()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await finish()).toMatchObject({ status: 409, body: { detail: expect.stringContaining('al gebruikt') } })
    expect(await logins()).toHaveLength(1)
  })
  test('counts in the browser that began it, and is not used up by another', async () => {
    const { back, finish } = await begun()
    await noLogin(await as.nobody.post('/login/sign_on/finish', back), 'verlopen')
    const others = browser()
    await others.start()
    await noLogin(await others.post('/login/sign_on/finish', back), 'verlopen')
    must(await finish(), 200)
  })
  test('counts for ten minutes', async () => {
    const { finish } = await begun()
    await db
      .updateTable('sign_on')
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .execute()
    await noLogin(await finish(), 'verlopen')
  })
  test('with a state that nobody began is nothing', async () => {
    const { finish } = await begun()
    await noLogin(await finish({ state: 'f'.repeat(128) }), 'verlopen')
  })
  test('with another issuer (mix-up), or without one, is not exchanged', async () => {
    for (const iss of [other.issuer, `${evil.issuer}/`, undefined]) {
      const { finish } = await begun()
      await noLogin(await finish({ iss }), 'klopt niet')
    }
    expect(evil.asked.filter(({ path }) => path === '/token')).toEqual([])
  })
  test('without a code, or with an error beside it, is not exchanged', async () => {
    await noLogin(await (await begun()).finish({ code: undefined }), 'afgebroken')
    await noLogin(await (await begun()).finish({ error: 'access_denied' }), 'afgebroken')
  })
  test('after the provider was switched off is nothing', async () => {
    const { finish } = await begun()
    must(await as.organization.put(`${provider.iri}/switch_off`, {}), 200)
    await noLogin(await finish(), 'verlopen')
  })
})

describe('an id token', () => {
  const { tokens } = evil
  const seconds = () => Math.floor(Date.now() / 1000)
  test.each<[string, Parameters<typeof begun>[0]]>([
    ['for another audience', claims => tokens.sign({ ...claims, aud: 'een-ander' })],
    [
      'for us among others, and made for one of those',
      claims => tokens.sign({ ...claims, aud: ['zorginzet', 'een-ander'], azp: 'een-ander' }),
    ],
    ['of another issuer', claims => tokens.sign({ ...claims, iss: other.issuer })],
    ['of another provider of ours', claims => other.tokens.sign({ ...claims, iss: other.issuer })],
    ['of another provider of ours, in the name of this one', claims => other.tokens.sign(claims)],
    ['without a nonce', ({ nonce: _, ...claims }) => tokens.sign(claims)],
    ['with the nonce of another attempt', claims => tokens.sign({ ...claims, nonce: 'anders' })],
    ['without a subject', ({ sub: _, ...claims }) => tokens.sign(claims)],
    ['that is expired, more than a minute ago', claims => tokens.sign({ ...claims, exp: seconds() - 90 })],
    ['of more than a minute ahead', claims => tokens.sign({ ...claims, nbf: seconds() + 300 })],
    ['without a signature', claims => tokens.none(claims)],
    ['signed with the public key as a secret', claims => tokens.byPublicKey(claims)],
    ['signed with the secret of the client', claims => tokens.bySecret(claims)],
    ['signed by a way that we do not take', claims => tokens.otherAlgorithm(claims)],
    ['of an old key', claims => tokens.byOldKey(claims, 'vorig')],
    ['of an old key, under the name of the present one', claims => tokens.byOldKey(claims, 'huidig')],
    ['whose key is a path', claims => tokens.byOldKey(claims, '../../../../dev/null')],
    ['whose key is a statement', claims => tokens.byOldKey(claims, "' union select 1 --")],
    ['that brings its own key along', claims => tokens.withOwnKey(claims, 'jwk')],
    ['that says where its key is', claims => tokens.withOwnKey(claims, 'jku')],
    [
      'that was changed on the way',
      async claims => {
        const [head, , signature] = (await tokens.sign(claims)).split('.')
        return [head, Buffer.from(JSON.stringify({ ...claims, sub: 'baas' })).toString('base64url'), signature].join('.')
      },
    ],
    ['that is none', async () => 'geen.token'],
  ])('%s logs nobody in', async (_what, idToken) => {
    await noLogin(await (await begun(idToken)).finish(), 'klopt niet')
  })
  test('by a clock that differs less than a minute does', async () => {
    must(await (await begun(claims => tokens.sign({ ...claims, iat: seconds() - 340, exp: seconds() - 30 }))).finish(), 200)
    must(await (await begun(claims => tokens.sign({ ...claims, nbf: seconds() + 30 }))).finish(), 200)
  })
  test('that is not there logs nobody in', async () => {
    const { finish } = await begun()
    evil.says['/token'] = () => evil.json({ access_token: 'toegang', token_type: 'Bearer' })
    await noLogin(await finish(), 'klopt niet')
  })
  test('says when somebody was to be asked again, unless that was long ago', async () => {
    for (const auth_time of [undefined, seconds() - 900]) {
      const tab = browser()
      const parameters = new URL(await tab.start(undefined, true)).searchParams
      evil.says['/token'] = () => evil.token(tokens.sign({ ...evil.honest(parameters.get('nonce')), auth_time }))
      const back = { state: parameters.get('state'), code: 'een-code', iss: evil.issuer }
      await noLogin(await tab.post('/login/sign_on/finish', back), 'klopt niet')
    }
  })
})

describe('a provider', () => {
  const start = () => as.nobody.post('/login/sign_on', { username: world.people.organization.username })
  const config = '/.well-known/openid-configuration'
  const saying = (why: string) => ({ status: 409, body: { detail: expect.stringContaining(why) } })
  const unreachable = saying('antwoordt nu niet goed')
  test.each([
    ['that says a great deal', () => evil.json({ ...evil.metadata, claims_supported: 'x'.repeat(300_000) })],
    ['that says nothing', () => ({ status: 500, body: '' })],
    ['that does not say where to sign on', () => evil.json({ ...evil.metadata, authorization_endpoint: undefined })],
    ['that leads to a script', () => evil.json({ ...evil.metadata, authorization_endpoint: 'javascript:alert(1)' })],
    ['that leads to our network', () => evil.json({ ...evil.metadata, authorization_endpoint: 'https://10.0.0.1/' })],
  ])('%s leads nobody anywhere', async (_what, claims) => {
    evil.says[config] = claims
    expect(await start()).toMatchObject(unreachable)
  })
  test.each([
    ['with the name of another', other.issuer],
    ['of many organizations', 'https://login.example/{tenantid}/v2.0'],
  ])('%s leads nobody anywhere, and it says what has to be set', async (_what, issuer) => {
    evil.says[config] = () => evil.json({ ...evil.metadata, issuer })
    expect(await start()).toMatchObject(saying('noemt zich anders'))
  })
  test('that sends us on is not followed', async () => {
    evil.says[config] = () => ({ status: 302, headers: { location: `${inner.origin}/geheim` }, body: '' })
    expect(await start()).toMatchObject(unreachable)
    expect(inner.received).toEqual([])
  })
  test.each(['/token', '/keys'])('that sends us on from %s is not followed there', async path => {
    const { finish } = await begun()
    evil.says[path] = () => ({ status: 307, headers: { location: `${inner.origin}/geheim` }, body: '' })
    expect(await finish()).toMatchObject({ status: 409 })
    expect([inner.received, await logins()]).toEqual([[], []])
  })
  test.each(['token_endpoint', 'jwks_uri'])('whose %s is of our network is not called there', async name => {
    const { finish } = await begun()
    evil.says[config] = () => evil.json({ ...evil.metadata, [name]: 'https://192.168.1.1/' })
    await noLogin(await finish(), 'NOT_PUBLIC')
  })
  test('that ends a session by a script logs nobody in', async () => {
    const { finish } = await begun()
    evil.says[config] = () => evil.json({ ...evil.metadata, end_session_endpoint: 'javascript:alert(1)' })
    await noLogin(await finish(), 'NOT_PUBLIC')
  })
  test('is not called inside our network outside development', async () => {
    const strict = await openTestApi({ production: true, publicUrl: 'https://zorginzet.example' })
    try {
      const answers = ['http://127.0.0.1:8080', 'https://127.0.0.1', 'https://localhost', 'https://169.254.169.254'].map(issuer =>
        strict.as.organization.post('/identity_providers', providerForm({ issuer, secret: 'geheim' })),
      )
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([422, 422, 422, 422])
    } finally {
      await strict.close()
    }
  })
})

describe('a logout token', () => {
  const send = async (token: string, uuid = provider.uuid) => (await tellLogout(uuid, token)).statusCode
  const signedOn = async (sid?: string) =>
    must(await (await begun(claims => evil.tokens.sign({ ...claims, ...(sid && { sid }) }))).finish(), 200).token
  const { tokens } = evil
  test.each<[string, (claims: ReturnType<typeof loggedOut>) => Promise<string>]>([
    ['for another audience', claims => tokens.sign({ ...claims, aud: 'een-ander' })],
    ['of another issuer', claims => tokens.sign({ ...claims, iss: other.issuer })],
    ['of another provider’s key', claims => other.tokens.sign(claims)],
    ['that is an id token', ({ events: _, ...claims }) => tokens.sign({ ...claims, nonce: 'een' })],
    ['with a nonce', claims => tokens.sign({ ...claims, nonce: 'een' })],
    ['of another event', claims => tokens.sign({ ...claims, events: { 'https://elders.example/iets': {} } })],
    ['without a number', ({ jti: _, ...claims }) => tokens.sign(claims)],
    ['of nobody', ({ sub: _, sid: __, ...claims }) => tokens.sign(claims)],
    ['of long ago', claims => tokens.sign({ ...claims, iat: claims.iat - 900, exp: claims.exp + 900 })],
    ['without a signature', claims => tokens.none(claims)],
    ['signed with the public key as a secret', claims => tokens.byPublicKey(claims)],
    ['that is none', async () => 'niets'],
  ])('%s ends nothing', async (_what, token) => {
    await signedOn('zitting')
    expect(await send(await token(loggedOut()))).toBe(400)
    expect(await logins()).toHaveLength(1)
  })
  test('at the address of another provider, or of none, ends nothing', async () => {
    await signedOn('zitting')
    const { uuid } = await setUp(other, { domains: ['anker.example'] }, 'otherOrganization')
    expect(await send(await tokens.sign(loggedOut()), uuid)).toBe(400)
    expect(await send(await tokens.sign(loggedOut()), randomUUID())).toBe(400)
    expect(await send(await tokens.sign(loggedOut()), 'geen')).toBe(400)
    expect(await logins()).toHaveLength(1)
  })
  test('ends the login of its session, once, and not those by a password', async () => {
    const [mine, elsewhere] = [await signedOn('zitting'), await signedOn('andere')]
    must(await as.nobody.post('/login/check', { username: world.people.organization.username, password }), 200)
    const token = await tokens.sign(loggedOut())
    expect(await send(token)).toBe(200)
    await refused(mine)
    must(await callerOf(elsewhere).get('/account_sessions'), 200)
    expect(await logins()).toHaveLength(2)
    await signedOn('zitting')
    expect(await send(token), 'the same again').toBe(400)
    expect(await logins()).toHaveLength(3)
  })
  test('without a session ends every login of that person by way of the provider', async () => {
    await signedOn('zitting')
    await signedOn()
    const { sid: _, ...claims } = loggedOut()
    expect(await send(await tokens.sign(claims))).toBe(200)
    expect(await logins()).toEqual([])
  })
  test('is refused after three hundred wrong ones', async () => {
    const at = new Date().toISOString()
    await db
      .insertInto('login_attempt')
      .values(Array.from({ length: 300 }, () => ({ subject: 'logout token 127.0.0.1', at })))
      .execute()
    expect(await send(await tokens.sign(loggedOut()))).toBe(429)
  })
})
