// The session without a browser: what two calls, or two tabs, do at once.
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  }
}
const payload = (more: object = {}) => {
  const iat = Math.floor(Date.now() / 1000)
  const flags = { multi_factor_enabled: false, multi_factor_verified: false, user_features: [] }
  return { iat, exp: iat + 900, username: 'roos@voorbeeld.example', roles: ['ROLE_CARE_WORKER'], uuid: 'u-1', ...flags, ...more }
}
const tokenOf = (session: object) => `h.${btoa(JSON.stringify(session))}.s`

type Answer = { status: number; body: object }
let answers: Record<string, () => Promise<Answer> | Answer>
let asked: string[]
let tellStorage: (event: { key: string }) => void
const open = async () => {
  vi.resetModules()
  return import('./session.ts')
}
beforeEach(() => {
  asked = []
  answers = { '/v1/logout': () => ({ status: 200, body: {} }), '/v1/_analytics/transaction': () => ({ status: 204, body: {} }) }
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('addEventListener', (_name: string, listener: typeof tellStorage) => {
    tellStorage = listener
  })
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(`${path} ${headers.Authorization ?? '-'}`)
    const { status, body } = await answers[path]!()
    return { ok: status < 300, status, json: async () => body }
  })
})
// The files of a run share their globals.
afterAll(() => vi.unstubAllGlobals())
const loggedIn = async (session = payload()) => {
  localStorage.setItem('auth', JSON.stringify(session))
  return open()
}

test('ten calls at once wait for one refresh and get its token', async () => {
  const { freshToken } = await loggedIn()
  const token = tokenOf(payload())
  const { promise, resolve } = Promise.withResolvers<Answer>()
  answers['/v1/login/token_refresh'] = () => promise
  const calls = Array.from({ length: 10 }, () => freshToken())
  await Promise.resolve()
  resolve({ status: 200, body: { token } })
  expect(await Promise.all(calls)).toEqual(Array(10).fill(token))
  expect(asked).toEqual(['/v1/login/token_refresh -'])
  expect(await freshToken()).toBe(token)
  expect(asked).toHaveLength(1)
})
test('a token with less than a minute left is replaced, one with more is not', async () => {
  const { acceptToken, freshToken } = await loggedIn()
  const now = Math.floor(Date.now() / 1000)
  answers['/v1/login/token_refresh'] = () => ({ status: 200, body: { token: tokenOf(payload()) } })
  acceptToken(tokenOf(payload({ exp: now + 62 })))
  await freshToken()
  expect(asked).toEqual([])
  acceptToken(tokenOf(payload({ exp: now + 58 })))
  await freshToken()
  expect(asked).toHaveLength(1)
})
test.each([
  ['an answer without a token', { status: 200, body: {} }, 'Could not set refresh token'],
  ['a server that fails', { status: 500, body: {} }, 'Could not refresh token'],
])('%s ends no session', async (_name, answer, message) => {
  const { currentSession, freshToken } = await loggedIn()
  answers['/v1/login/token_refresh'] = () => answer
  await expect(freshToken()).rejects.toThrow(message)
  expect(currentSession()?.uuid).toBe('u-1')
})
test('a refresh that is refused ends the session, and clears what was kept for it', async () => {
  const { currentSession, freshToken } = await loggedIn()
  sessionStorage.setItem('filters', 'x')
  answers['/v1/login/token_refresh'] = () => ({ status: 401, body: {} })
  expect(await freshToken()).toBeNull()
  expect(currentSession()).toBeNull()
  expect(sessionStorage.getItem('filters')).toBeNull()
})
test('who logs out while a refresh is under way stays logged out', async () => {
  const { currentSession, freshToken, logout } = await loggedIn()
  const { promise, resolve } = Promise.withResolvers<Answer>()
  answers['/v1/login/token_refresh'] = () => promise
  const call = freshToken()
  await logout()
  resolve({ status: 200, body: { token: tokenOf(payload()) } })
  expect(await call).toBeNull()
  expect(currentSession()).toBeNull()
})
test('a refresh in another tab leaves this token; another person or role there does not', async () => {
  const { acceptToken, tokenAsIs } = await loggedIn()
  const own = tokenOf(payload())
  acceptToken(own)
  const inOtherTab = (session: object) => {
    localStorage.setItem('auth', JSON.stringify(session))
    tellStorage({ key: 'auth' })
  }
  inOtherTab(payload({ exp: Math.floor(Date.now() / 1000) + 1200 }))
  expect(tokenAsIs()).toBe(own)
  inOtherTab(payload({ multi_factor_enabled: true }))
  expect(tokenAsIs()).toBeNull()
  acceptToken(own)
  inOtherTab(payload({ uuid: 'u-2' }))
  expect(tokenAsIs()).toBeNull()
})
test('another’s eyes are for this tab, are never refreshed, and end with one’s own login back', async () => {
  const { beginImpersonation, currentSession, endImpersonation, freshToken } = await loggedIn(payload({ uuid: 'planner' }))
  const other = tokenOf(payload({ uuid: 'worker', impersonated: true, exp: Math.floor(Date.now() / 1000) + 5 }))
  beginImpersonation(other)
  expect(currentSession()).toMatchObject({ uuid: 'worker', impersonated: true })
  expect(JSON.parse(localStorage.getItem('auth')!)).toMatchObject({ uuid: 'planner' })
  expect(await freshToken()).toBe(other)
  expect(asked).toEqual([])
  await endImpersonation()
  expect(asked).toEqual([`/v1/logout Bearer ${other}`])
  expect(currentSession()?.uuid).toBe('planner')
})
test('a token that has expired is not sent along, not even where none is asked anew', async () => {
  const { acceptToken, tokenAsIs } = await loggedIn()
  acceptToken(tokenOf(payload({ exp: Math.floor(Date.now() / 1000) - 1 })))
  expect(tokenAsIs()).toBeNull()
})
test('another’s eyes close when the hour is over', async () => {
  const { beginImpersonation, currentSession, endImpersonation, tokenAsIs } = await loggedIn(payload({ uuid: 'planner' }))
  beginImpersonation(tokenOf(payload({ uuid: 'worker', impersonated: true, exp: Math.floor(Date.now() / 1000) - 1 })))
  await endImpersonation()
  expect(asked).toEqual([]) // a log-out now would be one’s own
  expect(currentSession()?.uuid).toBe('planner')
  expect(tokenAsIs()).toBeNull()
})
