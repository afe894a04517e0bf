// The login of this browser: its payload is in localStorage, the token itself only in memory. An impersonated session is stored
// the same way, for every tab; its token and the planner's own login are kept beside it (decision 93).
import type { Session } from '#contract/language.ts'
import { forgetDrafts, hasDrafts } from './draft-storage.ts'
import { forgetFilters } from './filter-storage.ts'
import { inTurn } from './in-turn.ts'
import { hasWaiting } from './outbox/mark.ts'
import { analyticsName, request } from './request.ts'
import { forgetEnd, rememberEnd, whyEnded } from './session-end.ts'
import { parseSession } from './session-shape.ts'
import { keepTypedEmail } from './typed-email.ts'
import { leaveByChoice } from './wanted-path.ts'

export type { Session }

declare global {
  /** The answer that public/boot.js requested before the app had loaded. */
  var askedToken: Promise<Response> | undefined
}

/** Where first-asked.ts stores queries, for public/boot.js. */
export const firstAskedKey = 'eerste-vragen'
/** Where kept-counts.ts stores counts. */
export const keptCountsKey = 'aantallen'
const key = 'auth'
const impersonationKey = 'impersonation'
const refreshKeyName = 'verversing'
const refreshBeforeSeconds = 60
// Briefly stored in localStorage, so that other tabs know the user chose to log out.
const chosen = ''
const owesStep = (one: Session | null) => one?.roles.includes('IS_AUTHENTICATED_2FA_IN_PROGRESS') ?? false
const listeners = new Set<() => void>()
let raw: string | null = null
let session: Session | null = null
/** The token in memory, and its payload. */
let held: { token: string; session: Session } | null = null

