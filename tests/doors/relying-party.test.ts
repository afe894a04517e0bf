// The test plans of the OpenID Foundation for a relying party, by the names of their modules: basic, discovery, RP-initiated logout and
// back-channel logout. What the suite's provider does, ours does here; the suite itself needs its own servers.
import { beforeEach, describe, expect, test } from 'vitest'
import { openLyingSignOnTest, providerForm } from '../servers/openid/sign-ons.ts'
import { must } from '../worlds/moments.ts'

const { as, db, world, setUp, browser, callerOf, evil, link, begun, loggedOut, tellLogout } = await openLyingSignOnTest()
const { username } = world.people.organization
let provider: { iri: string; uuid: string }
beforeEach(async () => {
  provider = await setUp(evil, { acceptsNew: true, roleClaim: 'rol' })
  await link(provider.uuid)
})
const { tokens } = evil
type Claims = ReturnType<typeof evil.honest>
type Says = (claims: Claims) => Promise<string>
const config = '/.well-known/openid-configuration'
/** Signs on at a provider that returns this id token; tells whether the user is logged in. */
const signsOn = async (idToken?: Says, meanwhile: () => void = () => undefined): Promise<boolean> => {
  const { finish } = await begun(idToken)
  meanwhile()
  const { status, body } = await finish()
  const logins = await db.selectFrom('account_session').select('uuid').execute()
  expect([status, logins.length]).toEqual(body.token ? [200, 1] : [409, 0])
  return status === 200
}
const askedAt = (where: string) => evil.asked.find(({ path }) => path === where)!
const askedOfToken = () => askedAt('/token')

