// The token endpoint as RFC 6749 specifies it, including attacks; and what the tokens of a program can do.
import * as jose from 'jose'
import * as oidc from 'openid-client'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { allOperations } from '../../../contract/catalogue.ts'
import { roles } from '../../../contract/language.ts'
import { scopeGroups, scopeNames } from '../../../contract/organizations/client-scopes.ts'
import { isOpenToAll, scopeOf, scopesFor } from '../../../contract/scopes.ts'
import { type Answer, callerWith, openTestApi } from '../../../tests/servers/api.ts'
import { basic, programsOf } from '../../../tests/servers/programs.ts'
import { settings } from '../../../tests/servers/settings.ts'
import { must } from '../../../tests/worlds/moments.ts'
import { today } from '../../../tests/worlds/world.ts'
import { moveClock } from '../clock.ts'
import { Problem } from '../problem.ts'
import { mayCall } from '../request/pipeline.ts'
import { nobody } from '../request/request.ts'

const api = await openTestApi()
const { as, db, server } = api
const { form, made, secretOf, ask, askWith, tokenOf, program, grant } = programsOf(api)
afterAll(() => api.close())
beforeEach(async () => {
  moveClock(today)
  await db.updateTable('api_client').set({ status: 'ended' }).execute()
  await db.deleteFrom('login_attempt').execute()
})
const revoke = (form: Record<string, string>, headers: Record<string, string>) =>
  as.nobody.post('/oauth/revoke', new URLSearchParams(form).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  })
const headerOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString())
const nobodyIs = '01a20cc8-c132-7832-92d3-6872ddb4d0de'

