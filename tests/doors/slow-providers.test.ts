// A provider that answers endlessly, never, or very slowly delays only the users who sign on there.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { openTestApi } from '../servers/api.ts'
import { signOnsOf } from '../servers/openid/sign-ons.ts'
import { must } from '../worlds/moments.ts'

const api = await openTestApi()
const { as, db, world } = api
const { setUp } = signOnsOf(api)
let how: 'never' | 'drops' | 'flood' = 'never'
let sent = 0
const slow = createServer((_request, response) => {
  if (how === 'never') return
  response.writeHead(200, { 'content-type': 'application/json' })
  const [text, ms] = how === 'flood' ? ['x'.repeat(20_000), 1] : [' ', 200]
  const writing = setInterval(() => {
    sent += text.length
    response.write(text)
  }, ms)
  response.on('close', () => clearInterval(writing))
})
await new Promise<void>(listening => slow.listen(0, '127.0.0.1', listening))
const issuer = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`
afterAll(async () => {
  slow.closeAllConnections()
  slow.close()
  await api.close()
})
const start = async () => {
  await db.deleteFrom('identity_provider').execute()
  await setUp({ issuer, secret: 'geheim' })
  const began = Date.now()
  const answer = await as.nobody.post('/login/sign_on', { username: world.people.organization.username })
  expect(answer).toMatchObject({ status: 409, body: { detail: expect.stringContaining('antwoordt nu niet goed') } })
  return Date.now() - began
}
test('an answer without end is cut off at a quarter of a megabyte', async () => {
  how = 'flood'
  await start()
  expect(sent).toBeLessThan(20_000_000)
})
test.each(['never', 'drops'] as const)(
  'one that comes %s is waited for ten seconds, and others are answered meanwhile',
  async way => {
    how = way
    const waiting = start()
    must(await as.organization.get('/account_sessions'), 200)
    expect(await waiting).toBeLessThan(20_000)
  },
  40_000,
)
