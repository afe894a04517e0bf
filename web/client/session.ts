import type { Role } from '../../contract/language.ts'

/** The stored login session of specification section 3. */
export type Session = {
  exp: number
  iat: number
  username: string
  impersonated?: boolean
  roles: Role[]
  uuid: string
  multi_factor_enabled: boolean
  multi_factor_verified: boolean
  user_features: { feature: string; enabled: boolean }[]
}

const listeners = new Set<() => void>()
let raw: string | null = null
let session: Session | null = null

/** The session as stored, or null when logged out; the same object until it changes. */
export function currentSession(): Session | null {
  const stored = localStorage.getItem('auth')
  if (stored !== raw) {
    raw = stored
    session = stored === null ? null : (JSON.parse(stored) as Session)
  }
  return session
}

/** Calls back on every change of the session; gives the way to stop. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function store(next: Session | null): void {
  if (next) localStorage.setItem('auth', JSON.stringify(next))
  else localStorage.removeItem('auth')
  for (const listener of listeners) listener()
}

/** Logs in; throws when the server refuses. */
export async function login(credentials: { username: string; password: string }): Promise<Session> {
  const answer = await fetch('/v1/login/check', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  })
  if (!answer.ok) throw Object.assign(new Error(answer.statusText), { status: answer.status })
  const { token } = (await answer.json()) as { token: string }
  const next = JSON.parse(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))) as Session
  store(next)
  return next
}

/** Logs out and forgets the session. */
export async function logout(): Promise<void> {
  store(null)
}
