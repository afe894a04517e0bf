// POST /v1/oauth/token and /v1/oauth/revoke: where an API client gets its token, by the client credentials of OAuth 2.0 (RFC
// 6749), and ends it before its time (RFC 7009). Their forms, answers and errors are those of the standards, so they are not
// operations of the contract.
import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Role } from '../../../contract/language.ts'
import { isOver, oauthErrors, oauthPaths } from '../../../contract/organizations/client-scopes.ts'
import type { ProblemCode } from '../../../contract/problems.ts'
import { scopesFor } from '../../../contract/scopes.ts'
import { addDays, amsterdamDate, toInstant } from '../../../rules/time/amsterdam.ts'
import { now } from '../clock.ts'
import type { Database, Tx } from '../database/database.ts'
import { errorPath } from '../documents/errors/catalogue.ts'
import { mustNotWait, mustNotWaitNow, noteAttempt } from '../login/attempts.ts'
import { endSessions } from '../login/ended-sessions.ts'
import { accessSeconds, hashOf, type Tokens } from '../login/token.ts'
import { Problem } from '../problem.ts'
import type { ClientCalls } from './client-calls.ts'

const isOfOAuth = (code: ProblemCode) => (oauthErrors as readonly ProblemCode[]).includes(code)
const wrong = (why: string) => new Problem('invalid_request', { why })
const wrongClient = () => new Problem('invalid_client')
// An error in the form of RFC 6749 (5.2), with the address of its explanation; as for every refusal, that is in the header too.
const refuse = (reply: FastifyReply, { code, status, message }: Problem, publicUrl: string) => {
  const error_uri = publicUrl + errorPath(code)
  reply.header('Link', `${reply.getHeader('Link')}, <${error_uri}>; rel="help"`)
  if (status === 401) reply.header('WWW-Authenticate', 'Basic realm="Zorginzet", charset="UTF-8"')
  return reply.code(status).send(JSON.stringify({ error: code, error_description: message, error_uri }))
}

const formOf = ({ headers, body }: FastifyRequest): Map<string, string> => {
  if (!/^application\/x-www-form-urlencoded *(;|$)/i.test(headers['content-type'] ?? ''))
    throw wrong('stuur een formulier (Content-Type: application/x-www-form-urlencoded), geen JSON')
  const pairs = [...new URLSearchParams(typeof body === 'string' ? body : '')]
  // A repeated parameter is refused, and one without a value counts as omitted (RFC 6749, 3.2).
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) throw wrong('een veld staat er meer dan een keer in')
  return new Map(pairs.filter(([, value]) => value !== ''))
}
const decoded = (text: string) => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw wrongClient()
  }
}
/** The client's credentials: in the header, with both parts form-encoded (RFC 6749, 2.3.1), or in the body, but not in both. */
const credentialsOf = ({ headers }: FastifyRequest, form: Map<string, string>) => {
  const [, basic] = /^basic +([A-Za-z0-9+/]+=*) *$/i.exec(headers.authorization ?? '') ?? []
  if (basic === undefined) {
    if (headers.authorization !== undefined) throw wrongClient()
    return { id: form.get('client_id') ?? '', secret: form.get('client_secret') ?? '' }
  }
  if (form.has('client_secret')) throw wrong('zet het geheim in de kop Authorization of in het formulier, niet in allebei')
  const [id = '', ...rest] = Buffer.from(basic, 'base64').toString('utf8').split(':')
  const credentials = { id: decoded(id), secret: decoded(rest.join(':')) }
  if ((form.get('client_id') ?? credentials.id) !== credentials.id)
    throw wrong('client_id is niet het nummer in de kop Authorization')
  return credentials
}

const clientWith = async (db: Database, id: string) => {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return undefined
  const client = await db
    .selectFrom('api_client as c')
    .innerJoin('account as a', 'a.uuid', 'c.uuid')
    .select(['c.uuid', 'c.scopes', 'c.ends_on', 'c.status', 'c.login_uuid', 'a.username', 'a.roles'])
    .where('c.uuid', '=', id)
    .executeTakeFirst()
  return client && { ...client, roles: client.roles as Role[] }
}
type Client = NonNullable<Awaited<ReturnType<typeof clientWith>>>
/** Which of the client's secrets this is. Compares the hashes of both, in constant time. */
const secretOf = async (db: Database, client: string | undefined, secret: string) => {
  const storedHash = client
    ? await db.selectFrom('api_client_secret').select(['uuid', 'hash']).where('api_client_uuid', '=', client).execute()
    : []
  const hash = hashOf(secret)
  return storedHash.filter(one => timingSafeEqual(one.hash, hash)).at(0)?.uuid
}
// Only refused attempts are counted and limited: a correct secret always passes at once. That does not help a guesser, as the
// secret has 256 random bits; the limit only keeps down the load of guessing.
const limitsOf = (client: string | undefined, address: string) => [
  ...(client ? [{ subject: `client ${client} ${address}`, most: 10 }] : []),
  { subject: `clients ${address}`, most: 30 },
]
const storeRefusal = async (tx: Tx, limits: ReturnType<typeof limitsOf>) => {
  await mustNotWait(tx, limits)
  await noteAttempt(tx, limits)
}

