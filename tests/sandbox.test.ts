// A sandbox, started with the command from the README and one setting: the demo world, from which nothing is sent, for holders of
// its key.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../api/platform/database/migrate.ts'
import { readSettings } from '../api/platform/settings.ts'
import { demoPassword } from '../demo/accounts.ts'
import { callerWith, openTestApi } from './servers/api.ts'
import { freshDatabase } from './servers/database.ts'
import { type Production, startProduction } from './servers/production.ts'
import { settings as serverSettings } from './servers/settings.ts'
import { must } from './worlds/moments.ts'
import { password } from './worlds/world.ts'

const key = 'a-key-of-a-sandbox-for-tests'
const dayMs = 86_400_000
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'zorginzet-sandbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
const begin = async (settings: Record<string, string>): Promise<Production> => {
  const product = await startProduction({ SMTP_URL: '', ...settings })
  onTestFinished(product.kill)
  return product
}
const emptyDatabase = async () => {
  const { url, drop } = await freshDatabase('template0')
  onTestFinished(drop)
  return url
}
const withKey = (given = key) => ({ authorization: `Basic ${Buffer.from(`wie-dan-ook:${given}`).toString('base64')}` })
const asJson = { 'content-type': 'application/json' }
const logIn = async ({ url }: Production, username: string) => {
  const body = JSON.stringify({ username, password: demoPassword })
  const answer = await fetch(`${url}/v1/login/check`, { method: 'POST', headers: asJson, body })
  return { status: answer.status, ...((await answer.json()) as { token?: string }) }
}
const ask = async ({ url }: Production, path: string, token: string) => {
  const answer = await fetch(`${url}/v1${path}`, { headers: { authorization: `Bearer ${token}` } })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

const settings = { SANDBOX: '1', DATA_DIR: join(tmpdir(), 'zorginzet-sandbox-settings') }
test.each([
  ['SMTP_URL', 'smtp://mail.example'],
  ['S3_BUCKET', 'files'],
  ['PUSH_HOSTS', 'push.example'],
  ['PLANNER_EMAIL', 'planner@zorg.example'],
  ['MONITORING_DSN', 'https://key@sentry.example/1'],
  ['DATABASE_READ_URL', 'postgres://a/b'],
  ['JOBS', 'none'],
])('a sandbox with %s, by which something real could be reached, does not start', (name, value) => {
  const others = { DATABASE_URL: 'postgres://a/b', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }
  expect(() => readSettings({ ...settings, ...others, [name]: value })).toThrow(name)
})
test('a key that can be guessed, or that is of no sandbox, is refused; a made one is kept', () => {
  const own = { ...settings, DATA_DIR: newFolder() }
  expect(() => readSettings({ ...own, SANDBOX_KEY: 'short' })).toThrow('SANDBOX_KEY')
  expect(() => readSettings({ DATA_DIR: own.DATA_DIR, SANDBOX_KEY: key })).toThrow('SANDBOX=1')
  expect(() => readSettings({ ...own, SANDBOX: 'yes' })).toThrow('SANDBOX')
  const made = readSettings(own)
  expect(made).toMatchObject({ production: true, pushHosts: [], smtpUrl: undefined, backups: undefined })
  expect(made.sandbox!.key).toHaveLength(64)
  expect(readSettings(own).sandbox).toEqual(made.sandbox)
  expect(readFileSync(join(own.DATA_DIR, 'sandbox-key'), 'utf8')).toBe(made.sandbox!.key)
})

test('a sandbox leaves a real database alone, and a real server that of a sandbox', async () => {
  const real = await emptyDatabase()
  await migrate(real)
  const refused = await begin({ SANDBOX: '1', DATABASE_URL: real, DATA_DIR: newFolder() })
  await expect(refused.ready()).rejects.toThrow('niet als die van een proefomgeving gemaakt')

  const [own, DATA_DIR] = [await emptyDatabase(), newFolder()]
  const sandbox = await begin({ SANDBOX: '1', DATABASE_URL: own, DATA_DIR })
  await sandbox.ready()
  await sandbox.stop()
  const SECRET = 'a-secret-for-tests-of-at-least-32-characters'
  const product = await begin({ DATABASE_URL: own, SECRET, SMTP_URL: 'smtp://127.0.0.1:1', JOBS: 'here' })
  await expect(product.ready()).rejects.toThrow('die van een proefomgeving')
})

test('the key lets one read the mails, move the clock and start over; without it none of that exists', async () => {
  const DATA_DIR = newFolder()
  const own = { SANDBOX: '1', SANDBOX_KEY: key, DATABASE_URL: await emptyDatabase(), DATA_DIR, SECRET: serverSettings.secret }
  const product = await begin(own)
  await product.ready()
  const { url } = product
  await expect.poll(product.log).toContain('Dit is een proefomgeving')

  for (const path of ['/sandbox', '/sandbox/mail', '/sandbox/mail.json']) expect((await fetch(url + path)).status, path).toBe(401)
  expect((await fetch(`${url}/sandbox/reset`, { method: 'POST' })).status).toBe(401)
  expect((await fetch(`${url}/sandbox/clock`, { method: 'POST', headers: withKey('another-key-of-a-sandbox') })).status).toBe(401)
  const elsewhere = { ...withKey(), 'sec-fetch-site': 'cross-site' }
  expect((await fetch(`${url}/sandbox/reset`, { method: 'POST', headers: elsewhere })).status).toBe(403)
  expect((await fetch(`${url}/dev/mail`)).status).toBe(404)

  // A mail of now: the second step of a planner.
  expect(await logIn(product, 'planner@demo.example')).toMatchObject({ status: 200 })
  const mails = async () =>
    (await (await fetch(`${url}/sandbox/mail.json`, { headers: withKey() })).json()) as {
      uuid: string
      to: string
      subject: string
    }[]
  await expect
    .poll(mails)
    .toContainEqual(expect.objectContaining({ to: 'planner@demo.example', subject: expect.stringMatching(/^Proef: /) }))
  const letter = await fetch(`${url}/sandbox/mail/${(await mails())[0]!.uuid}`, { headers: withKey() })
  expect(letter.headers.get('content-security-policy')).toContain(`default-src 'none'`)
  expect(await letter.text()).toContain('niets hier is echt')

  const { token } = await logIn(product, 'organisatie@demo.example')
  // A sandbox token is not valid on a real server, nor the other way round, even when both have the same secret.
  const real = await openTestApi()
  onTestFinished(real.close)
  expect((await callerWith(real.server, token).get('/notifications')).status).toBe(401)
  const ofReal = must(
    await real.as.nobody.post('/login/check', { username: real.world.people.organization.username, password }),
    200,
  )
  expect((await ask(product, '/notifications', ofReal.token)).status).toBe(401)
  // A developer without a receiver can read the messages in the sandbox.
  const send = async (path: string, body: unknown) => {
    const headers = { ...asJson, authorization: `Bearer ${token}` }
    return (await (await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as {
      '@id': string
      version: number
    }
  }
  const hook = { url: 'https://rooster.voorbeeld.example/<hook>', description: 'Ons rooster', kinds: ['care_moment.created'] }
  const { '@id': endpoint, version } = await send('/v1/webhook_endpoints', hook)
  await send(`${endpoint}/secret`, { version })
  await send(`${endpoint}/test`, {})
  for (const path of ['/sandbox/webhooks', '/sandbox/webhooks.json']) expect((await fetch(url + path)).status, path).toBe(401)
  const messages = await (await fetch(`${url}/sandbox/webhooks.json`, { headers: withKey() })).json()
  expect(messages).toMatchObject([{ id: expect.stringMatching(/^msg_/), url: hook.url, body: { type: 'webhook.test' } }])
  const read = await (await fetch(`${url}/sandbox/webhooks`, { headers: withKey() })).text()
  expect(read).toContain('webhook.test')
  expect(read).not.toContain('<hook>')
  const stillOpen = async () => (await ask(product, '/care_moments?status=open&itemsPerPage=1', token!)).body.totalItems as number
  const before = await stillOpen()
  const moveClock = (now: string, headers: Record<string, string> = withKey()) =>
    fetch(`${url}/sandbox/clock`, { method: 'POST', headers: { ...headers, ...asJson }, body: JSON.stringify({ now }) })
  const later = new Date(Date.now() + 10 * dayMs)
  expect((await moveClock(new Date(Date.now() - dayMs).toISOString())).status).toBe(422)
  expect((await moveClock(new Date(Date.now() + 500 * dayMs).toISOString())).status).toBe(422)
  expect((await moveClock('morgen')).status).toBe(422)
  expect((await moveClock(later.toISOString())).status).toBe(200)
  const dateAt = async () => Date.parse((await fetch(`${url}/v1`)).headers.get('date')!)
  expect(await dateAt()).toBeGreaterThanOrEqual(later.getTime() - 1000)
  // Moments that were open until then have expired.
  const run = await fetch(`${url}/sandbox/jobs/expire-care-moments`, { method: 'POST', headers: withKey() })
  expect([run.status, before > (await stillOpen())]).toEqual([200, true])
  expect((await fetch(`${url}/sandbox/jobs/constructor`, { method: 'POST', headers: withKey() })).status).toBe(404)
  await product.stop()

  // It continues with the same data and clock.
  const again = await begin({ ...own, PORT: new URL(url).port })
  await again.ready()
  expect(await dateAt()).toBeGreaterThanOrEqual(later.getTime() - 1000)
  expect((await ask(again, '/notifications', token!)).status).toBe(200)
  expect((await fetch(`${url}/sandbox/clock`, { method: 'POST', headers: withKey() })).status).toBe(200)
  expect(await dateAt()).toBeLessThan(later.getTime() - 5 * dayMs)

  expect((await fetch(`${url}/sandbox/reset`, { method: 'POST', headers: withKey() })).status).toBe(202)
  // Requests during the reset are told to wait, or get no answer while the server restarts.
  const isBack = () =>
    fetch(`${url}/ready`).then(
      ({ ok }) => ok && again.log().includes('Demowereld gemaakt'),
      () => false,
    )
  await expect.poll(isBack, { timeout: 120_000, interval: 200 }).toBe(true)
  expect((await ask(again, '/notifications', token!)).status).toBe(401)
  // The code of a moment ago is not among those of the demo world.
  expect((await mails()).filter(({ to }) => to === 'planner@demo.example')).toEqual([])
  expect(await logIn(again, 'organisatie@demo.example')).toMatchObject({ status: 200 })

  for (let n = 0; n < 10; n++) await fetch(`${url}/sandbox`, { headers: withKey('another-key-of-a-sandbox') })
  const limited = await fetch(`${url}/sandbox`, { headers: withKey() })
  expect([limited.status, Number(limited.headers.get('retry-after')) > 0]).toEqual([429, true])
  await again.stop()
})