describe('a token', () => {
  test.each([
    ['no form', '{"grant_type":"client_credentials"}', { 'content-type': 'application/json' }, 'invalid_request'],
    ['no grant', 'client_id=x&client_secret=y', {}, 'invalid_request'],
    ['a grant that is empty', 'grant_type=&client_id=x&client_secret=y', {}, 'invalid_request'],
    ['a grant said twice', 'grant_type=client_credentials&grant_type=client_credentials', {}, 'invalid_request'],
    ['the grant of a password', 'grant_type=password&username=a&password=b', {}, 'unsupported_grant_type'],
    ['secrets in two places', 'grant_type=client_credentials&client_secret=y', basic(nobodyIs, 'y'), 'invalid_request'],
    ['two names', `grant_type=client_credentials&client_id=x`, basic(nobodyIs, 'y'), 'invalid_request'],
  ])('is not given for %s', async (_what, body, headers: Record<string, string>, error) => {
    const answer = await ask(body, headers)
    expect(answer).toMatchObject({ status: 400, body: { error } })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['content-type']).toMatch(/^application\/json\b/)
  })
  test.each([
    ['nobody', ''],
    ['an unknown client', nobodyIs],
    ['a client that is no id', "' or true; --"],
    ['a client with a zero byte', '\0'],
  ])('is not given to %s, who hears nothing more', async (_what, id) => {
    const answer = await askWith(id, 'zi_secret_geraden')
    expect(answer).toMatchObject({ status: 401, body: { error: 'invalid_client' } })
    expect(answer.headers['www-authenticate']).toMatch(/^Basic realm="Zorginzet"/)
  })
  test('is not given for a secret that is wrong, of another client, empty, longer or that of a person', async () => {
    const [client, other] = [await made(), await made()]
    const [secret, others] = [await secretOf(client), await secretOf(other)]
    for (const tried of ['', others, `${secret} `, secret.toLowerCase(), secret.slice(0, -1), 'Lindebloesem-47'])
      expect(await askWith(client.uuid, tried)).toMatchObject({ status: 401, body: { error: 'invalid_client' } })
    expect(await ask(grant, { authorization: `Bearer ${secret}` })).toMatchObject({ status: 401 })
    expect(await ask(grant, { authorization: 'Basic !!!' })).toMatchObject({ status: 401 })
    expect(await ask(grant, basic('%zz', secret))).toMatchObject({ status: 401 })
    expect(await askWith(api.world.people.organization.uuid, 'Lindebloesem-47')).toMatchObject({ status: 401 })
  })
  test('is not given for a scope that the client does not have', async () => {
    const client = await made()
    const secret = await secretOf(client)
    for (const scope of ['care-moments:write', 'care-moments:read users:read', '*', ' ', 'care-moments:read"\r\nX-Evil: 1'])
      expect(await askWith(client.uuid, secret, { scope })).toMatchObject({ status: 400, body: { error: 'invalid_scope' } })
  })
  test('is given by its secret in the header or in the body, for what was asked, and kept by nobody on the way', async () => {
    const client = await made()
    const secret = await secretOf(client)
    const answer = await ask(grant, basic(client.uuid, secret))
    expect(answer).toMatchObject({
      status: 200,
      body: { token_type: 'Bearer', expires_in: 900, scope: 'care-moments:read organizations:read' },
    })
    expect(answer.headers['cache-control']).toBe('no-store')
    const some = must(await askWith(client.uuid, secret, { scope: 'organizations:read' }), 200)
    expect(some.scope).toBe('organizations:read')
    const caller = callerWith(server, String(some.access_token))
    must(await caller.get('/organizations'), 200)
    const refused = await caller.get('/care_moments')
    expect(refused).toMatchObject({ status: 403, body: { scope: 'care-moments:read', scopeName: 'Opdrachten: lezen' } })
    expect(refused.body.detail).toContain(
      '“Opdrachten: lezen” nodig (care-moments:read). Wie de API-client beheert, zet het aan bij Organisatie',
    )
    const [kept] = must(await as.organization.get(client['@id']), 200).secrets as { usedAt: string }[]
    expect(kept!.usedAt).toMatch(/^2026-10-19T/)
  })
  test('is refused to who guesses, and the right secret passes all the same, from the same address too', async () => {
    const client = await made()
    const secret = await secretOf(client)
    const tried = []
    for (let each = 0; each < 12; each++) tried.push((await askWith(client.uuid, `zi_secret_${each}`)).status)
    expect(tried).toEqual([...Array(10).fill(401), 429, 429])
    const late = await askWith(client.uuid, `${secret}x`)
    expect(late).toMatchObject({ status: 429 })
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
    expect(await askWith(client.uuid, secret)).toMatchObject({ status: 200 })
    const atOnce = await Promise.all(Array.from({ length: 40 }, (_, each) => askWith(nobodyIs, `${each}`)))
    expect(atOnce.filter(({ status }) => status === 401)).toHaveLength(20)
    expect(await askWith(client.uuid, secret)).toMatchObject({ status: 200 })
    expect(await askWith(client.uuid, `${secret}x`)).toMatchObject({ status: 429 })
  })
  test('that is refused says why in words that RFC 6749 allows, and where it is explained, at an address that opens', async () => {
    const client = await made()
    const secret = await secretOf(client)
    const refusals: [string, Answer][] = [
      ['invalid_request', await ask({})],
      ['unsupported_grant_type', await ask({ grant_type: 'password' })],
      ['invalid_scope', await askWith(client.uuid, secret, { scope: 'clients:read' })],
      ['invalid_client', await askWith(client.uuid, 'x')],
      ['invalid_request', await revoke({}, basic(client.uuid, secret))],
    ]
    for (const [error, { body, headers }] of refusals) {
      expect(body).toMatchObject({ error, error_uri: `${settings.publicUrl}/errors/${error}` })
      expect(body.error_description).toMatch(/^[\x20-\x21\x23-\x5b\x5d-\x7e]{20,}$/)
      expect(headers.link).toContain(`<${body.error_uri}>; rel="help"`)
      const page = await server.app.inject({ url: new URL(String(body.error_uri)).pathname })
      expect(page).toMatchObject({ statusCode: 200 })
      expect(page.json()).toMatchObject({ code: error })
    }
    expect(refusals[0]![1].body.error_description).toContain('grant_type ontbreekt')
    expect(refusals[2]![1].body.error_description).toContain('care-moments:read, organizations:read')
  })
  test('is asked for by POST, and any other method says so', async () => {
    const answer = await as.nobody.get('/oauth/token')
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'POST' } })
    expect(answer.body.detail).toBe('Met GET kan dit adres niets. Wel met POST.')
  })
  test('is revoked alone, by its client and nobody else, and that of an unknown one is no mistake', async () => {
    const [own, other] = [await program(), await program()]
    const second = await tokenOf(own.client, own.secret)
    const by = ({ client, secret }: typeof own) => basic(client.uuid, secret)
    expect(await revoke({ token: own.token }, basic(own.client.uuid, 'x'))).toMatchObject({ status: 401 })
    expect(await revoke({ token: own.token }, by(other))).toMatchObject({ status: 200 })
    must(await own.caller.get('/care_moments'), 200)
    expect(await revoke({ token: own.token, token_type_hint: 'refresh_token' }, by(own))).toMatchObject({ status: 200, text: '' })
    await expect.poll(async () => (await own.caller.get('/care_moments')).status).toBe(401)
    must(await callerWith(server, second).get('/care_moments'), 200)
    for (const token of ['x', own.token]) expect(await revoke({ token }, by(own))).toMatchObject({ status: 200 })
  })
  test('is what an OAuth client library gets', async () => {
    const client = await made()
    const secret = await secretOf(client)
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const known = { issuer: address, token_endpoint: `${address}/v1/oauth/token` }
    for (const way of [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)]) {
      const config = new oidc.Configuration(known, client.uuid, {}, way)
      oidc.allowInsecureRequests(config)
      const got = await oidc.clientCredentialsGrant(config, { scope: 'care-moments:read' })
      expect(got).toMatchObject({ token_type: 'bearer', scope: 'care-moments:read' })
      expect(got.expiresIn()).toBeGreaterThan(800)
      must(await callerWith(server, got.access_token).get('/care_moments'), 200)
      await expect(oidc.clientCredentialsGrant(config, { scope: 'users:write' })).rejects.toMatchObject({
        error: 'invalid_scope',
      })
    }
    const wrong = new oidc.Configuration(known, client.uuid, {}, oidc.ClientSecretBasic('zi_secret_fout'))
    oidc.allowInsecureRequests(wrong)
    await expect(oidc.clientCredentialsGrant(wrong)).rejects.toMatchObject({ status: 401 })
  })
})

