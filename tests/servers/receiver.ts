// A program of an organization that receives webhooks, for tests. It checks signatures with the library of Standard Webhooks.
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'

export interface ReceivedRequest {
  path: string
  headers: IncomingHttpHeaders
  body: string
}
/** Whether one of the signatures is of this secret, and was made just now. */
export const isSignedBy = (secret: string, { headers, body }: Pick<ReceivedRequest, 'headers' | 'body'>): boolean => {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>)
    return true
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false
    throw error
  }
}
/** Opens one on this machine. `answers` are the statuses of its next answers; after those, 204. */
export const openReceiver = async () => {
  const received: ReceivedRequest[] = []
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
