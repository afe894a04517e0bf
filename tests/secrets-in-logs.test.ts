// A production server, used as people use it: nothing that they type or receive, and no name, appears in its log.
import { type ChildProcess, spawn } from 'node:child_process'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestApi } from './servers/api.ts'
import { inherited } from './servers/child-server.ts'
import { freePort } from './servers/free-port.ts'
import { openMailServer } from './servers/mail-server.ts'
import { password } from './worlds/world.ts'

const api = await openTestApi()
const { people } = api.world

const post = await openMailServer({ refuses: /^colleague@/ })
let child: ChildProcess
let log = ''
/** The texts of all refusals. */
let refusals = ''
let url: string
const metricsPort = await freePort()
beforeAll(async () => {
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const env = {
    ...{ NODE_ENV: 'production', SECRET: 'a-secret-for-tests-of-at-least-32-characters', PUBLIC_URL: url, PORT: String(port) },
    ...{
      HOST: '127.0.0.1',
      METRICS_PORT: String(metricsPort),
      DATABASE_URL: api.url,
      SMTP_URL: `smtp://127.0.0.1:${post.port}?ignoreTLS=true`,
      ...inherited,
    },
  }
  child = spawn(process.execPath, [join(import.meta.dirname, '../api/main.ts')], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', text => (log += String(text)))
  const ended = new Promise((_, fail) =>
    child.once('exit', () => fail(new Error(`The server ended before it was there: ${log}`))),
  )
  await Promise.race([ended, vi.waitFor(() => expect(log).toContain('Zorginzet draait'), { timeout: 60_000, interval: 50 })])
})
afterAll(async () => {
  const gone = new Promise(resolve => child.once('exit', resolve))
  if (child.exitCode === null && child.kill('SIGTERM')) await gone
  post.close()
  await api.close()
})

const ask = async (method: string, path: string, body?: unknown, token?: string) => {
  const headers = { 'content-type': 'application/ld+json', ...(token && { authorization: `Bearer ${token}` }) }
  const payload = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
  const answer = await fetch(url + path, { method, headers, ...payload })
  const text = await answer.text()
  // The path may be in the answer: the caller knows it.
  if (!answer.ok) refusals += text.replaceAll(path.split('?')[0]!, '')
  return {
    status: answer.status,
    body: (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, string>,
    cookies: answer.headers.getSetCookie().map(each => each.split(/[=;]/)[1]!),
  }
}
const askForm = async (path: string, form: Record<string, string>) => {
  const answer = await fetch(url + path, { method: 'POST', body: new URLSearchParams(form) })
  const text = await answer.text()
  if (!answer.ok) refusals += text
  return JSON.parse(text) as Record<string, string>
}
/** Sends these bytes as they are, which no browser would; resolves when the server hangs up. */
const sendRaw = (bytes: string) =>
  new Promise<void>(done => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.end(bytes))
    socket.on('error', () => undefined).on('data', () => undefined)
    socket.on('close', () => done())
  })
/** The text of the newest mail to this address. */
const inLetterTo = (address: string, sought: RegExp) =>
  vi.waitFor(
    () => {
      const letter = post.letters.findLast(({ to, text }) => to === address && sought.test(text))
      return sought.exec(letter?.text ?? '')![0]
    },
    { timeout: 60_000, interval: 20 },
  )