/** The scopes of the token: the requested ones, or all scopes of the client that its role can still use. */
const scopesOf = ({ scopes, roles }: Client, scopeText: string | undefined): string[] => {
  const own = scopes.filter(scope => scopesFor(roles[0]!).includes(scope))
  const wanted = scopeText?.split(' ') ?? own
  if (wanted.length === 0 || !wanted.every(scope => own.includes(scope)))
    throw new Problem('invalid_scope', { scopes: own.join(', ') })
  return [...new Set(wanted)]
}
const secondsOf = ({ ends_on }: Client): number => {
  if (ends_on === null) return accessSeconds
  const left = Math.floor((Date.parse(toInstant(addDays(ends_on, 1), '00:00')) - Date.parse(now())) / 1000)
  return Math.min(accessSeconds, Math.max(1, left))
}

interface TokenDependencies {
  database: Database
  tokens: Tokens
  clientCalls: ClientCalls
  publicUrl: string
}
type ClientWithSecret = Client & { secret: string }
/**
 * The client that sends a request to one of these addresses. The request counts towards that client's limits, like its other
 * calls.
 */
const clientOf = async (
  { database, clientCalls }: TokenDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  form: Map<string, string>,
) => {
  const { id, secret } = credentialsOf(request, form)
  const client = await clientWith(database, id)
  if (client) request.client = client.uuid
  const used = await secretOf(database, client?.uuid, secret)
  if (!client || !used || isOver({ status: client.status, endsOn: client.ends_on }, amsterdamDate(now()))) {
    const limits = limitsOf(client?.uuid, request.ip ?? '')
    await mustNotWaitNow(database, limits)
    await database.transaction().execute(tx => storeRefusal(tx, limits))
    throw wrongClient()
  }
  request.who = client.uuid
  reply.headers(clientCalls.take(client.uuid))
  return { ...client, secret: used } satisfies ClientWithSecret
}
const give = async (given: TokenDependencies, request: FastifyRequest, reply: FastifyReply) => {
  const form = formOf(request)
  const grant = form.get('grant_type')
  if (!grant) throw wrong('grant_type ontbreekt')
  if (grant !== 'client_credentials') throw new Problem('unsupported_grant_type')
  const client = await clientOf(given, request, reply, form)
  const scopes = scopesOf(client, form.get('scope'))
  const seconds = secondsOf(client)
  const { uuid, username, roles, login_uuid: login } = client
  const session = { uuid, username, roles, multi_factor_enabled: false, multi_factor_verified: false, user_features: [] }
  const access_token = await given.tokens.sign(session, { login, scopes, seconds, id: randomUUID() })
  await given.database.updateTable('api_client_secret').set({ used_at: now() }).where('uuid', '=', client.secret).execute()
  return JSON.stringify({ access_token, token_type: 'Bearer', expires_in: seconds, scope: scopes.join(' ') })
}
/** Revokes one token of the client (RFC 7009), on every server at once. An expired or foreign token is not an error. */
const revoke = async (given: TokenDependencies, request: FastifyRequest, reply: FastifyReply) => {
  const form = formOf(request)
  const client = await clientOf(given, request, reply, form)
  const token = form.get('token')
  if (!token) throw wrong('token ontbreekt')
  const owner = await given.tokens.read(token).catch(() => undefined)
  const id = given.tokens.idOf(token)
  if (owner?.uuid === client.uuid && id) await given.database.transaction().execute(tx => endSessions(tx, [id], accessSeconds))
  return ''
}
/** Adds both addresses, and returns them. */
export const tokenEndpoint = (app: FastifyInstance, given: TokenDependencies): void => {
  for (const [path, answer] of Object.entries({ [oauthPaths.token]: give, [oauthPaths.revoke]: revoke }))
    app.post(`/v1${path}`, { config: { operation: path } }, async (request, reply) => {
      reply.header('Cache-Control', 'no-store').type('application/json')
      try {
        return reply.send(await answer(given, request, reply))
      } catch (error) {
        if (!(error instanceof Problem) || !isOfOAuth(error.code)) throw error
        request.refusal = error.code
        return refuse(reply, error, given.publicUrl)
      }
    })
}
