// The session without a browser: what two calls, or two tabs, do at once.
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { storage } from './storage-stub.ts'

const payload = (more: object = {}) => {
  const iat = Math.floor(Date.now() / 1000)
  const flags = { multi_factor_enabled: false, multi_factor_verified: false, user_features: [] }
  return { iat, exp: iat + 900, username: 'roos@voorbeeld.example', roles: ['ROLE_CARE_WORKER'], uuid: 'u-1', ...flags, ...more }
}
const tokenOf = (session: object) => `h.${btoa(JSON.stringify(session))}.s`

type Answer = { status: number; body: object }
let answers: Record<string, () => Promise<Answer> | Answer>
let asked: string[]
let tellStorage: (event: { key: string; newValue?: string }) => void
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
type Opened = Awaited<ReturnType<typeof open>>
/** Another tab stores a session, and this one is notified. */
const inOtherTab = (next: object | null) => {
  if (next) localStorage.setItem('auth', JSON.stringify(next))
  else localStorage.removeItem('auth')
  tellStorage({ key: 'auth' })
}
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
  ['no network', new TypeError('Failed to fetch'), 'Could not refresh token'],
])('%s ends no session, and an answer is said to the console', async (_name, answer, message) => {
  const { currentSession, freshToken } = await loggedIn()
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answers['/v1/login/token_refresh'] = () => (answer instanceof Error ? Promise.reject(answer) : answer)
  await expect(freshToken()).rejects.toThrow(message)
  expect(said.mock.calls).toEqual(answer instanceof Error ? [] : [[expect.objectContaining({ message })]])
  said.mockRestore()
  expect(currentSession()?.uuid).toBe('u-1')
})
test.each([
  ['a refresh that is refused', (session: Opened) => session.freshToken()],
  ['logging out', (session: Opened) => session.logout()],
  ['logging out in another tab', async () => inOtherTab(null)],
])('%s ends the session and clears its stored filters, and nothing else of this tab', async (_how, end) => {
  const session = await loggedIn()
  const campaign = '{"utm_source":"mail"}'
  sessionStorage.setItem('filters-zorgmomenten', '?zoek=Jansen')
  sessionStorage.setItem('campaign', campaign)
  answers['/v1/login/token_refresh'] = () => ({ status: 401, body: {} })
  session.currentSession()
  await end(session)
  expect(session.currentSession()).toBeNull()
  expect(localStorage.getItem('auth')).toBeNull()
  expect(sessionStorage.getItem('filters-zorgmomenten')).toBeNull()
  expect(sessionStorage.getItem('campaign')).toBe(campaign)
})
test('what was wanted is remembered when a session ends by itself, and not when it is chosen, here or in another tab', async () => {
  const target = { path: '/werk/planning', pathname: '/werk/planning' }
  const left = async (end: (session: Opened) => unknown) => {
    sessionStorage.removeItem('redirect')
    const session = await loggedIn()
    const wanted = await import('./wanted-path.ts')
    await end(session)
    wanted.rememberWanted(target)
    return wanted
  }
  expect((await left(session => session.endSession(401))).wantedPath()).toBe('/werk/planning')
  expect((await left(() => inOtherTab(null))).wantedPath()).toBe('/werk/planning')
  for (const choose of [(session: Opened) => session.logout(), () => tellStorage({ key: 'auth', newValue: '' })]) {
    const { haveLeft, rememberWanted, wantedPath } = await left(choose)
    expect(wantedPath()).toBeUndefined()
    haveLeft()
    rememberWanted(target)
    expect(wantedPath()).toBe('/werk/planning')
  }
})
test('who chooses to log out goes on to where their organization ends its own login, and nobody else does', async () => {
  vi.stubGlobal('location', { assign: (address: string) => asked.push(address) })
  answers['/v1/logout'] = () => ({ status: 200, body: { endSession: 'https://login.voorbeeld.nl/end' } })
  await (await loggedIn()).endSession(401)
  await (await loggedIn()).logout()
  expect(asked.indexOf('https://login.voorbeeld.nl/end')).toBe(asked.length - 1)
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
  inOtherTab(payload({ exp: Math.floor(Date.now() / 1000) + 1200 }))
  expect(tokenAsIs()).toBe(own)
  inOtherTab(payload({ multi_factor_enabled: true }))
  expect(tokenAsIs()).toBeNull()
  acceptToken(own)
  inOtherTab(payload({ uuid: 'u-2' }))
  expect(tokenAsIs()).toBeNull()
})
const eyes = (more: object = {}) => payload({ uuid: 'worker', impersonated: true, ...more })
const stored = () => JSON.parse(localStorage.getItem('auth') ?? 'null')
test('an impersonated session is stored, also for a reload and another tab; it is never refreshed, and the planner’s own comes back', async () => {
  const own = payload({ uuid: 'planner' })
  const { beginImpersonation } = await loggedIn(own)
  const token = tokenOf(eyes({ exp: Math.floor(Date.now() / 1000) + 5 }))
  beginImpersonation(token)
  expect(stored()).toMatchObject({ uuid: 'worker', impersonated: true })
  const { currentSession, endImpersonation, freshToken, holderOfToken } = await open()
  expect(currentSession()).toMatchObject({ uuid: 'worker', impersonated: true })
  expect(await freshToken()).toBe(token)
  expect(holderOfToken()).toBeNull()
  expect(asked).toEqual([])
  sessionStorage.setItem('filters-nieuwe-opdrachten', '?afstand=alles')
  await endImpersonation()
  expect(asked).toEqual([`/v1/logout Bearer ${token}`])
  expect(stored()).toEqual(own)
  expect({ ...localStorage }).toEqual({ auth: JSON.stringify(own) })
  expect(sessionStorage.getItem('filters-nieuwe-opdrachten')).toBeNull()
})
test.each<[string, (session: Opened) => unknown]>([
  ['logging out', session => session.logout()],
  ['a refusal', session => session.endSession(401)],
])('%s while one looks through another’s eyes ends that, and not one’s own login', async (_what, end) => {
  const session = await loggedIn(payload({ uuid: 'planner' }))
  const token = tokenOf(eyes())
  session.beginImpersonation(token)
  session.beginImpersonation(token) // from one account to the next: the planner's own session still waits
  await end(session)
  expect(asked).toEqual([`/v1/logout Bearer ${token}`])
  expect(session.currentSession()).toMatchObject({ uuid: 'planner' })
})
test('a planner who logs in while impersonating is themselves, and nothing of the other session is left', async () => {
  const { acceptToken, beginImpersonation, currentSession } = await loggedIn(payload({ uuid: 'planner' }))
  beginImpersonation(tokenOf(eyes()))
  acceptToken(tokenOf(payload({ uuid: 'new' })))
  expect(currentSession()?.uuid).toBe('new')
  expect(Object.keys({ ...localStorage })).toEqual(['auth'])
})
test('somebody who was logged out is so again after impersonating', async () => {
  const { beginImpersonation, currentSession, endImpersonation } = await open()
  beginImpersonation(tokenOf(eyes()))
  await endImpersonation()
  expect(currentSession()).toBeNull()
  expect({ ...localStorage }).toEqual({})
})
test.each<[string, Answer]>([
  ['a fresh token', { status: 200, body: { token: tokenOf(payload({ uuid: 'planner' })) } }],
  ['a refusal', { status: 401, body: {} }],
])('a refresh that was under way answers with %s: another’s session stays in the place of one’s own', async (_what, answer) => {
  const { beginImpersonation, currentSession, freshToken } = await loggedIn(payload({ uuid: 'planner' }))
  const { promise, resolve } = Promise.withResolvers<Answer>()
  answers['/v1/login/token_refresh'] = () => promise
  const call = freshToken()
  const token = tokenOf(eyes())
  beginImpersonation(token)
  resolve(answer)
  expect(await call).toBe(token)
  expect(currentSession()).toMatchObject({ uuid: 'worker' })
})
test.each([
  ['without its token', null],
  [
    'with the token of somebody else',
    JSON.stringify({ token: tokenOf(payload({ uuid: 'other', impersonated: true })), own: null }),
  ],
  ['with nonsense', '{'],
])('an impersonated session %s is none', async (_what, aside) => {
  if (aside) localStorage.setItem('impersonation', aside)
  const { currentSession } = await loggedIn(eyes())
  expect(currentSession()).toBeNull()
  expect({ ...localStorage }).toEqual({})
})
test('a tab that missed the message finds no token of its own while another one impersonates somebody', async () => {
  const { acceptToken, tokenAsIs } = await loggedIn(payload({ uuid: 'planner' }))
  acceptToken(tokenOf(payload({ uuid: 'planner' })))
  const other = await open()
  const token = tokenOf(eyes())
  other.beginImpersonation(token)
  expect(tokenAsIs()).toBe(token)
})
test('a call belongs to the current session, whichever token it has had since; not to one that has ended', async () => {
  const { beginImpersonation, endImpersonation, isOfSession } = await loggedIn(payload({ uuid: 'planner' }))
  const before = tokenOf(payload({ uuid: 'planner', iat: 1, exp: 2 }))
  expect([isOfSession(before), isOfSession(null), isOfSession(tokenOf(eyes()))]).toEqual([true, true, false])
  const withCode = tokenOf(payload({ uuid: 'planner', multi_factor_enabled: true }))
  expect(isOfSession(withCode)).toBe(true)
  beginImpersonation(tokenOf(eyes()))
  expect([isOfSession(before), isOfSession(tokenOf(eyes()))]).toEqual([false, true])
  await endImpersonation()
  expect(isOfSession(tokenOf(eyes()))).toBe(false)
})
test('an expired token is not sent, not even where no new one is requested', async () => {
  const { acceptToken, tokenAsIs } = await loggedIn()
  acceptToken(tokenOf(payload({ exp: Math.floor(Date.now() / 1000) - 1 })))
  expect(tokenAsIs()).toBeNull()
})
test('an impersonation ends when its hour is over', async () => {
  const { beginImpersonation, currentSession, endImpersonation, tokenAsIs } = await loggedIn(payload({ uuid: 'planner' }))
  beginImpersonation(tokenOf(eyes({ exp: Math.floor(Date.now() / 1000) - 1 })))
  await endImpersonation()
  expect(asked).toEqual([]) // a log-out now would end the planner's own session
  expect(currentSession()?.uuid).toBe('planner')
  expect(tokenAsIs()).toBeNull()
})