describe('a token that was given', () => {
  // Other servers hear of an ended login from the database, and this one with them.
  const refused = (token: string) =>
    expect.poll(async () => (await callerWith(server, token).get('/care_moments')).status, { interval: 5 }).toBe(401)
  test('ends when the client is changed, so that neither a wider nor a narrower scope waits', async () => {
    const { client, secret, token } = await program()
    const { version } = must(await as.organization.get(client['@id']), 200)
    must(await as.organization.put(client['@id'], { ...form({ scopes: ['care-moments:write'] }), version }), 200)
    await refused(token)
    const next = callerWith(server, await tokenOf(client, secret))
    expect(await next.get('/care_moments')).toMatchObject({ status: 403 })
  })
  test('ends when the client is ended, at once, and it gets no other', async () => {
    const { client, secret, token } = await program()
    must(await as.organization.put(`${client['@id']}/end`, {}), 200)
    await refused(token)
    expect(await askWith(client.uuid, secret)).toMatchObject({ status: 401 })
  })
  test('ends with the last day of the client', async () => {
    const client = await made({ endsOn: '2026-10-19' })
    const secret = await secretOf(client)
    moveClock('2026-10-19T21:55:00+00:00')
    expect(must(await askWith(client.uuid, secret), 200).expires_in).toBe(300)
    moveClock('2026-10-19T22:00:00+00:00')
    expect(await askWith(client.uuid, secret)).toMatchObject({ status: 401, body: { error: 'invalid_client' } })
  })
  test('is refused once it has expired, with another algorithm or key, or with scopes written into it', async () => {
    const { token } = await program()
    const [head, body, seal] = token.split('.') as [string, string, string]
    const header = headerOf(token)
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const key = new TextEncoder().encode(settings.secret)
    const payload = jose.decodeJwt(token)
    const wider = { ...header, scopes: scopeNames }
    await refused(`${part(wider)}.${body}.${seal}`)
    await refused(`${part({ ...header, scopes: undefined })}.${body}.${seal}`)
    await refused(`${part({ ...header, alg: 'none' })}.${body}.`)
    await refused(await new jose.SignJWT(payload).setProtectedHeader({ ...header, alg: 'HS512' }).sign(key))
    await refused(await new jose.SignJWT(payload).setProtectedHeader(wider).sign(new TextEncoder().encode('x'.repeat(40))))
    await refused(await new jose.SignJWT({ ...payload, exp: 1 }).setProtectedHeader(header).sign(key))
    await refused(`${head}.${body}`)
  })
  test('allows six hundred calls a minute, says how many are left, and limits nobody else', async () => {
    const { client, token } = await program()
    const caller = callerWith(server, token)
    const first = await caller.get('/expertise_levels')
    expect(first.headers).toMatchObject({ 'ratelimit-policy': '"client";q=600;w=60' })
    expect(first.headers.ratelimit).toMatch(/^"client";r=598;t=\d+$/)
    const { openClientCalls } = await import('./client-calls.ts')
    let at = 0
    const calls = openClientCalls(db, () => at)
    for (let each = 0; each < 600; each++) calls.take(client.uuid)
    expect(() => calls.take(client.uuid)).toThrow(Problem)
    try {
      calls.take(client.uuid)
    } catch (problem) {
      expect(problem).toMatchObject({ status: 429, headers: { 'Retry-After': '60', RateLimit: '"client";r=0;t=60' } })
    }
    expect(calls.take(nobodyIs)).toMatchObject({ RateLimit: '"client";r=599;t=60' })
    at = 60_000
    expect(calls.take(client.uuid)).toMatchObject({ RateLimit: '"client";r=599;t=60' })
    expect((await as.organization.get('/care_moments')).headers.ratelimit).toBeUndefined()
  })
})

