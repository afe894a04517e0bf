// The tunnel for error reports of the app (specification, section 7). They come as Sentry envelopes and go to the collector in
// the setting MONITORING_DSN, which may be GlitchTip or Sentry. Without that setting, a line goes into the log. The browser knows
// only our address.
import type { FastifyInstance } from 'fastify'

const mostBytes = 65_536

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

/** Adds POST /monitoring. It answers 200 even when the report cannot be forwarded, because that is not the sender's error. */
export const monitoring = (app: FastifyInstance, dsn: string | undefined): void => {
  const address = dsn && envelopeAddress(dsn)
  app.post('/monitoring', { bodyLimit: mostBytes }, async (request, reply) => {
    const envelope = String(request.body)
    if (!address) request.log.warn({ message: messageIn(envelope) }, 'error in the app')
    else
      await fetch(address, { method: 'POST', body: envelope, signal: AbortSignal.timeout(5000) }).catch((error: Error) =>
        request.log.warn({ message: error.message }, 'the monitoring collector did not answer'),
      )
    return reply.send({})
  })
}
