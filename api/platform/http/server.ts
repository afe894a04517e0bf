// HTTP around the pipeline: routes from the contract, limits on requests, headers of every answer.
import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import multipart from '@fastify/multipart'
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import pino from 'pino'
import { allOperations } from '../../../contract/catalogue.ts'
import type { Actor, AnyItem, AnyResource } from '../../../contract/language.ts'
import { answerType, isLogin, type Operation } from '../../../contract/operations.ts'
import type { ProblemCode } from '../../../contract/problems.ts'
import { isMoved, now } from '../clock.ts'
import type { Browser } from '../concept.ts'
import { errorPath } from '../documents/errors/catalogue.ts'
import type { ScanFile } from '../files/virus-scan.ts'
import { networkOf } from '../login/refused.ts'
import { refusal } from '../login/token.ts'
import { asProblem, Problem } from '../problem.ts'
import type { ClientCalls } from '../programs/client-calls.ts'
import { tokenEndpoint } from '../programs/token-endpoint.ts'
import { isFromElsewhere, isSecure, readCookie, writeCookie } from '../request/cookies.ts'
import { handle } from '../request/pipeline.ts'
import type { Platform } from '../request/platform.ts'
import { nobody, type Result } from '../request/request.ts'
import type { Settings } from '../settings.ts'
import { documents, refuseUnknown } from './document-routes.ts'
import { storedAs } from './file-name.ts'
import { type Format, writeItem, writeObject, writePage, writeProblem } from './jsonld.ts'
import { negotiate, preferencesIn, refuseContentType } from './negotiation.ts'
import { formLimits, receive } from './uploads.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that calls; empty without a login. */
    who: string
    /** The API client that calls; empty for a person. */
    client: string
    /** Why it was refused, by the code of the problem; empty when it was not. */
    refusal: string
  }
  interface FastifyContextConfig {
    /** The id of the operation that the route answers. */
    operation?: string
  }
}

interface Api {
  settings: Settings
  scanFile: ScanFile
  platform: Platform
  clientCalls: ClientCalls
  conflicts: Readonly<Record<string, ProblemCode>>
}

// Lines are written in batches: a second of them is lost when the process is killed, none when it ends. The access log is not.
const buffered = () => pino.destination({ sync: false, minLength: 4096, periodicFlush: 1000 })

/** The server with every operation of the contract as a route. */
export const openServer = async (api: Api): Promise<FastifyInstance> => {
  const { settings } = api
  const app = fastify({
    logger: settings.production && { stream: buffered() },
    childLoggerFactory: logger => logger,
    // An address may hold a name or a secret, so the log has only the route of a request (below).
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1_048_576,
    trustProxy: (_address, hop) => hop < settings.proxies,
    exposeHeadRoutes: true,
    // The longest parameter is the 128 characters of a secret address. With the default limit of 100 the router does not find it.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 128, querystringParser: text => ({ text }) },
  })
  app.decorateRequest('who', '')
  app.decorateRequest('client', '')
  app.decorateRequest('refusal', '')
  // Bodies stay text until the pipeline knows the actor and the item.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  await app.register(multipart, { limits: formLimits, throwFileSizeLimit: false })
  const link = `<${settings.publicUrl}/v1/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Content-Type-Options', 'nosniff')
    if (settings.sandbox) reply.header('X-Sandbox', '1').header('X-Robots-Tag', 'noindex, nofollow')
    if (isSecure(settings)) reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    if (isMoved()) reply.header('Date', new Date(now()).toUTCString())
    if (!request.url.startsWith('/v1')) return
    reply.header('Link', link)
    reply.header('Vary', 'Accept, Accept-Encoding, Authorization, Origin, Prefer')
    const [path = '', query] = request.url.split('?')
    if (path.endsWith('/')) return reply.redirect(withoutEndSlashes(path) + (query ? `?${query}` : ''), 301)
    reply.header('X-Frame-Options', 'deny').header('Content-Security-Policy', `default-src 'none'; frame-ancestors 'none'`)
    reply.header('Cache-Control', 'no-cache, private')
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request.routeOptions
    const status = reply.statusCode
    const by = refusals.has(status) && { who: request.who, network: networkOf(request.ip ?? '') }
    if (request.client)
      api.clientCalls.note(request.client, { method: request.method, route: url, status, code: request.refusal })
    request.log.info({ method, route: url, status, ms: Math.round(reply.elapsedTime), ...by }, 'answered')
  })
  app.setErrorHandler((error: FastifyError, request, reply) => refuse(api, link, error, request, reply))
  for (const { id, operation } of allOperations) {
    app.route({
      method: operation.method,
      url: `/v1${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
      config: { operation: id },
      handler: (request, reply) => answer(api, id, operation, request, reply),
    })
  }
  documents(app, settings)
  const { database, services } = api.platform
  tokenEndpoint(app, { database, tokens: services.tokens, clientCalls: api.clientCalls, publicUrl: settings.publicUrl })
  refuseUnknown(app)
  return app
}