const payloadOf = (jwt: string): string => {
  const bytes = Uint8Array.from(atob((jwt.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0))
  return new TextDecoder().decode(bytes)
}
const heldBy = (token: string) => {
  const payload = parseSession(payloadOf(token))
  return payload && { token, session: payload }
}
/** How far the server's clock is ahead of this device's: a token says when it was issued. */
let aheadSeconds = 0
const secondsNow = () => Date.now() / 1000 + aheadSeconds
const setAhead = ({ iat }: Session) => {
  aheadSeconds = iat - Date.now() / 1000
}
const secondsLeft = ({ exp }: Session) => exp - secondsNow()
const withoutTimes = ({ exp: _exp, iat: _iat, ...rest }: Session) => JSON.stringify(rest)
const isSame = (one: Session, other: Session) => withoutTimes(one) === withoutTimes(other)
const write = (payload: string | null) => {
  if (payload === null) localStorage.removeItem(key)
  else localStorage.setItem(key, payload)
}

/**
 * Kept beside an impersonated session: its token, and the planner's own stored session (null for none), which is restored
 * afterwards.
 */
interface Aside {
  token: string
  own: string | null
  /** As measured when the token arrived: after a reload no new token comes that tells the server's time. */
  aheadSeconds?: number
}
const aside = (): { of: typeof held; own: string | null } | null => {
  try {
    const { token, own, aheadSeconds: then = 0 } = JSON.parse(localStorage.getItem(impersonationKey) ?? '') as Aside
    aheadSeconds = then
    return { of: heldBy(token), own }
  } catch {
    return null // nothing is kept, or it is not something we wrote
  }
}
/** Restores the planner's own session. In this order, so that no tab finds an impersonation without its token. */
const putOwnBack = () => {
  write(aside()?.own ?? null)
  localStorage.removeItem(impersonationKey)
}

const become = (next: Session | null) => {
  const known = next?.impersonated ? aside()?.of : held
  held = next && known && isSame(next, known.session) ? known : null
  if (session && session.uuid !== next?.uuid && !next?.impersonated) forgetFilters()
  session = next
}
/**
 * The session of this browser, or null when logged out; the same object until it changes. A stored value of the wrong shape is
 * removed.
 */
export function currentSession(): Session | null {
  const stored = localStorage.getItem(key)
  if (stored !== raw) {
    raw = stored
    become(stored === null ? null : parseSession(stored))
  }
  if (session?.impersonated && !(held && secondsLeft(held.session) > 0)) putOwnBack()
  else if (raw !== null && !session) write(null)
  else return session
  return currentSession()
}

/** Calls back on every change of the session, also from another tab; returns a function that stops it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const tell = () => {
  currentSession()
  for (const listener of listeners) listener()
}
addEventListener('storage', event => {
  if (event.key !== key && event.key !== null) return
  if (event.newValue === chosen) leaveByChoice()
  tell()
})

function store(token: string): void {
  held = heldBy(token)
  if (held) setAhead(held.session)
  write(payloadOf(token))
  localStorage.removeItem(impersonationKey) // whoever logs in now does so as themselves
  tell()
}
const tokenIn = async (answer: Response): Promise<string> => ((await answer.json()) as { token: string }).token

/**
 * Runs a call that logs in, and takes the token of its answer. Refreshing waits for it, in every tab: the previous login ends at
 * once, so a refresh with its cookie would be refused and log the user out. The call itself must not wait for a refresh.
 */
export const logInBy = <A extends { token?: string | undefined }>(ask: () => Promise<A>): Promise<A> =>
  inTurn(async () => {
    const answer = await ask()
    if (!answer.token) return answer
    forgetEnd()
    keepTypedEmail('')
    store(answer.token)
    return answer
  })

/** Logs in; throws an error with the answer's status when the server refuses. */
export async function login(credentials: { username: string; password: string }): Promise<Session> {
  await logInBy(async () => {
    const answer = await request('POST', '/login/check', credentials)
    if (!answer.ok) throw Object.assign(new Error(answer.statusText), { status: answer.status })
    return { token: await tokenIn(answer) }
  })
  return currentSession()!
}

/** Accepts the token of an answer, after the second step. */
export const acceptToken = (next: string): void => store(next)

/** Begins an impersonation in this browser; the current session waits until it ends. */
export function beginImpersonation(token: string): void {
  const own = currentSession()?.impersonated ? (aside()?.own ?? null) : localStorage.getItem(key)
  const found = heldBy(token)
  if (found) setAhead(found.session)
  localStorage.setItem(impersonationKey, JSON.stringify({ token, own, aheadSeconds } satisfies Aside))
  write(payloadOf(token))
  tell()
}
/** Ends the impersonation: back to the planner's own login, or to none. */
export async function endImpersonation(): Promise<void> {
  const token = currentSession()?.impersonated ? tokenAsIs() : null
  if (token) putOwnBack()
  if (token && !currentSession()) leaveByChoice()
  tell() // also when it had expired: nobody has been notified yet
  // Sent without the cookie, which belongs to the planner's own login.
  if (token) await request('POST', '/logout', {}, token, 'omit').catch(() => undefined)
}

/**
 * Ends the session here and on the server, and forgets the stored filters. With the status of the refusal that ended it, the
 * login page says why, and the next login leads back.
 */
export async function endSession(status?: number): Promise<void> {
  const ending = currentSession()
  if (ending?.impersonated) return endImpersonation()
  if (!ending) return
  const token = tokenAsIs()
  if (status === undefined) {
    leaveByChoice()
    keepTypedEmail('')
    // Before the second step nobody was logged in yet.
    if (owesStep(ending)) forgetEnd()
    else rememberEnd('chosen', false)
    write(chosen)
  }
  write(null)
  tell()
  localStorage.removeItem(firstAskedKey)
  localStorage.removeItem(keptCountsKey)
  // Also when the server, which ends this device's subscription with the login, cannot be reached.
  if ('serviceWorker' in navigator) void import('./push.ts').then(push => push.unsubscribeHere()).catch(() => undefined)
  if (status !== undefined) {
    const hasMore = hasDrafts(ending.uuid) || hasWaiting(ending.uuid)
    rememberEnd(whyEnded(ending, status, secondsNow()), hasMore)
    keepTypedEmail(ending.username)
  }
  // Before the second step nothing was counted, and the server would refuse it.
  if (!owesStep(ending)) await request('DELETE', `/_${analyticsName}/transaction`, {}, token).catch(() => undefined)
  const said: { endSession?: string } | undefined = await request('POST', '/logout', {}, token)
    .then(answer => answer.json())
    .catch(() => undefined)
  // A user who signed on with their organization is logged out there as well, and returns to our login page.
  if (status === undefined && said?.endSession) location.assign(said.endSession)
}
/** Logs out: ends the session, and removes drafts and the queue. */
export async function logout(): Promise<void> {
  const leaving = currentSession()
  if (!leaving?.impersonated) forgetDrafts()
  // Before the second step nobody was logged in: what waits for them stays.
  const isIn = leaving && !leaving.impersonated && !owesStep(leaving)
  if (isIn && hasWaiting(leaving.uuid))
    await import('./outbox/outbox-store.ts').then(store => store.forgetWaiting(leaving.uuid)).catch(() => undefined)
  await endSession()
}

let refreshing: Promise<string | null> | null = null
const needsRefresh = () => {
  const current = currentSession()
  return current !== null && !current.impersonated && (!held || secondsLeft(held.session) < refreshBeforeSeconds)
}
// The second tab finds a fresh cookie, and the server accepts the replaced token for a few seconds.
const refreshInTurn = () => {
  refreshing ??= inTurn(refresh).finally(() => {
    refreshing = null
  })
  return refreshing
}

/** A token that is valid for another minute, or null when logged out. One refresh at a time; other calls wait for it. */
export async function freshToken(): Promise<string | null> {
  return refreshing || needsRefresh() ? refreshInTurn() : tokenAsIs()
}
/**
 * A replacement for a token the server rejected: one that another call fetched meanwhile, or a fresh one; null when there is
 * none.
 */
export async function tokenInstead(refused: string): Promise<string | null> {
  if (!isOfSession(refused) || currentSession()?.impersonated) return null
  return held && held.token !== refused ? held.token : refreshInTurn()
}
/** Fetches a fresh token at once: something in the session has changed. */
export async function refreshNow(): Promise<void> {
  if (!currentSession()?.impersonated) await refreshInTurn()
}
/** This browser's own key: with it the server repeats an answer that was lost on the way (public/boot.js has it too). */
const refreshKey = (): string => {
  const key = localStorage.getItem(refreshKeyName) ?? crypto.randomUUID()
  localStorage.setItem(refreshKeyName, key)
  return key
}
/**
 * The reason why there is no fresh token. It is logged, as the screen shows its own sentence; a missing network (0) the browser
 * logs itself.
 */
const refreshFailure = (message: string, status: number, cause?: unknown) => {
  const failure = Object.assign(new Error(message, { cause }), { status })
  if (status !== 0) console.error(failure)
  return failure
}
async function refresh(): Promise<string | null> {
  const asked = globalThis.askedToken
  globalThis.askedToken = undefined
  const answer = await (
    asked ?? request('POST', '/login/token_refresh', {}, null, 'include', { 'Idempotency-Key': refreshKey() })
  ).catch(error => {
    throw refreshFailure('Could not refresh token', 0, error)
  })
  // An impersonation began meanwhile: the answer is about the login that waits.
  if (currentSession()?.impersonated) return tokenAsIs()
  if (answer.status === 401 || answer.status === 429) {
    await endSession(answer.status)
    return null
  }
  if (!answer.ok) throw refreshFailure('Could not refresh token', answer.status)
  const next = await tokenIn(answer).catch(() => undefined)
  if (!next) throw refreshFailure('Could not set refresh token', 500)
  // After logging out meanwhile, perhaps in another tab, the user stays logged out.
  if (!currentSession()) return null
  store(next)
  return next
}
/** Whether a call with this token was made by the current session. A call without a token counts as the current session's. */
export const isOfSession = (token: string | null): boolean => {
  const [now, then] = [currentSession(), token === null ? null : heldBy(token)?.session]
  return then === null || (now?.uuid === then?.uuid && now?.impersonated === then?.impersonated)
}
/** The token for a call that works without one too; the token of a login before its second step is left out. */
export const tokenForPublic = (): string | null => (owesStep(currentSession()) ? null : tokenAsIs())
/** The token as it is, for calls that must not wait for a refresh; none once it has expired, as the server would then log out. */
export const tokenAsIs = (): string | null => (currentSession() && held && secondsLeft(held.session) > 0 ? held.token : null)
/** The account of the token; null for an impersonation and when there is none. */
export const holderOfToken = (): string | null => (held && !held.session.impersonated ? held.session.uuid : null)
