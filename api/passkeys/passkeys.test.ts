import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type Caller, callerWith, openTestApi } from '../../tests/servers/api.ts'
import { type Lies, newAuthenticator } from '../../tests/servers/authenticator.ts'
import { ago, loginsOf, payloadOf, wrongFields } from '../../tests/servers/logins.ts'
import { must } from '../../tests/worlds/moments.ts'
import { password, type Who } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, db, server, world } = api
const { login, refresh, forgetCodes } = loginsOf(api)
const { people } = world
beforeEach(forgetCodes)
afterAll(() => api.close())

/** Someone with the second step switched on. */
const secured = async (who: Who): Promise<Caller> => {
  must(await as[who].put('/mfa/email', { password }), 200)
  return as[who]
}
const optionsFor = async (mine: Caller) => must(await mine.post('/passkeys/options', { password }), 200)
const add = (mine: Caller, response: object, name = 'Telefoon') => mine.post('/passkeys', { name, response })
const addKey = async (mine: Caller, name?: string) => {
  const key = newAuthenticator()
  const { uuid } = must(await add(mine, key.create(await optionsFor(mine)), name), 201)
  return { ...key, uuid }
}
const keysSeenBy = async (someone: Caller) => must(await someone.get('/passkeys'), 200).member
/** A login that has not passed its second step. */
const halfLogin = async (who: Who) => {
  const { token, refresh_token } = must(await login(people[who].username), 200)
  return { ...callerWith(server, token), refresh_token }
}
const challengeFor = async (half: Caller) => must(await half.put('/mfa/passkey_options', {}), 200)
const enter = (half: Caller, response: object) => half.put('/mfa/passkey', { response })
const enterWith = async (half: Caller, key: { get: ReturnType<typeof newAuthenticator>['get'] }, lies?: Lies) =>
  enter(half, key.get(await challengeFor(half), lies))
const anyUuid = '00000000-0000-4000-8000-000000000000'

describe('someone who adds a passkey', () => {
  test('gives their password: another is 422, after five 429', async () => {
    const mine = await secured('careWorker')
    for (let attempt = 0; attempt < 5; attempt++)
      expect(wrongFields(await mine.post('/passkeys/options', { password: 'fout' }))).toEqual(['password'])
    expect(await mine.post('/passkeys/options', { password })).toMatchObject({ status: 429 })
  })
  test('has their second step on, else 409: with a lost key they must still get in', async () => {
    const mine = as.colleague
    const detail = 'Tweestapsverificatie staat uit.'
    expect(await mine.post('/passkeys/options', { password })).toMatchObject({ status: 409, body: { detail } })
    must(await mine.put('/mfa/email', { password }), 200)
    const options = await optionsFor(mine)
    must(await mine.put('/mfa/off', { password }), 204)
    expect(await add(mine, newAuthenticator().create(options))).toMatchObject({ status: 409, body: { detail } })
  })
  test('is the owner, not a planner who looks through their eyes: 403 for all of it', async () => {
    const mine = await secured('colleague')
    const { uuid } = await addKey(mine)
    const { url } = must(await as.planner.post('/user_tokens/impersonate', { user: people.colleague.uuid }), 201)
    const { token } = must(await as.nobody.put(`/user_tokens/${String(url).slice(-128)}/impersonate`, {}), 200)
    const eyes = callerWith(server, token)
    expect(await eyes.post('/passkeys/options', { password })).toMatchObject({ status: 403 })
    expect(await add(eyes, newAuthenticator().create(await optionsFor(mine)))).toMatchObject({ status: 403 })
    expect(await eyes.delete(`/passkeys/${uuid}`)).toMatchObject({ status: 403 })
  })
  test('must have requested a challenge: without one, or after five minutes, it is 422', async () => {
    const mine = await secured('thirdWorker')
    const key = newAuthenticator()
    expect(wrongFields(await add(mine, key.create({ challenge: 'AAAA' })))).toEqual(['response'])
    const late = key.create(await optionsFor(mine))
    await db
      .updateTable('passkey_challenge')
      .set({ expires_at: ago(1) })
      .execute()
    expect(wrongFields(await add(mine, late))).toEqual(['response'])
  })
  test.each<[string, Lies]>([
    ['another question', { challenge: 'bm90IHdoYXQgd2FzIGFza2Vk' }],
    ['another site that passes it on', { origin: 'https://zorginzet.example' }],
    ['a key of another site', { host: 'zorginzet.example' }],
    ['a login', { type: 'webauthn.get' }],
    ['a device that nobody touched', { absent: true }],
  ])('has the answer to this question here: 422 for that of %s', async (_of, lies) => {
    const mine = await secured('thirdWorker')
    expect(wrongFields(await add(mine, newAuthenticator().create(await optionsFor(mine), lies)))).toEqual(['response'])
    expect(await keysSeenBy(mine)).toEqual([])
  })
  test('must send what a browser makes: 422 when it cannot be read, or its id is too long', async () => {
    const mine = await secured('thirdWorker')
    const made = async (idBytes?: number) => newAuthenticator(idBytes).create(await optionsFor(mine))
    const torn = await made()
    for (const response of [{}, { clientDataJSON: 5 }, { ...torn.response, attestationObject: 'oA' }])
      expect(wrongFields(await add(mine, { ...torn, response }))).toEqual(['response'])
    expect(wrongFields(await add(mine, { ...(await made()), id: 'another' }))).toEqual(['response'])
    expect(wrongFields(await add(mine, await made(1024)))).toEqual(['response'])
    must(await add(mine, await made(1023)), 201)
  })
  test.each(['', ' ', 'x'.repeat(61)])('gives it a name of at most sixty characters, else 422: “%s”', async name => {
    const mine = await secured('thirdWorker')
    expect(wrongFields(await add(mine, newAuthenticator().create(await optionsFor(mine)), name))).toEqual(['name'])
  })
  test('does so once: not with the same answer, and nobody else with the same key', async () => {
    const [mine, theirs] = [await secured('careWorker'), await secured('tempWorker')]
    const key = newAuthenticator()
    const response = key.create(await optionsFor(mine))
    must(await add(mine, response), 201)
    expect(wrongFields(await add(mine, response))).toEqual(['response'])
    expect(wrongFields(await add(theirs, key.create(await optionsFor(theirs))))).toEqual(['response'])
    expect(await keysSeenBy(theirs)).toEqual([])
  })
  test('sees it in their list by the name they gave it, with nothing of the key itself', async () => {
    const mine = await secured('newWorker')
    await addKey(mine, ' Werktelefoon ')
    const plain = must(await mine.get('/passkeys', { accept: 'application/json' }), 200) as unknown as object[]
    expect(plain).toEqual([{ uuid: expect.any(String), name: 'Werktelefoon', createdAt: expect.any(String) }])
  })
  test.each<[unknown, string[]]>([
    [undefined, []],
    ['usb', []],
    [
      [['usb'], 5, null, 'hybrid', 'a wire', 'internal'],
      ['hybrid', 'internal'],
    ],
  ])('is told to leave out the keys they have, reached by the ways we know: of %j it is %j', async (transports, known) => {
    const mine = await secured('otherOrganization')
    const key = newAuthenticator()
    must(await add(mine, key.create(await optionsFor(mine), { transports })), 201)
    const { excludeCredentials, rp, user } = await optionsFor(mine)
    expect(excludeCredentials).toContainEqual({ id: key.id, type: 'public-key', transports: known })
    const id = Buffer.from(people.otherOrganization.uuid).toString('base64url')
    expect({ rp, user }).toMatchObject({ rp: { id: 'localhost' }, user: { id, name: people.otherOrganization.username } })
  })
})

