import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { isSignedBy, openReceiver } from '../../../../tests/servers/receiver.ts'
import type { Resolve } from '../../outgoing/calling.ts'
import { post } from './posting.ts'
import { sayWebhookSecret, signedHeaders } from './signature.ts'

const receiver = await openReceiver()
afterAll(receiver.close)
const { port } = new URL(receiver.origin)
const send = (address: string, more: { loopback?: boolean; resolve?: Resolve; patienceMs?: number } = {}) =>
  post(address, {}, '{}', { loopback: false, ...more })
const leadsTo =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 }))

describe('a message is not posted', () => {
  test.each([
    ['to an inner address', `http://127.0.0.1:${port}/`, leadsTo()],
    ['to one of IPv6', `http://[::1]:${port}/`, leadsTo()],
    ['to one wrapped in IPv6', `http://[::ffff:127.0.0.1]:${port}/`, leadsTo()],
    ['to a name that leads inside', `http://voorbeeld.nl:${port}/`, leadsTo('127.0.0.1')],
    ['to a name that leads inside as well', `http://voorbeeld.nl:${port}/`, leadsTo('8.8.8.8', '127.0.0.1')],
    ['to a name that leads to a wrapped address', `http://voorbeeld.nl:${port}/`, leadsTo('::ffff:127.0.0.1')],
    ['to a name that leads nowhere', `http://voorbeeld.nl:${port}/`, leadsTo()],
  ])('%s', async (_what, address, resolve) => {
    expect(await send(address, { resolve })).toMatchObject({ status: null, error: 'not_public' })
    expect(receiver.received).toEqual([])
  })
  test('to a name that was public when it was set up, and leads inside by now', async () => {
    const requested: string[] = []
    const answers = ['8.8.8.8', '127.0.0.1']
    const resolve: Resolve = async name => {
      requested.push(name)
      return [{ address: answers[requested.length - 1]!, family: 4 }]
    }
    await resolve('voorbeeld.nl')
    expect(await send(`http://voorbeeld.nl:${port}/`, { resolve })).toMatchObject({ error: 'not_public' })
    // Each attempt resolves the name only once, so no second answer can redirect it.
    expect(requested).toHaveLength(2)
    expect(receiver.received).toEqual([])
  })
})
test('a message goes to the address that was checked, whatever the name says', async () => {
  const posted = await send(`http://voorbeeld.nl:${port}/hook?a=b`, { loopback: true, resolve: leadsTo('127.0.0.1') })
  expect(posted).toEqual({ status: 204, error: null, tookMs: expect.any(Number) })
  expect(receiver.received.pop()).toMatchObject({ path: '/hook?a=b', headers: { host: `voorbeeld.nl:${port}` } })
})
test('a redirect is an answer, and is not followed', async () => {
  receiver.answers.push(302)
  expect(await send(`${receiver.origin}/`, { loopback: true })).toMatchObject({ status: 302 })
  expect(receiver.received.splice(0).map(({ path }) => path)).toEqual(['/'])
})
test('a receiver that answers endlessly, or not in time, does not delay us', async () => {
  const slow = createServer((request, response) => {
    if (request.url === '/never') return
    response.writeHead(200)
    const flood = setInterval(() => response.write('x'.repeat(2000)), 1)
    response.on('close', () => clearInterval(flood))
  })
  await new Promise<void>(listening => slow.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`
  expect(await send(`${origin}/flood`, { loopback: true, patienceMs: 20_000 })).toMatchObject({ status: 200 })
  expect(await send(`${origin}/never`, { loopback: true, patienceMs: 200 })).toMatchObject({ status: null, error: 'too_slow' })
  slow.closeAllConnections()
  slow.close()
})
test('a receiver that does not listen is reported as unreachable', async () => {
  expect(await send('http://127.0.0.1:1/', { loopback: true })).toMatchObject({ status: null, error: 'no_connection' })
})

test('a message is signed as in the example of Standard Webhooks', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const [id, at, body] = ['msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330, '{"test": 2432232314}']
  const bytes = Buffer.from(secret.slice(6), 'base64')
  const headers = signedHeaders({ id, at, body }, [bytes])
  expect(headers).toEqual({
    'webhook-id': id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
  expect(sayWebhookSecret(bytes)).toBe(secret)
})
test('the library of Standard Webhooks takes it, and nothing else', () => {
  const secret = Buffer.alloc(32, 7)
  const [at, body] = [Math.floor(Date.now() / 1000), '{"test": 2432232314}']
  const headers = signedHeaders({ id: 'msg_1', at, body }, [Buffer.alloc(32, 8), secret])
  expect(isSignedBy(sayWebhookSecret(secret), { headers, body })).toBe(true)
  expect(isSignedBy(sayWebhookSecret(secret), { headers, body: `${body} ` })).toBe(false)
  expect(isSignedBy(sayWebhookSecret(Buffer.alloc(32, 9)), { headers, body })).toBe(false)
})