// For refusals the log says who called, as a number that identifies them to nobody else, and from which network (ASVS 16.3.2).
const refusals = new Set([401, 403, 404, 429])

// Scanning from the end: a regular expression would restart at every slash of a path full of slashes, and block everybody.
const withoutEndSlashes = (path: string): string => {
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end)
}

const eventStream = 'text/event-stream'
const rawQuery = (request: FastifyRequest): string => {
  const at = request.url.indexOf('?')
  return at < 0 ? '' : request.url.slice(at + 1)
}
const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0]!

const actorOf = async ({ platform }: Api, request: FastifyRequest, operation: Operation): Promise<Actor> => {
  const { tokens } = platform.services
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  if (scheme === 'Bearer' && token) {
    // An expired token must not break the calls that renew it.
    return isLogin(operation.path) ? tokens.read(token).catch(() => nobody) : tokens.read(token)
  }
  if (operation.by !== 'public') throw refusal('JWT Token not found')
  return nobody
}

const answer = async (api: Api, id: string, operation: Operation, request: FastifyRequest, reply: FastifyReply) => {
  const me = await actorOf(api, request, operation)
  request.who = me.impersonator ?? me.uuid
  if (me.scopes) {
    request.client = me.uuid
    reply.headers(api.clientCalls.take(me.uuid))
  }
  const format = operation.kind === 'download' ? 'ld' : negotiate(request.headers.accept)
  if (operation.body)
    refuseContentType(operation, request.headers['content-type'], typeof request.body === 'string' && request.body.length > 0)
  const { strict, minimal, applied } = preferencesIn(request.headers.prefer)
  if (applied.length > 0) reply.header('Preference-Applied', applied.join(', '))
  const params = request.params as Record<string, string>
  const body = typeof request.body === 'string' ? request.body : undefined
  const asRead = request.headers['if-match']
  const { resource } = operation
  const result = await handle(api.platform, {
    id,
    operation,
    params,
    query: rawQuery(request),
    body,
    key: request.headers['idempotency-key'] as string | undefined,
    strict,
    minimal,
    receive: () => receive(request, api.scanFile),
    ...(asRead && resource && { isAsRead: (item: AnyItem) => isTagged(asRead, resource, item) }),
    me,
    now: now(),
    browser: browserOf(api, request, reply),
    logged: new Set(),
  })
  return send(id, operation, request, reply, result, minimal && format === 'ld' ? 'lean' : format)
}

