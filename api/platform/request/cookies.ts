// Cookies of the browser, and whether one that came with a request counts.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

/** Whether browsers reach this server by TLS. */
export const isSecure = ({ publicUrl }: Settings): boolean => publicUrl.startsWith('https:')
// With TLS the name says that only this host set the cookie, and the browser holds us to it (ASVS 3.3.3).
const prefixAt = (settings: Settings) => (isSecure(settings) ? '__Host-' : '')
/** The plain name is that of before the prefix: who was logged in then stays so. */
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
 * A page of another site may post a form here, and the browser could add our cookie: it must not count. Other clients do not say
 * where the request comes from.
 */
export const isFromElsewhere = ({ headers }: FastifyRequest): boolean =>
  !['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined)
