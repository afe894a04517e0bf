// OpenID Connect providers, through openid-client: where a user signs on, and what the provider says about them afterwards.
// Metadata and keys are fetched each time, so that a change there takes effect at once.
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose'
import type { ClientAuth, Configuration, CustomFetch, IDToken, UserInfoResponse } from 'openid-client'
import { Problem } from '../problem.ts'
import { refusedAddress } from './addresses.ts'
import { callOut, NotPublic } from './calling.ts'

// Loaded at the first sign-on.
const library = () => import('openid-client')
const patienceSeconds = 10
const maxBytes = 262_144
const skewSeconds = 60
/** The maximum age of a login at the provider when we asked for a new one. */
const anewSeconds = 300
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519']

/** A provider, with its secret decrypted. */
export interface Provider {
  issuer: string
  clientId: string
  clientSecret: string
  acrs: string[]
}
/** The address of this server, and whether it may call loopback addresses. */
export interface OwnServer {
  publicUrl: string
  loopback: boolean
}
/** What identifies an attempt when the browser returns. */
export interface Attempt {
  state: string
  nonce: string
  verifier: string
  anew: boolean
}
/** The parameters with which the browser returns. */
export interface CameBack {
  code?: string | undefined
  iss?: string | undefined
  error?: string | undefined
}

class TooLarge extends Error {
  readonly code = 'TOO_LARGE'
}
const fetchFor =
  (loopback: boolean): CustomFetch =>
  async (address, { method, headers, body, signal = AbortSignal.timeout(patienceSeconds * 1000) }) => {
    if (refusedAddress(address, loopback)) throw new NotPublic()
    const answer = await callOut(
      new URL(address),
      { method, headers, ...(body != null && { body: String(body) }) },
      { loopback, signal },
    )
    const parts: Buffer[] = []
    let bytes = 0
    for await (const part of answer as AsyncIterable<Buffer>) {
      bytes += part.length
      if (bytes > maxBytes) throw new TooLarge()
      parts.push(part)
    }
    const type = answer.headers['content-type']
    const status = answer.statusCode!
    return new Response(status === 204 || status === 304 ? null : Buffer.concat(parts), {
      status,
      ...(type && { headers: { 'content-type': type } }),
    })
  }

// The fixed name of an error, without any text of the provider.
const whyOf = (error: unknown): string => {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  if (error instanceof NotPublic || cause instanceof NotPublic) return 'NOT_PUBLIC'
  if (cause instanceof TooLarge) return 'TOO_LARGE'
  return typeof code === 'string' && /^[A-Z_]{1,60}$/.test(code) ? code : 'NO_ANSWER'
}
const unreachable = (why: string) => new Problem('sign_on_unreachable', { why })
// The errors with which a provider says that it does not know our client, or no longer accepts our secret (RFC 6749, 5.2).
const knowsUsNot = ['invalid_client', 'unauthorized_client']
const refusedBy = (failed: { error?: unknown }) =>
  knowsUsNot.includes(String(failed.error)) ? new Problem('sign_on_unknown_client') : untrusted(whyOf(failed))
const untrusted = (why: string) => new Problem('sign_on_untrusted', { why })
/** A provider's address to send the browser to; checked, as a `javascript:` URL is one too. */
const mustBeAddress = (address: string, loopback: boolean): void => {
  if (refusedAddress(address, loopback)) throw unreachable('NOT_PUBLIC')
}

/** The provider's configuration, from its metadata. Throws 409 when these cannot be fetched. */
const discover = async ({ issuer, clientId, clientSecret }: Provider, { loopback }: OwnServer): Promise<Configuration> => {
  const { discovery, allowInsecureRequests, customFetch, clockTolerance, enableNonRepudiationChecks, ...ways } = await library()
  const [post, basic] = [ways.ClientSecretPost(clientSecret), ways.ClientSecretBasic(clientSecret)]
  // By default a provider takes the secret in the header (OpenID Connect Discovery 1.0, 3).
  const giveSecret: ClientAuth = (metadata, ...call) =>
    (metadata.token_endpoint_auth_methods_supported?.includes('client_secret_post') ? post : basic)(metadata, ...call)
  const plain = loopback && issuer.startsWith('http:')
  const found = await discovery(
    new URL(issuer),
    clientId,
    { client_secret: clientSecret, [clockTolerance]: skewSeconds },
    giveSecret,
    {
      timeout: patienceSeconds,
      [customFetch]: fetchFor(loopback),
      // The signature of an id token is checked too, although it comes from the provider itself.
      execute: [enableNonRepudiationChecks, ...(plain ? [allowInsecureRequests] : [])],
    },
  ).catch(error => {
    const why = whyOf(error)
    throw why === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED' ? new Problem('sign_on_other_issuer') : unreachable(why)
  })
  // A multi-tenant address, with a different issuer for each tenant, is not the provider of one organization.
  if (new URL(found.serverMetadata().issuer).href !== new URL(issuer).href) throw new Problem('sign_on_other_issuer')
  return found
}
const redirectTo = ({ publicUrl }: OwnServer) => `${publicUrl}/account/inloggen/organisatie`