test('a refused token is replaced by that of another call, or by a fresh one; an impersonation and a foreign call get none', async () => {
  const { acceptToken, beginImpersonation, tokenInstead } = await loggedIn()
  const [old, later] = [tokenOf(payload()), tokenOf(payload({ exp: Math.floor(Date.now() / 1000) + 901 }))]
  acceptToken(later)
  expect(await tokenInstead(old)).toBe(later)
  expect(asked).toEqual([])
  answers['/v1/login/token_refresh'] = () => ({ status: 200, body: { token: old } })
  expect(await tokenInstead(later)).toBe(old)
  expect(asked).toEqual(['/v1/login/token_refresh -'])
  expect(await tokenInstead(tokenOf(payload({ uuid: 'u-2' })))).toBeNull()
  const other = tokenOf(payload({ uuid: 'u-3', impersonated: true }))
  beginImpersonation(other)
  expect(await tokenInstead(other)).toBeNull()
})

test('a device whose clock is three minutes slow renews its login in time and keeps its notifications until it logs out', async () => {
  const unsubscribe = vi.fn(async () => true)
  const pushManager = { getSubscription: async () => ({ unsubscribe }) }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } })
  const iat = Math.floor(Date.now() / 1000) + 180
  // By the server half a minute is left, by this device more than three.
  const [over, next] = [30, 900].map(seconds => tokenOf(payload({ iat, exp: iat + seconds })))
  const { acceptToken, freshToken, refreshNow } = await loggedIn()
  acceptToken(over!)
  answers['/v1/login/token_refresh'] = () => ({ status: 200, body: { token: next } })
  expect(await freshToken()).toBe(next)
  expect(unsubscribe).not.toHaveBeenCalled()
  answers['/v1/login/token_refresh'] = () => ({ status: 401, body: {} })
  await refreshNow()
  await expect.poll(() => unsubscribe.mock.calls.length).toBe(1)
})
