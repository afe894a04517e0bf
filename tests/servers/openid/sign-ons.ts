// Signing on at our API as a browser does: for the tests of sign-on.
import { afterAll, beforeEach, expect } from 'vitest'
import { must } from '../../worlds/moments.ts'
import { password } from '../../worlds/world.ts'
import { type Caller, callerWith, openTestApi, type TestApi } from '../api.ts'
import { cookiesIn, loginsOf } from '../logins.ts'
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
