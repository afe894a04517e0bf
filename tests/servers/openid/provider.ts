// A real provider of OpenID Connect on this machine (oidc-provider), with people who log in by their name.
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import { type ClientMetadata, type JWK, Provider } from 'oidc-provider'

/** The provider's claims about a user, besides their identity. */
export interface Person {
  claims: Record<string, unknown>
  acr?: string
  amr?: string[]
}
type People = Map<string, Person>

const readForm = async (request: IncomingMessage) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return new URLSearchParams(Buffer.concat(parts).toString())
}
const loginPage = `<!doctype html><html lang="nl"><title>Inlogdienst</title><h1>Inlogdienst</h1>
  <form method="post"><label>Naam <input name="login" autofocus></label><button>Verder</button></form></html>`
// Its own page asks for a font of elsewhere.
const logoutPage = (form: string) => `<!doctype html><html lang="nl"><title>Inlogdienst</title><h1>Uitloggen?</h1>
  ${form}<button form="op.logoutForm" name="logout" value="yes">Uitloggen</button></html>`
/** The login page: users enter their name; the user `nee` refuses. They consent to what is requested. */
const interact = async (provider: Provider, people: People, request: IncomingMessage, response: ServerResponse) => {
  const { prompt, params, session, grantId } = await provider.interactionDetails(request, response)
  if (prompt.name === 'login') {
    if (request.method === 'GET') return response.setHeader('content-type', 'text/html').end(loginPage)
    const accountId = (await readForm(request)).get('login')!
    if (accountId === 'nee') return provider.interactionFinished(request, response, { error: 'access_denied' })
    const { acr, amr } = people.get(accountId)!
    const login = { accountId, ...(acr && { acr }), ...(amr && { amr }) }
    return provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false })
  }
  const grant = grantId
    ? (await provider.Grant.find(grantId))!
    : new provider.Grant({ accountId: session!.accountId!, clientId: String(params.client_id) })
  grant.addOIDCScope('openid email profile')
  grant.addOIDCClaims(['acr', 'auth_time'])
  const consent = { grantId: await grant.save() }
  return provider.interactionFinished(request, response, { consent }, { mergeWithLastSubmission: true })
}

const newKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: randomUUID() } as JWK
}
// It calls no address of this machine by itself: it knows us under a name.
const ourName = 'https://zorginzet.example'
const makeProvider = async (issuer: string, client: ClientMetadata, people: People, ours: string) =>
  new Provider(issuer, {
    clients: [client],
    jwks: { keys: [await newKey()] },
    acrValues: ['laag', 'hoog'],
    claims: {
      openid: ['sub', 'acr', 'amr', 'auth_time', 'sid'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'rol', 'locaties'],
    },
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          context.body = logoutPage(form)
        },
      },
    },
    cookies: { keys: [randomUUID()] },
    pkce: { required: () => true },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...people.get(accountId)!.claims }),
    }),
    renderError: (context, { error, error_description }) => {
      context.body = `${error}: ${error_description}`
    },
    fetch: (url, { method, headers, body } = {}) =>
      fetch(String(url).replace(ourName, ours), { method, headers, body } as RequestInit),
  })

/** Opens one. `people` by their name there, which is their subject. `here` is our app. */
export const openOpenIdProvider = async (here = 'http://localhost:3000') => {
  const people: People = new Map()
  let provider: Provider
  const server = createServer((request, response) => {
    const answer = request.url!.startsWith('/interaction/')
      ? interact(provider, people, request, response)
      : provider.callback()(request, response)
    answer.catch(error => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const secret = randomUUID()
  const us: ClientMetadata = {
    client_id: 'zorginzet',
    client_secret: secret,
    token_endpoint_auth_method: 'client_secret_post',
    redirect_uris: [`${here}/account/inloggen/organisatie`],
    post_logout_redirect_uris: [`${here}/account/inloggen`],
  }
  const become = async (client: ClientMetadata, ours = '') => {
    provider = await makeProvider(issuer, client, people, ours)
  }
  await become(us)
  return {
    ...{ issuer, secret, people },
    /** Restarts it with other keys: its sessions are lost. */
    changeKeys: () => become(us),
    /** From now on it says at this address that somebody logged out. */
    tellLogout: (origin: string, path: string) =>
      become({ ...us, backchannel_logout_uri: `${ourName}${path}`, backchannel_logout_session_required: true }, origin),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A browser at a provider: it keeps cookies, and follows redirects until it is sent elsewhere. */
export const openIdBrowser = () => {
  const cookies = new Map<string, string>()
  const go = async (address: string, form?: Record<string, string>): Promise<{ address: string; text: string }> => {
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(pair => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const each of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(each)!
      if (value) cookies.set(name!, value)
      else cookies.delete(name!)
    }
    const location = answer.headers.get('location')
    const next = location && new URL(location, address)
    if (!next) return { address, text: await answer.text() }
    return next.origin === new URL(address).origin ? go(next.href) : { address: next.href, text: '' }
  }
  return {
    go,
    /** Logs out there. */
    logout: async (issuer: string) => {
      const page = await go(`${issuer}/session/end`)
      const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)![1]!
      await go(`${issuer}/session/end/confirm`, { xsrf, logout: 'yes' })
    },
    /** Logs in there under this name if necessary, and returns the parameters with which the browser is sent back. */
    signOn: async (address: string, login: string) => {
      const page = await go(address)
      const back = page.text ? await go(page.address, { login }) : page
      if (back.text) throw new Error(back.text)
      return Object.fromEntries(new URL(back.address).searchParams) as Record<'state' | 'code' | 'iss' | 'error', string>
    },
  }
}
