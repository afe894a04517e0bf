// The addresses of the documents generated from the contract, and the answers for unknown paths.
import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { allOperations } from '../../../contract/catalogue.ts'
import { oauthPaths } from '../../../contract/organizations/client-scopes.ts'
import { contextOf } from '../documents/contexts.ts'
import { apiDocumentation, entrypoint } from '../documents/hydra.ts'
import { openApi } from '../documents/openapi.ts'
import { withSurroundings } from '../documents/openapi-surroundings.ts'
import { Problem } from '../problem.ts'
import type { Settings } from '../settings.ts'
import { negotiate } from './negotiation.ts'

const ld = 'application/ld+json; charset=utf-8'
const openApiType = 'application/vnd.openapi+json; charset=utf-8'

/** Serves entrypoint, documentation, contexts and OpenAPI: public, and each computed once. */
export const documents = (app: FastifyInstance, settings: Settings): void => {
  const { publicUrl } = settings
  const described = () => withSurroundings(openApi(), settings)
  const texts = new Map<string, { text: string; tag: string }>()
  const textOf = (name: string, make: () => unknown) => {
    const made = texts.get(name) ?? (text => ({ text, tag: `"${hash('sha1', text, 'base64url')}"` }))(JSON.stringify(make()))
    texts.set(name, made)
    return made
  }
  const serve = (path: string, type: string, make: () => unknown) =>
    app.get(path, (_request, reply) => {
      const { text, tag } = textOf(path, make)
      return reply.type(type).header('ETag', tag).send(text)
    })
  serve('/v1', ld, entrypoint)
  serve('/v1/index.jsonld', ld, entrypoint)
  serve('/v1/docs.jsonld', ld, () => apiDocumentation(publicUrl))
  serve('/v1/docs.jsonopenapi', openApiType, described)
  serve('/v1/docs.json', openApiType, described)
  app.get('/v1/docs', (request, reply) => {
    const wantsOpenApi = request.headers.accept?.includes('openapi')
    const { text } = wantsOpenApi
      ? textOf('/v1/docs.json', described)
      : textOf('/v1/docs.jsonld', () => apiDocumentation(publicUrl))
    return reply.type(wantsOpenApi ? openApiType : ld).send(text)
  })
  app.get<{ Params: { type: string } }>('/v1/contexts/:type', (request, reply) => {
    const type = request.params.type.replace(/\.jsonld$/, '')
    const context = contextOf(type, publicUrl)
    if (!context) throw new Problem('not_found')
    return reply.type(ld).send(textOf(`context ${type}`, () => context).text)
  })
}

/** The answer for a path or method under /v1 that is not in the contract: 405 or 404. */
export const refuseUnknown = (app: FastifyInstance) => {
  const forms = Object.values(oauthPaths).map(path => ({ method: 'POST', path }))
  const patterns = [...allOperations.map(({ operation }) => operation), ...forms].map(({ method, path }) => ({
    method,
    path: new RegExp(`^/v1${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))
  app.all('/v1/*', request => {
    const [path = ''] = request.url.split('?')
    const allowed = [...new Set(patterns.filter(p => p.path.test(path)).map(p => p.method))].sort()
    negotiate(request.headers.accept, 'ld')
    if (allowed.length === 0)
      throw Object.assign(new Problem('not_found'), { message: `No route found for "${request.method} ${path}"` })
    const allow = allowed.join(', ')
    throw new Problem('method', { method: request.method, allowed: allow }, { headers: { Allow: allow } })
  })
}