describe('a passkey', () => {
  test('cannot be seen or removed by somebody else: 404', async () => {
    const [mine, theirs] = [await secured('careWorker'), await secured('colleague')]
    const { uuid } = await addKey(theirs)
    for (const other of [mine, as.planner, as.backOffice, as.organization]) {
      expect((await keysSeenBy(other)).map(key => key.uuid)).not.toContain(uuid)
      expect(await other.delete(`/passkeys/${uuid}`)).toMatchObject({ status: 404 })
    }
    expect(await mine.delete(`/passkeys/${anyUuid}`)).toMatchObject({ status: 404 })
  })
  test('no longer logs in after its owner removed it; the others do', async () => {
    const mine = await secured('clientAdmin')
    const [lost, kept] = [await addKey(mine, 'Kwijt'), await addKey(mine, 'Thuis')]
    must(await mine.delete(`/passkeys/${lost.uuid}`), 204)
    expect((await keysSeenBy(mine)).map(({ name }) => name)).toEqual(['Thuis'])
    expect(await mine.delete(`/passkeys/${lost.uuid}`)).toMatchObject({ status: 404 })
    const half = await halfLogin('clientAdmin')
    expect(wrongFields(await enterWith(half, lost))).toEqual(['response'])
    must(await enterWith(half, kept), 200)
  })
  test('goes when the second step is switched off, and does not come back with it', async () => {
    const mine = await secured('locationAdmin')
    const key = await addKey(mine)
    must(await mine.put('/mfa/off', { password }), 204)
    expect(await keysSeenBy(mine)).toEqual([])
    must(await mine.put('/mfa/email', { password }), 200)
    const half = await halfLogin('locationAdmin')
    expect(await half.put('/mfa/passkey_options', {})).toMatchObject({ status: 409 })
    expect(wrongFields(await enter(half, key.get({ challenge: 'AAAA' })))).toEqual(['response'])
  })
})

