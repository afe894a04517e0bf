// Well-known addresses of a site: where to report a vulnerability (RFC 9116), and where to change a password.
import type { FastifyInstance } from 'fastify'
import { now } from '../clock.ts'
import type { Settings } from '../settings.ts'

const path = '/.well-known/security.txt'
// Within a year, as the RFC recommends: later readers fetch it again.
const validMs = 180 * 86_400_000

/** Redirects to where a password is changed. Serves security.txt when a contact is set; otherwise there is none. */
export const securityTxt = (app: FastifyInstance, { securityContact, publicUrl }: Settings): void => {
  // Where password managers send people to change theirs: to the link by mail, which everybody can use, logged in or not.
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
