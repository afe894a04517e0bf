// What is asked of a site by a known address: where somebody who found a leak can report it (RFC 9116), and where a password is changed.
import type { FastifyInstance } from 'fastify'
import { now } from '../clock.ts'
import type { Settings } from '../settings.ts'

const path = '/.well-known/security.txt'
// Within a year, as the RFC recommends: who reads it later reads it anew.
const validMs = 180 * 86_400_000

/** Leads to where a password is changed. Serves security.txt when it is known to whom one may report; otherwise there is none. */
export const securityTxt = (app: FastifyInstance, { securityContact, publicUrl }: Settings): void => {
  // Where password managers send who changes theirs: to the link by mail, which everybody can use, logged in or not.
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect('/account/wachtwoord-vergeten'))
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
