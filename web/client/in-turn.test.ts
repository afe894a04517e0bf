// A login replaces another: the server ends the old session at once, and its live notice of that arrives before the answer to the
// login.
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { storage } from './storage-stub.ts'

const iat = Math.floor(Date.now() / 1000)
const flags = { multi_factor_enabled: false, multi_factor_verified: false, user_features: [] }
const session = { iat, exp: iat + 900, username: 'roos@voorbeeld.example', roles: ['ROLE_CARE_WORKER'], uuid: 'u-1', ...flags }
const given = { ok: true, status: 200, json: async () => ({ token: `h.${btoa(JSON.stringify(session))}.s` }) }
const refused = { ok: false, status: 401, json: async () => ({}) }

let asked: string[]
let entered: PromiseWithResolvers<unknown>
/** The browser has the cookie of the ended session until the answer with the new one arrives. */
let hasOldCookie: boolean
beforeEach(() => {
  ;[asked, entered, hasOldCookie] = [[], Promise.withResolvers(), true]
  vi.resetModules()
  vi.stubGlobal('localStorage', Object.assign(storage(), { auth: JSON.stringify(session) }))
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return path === '/v1/login/token_refresh' ? (hasOldCookie ? refused : given) : entered.promise
  })
})
// The files of a run share their globals.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const byPassword = async () => (await import('./session.ts')).login({ username: 'roos@voorbeeld.example', password: 'p' })
const byOrganization = async () => {
  vi.stubGlobal('location', { pathname: '/account/inloggen/organisatie' })
  const { logInBy } = await import('./session.ts')
  const { call } = await import('./api.ts')
  return logInBy(() => call('POST /login/sign_on/finish', { body: { state: 's', code: 'c' } }))
}
const byItself = globalThis.navigator
test.each([
  ['by password', byPassword, byItself],
  ['by password, in a browser without locks', byPassword, {}],
  ['with one’s organization', byOrganization, byItself],
])('a refresh that overtakes the answer of logging in anew waits for its cookie: %s', async (_how, logIn, navigator) => {
  vi.stubGlobal('navigator', navigator)
  const { currentSession, refreshNow } = await import('./session.ts')
  const login = logIn()
  await expect.poll(() => asked).toHaveLength(1)
  const both = Promise.all([login, refreshNow()])
  hasOldCookie = false
  entered.resolve({ ...given, headers: new Headers() })
  await both
  expect(asked).toEqual([expect.stringMatching(/login.(check|sign_on)/), '/v1/login/token_refresh'])
  expect(currentSession()?.uuid).toBe('u-1')
})
test('a login that is refused waits for no refresh, which would wait for it', async () => {
  hasOldCookie = false
  await (await import('./session.ts')).refreshNow()
  entered.resolve({ ...refused, headers: new Headers() })
  await expect(byOrganization()).rejects.toMatchObject({ status: 401 })
})
