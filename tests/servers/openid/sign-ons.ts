// Signing on at our API as a browser does: for the tests of sign-on.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect } from 'vitest'
import { must } from '../../worlds/moments.ts'
import { password } from '../../worlds/world.ts'
import { type Caller, callerWith, openTestApi, type TestApi } from '../api.ts'
import { cookiesIn, loginsOf } from '../logins.ts'
import { openEvilProvider } from './evil-provider.ts'
import { openIdBrowser, openOpenIdProvider, type Person } from './provider.ts'

interface Issuer {
  issuer: string
  secret: string
}
/** A provider as an organization sets it up. */
export const providerForm = ({ issuer, secret }: Issuer, changes: Record<string, unknown> = {}) => ({
  name: 'De Lindenhof',
  issuer,
  clientId: 'zorginzet',
  clientSecret: secret,
  domains: ['voorbeeld.example'],
  ...changes,
})
/** Somebody at a provider who may do everything of the organization. */
export const staff = (email: string, more: Record<string, unknown> = {}): Person => ({
  claims: { email, email_verified: true, given_name: 'Noor', family_name: 'de Wit', rol: 'organisatie', ...more },
})
/** Signing on at this API. */
export const signOnsOf = ({ as, server, world }: TestApi) => {
  /** Sets a provider up, with its domains confirmed. */
  const setUp = async (
    issuer: Issuer,
    changes: Record<string, unknown> = {},
    who: 'organization' | 'otherOrganization' = 'organization',
  ) => {
    const { '@id': iri, uuid, version } = must(await as[who].post('/identity_providers', providerForm(issuer, changes)), 201)
    must(await as.planner.put(`${iri}/confirm`, { version }), 200)
    return { iri, uuid }
  }
  /** A browser: at the provider and here, each with its cookies; `caller` is who is logged in here. */
  const browser = (first: Caller = as.nobody) => {
    let caller = first
    const there = openIdBrowser()
    const cookies: Record<string, string> = {}
    const post = async (path: string, body: unknown) => {
      const cookie = Object.entries(cookies).map(pair => pair.join('='))
      const answer = await caller.post(path, body, { cookie: cookie.join('; ') })
      Object.assign(cookies, cookiesIn(answer))
      return answer
    }
    const start = async (username = world.people.organization.username, anew = false) =>
      String(must(await post('/login/sign_on', { username, anew }), 200).address)
    return {
      ...{ there, post, start },
      /** Signs on under this name at the provider; gives what we answer. */
      signOn: async (login: string, username?: string, anew?: boolean) =>
        post('/login/sign_on/finish', await there.signOn(await start(username, anew), login)),
      as: (next: Caller) => {
        caller = next
      },
    }
  }
  /** Links the account of the organization's user with Sanne at the provider. */
  const linked = async () => {
    const tab = browser()
    const back = await tab.there.signOn(await tab.start(), 'sanne')
    expect(must(await tab.post('/login/sign_on/finish', back), 200)).toEqual({ linking: { provider: 'De Lindenhof' } })
    tab.as(as.organization)
    must(await tab.post('/account_identities', { state: back.state, password }), 204)
    return tab
  }
  return { setUp, browser, linked, callerOf: (token: string) => callerWith(server, token) }
}
/**
 * An API with a provider that lies where a test tells it to: before each test it is honest, and the organization has no provider
 * and nobody a login. `link` links the organization's user with Sanne there.
 */
export async function openLyingSignOnTest() {
  const api = await openTestApi()
  const { db, world } = api
  const logins = loginsOf(api)
  const evil = await openEvilProvider()
  afterAll(async () => {
    evil.close()
    await api.close()
  })
  beforeEach(async () => {
    await logins.forgetTries()
    evil.beHonest()
    await db.deleteFrom('identity_provider').execute()
    await db.deleteFrom('account_session').execute()
  })
  const { browser, ...signOns } = signOnsOf(api)
  const link = (provider_uuid: string) => {
    const row = { provider_uuid, subject: 'sanne', account_uuid: world.people.organization.uuid }
    return db
      .insertInto('account_identity')
      .values({ ...row, created_at: new Date().toISOString() })
      .execute()
  }
  /** Begins a sign-on; at its end the provider returns this id token, made from honest claims. */
  const begun = async (
    idToken: (claims: ReturnType<typeof evil.honest>) => Promise<string> = claims => evil.tokens.sign(claims),
    { username, anew }: { username?: string; anew?: boolean } = {},
  ) => {
    const tab = browser()
    const address = await tab.start(username, anew)
    const asked = new URL(address).searchParams
    evil.says['/token'] = () => evil.token(idToken(evil.honest(asked.get('nonce'))))
    const back = { state: asked.get('state')!, code: 'een-code', iss: evil.issuer }
    return {
      ...{ address, tab, back },
      finish: (changes: Record<string, unknown> = {}) => tab.post('/login/sign_on/finish', { ...back, ...changes }),
    }
  }
  /** The claims of an honest logout token, of the session `zitting`. */
  const loggedOut = () => {
    const { nonce: _, ...claims } = evil.honest(null)
    const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
    return { ...claims, jti: randomUUID(), sid: 'zitting', events }
  }
  /** The provider with this uuid reports with a logout token that somebody logged out there. */
  const tellLogout = (uuid: string, token: string) =>
    api.server.app.inject({
      method: 'POST',
      url: `/sign_on/${uuid}/logout`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ logout_token: token }).toString(),
    })
  return { ...api, ...logins, ...signOns, browser, evil, link, begun, loggedOut, tellLogout }
}
/** An API beside a real provider: before each test the organization has no provider, no second step, and Sanne at that provider. */
export async function openSignOnTest() {
  const api = await openTestApi()
  const { db, world } = api
  const { organization } = world.people
  const logins = loginsOf(api)
  const provider = await openOpenIdProvider()
  afterAll(async () => {
    provider.close()
    await api.close()
  })
  beforeEach(async () => {
    await logins.forgetTries()
    await db.deleteFrom('identity_provider').execute()
    await db.updateTable('account').set({ multi_factor_enabled: false }).where('uuid', '=', organization.uuid).execute()
    provider.people.clear()
    provider.people.set('sanne', staff(organization.username))
  })
  return { ...api, ...logins, ...signOnsOf(api), provider }
}
