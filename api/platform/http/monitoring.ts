// The tunnel for error reports of the app. They come as Sentry envelopes and go to the collector in the setting MONITORING_DSN,
// which may be GlitchTip or Sentry. Without that setting, a line goes into the log. The browser knows only our address.
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { noteAttempt, secondsToWait } from '../login/attempts.ts'

const maxBytes = 65_536

/** The address that receives the envelopes for this DSN. Throws when the DSN is not https://<key>@<host>/<project>. */
export const envelopeAddress = (dsn: string): string => {
  const { protocol, host, username, pathname } = new URL(dsn)
  const project = pathname.slice(1)
  if (!username || !/^\w+$/.test(project))
    throw new Error('MONITORING_DSN moet de vorm https://<sleutel>@<host>/<project> hebben.')
  return `${protocol}//${host}/api/${project}/envelope/?sentry_key=${username}&sentry_version=7`
}

// The error, cut short: the rest of an envelope may hold personal data.
const messageIn = (envelope: string): string => /"value":"((?:[^"\\]|\\.){1,300})/.exec(envelope)?.[1] ?? 'unreadable'

// For one browser, and for all together: the collector has a quota, and one stranger must not use it up.
const limitsOf = (address: string) => [
  { subject: `monitoring ${address}`, most: 20 },
  { subject: 'monitoring', most: 600 },
]
/** The seconds until this address may report again; undefined when it may now, which is counted. */
export const secondsToReport = (db: Database, address: string): Promise<number | undefined> =>
  db.transaction().execute(async tx => {
    const seconds = await secondsToWait(tx, limitsOf(address))
    if (!seconds) await noteAttempt(tx, limitsOf(address))
    return seconds
  })

/**
 * Adds POST /monitoring. It answers 200 even when the report cannot be forwarded, because that is not the sender's error; 429 to
 * those who send too many.
 */
export const monitoring = (
  app: FastifyInstance,
  dsn: string | undefined,
  secondsFor: (address: string) => Promise<number | undefined>,
): void => {
  const address = dsn && envelopeAddress(dsn)
  app.post('/monitoring', { bodyLimit: maxBytes }, async (request, reply) => {
    // Errors must get through even when the database is down.
    const seconds = await secondsFor(request.ip).catch(() => undefined)
    if (seconds) return reply.code(429).header('Retry-After', String(seconds)).send({})
    const envelope = String(request.body)
    if (!address) request.log.warn({ message: messageIn(envelope) }, 'error in the app')
    else
      await fetch(address, { method: 'POST', body: envelope, redirect: 'manual', signal: AbortSignal.timeout(5000) }).catch(
        (error: Error) => request.log.warn({ message: error.message }, 'the monitoring collector did not answer'),
      )
    return reply.send({})
  })
}
