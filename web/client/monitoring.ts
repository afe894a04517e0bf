// Reports unexpected errors through our own server, as a Sentry envelope without the person it happened to. Refusals by the
// server are not reported.
import { withoutNames } from '#rules/people/without-names.ts'
import { Problem } from './api.ts'
import { navigationHistory } from './navigation-history.ts'

// Successful requests are not sampled.
const traceSampleRate = 0
const maxReports = 5
let reports = 0

const eventOf = (error: Error, eventId: string, atSeconds: number) => ({
  event_id: eventId,
  timestamp: atSeconds,
  platform: 'javascript',
  level: 'error',
  exception: { values: [{ type: error.name, value: error.message.slice(0, 300) }] },
  extra: { stack: error.stack?.slice(0, 4000) },
  request: { url: location.origin + withoutNames(location.pathname) },
  breadcrumbs: { values: navigationHistory().map(to => ({ category: 'navigation', data: { to } })) },
})

/** Reports an error; only the first few of a visit are sent. */
export const reportError = (error: unknown): void => {
  if (error instanceof Problem || !(error instanceof Error) || error.name === 'AbortError' || reports >= maxReports) return
  reports += 1
  const eventId = crypto.getRandomValues(new Uint8Array(16)).reduce((text, byte) => text + byte.toString(16).padStart(2, '0'), '')
  const header = { event_id: eventId, sent_at: new Date().toISOString(), trace: { sample_rate: String(traceSampleRate) } }
  const lines = [header, { type: 'event' }, eventOf(error, eventId, Date.now() / 1000)]
  const body = lines.map(line => JSON.stringify(line)).join('\n')
  void fetch('/monitoring', { method: 'POST', body, keepalive: true }).catch(() => undefined)
}

/** Also reports errors that happen outside any screen. */
export const watchErrors = (): void => {
  addEventListener('error', event => reportError(event.error))
  addEventListener('unhandledrejection', event => reportError(event.reason))
}
