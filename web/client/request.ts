// A bare request to the server, for calls that must skip the checks of api.ts: logging in, refreshing, counting.
import { during } from '../components/under-way.ts'

/** The name in the addresses of analytics: a setting of the server, which writes it into the page. */
export const analyticsName = document.querySelector<HTMLMetaElement>('meta[name=analytics]')?.content ?? 'analytics'

const isTraced = document.querySelector<HTMLMetaElement>('meta[name=traces]')?.content === 'on'
const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('')
/** The header with which a call begins the server's trace of it (W3C Trace Context). Without traces there is none. */
export const traceHeader = (): { traceparent?: string } => (isTraced ? { traceparent: `00-${hex(16)}-${hex(8)}-01` } : {})

/** Bodies are JSON-LD unless the specification notes plain JSON (section 7). */
const typeOf = (path: string) =>
  path === '/login/check' || path.startsWith(`/_${analyticsName}/`) ? 'application/json' : 'application/ld+json'

/** Sends JSON to /v1 with this token, if any. Rejects only when there is no connection. */
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