const send = async (
  id: string,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  result: Result,
  format: Format,
) => {
  const path = pathOf(request)
  switch (result.kind) {
    case 'nothing':
      return reply.code(result.status).send()
    case 'file': {
      const { name, type, content } = result.file
      const bytes = await content()
      // A proxy that buffers or compresses an answer would hold back live updates.
      if (type.startsWith(eventStream))
        return reply.type(type).header('Cache-Control', 'no-store, no-transform').header('X-Accel-Buffering', 'no').send(bytes)
      return reply.type(type).header('Content-Disposition', storedAs(name)).send(bytes)
    }
    case 'object': {
      const plain = isLogin(operation.path)
      const text = writeObject(answerType(id), path, result.value, plain ? 'json' : format)
      return sendText(request, reply.code(result.status), text, plain ? 'application/json' : mediaType(format))
    }
    case 'page':
      return sendText(
        request,
        reply,
        writePage(operation, result.resource, path, rawQuery(request), result.found, format),
        mediaType(format),
      )
    case 'item': {
      const address = String(result.item['@id'])
      if (request.method !== 'GET') reply.header('Content-Location', address)
      if (result.status === 201) reply.header('Location', address)
      return sendText(request, reply.code(result.status), writeItem(result.resource, result.item, format), mediaType(format))
    }
  }
}
const mediaType = (format: Format) =>
  format === 'json' ? 'application/json; charset=utf-8' : 'application/ld+json; charset=utf-8'
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]
// A quarter smaller than gzip at the same level, for the same CPU.
const level = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
// Useful for lists on a phone. A proxy that compresses skips an answer that is compressed already.
const worthwhileBytes = 2000
const tagOf = (text: string | Buffer) => `"${hash('sha1', text, 'base64url')}"`
/** Whether one of these tags matches the item, in one of its representations. */
const isTagged = (header: string, resource: AnyResource, item: AnyItem): boolean => {
  const tags = header.split(',').map(tag => tag.trim())
  return (
    tags.includes('*') ||
    (['ld', 'json', 'lean'] as const).some(format => tags.includes(tagOf(writeItem(resource, item, format))))
  )
}
const sendText = async (request: FastifyRequest, reply: FastifyReply, text: string, type: string) => {
  // Converted once, for the tag and for the wire: converting text into bytes is most of the work of sending it.
  const bytes = Buffer.from(text)
  if (request.method === 'GET') {
    const tag = tagOf(bytes)
    reply.header('ETag', tag)
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  }
  reply.type(type)
  const accepted = request.headers['accept-encoding'] ?? ''
  if (bytes.length < worthwhileBytes || !/br|gzip/.test(accepted)) return reply.send(bytes)
  if (accepted.includes('br')) return reply.header('Content-Encoding', 'br').send(await brotli(bytes, level))
  return reply.header('Content-Encoding', 'gzip').send(await zip(bytes, { level: 4 }))
}

const browserOf = ({ settings, platform }: Api, request: FastifyRequest, reply: FastifyReply): Browser => ({
  // Once the client has hung up Node no longer has its address; reads are logged all the same.
  address: (request.ip as string | undefined) ?? '',
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  idempotencyKey: request.headers['idempotency-key'] as string | undefined,
  cookie: name => (isFromElsewhere(request) ? undefined : readCookie(request, name, settings)),
  setCookie: (name, value, maxAge) => writeCookie(reply, name, value, maxAge, settings),
  clearKept: () => reply.header('Clear-Site-Data', '"cache"'),
  following: () => ({
    since: request.headers['last-event-id'] as string | undefined,
    until: platform.services.tokens.endOf((request.headers.authorization ?? '').split(' ')[1] ?? ''),
    stays: request.method === 'GET' && (request.headers.accept ?? '').includes(eventStream),
  }),
})

const refuse = (api: Api, link: string, error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const problem = asProblem(error, api.conflicts) ?? fromFastify(error)
  if (!problem) {
    request.log.error(withoutValues(error))
    if (!api.settings.production)
      console.error(`${request.method} ${pathOf(request)}:`, error.message, error.stack?.split('\n').slice(1, 6).join('\n'))
  }
  const refused = problem ?? new Problem('server')
  const { status, message, headers } = refused
  request.refusal = refused.code
  const help = `${link}, <${api.settings.publicUrl}${errorPath(refused.code)}>; rel="help"`
  reply.headers({ ...headers, Link: help }).code(status)
  if (status === 503) reply.header('Retry-After', '1')
  if (status === 401) {
    if (!isLogin(pathOf(request).replace(/^\/v1/, ''))) reply.header('WWW-Authenticate', 'Bearer')
    return reply.type('application/json').send(JSON.stringify({ code: 401, message }))
  }
  const format = negotiate(request.headers.accept, 'ld')
  if (format === 'ld')
    reply.header('Link', `<http://www.w3.org/ns/hydra/error>; rel="http://www.w3.org/ns/json-ld#error", ${help}`)
  return reply.type('application/problem+json; charset=utf-8').send(writeProblem(refused, format))
}
// A database error contains values: of the row, and of the address.
const withoutValues = ({ message, stack = '', code }: FastifyError) => {
  const isOfDatabase = /^[0-9A-Z]{5}$/.test(code ?? '')
  const places = stack.slice(Math.max(0, stack.indexOf('\n    at ')))
  return isOfDatabase ? { message: 'the database refused a statement', stack: places, code } : { message, stack, code }
}
const fromFastify = (error: FastifyError): Problem | undefined => {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Problem('too_large')
  if (error.statusCode === 415) return new Problem('media_type')
  if (error.statusCode === 400) return new Problem('syntax')
  return undefined
}
