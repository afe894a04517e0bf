// A provider of sign-on says that somebody logged out there (OpenID Connect Back-Channel Logout 1.0). The call is the provider's, in its own
// form, and no operation of ours.
import type { FastifyInstance } from 'fastify'
import { Problem } from '../problem.ts'

const mostBytes = 16_384
/**
 * Ends the logins that a token of the provider with this uuid is about; the last is the address that sent it. Throws when nothing is ended
 * by it.
 */
export type EndLogins = (provider: string, token: string, address: string) => Promise<void>

/** Listens for providers, each at its own address. */
export const backChannelLogout = (app: FastifyInstance, endLogins: EndLogins): void => {
  app.post<{ Params: { uuid: string } }>('/sign_on/:uuid/logout', { bodyLimit: mostBytes }, async (request, reply) => {
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