/** The address for the browser to sign on, and what identifies the attempt. */
export const addressToSignOn = async (
  provider: Provider,
  own: OwnServer,
  { state, anew, username }: { state: string; anew: boolean; username?: string },
): Promise<Attempt & { address: string }> => {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier } = await library()
  const found = await discover(provider, own)
  mustBeAddress(found.serverMetadata().authorization_endpoint ?? '', own.loopback)
  const [nonce, verifier] = [randomNonce(), randomPKCECodeVerifier()]
  const address = buildAuthorizationUrl(found, {
    redirect_uri: redirectTo(own),
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(username && { login_hint: username }),
    ...(provider.acrs.length > 0 && { acr_values: provider.acrs.join(' ') }),
    ...(anew && { prompt: 'login', max_age: '0' }),
  })
  return { state, nonce, verifier, anew, address: address.href }
}

/** The claims about the person. Those about the login must come from the id token. */
const personIn = ({ acr: _acr, amr: _amr, auth_time: _at, sid: _sid, ...person }: UserInfoResponse) => person
/**
 * The claims about the user who returned, and the address that ends their session at the provider. For a new user it also calls
 * the userinfo endpoint, since many providers give the name, role and address only there. Throws 409 when anything is not right.
 */
export const whoCameBack = async (
  provider: Provider,
  own: OwnServer,
  { state, nonce, verifier, anew }: Attempt,
  { code, iss, error }: CameBack,
  isNew: (subject: string) => Promise<boolean>,
): Promise<{ claims: IDToken; idToken: string; logout: string | null }> => {
  const { authorizationCodeGrant, buildEndSessionUrl, fetchUserInfo } = await library()
  if (error || !code) throw new Problem('sign_on_stopped')
  const found = await discover(provider, own)
  const came = new URL(redirectTo(own))
  came.search = new URLSearchParams({ code, state, ...(iss && { iss }) }).toString()
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
  const granted = await authorizationCodeGrant(found, came, { ...checks, ...(anew && { maxAge: anewSeconds }) }).catch(failed => {
    throw refusedBy(failed)
  })
  const { alg } = decodeProtectedHeader(granted.id_token!)
  if (!algorithms.includes(alg!)) throw untrusted('ALGORITHM')
  const ends = found.serverMetadata().end_session_endpoint
  if (ends) mustBeAddress(ends, own.loopback)
  const logout = ends && buildEndSessionUrl(found, { post_logout_redirect_uri: `${own.publicUrl}/account/inloggen` }).href
  const claims = granted.claims()!
  const asksMore = found.serverMetadata().userinfo_endpoint && (await isNew(claims.sub))
  const answer = asksMore
    ? await fetchUserInfo(found, granted.access_token, claims.sub).then(personIn, failed => {
        throw untrusted(whyOf(failed))
      })
    : {}
  return { claims: { ...answer, ...claims }, idToken: granted.id_token!, logout: logout ?? null }
}

// Without the hint for a very long id token: an address has a maximum length.
const longestHint = 4000
/**
 * The address that ends the provider's session. It names the session, so that the provider need not ask (OpenID Connect
 * RP-Initiated Logout 1.0).
 */
export const endSessionAt = (logout: string, idToken: string | undefined): string => {
  if (!idToken || idToken.length > longestHint) return logout
  const address = new URL(logout)
  address.searchParams.set('id_token_hint', idToken)
  return address.href
}

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'
/** Who logged out there (the person, the session, or both), and the id of the token, which may be used once. */
export interface LoggedOut {
  jti: string
  sub?: string | undefined
  sid?: string | undefined
}
/** Reads a logout token (OpenID Connect Back-Channel Logout 1.0). Throws when it is not the provider's, or not meant for us. */
export const whoLoggedOut = async (provider: Provider, own: OwnServer, token: string): Promise<LoggedOut> => {
  const wrong = () => untrusted('LOGOUT_TOKEN')
  // A token that is clearly not for us is refused without a call to the provider.
  if (![decodeJwt(token).aud].flat().includes(provider.clientId)) throw wrong()
  const { issuer, jwks_uri } = (await discover(provider, own)).serverMetadata()
  if (!jwks_uri) throw unreachable('NO_KEYS')
  const keys = await fetchFor(own.loopback)(jwks_uri, { method: 'GET', headers: {}, body: undefined, redirect: 'manual' })
  const { payload } = await jwtVerify(token, createLocalJWKSet((await keys.json()) as JSONWebKeySet), {
    ...{ issuer, audience: provider.clientId, algorithms, clockTolerance: skewSeconds, maxTokenAge: 300 },
    requiredClaims: ['iat', 'jti', 'events'],
  })
  const { events, nonce, sub, sid, jti } = payload
  const isLogout = typeof events === 'object' && events !== null && logoutEvent in events
  if (!isLogout || nonce !== undefined || (sub === undefined && sid === undefined)) throw wrong()
  return { jti: jti!, sub, sid: sid === undefined ? undefined : String(sid) }
}