describe('the relying party takes', () => {
  test('oidcc-client-test', async () => {
    expect(await signsOn()).toBe(true)
  })
  test('oidcc-client-test-idtoken-sig-rs256', async () => {
    expect(await signsOn(claims => tokens.sign(claims, { alg: 'RS256' }))).toBe(true)
  })
  test('oidcc-client-test-kid-absent-single-jwks', async () => {
    evil.says['/keys'] = () => evil.json({ keys: [{ ...evil.keys[0], kid: undefined }] })
    expect(await signsOn(claims => tokens.sign(claims, { kid: undefined }))).toBe(true)
  })
  test('oidcc-client-test-client-secret-basic', async () => {
    const taken = { token_endpoint_auth_methods_supported: ['client_secret_basic'] }
    evil.says[config] = () => evil.json({ ...evil.metadata, ...taken })
    expect(await signsOn()).toBe(true)
    expect(askedOfToken().authorization).toBe(`Basic ${Buffer.from('zorginzet:geheim').toString('base64')}`)
    expect(askedOfToken().body).not.toContain('geheim')
  })
  test('the secret in the body, from a provider that wants it there', async () => {
    const taken = { token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'] }
    evil.says[config] = () => evil.json({ ...evil.metadata, ...taken })
    expect(await signsOn()).toBe(true)
    expect(askedOfToken()).toMatchObject({ authorization: undefined, body: expect.stringContaining('client_secret=geheim') })
  })
  test('oidcc-client-test-discovery-openid-config', async () => {
    expect(await signsOn()).toBe(true)
    expect(evil.asked[0]).toMatchObject({ path: config })
  })
  test('oidcc-client-test-discovery-jwks-uri-keys', async () => {
    evil.says[config] = () => evil.json({ ...evil.metadata, jwks_uri: `${evil.issuer}/elders` })
    evil.says['/elders'] = () => evil.json({ keys: evil.keys })
    expect(await signsOn()).toBe(true)
    expect(evil.asked.map(({ path }) => path)).toContain('/elders')
  })
  test.each(['oidcc-client-test-signing-key-rotation', 'oidcc-client-test-signing-key-rotation-just-before-signing'])(
    '%s',
    async () => {
      expect(await signsOn()).toBe(true)
      await db.deleteFrom('account_session').execute()
      // The provider rotates its keys during the sign-on: only the second key is left, with a new key id.
      const next = { ...evil.keys[0], kid: 'volgend' }
      const rotate = () => {
        evil.says['/keys'] = () => evil.json({ keys: [next] })
      }
      expect(await signsOn(claims => tokens.sign(claims, { kid: 'volgend' }), rotate)).toBe(true)
    },
  )
})
describe('the relying party refuses', () => {
  test.each<[string, Says]>([
    ['oidcc-client-test-nonce-invalid', claims => tokens.sign({ ...claims, nonce: 'anders' })],
    ['oidcc-client-test-missing-iat', ({ iat: _, ...claims }) => tokens.sign(claims)],
    ['oidcc-client-test-missing-aud', ({ aud: _, ...claims }) => tokens.sign(claims)],
    ['oidcc-client-test-invalid-aud', claims => tokens.sign({ ...claims, aud: 'een-ander' })],
    ['oidcc-client-test-missing-sub', ({ sub: _, ...claims }) => tokens.sign(claims)],
    ['oidcc-client-test-invalid-iss', claims => tokens.sign({ ...claims, iss: 'https://elders.example' })],
    ['oidcc-client-test-idtoken-sig-none', claims => tokens.none(claims)],
    ['oidcc-client-test-invalid-sig-rs256', claims => tokens.byOldKey(claims, 'huidig')],
    ['oidcc-client-test-invalid-sig-hs256', claims => tokens.bySecret(claims)],
    ['oidcc-client-test-invalid-sig-es256', claims => tokens.byOtherCurve(claims)],
    // Several keys fit, and the token names none. The suite accepts either outcome; we refuse instead of guessing.
    ['oidcc-client-test-kid-absent-multiple-jwks', claims => tokens.sign(claims, { kid: undefined })],
  ])('%s', async (module, idToken) => {
    if (module.endsWith('multiple-jwks'))
      evil.says['/keys'] = () => evil.json({ keys: [evil.keys[0], { ...evil.keys[0], kid: 'tweede' }] })
    expect(await signsOn(idToken)).toBe(false)
  })
  test('oidcc-client-test-discovery-issuer-mismatch', async () => {
    evil.says[config] = () => evil.json({ ...evil.metadata, issuer: 'https://elders.example' })
    expect(await as.nobody.post('/login/sign_on', { username })).toMatchObject({ status: 409 })
  })
})
describe('of somebody new, the relying party asks at the address of userinfo', () => {
  const email = 'nieuw@voorbeeld.example'
  const person = { sub: 'nieuw', email, email_verified: true, name: 'Noor de Wit', rol: 'organisatie' }
  const comes = (said: Record<string, unknown> = {}) => {
    evil.says[config] = () => evil.json({ ...evil.metadata, userinfo_endpoint: `${evil.issuer}/me` })
    evil.says['/me'] = () => evil.json({ ...person, ...said })
    return signsOn(claims => tokens.sign({ ...claims, sub: 'nieuw' }))
  }
  test('oidcc-client-test-userinfo-invalid-sub', async () => {
    expect(await comes({ sub: 'baas' })).toBe(false)
  })
  test('oidcc-client-test-scope-userinfo-claims', async () => {
    expect(new URL((await begun()).address).searchParams.get('scope')).toBe('openid email profile')
    expect(await comes()).toBe(true)
    expect(await db.selectFrom('account').select('uuid').where('username', '=', email).execute()).toHaveLength(1)
  })
  test('oidcc-client-test-userinfo-bearer-header', async () => {
    await comes({ sub: 'baas' })
    expect(askedAt('/me')).toMatchObject({ authorization: 'Bearer toegang', body: '' })
  })
  test('but not how they logged in, which the id token says alone', async () => {
    evil.says[config] = () => evil.json({ ...evil.metadata, userinfo_endpoint: `${evil.issuer}/me` })
    evil.says['/me'] = () => evil.json({ sub: 'sanne', acr: 'hoog', amr: ['mfa'], name: 'Sanne' })
    const form = providerForm(evil, { secondFactorAcrs: ['hoog'], countsMfa: true, domains: ['tweede.example'] })
    const { '@id': iri } = must(await as.organization.post('/identity_providers', form), 201)
    const tab = browser(as.organization)
    const asked = new URL(String(must(await tab.post(`${iri}/try`, undefined), 200).address)).searchParams
    evil.says['/token'] = () => evil.token(tokens.sign(evil.honest(asked.get('nonce'))))
    const back = { state: asked.get('state'), code: 'een-code', iss: evil.issuer }
    const { trial } = must(await tab.post('/login/sign_on/finish', back), 200)
    expect(trial).toMatchObject({ secondFactor: false, claims: expect.arrayContaining([{ name: 'name', value: 'Sanne' }]) })
  })
  test('and of who is known nothing', async () => {
    evil.says[config] = () => evil.json({ ...evil.metadata, userinfo_endpoint: `${evil.issuer}/me` })
    expect(await signsOn()).toBe(true)
    expect(askedAt('/me')).toBeUndefined()
  })
})
/** Logs a user in through the provider and out again here; returns where the browser is sent. */
const logsOut = async (): Promise<URL> => {
  const { token } = must(await (await begun(claims => tokens.sign({ ...claims, sid: 'zitting' }))).finish(), 200)
  return new URL(String(must(await callerOf(token).post('/logout'), 200).endSession))
}
describe('logging out leads to the provider', () => {
  test.each(['oidcc-client-test-rp-init-logout', 'oidcc-client-test-rp-init-logout-no-state'])('%s', async () => {
    const address = await logsOut()
    expect(`${address.origin}${address.pathname}`).toBe(evil.metadata.end_session_endpoint)
    const asked = Object.fromEntries(address.searchParams)
    expect(asked).toMatchObject({ post_logout_redirect_uri: 'http://localhost:3000/account/inloggen', client_id: 'zorginzet' })
    expect(asked.id_token_hint).toBeTruthy()
    expect(asked).not.toHaveProperty('state')
  })
})
describe('a logout token', () => {
  type Said = ReturnType<typeof loggedOut>
  test('oidcc-client-test-rp-backchannel-rpinitlogout', async () => {
    await logsOut()
    const { statusCode, headers } = await tellLogout(provider.uuid, await tokens.sign(loggedOut()))
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  })
  test.each<[string, (claims: Said) => Promise<string>]>([
    ['oidcc-client-test-rp-backchannel-rpinitlogout-alg-none', claims => tokens.none(claims)],
    ['oidcc-client-test-rp-backchannel-rpinitlogout-no-event', ({ events: _, ...claims }) => tokens.sign(claims)],
    ['oidcc-client-test-rp-backchannel-rpinitlogout-with-nonce', claims => tokens.sign({ ...claims, nonce: 'een' })],
    ['oidcc-client-test-rp-backchannel-rpinitlogout-wrong-alg', claims => tokens.otherAlgorithm(claims)],
    ['oidcc-client-test-rp-backchannel-rpinitlogout-wrong-aud', claims => tokens.sign({ ...claims, aud: 'een-ander' })],
    ['oidcc-client-test-rp-backchannel-rpinitlogout-wrong-event', claims => tokens.sign({ ...claims, events: { iets: {} } })],
    [
      'oidcc-client-test-rp-backchannel-rpinitlogout-wrong-iss',
      claims => tokens.sign({ ...claims, iss: 'https://elders.example' }),
    ],
  ])('%s', async (_module, token) => {
    must(await (await begun(claims => tokens.sign({ ...claims, sid: 'zitting' }))).finish(), 200)
    expect((await tellLogout(provider.uuid, await token(loggedOut()))).statusCode).toBe(400)
    expect(await db.selectFrom('account_session').select('uuid').execute(), 'nobody is logged out').toHaveLength(1)
  })
})
