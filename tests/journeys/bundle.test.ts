// The server bundle behaves like the sources where it differs from them: worker threads, and modules loaded on demand.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { pdfOf } from '../files/sent-files.ts'
import { uploadOf } from '../servers/api.ts'
import { freshDatabase } from '../servers/database.ts'
import { openMailServer } from '../servers/mail-server.ts'
import { type Production, startProduction } from '../servers/production.ts'

const post = await openMailServer()
const database = await freshDatabase('template_demo')
let product: Production
beforeAll(async () => {
  product = await startProduction({
    ...{ DATABASE_URL: database.url, SECRET: 'a-secret-for-tests-of-at-least-32-characters' },
    SMTP_URL: `smtp://127.0.0.1:${post.port}?ignoreTLS=true`,
  })
  await product.ready()
})
afterAll(async () => {
  await product.stop()
  post.close()
  await database.drop()
})

const ask = (method: string, path: string, body?: string | Buffer, headers: Record<string, string> = {}) =>
  fetch(`${product.url}/v1${path}`, {
    method,
    headers: { 'content-type': 'application/ld+json', ...headers },
    ...(body && { body }),
  })
const callerOf = async (username: string) => {
  const answer = await ask('POST', '/login/check', JSON.stringify({ username, password: demoPassword }))
  const { token } = (await answer.json()) as { token: string }
  const { uuid } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { uuid: string }
  const call = (method: string, path: string, body?: string | Buffer, headers = {}) =>
    ask(method, path, body, { authorization: `Bearer ${token}`, ...headers })
  return { uuid, call }
}

test('a file of a client is printed in a thread', async () => {
  const organization = await callerOf('organisatie@demo.example')
  const clients = (await (await organization.call('GET', '/clients')).json()) as { member: { uuid: string }[] }
  const file = await organization.call(
    'GET',
    `/clients/${clients.member[0]!.uuid}/export?startDate=2026-01-01&endDate=2026-12-31`,
  )
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/zip'])
  expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(10_000)
})
test('an uploaded PDF is checked in a thread; a file that is no PDF is refused', async () => {
  const worker = await callerOf('zorgverlener@demo.example')
  const right = uploadOf('bon.pdf', pdfOf('bon'))
  expect((await worker.call('POST', '/user_files', right.body, right.headers)).status).toBe(201)
  const wrong = uploadOf('bon.pdf', Buffer.from('%PDF-1.7 en dan niets'))
  expect((await worker.call('POST', '/user_files', wrong.body, wrong.headers)).status).toBe(422)
})
test('a password is judged, and the documents have their examples', async () => {
  const worker = await callerOf('zorgverlener@demo.example')
  const easy = JSON.stringify({ currentPassword: demoPassword, password: 'wachtwoord12345' })
  const judged = await worker.call('PUT', `/care_workers/${worker.uuid}/password`, easy)
  expect([judged.status, await judged.text()]).toEqual([422, expect.stringContaining('te makkelijk')])
  expect(await (await ask('GET', '/docs.json')).text()).toContain('"example')
})
