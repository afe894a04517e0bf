// A bare request to the server, for calls that skip the checks of api.ts: logging in, refreshing, counting.
import { during } from '#components/page/under-way.ts'

/** The name in the analytics addresses: a server setting, written into the page. */
export const analyticsName = document.querySelector<HTMLMetaElement>('meta[name=analytics]')?.content ?? 'analytics'

const isTraced = document.querySelector<HTMLMetaElement>('meta[name=traces]')?.content === 'on'
const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('')
/** The header that makes the server's trace part of ours (W3C Trace Context); none when tracing is off. */
export const traceHeader = (): { traceparent?: string } => (isTraced ? { traceparent: `00-${hex(16)}-${hex(8)}-01` } : {})

/** Bodies are JSON-LD, except for the calls that take plain JSON. */
const typeOf = (path: string) =>
  path === '/login/check' || path.startsWith(`/_${analyticsName}/`) ? 'application/json' : 'application/ld+json'

/** Sends JSON to /v1 with this token, if any. Rejects only without a connection. */
export const request = (
  method: 'POST' | 'DELETE',
  path: string,
  body: unknown,
  token: string | null = null,
  credentials: RequestCredentials = 'include',
  more: Record<string, string> = {},
): Promise<Response> =>
  during(
    'calls',
    fetch(`/v1${path}`, {
      method,
      credentials,
      headers: {
        'Content-Type': typeOf(path),
        Accept: 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
        ...traceHeader(),
        ...more,
      },
      body: JSON.stringify(body),
    }),
  )
