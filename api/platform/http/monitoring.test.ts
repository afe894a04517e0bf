import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../../../tests/servers/database.ts'
import { settings } from '../../../tests/servers/settings.ts'
import { openApi } from '../../server.ts'
import { envelopeAddress, monitoring } from './monitoring.ts'

const envelope = [
  '{"event_id":"9ec79c33ec9942ab8353589fcb2e04dc"}',
  '{"type":"event"}',
  '{"exception":{"values":[{"type":"TypeError","value":"items is undefined"}]},"user":{"email":"roos@voorbeeld.example"}}',
].join('\n')
const received: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[] = []
const collector = createServer((request, response) => {
  let body = ''
  request.on('data', text => (body += text))
  request.on('end', () => {
    received.push({ url: request.url, headers: request.headers, body })
    response.writeHead(307, { Location: '/elsewhere' }).end()
  })
})
await new Promise<void>(listening => collector.listen(0, '127.0.0.1', () => listening()))
const { port } = collector.address() as AddressInfo
afterAll(() => collector.close())

const reportTo = (app: FastifyInstance, payload = envelope) =>
  app.inject({
    method: 'POST',
    url: '/monitoring',
    payload,
    headers: { 'content-type': 'text/plain', authorization: 'Bearer abc', cookie: 'refresh_token=abc' },
  })
/** A server with the tunnel to this DSN, and its log. */
const open = (dsn?: string) => {
  const lines: string[] = []
  const app = fastify({ logger: { stream: { write: line => void lines.push(line) } } })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  monitoring(app, dsn, async () => undefined)
  return { report: (payload?: string) => reportTo(app, payload), log: () => lines.join('') }
}

describe('an error in the app', () => {
  test.each(['niets', 'https://host/1', 'https://key@host/', 'https://key@host/a/b'])(
    'cannot be sent to an invalid DSN: %s prevents the server from starting',
    dsn => {
      expect(() => open(dsn)).toThrow()
    },
  )
  test('goes to the address of its DSN', () => {
    expect(envelopeAddress('https://key@fouten.example:8443/12')).toBe(
      'https://fouten.example:8443/api/12/envelope/?sentry_key=key&sentry_version=7',
    )
  })
  test('is forwarded unchanged, without anything about its sender, only to the address of the DSN, and answered 200 whatever the collector answers', async () => {
    const { url, drop } = await freshDatabase()
    const server = await openApi({ ...settings, monitoringDsn: `http://key@127.0.0.1:${port}/12` }, url)
    expect(await reportTo(server.app)).toMatchObject({ statusCode: 200, body: '{}' })
    await server.stop()
    await drop()
    expect(received).toMatchObject([{ url: '/api/12/envelope/?sentry_key=key&sentry_version=7', body: envelope }])
    expect(received[0]!.headers).not.toHaveProperty('authorization')
    expect(received[0]!.headers).not.toHaveProperty('cookie')
  })
  test('of one browser is accepted twenty times in a quarter of an hour, and nobody else waits for that', async () => {
    const { url, drop } = await freshDatabase()
    const server = await openApi({ ...settings, monitoringDsn: `http://key@127.0.0.1:${port}/12`, proxies: 1 }, url)
    const from = async (address: string) => {
      const headers = { 'content-type': 'text/plain', 'x-forwarded-for': address }
      return await server.app.inject({ method: 'POST', url: '/monitoring', payload: envelope, headers })
    }
    const before = received.length
    const answers = await Promise.all(Array.from({ length: 25 }, () => from('10.0.0.1')))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
    expect(Number(answers.find(({ statusCode }) => statusCode === 429)!.headers['retry-after'])).toBeGreaterThan(0)
    expect(await from('10.0.0.2')).toMatchObject({ statusCode: 200 })
    expect(received.length - before).toBe(21)
    await server.stop()
    await drop()
  })
  test('is answered 200 when the collector is gone, which the log tells', async () => {
    const { report, log } = open('http://key@127.0.0.1:1/12')
    expect(await report()).toMatchObject({ statusCode: 200 })
    expect(log()).toContain('the monitoring collector did not answer')
  })
  test('is a line in the log where no DSN is set: what went wrong, not who it happened to', async () => {
    const { report, log } = open()
    expect(await report()).toMatchObject({ statusCode: 200 })
    expect(log()).toContain('items is undefined')
    expect(log()).not.toContain('roos@voorbeeld.example')
    expect(await report('geen envelop')).toMatchObject({ statusCode: 200 })
  })
  test('is not taken when it is too large to be one', async () => {
    expect(await open().report('x'.repeat(65_537))).toMatchObject({ statusCode: 413 })
  })
})
