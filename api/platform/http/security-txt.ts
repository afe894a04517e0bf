// Where somebody who found a leak can report it (RFC 9116).
import type { FastifyInstance } from 'fastify'
import { now } from '../clock.ts'
import type { Settings } from '../settings.ts'

const path = '/.well-known/security.txt'
// Within a year, as the RFC recommends: who reads it later reads it anew.
const validMs = 180 * 86_400_000

/** Serves security.txt when it is known to whom one may report; otherwise there is none. */
export const securityTxt = (app: FastifyInstance, { securityContact, publicUrl }: Settings): void => {
  if (!securityContact) return
  app.get(path, (_request, reply) => {
    const expires = new Date(Date.parse(now()) + validMs).toISOString().replace(/\.\d+Z$/, 'Z')
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: nl, en',
      `Canonical: ${publicUrl}${path}`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
