// Cookies of the browser, and whether one that came with a request counts.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

/** Whether browsers reach this server by TLS. */
export const isSecure = ({ publicUrl }: Settings): boolean => publicUrl.startsWith('https:')
// With TLS the cookie name has the `__Host-` prefix, which makes the browser guarantee that this host set it (ASVS 3.3.3).
const prefixAt = (settings: Settings) => (isSecure(settings) ? '__Host-' : '')
/** Also reads the name without the prefix, so that older logins stay valid. */
export const readCookie = ({ headers }: FastifyRequest, name: string, settings: Settings): string | undefined => {
  const pairs = (headers.cookie ?? '').split(/; ?/)
  const found = (own: string) => pairs.find(pair => pair.startsWith(`${own}=`))?.slice(own.length + 1)
  return found(prefixAt(settings) + name) ?? found(name)
}
/** Our values are hexadecimal: nothing in them is escaped. Null takes a cookie away, under both its names. */
export const writeCookie = (reply: FastifyReply, name: string, value: string | null, maxAge: number, settings: Settings) => {
  const secure = isSecure(settings)
  const set = (own: string, age: number, path: string) =>
    reply.header(
      'Set-Cookie',
      `${own}=${value ?? ''}; Max-Age=${age}; Path=${path}; HttpOnly;${secure ? ' Secure;' : ''} SameSite=Strict`,
    )
  set(prefixAt(settings) + name, value === null ? 0 : maxAge, secure ? '/' : '/v1')
  if (value === null && secure) set(name, 0, '/v1')
}
/**
 * A page of another site may post a form here, and the browser might send our cookie along: that cookie must not count. Clients
 * other than browsers send no origin.
 */
export const isFromElsewhere = ({ headers }: FastifyRequest): boolean =>
  !['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined)