const signOnForm = {
  ...{ name: 'De Lindenhof', issuer: 'https://login-geheim.example', clientId: 'zorginzet' },
  ...{ clientSecret: 'geheim-van-de-client', domains: ['login-geheim.example'] },
}
test('no password, token, code or mail address of logging in, refreshing, resetting or registering is in the log', async () => {
  const { careWorker, planner, colleague } = people
  const chosen = 'De kat van de buren blaft'
  const secrets: (string | undefined)[] = [password, chosen, 'geraden', careWorker.username, planner.username, colleague.username]
  const login = async (username: string, word = password) => {
    const answer = await ask('POST', '/v1/login/check', { username, password: word })
    secrets.push(answer.body.token, answer.body.refresh_token, ...answer.cookies)
    return answer
  }
  expect((await login(careWorker.username, 'geraden')).status).toBe(401)
  expect((await login('niemand@voorbeeld.example')).status).toBe(401)
  const own = await login(careWorker.username)
  const renewed = await ask('POST', '/v1/login/token_refresh', { refresh_token: own.body.refresh_token })
  secrets.push(renewed.body.token, renewed.body.refresh_token, 'niemand@voorbeeld.example')
  expect((await ask('POST', '/v1/login/check', `{"username":"${careWorker.username}","password":"${password}"`)).status).toBe(400)

  const half = await login(planner.username)
  const code = await inLetterTo(planner.username, /(?<=De code is )\d{6}/)
  expect((await ask('PUT', '/v1/mfa/verify', { code: '000000' }, half.body.token)).status).toBe(422)
  const whole = await ask('PUT', '/v1/mfa/verify', { code }, half.body.token)
  expect(whole.status).toBe(200)
  secrets.push(whole.body.token, whole.body.refresh_token)

  for (const username of [careWorker.username, colleague.username])
    expect((await ask('POST', '/v1/user_tokens/reset_password', { username })).status).toBe(202)
  const link = await inLetterTo(careWorker.username, /[0-9a-f]{128}/)
  expect((await ask('GET', `/v1/user_tokens/${link}`)).status).toBe(200)
  expect((await ask('PUT', `/v1/user_tokens/${link}/reset_password`, { password: chosen })).status).toBe(204)
  expect((await ask('GET', `/v1/user_tokens/${link}`)).status).toBe(404)
  expect((await ask('GET', `/v1/nergens/${link}?email=${careWorker.username}`)).status).toBe(404)
  secrets.push(link)

  // A webhook that cannot be delivered: nobody is there.
  const organization = (await login(people.organization.username)).body.token
  const webhook = {
    url: 'https://webhook.voorbeeld.example/geheim-pad',
    description: 'Ons rooster',
    kinds: ['care_moment.created'],
  }
  const endpoint = await ask('POST', '/v1/webhook_endpoints', webhook, organization)
  const made = await ask('POST', `${endpoint.body['@id']}/secret`, { version: endpoint.body.version }, organization)
  expect(made.body.secret).toMatch(/^whsec_/)
  expect((await ask('POST', `${endpoint.body['@id']}/test`, {}, organization)).status).toBe(201)
  await vi.waitFor(
    async () => expect(await api.db.selectFrom('webhook_delivery').select('status').execute()).toEqual([{ status: 'failed' }]),
    {
      timeout: 60_000,
      interval: 20,
    },
  )
  secrets.push(made.body.secret, 'geheim-pad', 'webhook.voorbeeld.example')
  // An API client: its secret, in the body and in the header, and its token.
  const scopes = ['care-moments:read']
  const client = await ask('POST', '/v1/api_clients', { name: 'Rooster van voorbeeld', scopes }, organization)
  const { secret } = (await ask('POST', `${client.body['@id']}/secret`, undefined, organization)).body
  expect(secret).toMatch(/^zi_secret_/)
  const form = { grant_type: 'client_credentials', client_id: String(client.body.uuid) }
  for (const client_secret of [String(secret), 'zi_secret_geraden'])
    secrets.push((await askForm('/v1/oauth/token', { ...form, client_secret })).access_token)
  secrets.push(String(secret), 'zi_secret_geraden')
  // A provider that cannot be reached, the parameters with which a browser returns from it, and a logout token.
  const provider = await ask('POST', '/v1/identity_providers', signOnForm, organization)
  expect(provider.status).toBe(201)
  for (const path of [`${provider.body['@id']}/try`, '/v1/login/sign_on'])
    expect((await ask('POST', path, { username: 'typt@login-geheim.example' }, organization)).status).toBeGreaterThanOrEqual(409)
  const back = { state: 'staat-van-de-poging', code: 'code-van-de-inlogdienst', iss: 'https://login-geheim.example' }
  expect((await ask('POST', '/v1/login/sign_on/finish', back)).status).toBe(409)
  expect((await fetch(`${url}/account/inloggen/organisatie?${new URLSearchParams(back)}`)).status).toBe(200)
  const told = { method: 'POST', body: new URLSearchParams({ logout_token: 'kop.geheime-inhoud.hand' }) }
  const notOut = await fetch(`${url}/sign_on/${provider.body.uuid}/logout`, told)
  expect(notOut.status).toBe(400)
  refusals += await notOut.text()
  secrets.push(signOnForm.clientSecret, 'login-geheim.example', back.state, back.code, 'geheime-inhoud')
  // Metrics contain no personal data either.
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(metrics).toContain('signOn.finish')
  const accessLog = JSON.stringify(await api.db.selectFrom('access_log').selectAll().execute())
  expect(refusals.length).toBeGreaterThan(1000)
  for (const each of secrets.filter(one => one !== undefined))
    for (const said of [metrics, accessLog, refusals]) expect(said).not.toContain(each)
  // The refused mail is the last thing to appear in the log.
  await vi.waitFor(() => expect(log).toMatch(/jobs: .*send/), { timeout: 60_000, interval: 20 })

  // Request lines are written in batches, at most a second late.
  await vi.waitFor(() => expect(log).toContain('"route":"/v1/user_tokens/:user_token/reset_password"'), { timeout: 60_000 })
  expect(log).toContain('"route":"/v1/login/check"')
  for (const secret of secrets.filter(each => each !== undefined)) expect(log).not.toContain(secret)
  // Six digits may occur in a time by chance. As a separate word they are the code.
  expect(log).not.toMatch(new RegExp(`\\b${code}\\b`))
})
test('nothing that a program sends begins a line of the log, nor is there a sign in it that a screen obeys', async () => {
  const { token } = (await ask('POST', '/v1/login/check', { username: people.organization.username, password })).body
  const line = '{"level":30,"msg":"ingelogd als planner"}'
  const injected = [`naam\r\n${line}`, `naam\u2028${line}`, '\u001b[2J\u001b]0;titel\u0007', '\u0000', '\u202egnp.exe']
  for (const name of injected) {
    const scopes = ['care-moments:read']
    const made = await ask('POST', '/v1/api_clients', { name, scopes }, token)
    expect([201, 422]).toContain(made.status)
    if (made.status === 201) expect(String(made.body.name)).not.toMatch(/\p{Cc}|\u2028/u)
    await ask('POST', '/v1/identity_providers', { ...signOnForm, name }, token)
    await askForm('/v1/oauth/token', { grant_type: 'client_credentials', client_id: name, client_secret: name })
    await ask('POST', '/v1/login/sign_on/finish', { state: name, iss: name, error: name })
    await fetch(`${url}/v1/clients?search=${encodeURIComponent(name)}`, { headers: { 'user-agent': 'x\tinlog\u0080' } })
    await fetch(`${url}/v1/${encodeURIComponent(name)}`, { headers: { 'x-request-id': line, 'idempotency-key': line } })
    for (const header of ['User-Agent', 'traceparent', 'X-Forwarded-For'])
      await sendRaw(`GET /v1/offices HTTP/1.1\r\nHost: x\r\n${header}: ${name}\r\nConnection: close\r\n\r\n`)
    await sendRaw(`GET /v1/${name} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
  }
  await vi.waitFor(() => expect(log.split('"route":"/v1/login/sign_on/finish"').length).toBeGreaterThan(injected.length), {
    timeout: 60_000,
  })
  expect(log).not.toContain('ingelogd als planner')
  expect(log).not.toMatch(/[^\P{Cc}\n]|[\u2028\u202e]/u)
})
test('what was mailed cannot be read back: a link or a code is kept as a hash alone', async () => {
  const kept = await api.db.selectFrom('mail').select(['text', 'html']).where('sent_at', 'is not', null).execute()
  expect(kept.length).toBeGreaterThan(1)
  expect(JSON.stringify(kept)).not.toMatch(/[0-9a-f]{128}|De code is \d/)
})
