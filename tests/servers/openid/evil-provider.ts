// An OpenID Connect provider that lies: each test sets its answers.
import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, exportSPKI, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose'

/** The answer at an address: JSON, or a full response. */
export interface ProviderAnswer {
  status?: number
  headers?: Record<string, string>
  body: string
}
const json = (value: unknown): ProviderAnswer => ({ body: JSON.stringify(value) })
const secondsNow = () => Math.floor(Date.now() / 1000)
const inBase64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

type Claims = Record<string, unknown>
const keyId = 'huidig'
const curveId = 'kromme'
/** The tokens that it can make, honest or not, and the keys that it shows. */
const makeTokens = async () => {
  const pair = await generateKeyPair('RS256', { extractable: true })
  const curvePair = await generateKeyPair('ES256', { extractable: true })
  const strongPair = await generateKeyPair('RS384', { extractable: true })
  const sign = (
    claims: Claims,
    header: { [name in keyof JWTHeaderParameters]?: JWTHeaderParameters[name] | undefined } = {},
    key = pair.privateKey,
  ) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: keyId, ...header } as JWTHeaderParameters).sign(key)
  const hashed = (claims: Claims, secret: string) => {
    const text = `${inBase64({ alg: 'HS256', kid: keyId })}.${inBase64(claims)}`
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
  }
  return {
    tokens: {
      sign,
      none: async (claims: Claims) => `${inBase64({ alg: 'none' })}.${inBase64(claims)}.`,
      /** Signed with the public key as if it were a shared secret. */
      byPublicKey: async (claims: Claims) => hashed(claims, await exportSPKI(pair.publicKey)),
      bySecret: async (claims: Claims) => hashed(claims, 'geheim'),
      /** Signed with a former key, under the id of that key or of the present one. */
      byOldKey: async (claims: Claims, kid: string) => sign(claims, { kid }, (await generateKeyPair('RS256')).privateKey),
      /** Signed with another elliptic key than the published one with that id. */
      byOtherCurve: async (claims: Claims) =>
        sign(claims, { alg: 'ES256', kid: curveId }, (await generateKeyPair('ES256')).privateKey),
      /** Signed with a stranger's key, which the token itself contains. */
      withOwnKey: async (claims: Claims, by: 'jwk' | 'jku') => {
        const theirs = await generateKeyPair('RS256', { extractable: true })
        const jwk = { ...(await exportJWK(theirs.publicKey)), kid: keyId, alg: 'RS256' }
        return sign(claims, by === 'jwk' ? { jwk } : { jku: 'http://127.0.0.1:9/keys' }, theirs.privateKey)
      },
      otherAlgorithm: async (claims: Claims) => sign(claims, { alg: 'RS384' }, strongPair.privateKey),
    },
    keys: [
      { ...(await exportJWK(pair.publicKey)), kid: keyId, use: 'sig', alg: 'RS256' },
      { ...(await exportJWK(strongPair.publicKey)), kid: keyId, use: 'sig', alg: 'RS384' },
      { ...(await exportJWK(curvePair.publicKey)), kid: curveId, use: 'sig', alg: 'ES256' },
    ],
  }
}
const metadataOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  end_session_endpoint: `${issuer}/end`,
  response_types_supported: ['code'],
  id_token_signing_alg_values_supported: ['RS256', 'ES256', 'HS256', 'none', 'RS384'],
  authorization_response_iss_parameter_supported: true,
})

/** Opens one. Without changes it is an honest provider; `says` is replaced by what a test wants to be said. */
export const openEvilProvider = async () => {
  const { tokens, keys } = await makeTokens()
  const asked: { path: string; body: string; authorization: string | undefined }[] = []
  const says: Record<string, (() => ProviderAnswer | Promise<ProviderAnswer>) | undefined> = {}
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', part => parts.push(part))
    request.on('end', async () => {
      const path = request.url!
      const { authorization } = request.headers
      asked.push({ path, body: Buffer.concat(parts).toString(), authorization })
      const { status = 200, headers, body } = (await says[path]?.()) ?? { status: 404, body: '{}' }
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
    })
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  server.unref()
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const metadata = metadataOf(issuer)
  const beHonest = () => {
    for (const path of Object.keys(says)) delete says[path]
    asked.length = 0
    says['/.well-known/openid-configuration'] = () => json(metadata)
    says['/keys'] = () => json({ keys })
  }
  beHonest()
  return {
    ...{ issuer, secret: 'geheim', metadata, keys, says, asked, tokens, beHonest, json },
    /** The claims of an honest id token for this nonce. */
    honest: (nonce: string | null) => {
      const now = secondsNow()
      return { iss: issuer, aud: 'zorginzet', sub: 'sanne', nonce, iat: now, exp: now + 300 }
    },
    /** What it says in exchange for a code. */
    token: async (idToken: Promise<string>) =>
      json({ access_token: 'toegang', token_type: 'Bearer', expires_in: 300, id_token: await idToken }),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
