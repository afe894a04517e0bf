// POST /v1/oauth/token: where an API client gets its token, by the client credentials of OAuth 2.0 (RFC 6749). Its form, its answers and
// its errors are those of that standard, and no operation of the contract has them.
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Role } from '../../../contract/language.ts'
import { isOver } from '../../../contract/organizations/client-scopes.ts'
import { scopesFor } from '../../../contract/scopes.ts'
import { addDays, amsterdamDate, toInstant } from '../../../rules/time/amsterdam.ts'
import { now } from '../clock.ts'
import type { Database, Tx } from '../database/database.ts'
import { mustNotWait, mustNotWaitNow, noteAttempt } from '../login/attempts.ts'
import { accessSeconds, hashOf, type Tokens } from '../login/token.ts'
import type { ClientCalls } from './client-calls.ts'

const errors = {
  invalid_request: [400, 'The body is not a form with grant_type once, or the client says who it is in two ways'],
  unsupported_grant_type: [400, 'The grant_type is client_credentials'],
  invalid_scope: [400, 'The client does not have every scope that was asked for'],
  invalid_client: [401, 'There is no such client, its secret is not right, or it has ended'],
} as const
class Refused extends Error {
  readonly error: keyof typeof errors
  constructor(error: keyof typeof errors) {
    super(error)
    this.error = error
  }
}
const refuse = (reply: FastifyReply, error: keyof typeof errors) => {
  const [status, error_description] = errors[error]
  if (status === 401) reply.header('WWW-Authenticate', 'Basic realm="Zorginzet", charset="UTF-8"')
  return reply.code(status).send(JSON.stringify({ error, error_description }))
}

const formOf = ({ headers, body }: FastifyRequest): Map<string, string> => {
  if (!/^application\/x-www-form-urlencoded *(;|$)/i.test(headers['content-type'] ?? '')) throw new Refused('invalid_request')
  const pairs = [...new URLSearchParams(typeof body === 'string' ? body : '')]
  // One that is sent twice is refused, and one without a value counts as left out (RFC 6749, 3.2).
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) throw new Refused('invalid_request')
  return new Map(pairs.filter(([, value]) => value !== ''))
}
const decoded = (text: string) => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new Refused('invalid_client')
  }
}
/** Who it says that it is: in the header, each part as in a form (RFC 6749, 2.3.1), or in the body, and not in both. */
const credentialsOf = ({ headers }: FastifyRequest, form: Map<string, string>) => {
  const [, basic] = /^basic +([A-Za-z0-9+/]+=*) *$/i.exec(headers.authorization ?? '') ?? []
  if (basic === undefined) {
    if (headers.authorization !== undefined) throw new Refused('invalid_client')
    return { id: form.get('client_id') ?? '', secret: form.get('client_secret') ?? '' }
  }
  if (form.has('client_secret')) throw new Refused('invalid_request')
  const [id = '', ...rest] = Buffer.from(basic, 'base64').toString('utf8').split(':')
  const said = { id: decoded(id), secret: decoded(rest.join(':')) }
  if ((form.get('client_id') ?? said.id) !== said.id) throw new Refused('invalid_request')
  return said
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
/** Its secret that this is. Hashes are compared, both of them and in a time that says nothing of either. */
const secretOf = async (db: Database, client: string | undefined, said: string) => {
  const kept = client
    ? await db.selectFrom('api_client_secret').select(['uuid', 'hash']).where('api_client_uuid', '=', client).execute()
    : []
  const hash = hashOf(said)
  return kept.filter(one => timingSafeEqual(one.hash, hash)).at(0)?.uuid
}
// Whoever tries from elsewhere cannot keep a client out: its own tries are counted for it and its address together.
const limitsOf = (client: string | undefined, address: string) => [
  ...(client ? [{ subject: `client ${client} ${address}`, most: 10 }] : []),
  { subject: `clients ${address}`, most: 30 },
]
const storeRefusal = async (tx: Tx, limits: ReturnType<typeof limitsOf>) => {
  await mustNotWait(tx, limits)
  await noteAttempt(tx, limits)
}

/** The scopes of the token: those that were asked for, or all that the client has and its role still has something for. */
const scopesOf = ({ scopes, roles }: Client, asked: string | undefined): string[] => {
  const own = scopes.filter(scope => scopesFor(roles[0]!).includes(scope))
  const wanted = asked?.split(' ') ?? own
  if (wanted.length === 0 || !wanted.every(scope => own.includes(scope))) throw new Refused('invalid_scope')
  return [...new Set(wanted)]
}
const secondsOf = ({ ends_on }: Client): number => {
  if (ends_on === null) return accessSeconds
  const left = Math.floor((Date.parse(toInstant(addDays(ends_on, 1), '00:00')) - Date.parse(now())) / 1000)
  return Math.min(accessSeconds, Math.max(1, left))
}

interface Given {
  database: Database
  tokens: Tokens
  clientCalls: ClientCalls
}
/** Adds the address. Every request to it is counted for the client that it names, and refused as its other calls are. */
export const tokenEndpoint = (app: FastifyInstance, { database, tokens, clientCalls }: Given): void => {
  const give = async (request: FastifyRequest, reply: FastifyReply) => {
    const form = formOf(request)
    const grant = form.get('grant_type')
    if (grant !== 'client_credentials') throw new Refused(grant ? 'unsupported_grant_type' : 'invalid_request')
    const { id, secret } = credentialsOf(request, form)
    const client = await clientWith(database, id)
    const limits = limitsOf(client?.uuid, request.ip ?? '')
    await mustNotWaitNow(database, limits)
    const used = await secretOf(database, client?.uuid, secret)
    if (client) request.client = client.uuid
    if (!client || !used || isOver({ status: client.status, endsOn: client.ends_on }, amsterdamDate(now()))) {
      await database.transaction().execute(tx => storeRefusal(tx, limits))
      throw new Refused('invalid_client')
    }
    request.who = client.uuid
    reply.headers(clientCalls.take(client.uuid))
    const scopes = scopesOf(client, form.get('scope'))
    const seconds = secondsOf(client)
    const { uuid, username, roles, login_uuid: login } = client
    const session = { uuid, username, roles, multi_factor_enabled: false, multi_factor_verified: false, user_features: [] }
    const access_token = await tokens.sign(session, { login, scopes, seconds })
    await database.updateTable('api_client_secret').set({ used_at: now() }).where('uuid', '=', used).execute()
    return JSON.stringify({ access_token, token_type: 'Bearer', expires_in: seconds, scope: scopes.join(' ') })
  }
  app.post('/v1/oauth/token', async (request, reply) => {
    reply.header('Cache-Control', 'no-store').type('application/json')
    try {
      return reply.send(await give(request, reply))
    } catch (error) {
      if (error instanceof Refused) return refuse(reply, error.error)
      throw error
    }
  })
}
