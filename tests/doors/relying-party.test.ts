// The test plan of the OpenID Foundation for a relying party of the basic profile (oidcc-client-basic-certification-test-plan) and that of
// its discovery, by the names of its modules: what the suite's provider does, ours does here. The suite itself needs its own servers.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApi } from '../servers/api.ts'
import { loginsOf } from '../servers/logins.ts'
import { openEvilProvider } from '../servers/openid/evil-provider.ts'
import { signOnsOf } from '../servers/openid/sign-ons.ts'

const api = await openTestApi()
const { as, db, world } = api
const { forgetTries } = loginsOf(api)
const { setUp, browser } = signOnsOf(api)
const evil = await openEvilProvider()
afterAll(async () => {
  evil.close()
  await api.close()
})
beforeEach(async () => {
  await forgetTries()
  evil.beHonest()
  await db.deleteFrom('identity_provider').execute()
  await db.deleteFrom('account_session').execute()
  const { uuid } = await setUp(evil)
  const link = { provider_uuid: uuid, subject: 'sanne', account_uuid: world.people.organization.uuid }
  await db
    .insertInto('account_identity')
    .values({ ...link, created_at: new Date().toISOString() })
    .execute()
})
const { tokens } = evil
type Claims = ReturnType<typeof evil.honest>
type Says = (claims: Claims) => Promise<string>
const config = '/.well-known/openid-configuration'
/** Signs on at a provider that says this; whether somebody is logged in. */
const signsOn = async (
  idToken: Says = claims => tokens.sign(claims),
  meanwhile: () => void = () => undefined,
): Promise<boolean> => {
  const tab = browser()
  const asked = new URL(await tab.start()).searchParams
  meanwhile()
  evil.says['/token'] = () => evil.token(idToken(evil.honest(asked.get('nonce'))))
  const back = { state: asked.get('state'), code: 'een-code', iss: evil.issuer }
  const { status, body } = await tab.post('/login/sign_on/finish', back)
  const logins = await db.selectFrom('account_session').select('uuid').execute()
  expect([status, logins.length]).toEqual(body.token ? [200, 1] : [409, 0])
  return status === 200
}
const askedOfToken = () => evil.asked.find(({ path }) => path === '/token')!

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
      // Only its second key is left, under another name, from the moment that somebody is on their way.
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
    // More than one key would do, and the token names none: the suite lets one choose, and we do not guess.
    ['oidcc-client-test-kid-absent-multiple-jwks', claims => tokens.sign(claims, { kid: undefined })],
  ])('%s', async (module, idToken) => {
    if (module.endsWith('multiple-jwks'))
      evil.says['/keys'] = () => evil.json({ keys: [evil.keys[0], { ...evil.keys[0], kid: 'tweede' }] })
    expect(await signsOn(idToken)).toBe(false)
  })
  test('oidcc-client-test-discovery-issuer-mismatch', async () => {
    evil.says[config] = () => evil.json({ ...evil.metadata, issuer: 'https://elders.example' })
    const { username } = world.people.organization
    expect(await as.nobody.post('/login/sign_on', { username })).toMatchObject({ status: 409 })
  })
})
test('what is said at the address of userinfo is never asked: its modules find nothing to refuse', async () => {
  evil.says[config] = () => evil.json({ ...evil.metadata, userinfo_endpoint: `${evil.issuer}/me` })
  evil.says['/me'] = () => evil.json({ sub: 'baas' })
  expect(await signsOn()).toBe(true)
  expect(evil.asked.map(({ path }) => path)).not.toContain('/me')
})
