// The login of this browser: its payload in local storage, as the specification shapes it, the token itself in memory only.
import { roles, type Session } from '../../contract/language.ts'
import { forgetDrafts } from './drafts.ts'

export type { Session }

const key = 'auth'
const refreshBeforeSeconds = 60
const listeners = new Set<() => void>()
let raw: string | null = null
let session: Session | null = null
let token: string | null = null

const isFeature = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { feature?: unknown }).feature === 'string' &&
  typeof (value as { enabled?: unknown }).enabled === 'boolean'
// Written out, not a schema: this is on every first screen.
const isSession = (value: unknown): value is Session => {
  if (typeof value !== 'object' || value === null) return false
  const s = value as Record<string, unknown>
  return (
    typeof s.exp === 'number' &&
    typeof s.iat === 'number' &&
    typeof s.username === 'string' &&
    typeof s.uuid === 'string' &&
    (s.impersonated === undefined || typeof s.impersonated === 'boolean') &&
    typeof s.multi_factor_enabled === 'boolean' &&
    typeof s.multi_factor_verified === 'boolean' &&
    Array.isArray(s.roles) &&
    s.roles.every(role => roles.includes(role)) &&
    Array.isArray(s.user_features) &&
    s.user_features.every(isFeature)
  )
}
const parse = (text: string): Session | null => {
  try {
    const value: unknown = JSON.parse(text)
    return isSession(value) ? value : null
  } catch {
    return null
  }
}

/** The session as stored, or null when logged out; the same object until it changes. One that does not fit its shape is removed. */
export function currentSession(): Session | null {
  const stored = localStorage.getItem(key)
  if (stored === raw) return session
  raw = stored
  session = stored === null ? null : parse(stored)
  if (stored !== null && !session) {
    localStorage.removeItem(key)
    raw = null
  }
  return session
}

/** Calls back on every change of the session, also one made in another tab; gives the way to stop. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const tell = () => {
  for (const listener of listeners) listener()
}
addEventListener('storage', event => {
  if (event.key !== key && event.key !== null) return
  token = null
  tell()
})

function store(next: string | null): void {
  token = next
  if (next) localStorage.setItem(key, payloadOf(next))
  else localStorage.removeItem(key)
  tell()
}
const payloadOf = (jwt: string): string => {
  const bytes = Uint8Array.from(atob(jwt.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0))
  return new TextDecoder().decode(bytes)
}

const post = (path: string, body: unknown) =>
  fetch(`/v1${path}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  })
const tokenIn = async (answer: Response): Promise<string> => ((await answer.json()) as { token: string }).token

/** Logs in; throws an error with the answer's status when the server refuses. */
export async function login(credentials: { username: string; password: string }): Promise<Session> {
  const answer = await post('/login/check', credentials)
  if (!answer.ok) throw Object.assign(new Error(answer.statusText), { status: answer.status })
  store(await tokenIn(answer))
  return currentSession()!
}

/** Takes over a token that an answer brought: after the second factor. */
export const acceptToken = (next: string): void => store(next)

/** Logs out here and on the server, and forgets the stored filters and what was half filled in. */
export async function logout(): Promise<void> {
  store(null)
  sessionStorage.clear()
  forgetDrafts()
  await post('/logout', {}).catch(() => undefined)
}

/** Ends the session here only: the server has already done so. */
export const dropSession = (): void => {
  if (currentSession()) store(null)
}

let refreshing: Promise<string | null> | null = null
const needsRefresh = () => {
  const current = currentSession()
  return current !== null && !current.impersonated && (token === null || current.exp - Date.now() / 1000 < refreshBeforeSeconds)
}
// One tab at a time: the second finds a fresh cookie, and the server allows the token just replaced for some seconds.
const inTurn = (work: () => Promise<string | null>) =>
  navigator.locks ? navigator.locks.request('zorginzet-refresh', work) : work()

/** A token that is still good for a minute, or null when logged out. One refresh at a time; other calls wait for it. */
export async function freshToken(): Promise<string | null> {
  if (needsRefresh()) {
    refreshing ??= inTurn(refresh).finally(() => {
      refreshing = null
    })
    return refreshing
  }
  return token
}
async function refresh(): Promise<string | null> {
  const answer = await post('/login/token_refresh', {})
  if (answer.status === 401) {
    dropSession()
    return null
  }
  if (!answer.ok) throw new Error('Could not refresh token')
  const next = await tokenIn(answer)
  if (!next) throw new Error('Could not set refresh token')
  store(next)
  return next
}
/** The token as it is, for calls that must not wait for a refresh. */
export const tokenAsIs = (): string | null => token
