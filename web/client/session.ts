// The login of this browser: its payload in local storage, as the specification shapes it, the token itself in memory only.
// An impersonation lives in this tab alone: its token is in session storage, and is never refreshed.
import type { Session } from '../../contract/language.ts'
import { forgetDrafts, hasDrafts } from './draft-storage.ts'
import { hasWaiting } from './outbox/mark.ts'
import { analyticsName, request } from './request.ts'
import { forgetEnd, rememberEnd, whyEnded } from './session-end.ts'
import { parseSession } from './session-shape.ts'

export type { Session }

declare global {
  /** The answer that public/eerst.js asked for before the app was there. */
  var askedToken: Promise<Response> | undefined
}

/** Where first-asked.ts remembers, for public/eerst.js. */
export const firstAskedKey = 'eerste-vragen'
const key = 'auth'
const impersonationKey = 'impersonation'
const refreshKeyName = 'verversing'
const refreshBeforeSeconds = 60
const listeners = new Set<() => void>()
let raw: string | null = null
let session: Session | null = null
/** The token in memory, and its payload. */
let held: { token: string; session: Session } | null = null

const payloadOf = (jwt: string): string => {
  const bytes = Uint8Array.from(atob((jwt.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0))
  return new TextDecoder().decode(bytes)
}
const secondsLeft = ({ exp }: Session) => exp - Date.now() / 1000

const impersonation = (): { token: string; session: Session } | null => {
  const token = sessionStorage.getItem(impersonationKey)
  if (!token) return null
  if (held?.token === token && secondsLeft(held.session) > 0) return held
  const found = parseSession(payloadOf(token))
  if (found && secondsLeft(found) > 0) return { token, session: found }
  sessionStorage.removeItem(impersonationKey)
  held = null
  return null
}

/** The session of this tab, or null when logged out; the same object until it changes. One that does not fit its shape is removed. */
export function currentSession(): Session | null {
  const other = impersonation()
  if (other) {
    held = other
    return other.session
  }
  const stored = localStorage.getItem(key)
  if (stored === raw) return session
  raw = stored
  session = stored === null ? null : parseSession(stored)
  if (stored !== null && !session) {
    localStorage.removeItem(key)
    raw = null
  }
  return session
}

/** Calls back on every change of the session, also from another tab; gives a function that stops it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const tell = () => {
  for (const listener of listeners) listener()
}
const withoutTimes = ({ exp: _exp, iat: _iat, ...rest }: Session) => JSON.stringify(rest)
addEventListener('storage', event => {
  if (event.key !== key && event.key !== null) return
  // Another tab only refreshed its token: ours is still good.
  const next = currentSession()
  if (held && (!next || withoutTimes(next) !== withoutTimes(held.session))) held = null
  tell()
})

function store(token: string | null): void {
  const payload = token ? payloadOf(token) : null
  const parsed = payload ? parseSession(payload) : null
  held = token && parsed ? { token, session: parsed } : null
  if (payload) localStorage.setItem(key, payload)
  else localStorage.removeItem(key)
  tell()
}
const tokenIn = async (answer: Response): Promise<string> => ((await answer.json()) as { token: string }).token

/** Logs in; throws an error with the answer's status when the server refuses. */
export async function login(credentials: { username: string; password: string }): Promise<Session> {
  const answer = await request('POST', '/login/check', credentials)
  if (!answer.ok) throw Object.assign(new Error(answer.statusText), { status: answer.status })
  forgetEnd()
  store(await tokenIn(answer))
  return currentSession()!
}

/** Takes the token of an answer: after the second factor. */
export const acceptToken = (next: string): void => store(next)

/** Begins an impersonation in this tab. */
export function beginImpersonation(token: string): void {
  sessionStorage.setItem(impersonationKey, token)
  tell()
}
/** Ends the impersonation: back to the planner's own login, or to none. */
export async function endImpersonation(): Promise<void> {
  const token = currentSession()?.impersonated ? tokenAsIs() : null
  sessionStorage.removeItem(impersonationKey)
  held = null
  tell()
  // Without the cookie: it belongs to the planner's own login, which goes on.
  if (token) await request('POST', '/logout', {}, token, 'omit').catch(() => undefined)
}

/**
 * Ends the login here and on the server, and forgets the stored filters. With the status of the refusal that ended it, the login
 * page says why.
 */
export async function endSession(status?: number): Promise<void> {
  const ending = currentSession()
  if (ending?.impersonated) return endImpersonation()
  if (!ending) return
  const token = tokenAsIs()
  store(null)
  sessionStorage.clear()
  localStorage.removeItem(firstAskedKey)
  // Also where the server cannot be reached, which ends the subscription of this device with the login.
  if ('serviceWorker' in navigator) void import('./push.ts').then(push => push.unsubscribeHere()).catch(() => undefined)
  if (status !== undefined) {
    const hasMore = hasDrafts(ending.uuid) || hasWaiting(ending.uuid)
    rememberEnd(whyEnded(ending, status, Date.now() / 1000), hasMore)
  }
  await request('DELETE', `/_${analyticsName}/transaction`, {}, token).catch(() => undefined)
  await request('POST', '/logout', {}, token).catch(() => undefined)
}
/** Logs out: ends the session, and removes half-filled forms and what was still to be sent. */
export async function logout(): Promise<void> {
  const leaving = currentSession()
  if (!leaving?.impersonated) forgetDrafts()
  // Whoever owes the second step is not in yet: what waits for them stays.
  const isIn = leaving && !leaving.impersonated && !leaving.roles.includes('IS_AUTHENTICATED_2FA_IN_PROGRESS')
  if (isIn && hasWaiting(leaving.uuid))
    await import('./outbox/outbox-store.ts').then(store => store.forgetWaiting(leaving.uuid)).catch(() => undefined)
  await endSession()
}

let refreshing: Promise<string | null> | null = null
const needsRefresh = () => {
  const current = currentSession()
  return current !== null && !current.impersonated && (!held || secondsLeft(held.session) < refreshBeforeSeconds)
}
// One tab at a time: the second one finds a fresh cookie, and the server accepts the replaced token for some seconds.
const inTurn = (work: () => Promise<string | null>) =>
  navigator.locks ? navigator.locks.request('zorginzet-refresh', work) : work()
const refreshInTurn = () => {
  refreshing ??= inTurn(refresh).finally(() => {
    refreshing = null
  })
  return refreshing
}

/** A token that is still good for a minute, or null when logged out. One refresh at a time; other calls wait for it. */
export async function freshToken(): Promise<string | null> {
  return refreshing || needsRefresh() ? refreshInTurn() : tokenAsIs()
}
/** Fetches a fresh token at once: something in the session has changed. */
export async function refreshNow(): Promise<void> {
  if (!currentSession()?.impersonated) await refreshInTurn()
}
/** This browser's own key: with it, it gets the same answer again when that was lost on the way (public/eerst.js has it too). */
const refreshKey = (): string => {
  const key = localStorage.getItem(refreshKeyName) ?? crypto.randomUUID()
  localStorage.setItem(refreshKeyName, key)
  return key
}
async function refresh(): Promise<string | null> {
  const asked = globalThis.askedToken
  globalThis.askedToken = undefined
  const answer = await (asked ??
    request('POST', '/login/token_refresh', {}, null, 'include', { 'Idempotency-Key': refreshKey() }))
  if (answer.status === 401 || answer.status === 429) {
    await endSession(answer.status)
    return null
  }
  if (!answer.ok) throw Object.assign(new Error('Could not refresh token'), { status: answer.status })
  const next = await tokenIn(answer)
  if (!next) throw new Error('Could not set refresh token')
  // After logging out meanwhile, perhaps in another tab, people stay logged out.
  if (!currentSession()) return null
  store(next)
  return next
}
/** The token for a call that works without one too; the token of a login that owes its second step is left out. */
export const tokenForPublic = (): string | null =>
  currentSession()?.roles.includes('IS_AUTHENTICATED_2FA_IN_PROGRESS') ? null : tokenAsIs()
/** The token as it is, for calls that must not wait for a refresh; none once it has expired, as the server would then log out. */
export const tokenAsIs = (): string | null => (currentSession() && held && secondsLeft(held.session) > 0 ? held.token : null)
/** Whose token it is; null for an impersonation and when there is none. */
export const holderOfToken = (): string | null => (held && !held.session.impersonated ? held.session.uuid : null)
