// A program of an organization that receives webhooks, for tests. It checks signatures as the text of Standard Webhooks 1.0 says,
// by code of its own.
import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}
/** Whether one of the signatures is of this secret. */
export const isSignedBy = (secret: string, { headers, body }: Pick<Received, 'headers' | 'body'>): boolean => {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const content = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.')
  const expected = createHmac('sha256', key).update(content, 'utf8').digest('base64')
  return String(headers['webhook-signature'])
    .split(' ')
    .some(one => one === `v1,${expected}`)
}
/** Opens one on this machine. `answers` are the statuses of its next answers; after those, 204. */
export const openReceiver = async () => {
  const received: Received[] = []
  const answers: number[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', part => parts.push(part))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() })
      const status = answers.shift() ?? 204
      response.writeHead(status, status === 302 ? { location: '/elders' } : {}).end()
    })
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answers,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
