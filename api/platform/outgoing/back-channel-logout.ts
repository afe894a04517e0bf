// The call with which a sign-on provider reports that somebody logged out there (OpenID Connect Back-Channel Logout 1.0). The
// standard prescribes its form, so it is not an operation of the contract.
import type { FastifyInstance } from 'fastify'
import { Problem } from '../problem.ts'

const maxBytes = 16_384
/**
 * Ends the logins that a logout token of the provider with this uuid is about; `address` is that of the sender. Throws when the
 * token is not valid.
 */
export type EndLogins = (provider: string, token: string, address: string) => Promise<void>

/** Listens for providers, each at its own address. */
export const backChannelLogout = (app: FastifyInstance, endLogins: EndLogins): void => {
  app.post<{ Params: { uuid: string } }>('/sign_on/:uuid/logout', { bodyLimit: maxBytes }, async (request, reply) => {
    reply.header('Cache-Control', 'no-store')
    const token = new URLSearchParams(String(request.body)).get('logout_token') ?? ''
    try {
      await endLogins(request.params.uuid, token, request.ip)
      return reply.send()
    } catch (error) {
      const isWait = error instanceof Problem && error.status === 429
      return reply.code(isWait ? 429 : 400).send({ error: 'invalid_request' })
    }
  })
}