const owner = 'secondUser'
const mine = await secured(owner)
const key = await addKey(mine)
describe('someone who has given their password', () => {
  beforeEach(async () => void (await db.updateTable('passkey').set({ counter: 0 }).where('uuid', '=', key.uuid).execute()))

  test('has a passkey, else it is 409', async () => {
    const { recoveryCodes } = must(await as.organization.put('/mfa/email', { password }), 200)
    const half = await halfLogin('organization')
    const detail = 'Voor dit account is er geen passkey.'
    expect(await half.put('/mfa/passkey_options', {})).toMatchObject({ status: 409, body: { detail } })
    must(await half.put('/mfa/verify', { code: (recoveryCodes as string[])[0] }), 200)
  })
  test('owes a second step: who does not is 403', async () => {
    expect(await mine.put('/mfa/passkey_options', {})).toMatchObject({ status: 403 })
    expect(await enter(mine, key.get({ challenge: 'AAAA' }))).toMatchObject({ status: 403 })
  })
  test.each<[string, Lies]>([
    ['another question', { challenge: 'bm90IHdoYXQgd2FzIGFza2Vk' }],
    ['another site that passes it on', { origin: 'https://zorginzet.example' }],
    ['another site', { host: 'zorginzet.example' }],
    ['a new passkey', { type: 'webauthn.create' }],
    ['a device that nobody touched', { absent: true }],
  ])('gets 422, never 401, for the answer to %s', async (_to, lies) => {
    expect(wrongFields(await enterWith(await halfLogin(owner), key, lies))).toEqual(['response'])
  })
  test('gets 422 for another’s key, a key that signs for another, and what cannot be read', async () => {
    const otherKey = await addKey(await secured('otherLocationAdmin'))
    const half = await halfLogin(owner)
    expect(wrongFields(await enterWith(half, otherKey))).toEqual(['response'])
    const forged = otherKey.get(await challengeFor(half))
    expect(wrongFields(await enter(half, { ...forged, id: key.id, rawId: key.id }))).toEqual(['response'])
    const torn = { ...key.get(await challengeFor(half)), response: {} }
    expect(wrongFields(await enter(half, torn))).toEqual(['response'])
  })
  test('must answer the last challenge, once, within five minutes', async () => {
    const half = await halfLogin(owner)
    const first = key.get(await challengeFor(half))
    const second = key.get(await challengeFor(half))
    expect(wrongFields(await enter(half, first))).toEqual(['response'])
    expect(wrongFields(await enter(half, second))).toEqual(['response'])
    const late = key.get(await challengeFor(half))
    await db
      .updateTable('passkey_challenge')
      .set({ expires_at: ago(1) })
      .execute()
    expect(wrongFields(await enter(half, late))).toEqual(['response'])
  })
  test('gets 422 for a counter that does not increase, which means the key was copied', async () => {
    must(await enterWith(await halfLogin(owner), key, { counter: 7 }), 200)
    const half = await halfLogin(owner)
    for (const counter of [7, 6, 0]) expect(wrongFields(await enterWith(half, key, { counter }))).toEqual(['response'])
    must(await enterWith(half, key, { counter: 8 }), 200)
  })
  test('is logged out after five wrong attempts, codes included, and has to wait', async () => {
    const half = await halfLogin(owner)
    for (let attempt = 0; attempt < 3; attempt++)
      expect(wrongFields(await enterWith(half, key, { challenge: 'AAAA' }))).toEqual(['response'])
    for (let attempt = 0; attempt < 2; attempt++)
      expect(wrongFields(await half.put('/mfa/verify', { code: 'AAAAA-AAAAA' }))).toEqual(['code'])
    expect(await enterWith(half, key)).toMatchObject({ status: 401 })
    expect(await refresh(half.refresh_token)).toMatchObject({ status: 401 })
    expect(await login(people[owner].username)).toMatchObject({ status: 429 })
  })
  test('logs in with it: the unfinished login ends, and the same answer does not work twice', async () => {
    const half = await halfLogin(owner)
    const options = await challengeFor(half)
    expect(options).toMatchObject({ rpId: 'localhost', allowCredentials: [{ id: key.id, transports: ['internal'] }] })
    const response = key.get(options)
    const { token, refresh_token } = must(await enter(half, response), 200)
    expect(payloadOf(token)).toMatchObject({
      roles: people[owner].roles,
      multi_factor_enabled: true,
      multi_factor_verified: true,
    })
    must(await callerWith(server, token).get('/care_moments'), 200)
    must(await refresh(refresh_token), 200)
    expect(await refresh(half.refresh_token)).toMatchObject({ status: 401 })
    expect(wrongFields(await enter(await halfLogin(owner), response))).toEqual(['response'])
    expect(await keysSeenBy(mine)).toMatchObject([{ name: 'Telefoon', lastUsedAt: expect.any(String) }])
  })
  test('logs in repeatedly with a key without a counter, as phones have', async () => {
    for (let time = 0; time < 2; time++) must(await enterWith(await halfLogin(owner), key, { counter: 0 }), 200)
  })
})