const refusalOf = (id: string, scopes: string[]) => {
  const { operation } = allOperations.find(one => one.id === id)!
  const role = operation.by === 'public' ? 'ROLE_ORGANIZATION_USER' : operation.by[0]!
  try {
    mayCall(id, operation, { ...nobody, roles: [role], scopes })
    return undefined
  } catch (problem) {
    return (problem as Problem).code
  }
}
describe('for every operation', () => {
  test.each(allOperations)('$id is refused without its scope, and not with it', ({ id, operation }) => {
    const scope = scopeOf(id)
    const others = scopeNames.filter(one => one !== scope)
    if (scope) {
      expect(refusalOf(id, others)).toBe('scope')
      expect(refusalOf(id, [scope])).toBeUndefined()
    } else if (isOpenToAll(id)) expect(operation).toMatchObject({ by: 'public', method: 'GET' })
    else expect(refusalOf(id, [...scopeNames])).toBe('not_for_clients')
  })
  test('nothing of accounts, logins, secrets or somebody’s own name has a scope', () => {
    const forPeople = [
      'accounts',
      'users',
      'userTokens',
      'secondFactors',
      'passkeys',
      'emailChanges',
      'profiles',
      'apiClients',
      'webhooks',
    ]
    const scoped = allOperations.filter(({ id }) => scopeOf(id) !== null)
    expect(scoped.length).toBeGreaterThan(100)
    expect(scoped.filter(({ group }) => forPeople.includes(group))).toEqual([])
    expect(scoped.filter(({ operation }) => operation.inOwnName || operation.handsOutTokens)).toEqual([])
    const changesPeople = scoped.filter(({ operation }) => /user|employee|account|password|mfa/.test(operation.path))
    expect(changesPeople.map(({ id }) => id)).toEqual([])
  })
  test('a program without a scope is refused over HTTP, whatever it calls', async () => {
    const { uuid, username } = api.world.people.organization
    const session = { uuid, username, multi_factor_enabled: false, multi_factor_verified: false, user_features: [] }
    const token = await server.tokens.sign({ ...session, roles: ['ROLE_ORGANIZATION_USER'] }, { scopes: [] })
    const caller = callerWith(server, token)
    const passed: string[] = []
    for (const { id, operation } of allOperations) {
      if (isOpenToAll(id)) continue
      const { status } = await caller.send(operation.method, operation.path.replace(/\{\w+\}/g, nobodyIs), operation.body && {})
      if (status !== 403 && status !== 429) passed.push(`${status} ${id}`)
    }
    expect(passed).toEqual([])
  })
  test('every group leads to something for somebody', () => {
    const possible = new Set(roles.flatMap(scopesFor).map(name => name.split(':')[0]))
    expect(scopeGroups.filter(({ key }) => !possible.has(key))).toEqual([])
  })
})
