// The public documentation for partners: /partners, /llms.txt, and the errors at the addresses that refusals have as their type.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { allErrors, allViolations, errorsNamed, violationsNamed } from '../../documents/errors/catalogue.ts'
import { errorPage, errorsPage, violationsPage } from '../../documents/errors/pages.ts'
import { llmsText } from '../../documents/llms.ts'
import { Problem } from '../../problem.ts'
import type { Settings } from '../../settings.ts'
import { withStrip } from '../sandbox/strip.ts'
import { besidePolicy } from '../web/web-app.ts'

const sandboxWords = ({ sandbox, sandboxUrl }: Settings): string => {
  if (sandbox) return 'Dit is de proefomgeving. Alles hieronder kun je hier proberen.'
  return sandboxUrl
    ? `Probeer alles eerst in de <a href="${sandboxUrl}/partners">proefomgeving</a>.`
    : 'Vraag ons om een proefomgeving.'
}
const escaped = (text: string) => text.replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`)

/** Adds those addresses. */
export const partnerPages = (app: FastifyInstance, settings: Settings): void => {
  const sendPage = (reply: FastifyReply, html: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .header('Content-Security-Policy', besidePolicy)
      .send(settings.sandbox ? withStrip(html) : html)
  // A browser accepts a page, a program a format that it can read.
  const answer = ({ headers }: FastifyRequest, reply: FastifyReply, value: unknown, html: () => string) => {
    reply.header('Vary', 'Accept')
    return headers.accept?.includes('text/html') ? sendPage(reply, html()) : reply.send(value)
  }
  app.get('/errors', (request, reply) => answer(request, reply, { errors: allErrors, violations: allViolations }, errorsPage))
  app.get<{ Params: { name: string } }>('/errors/:name', (request, reply) => {
    const { name } = request.params
    const errors = errorsNamed(name)
    if (errors.length === 0) throw new Problem('not_found')
    const isOfStatus = /^\d+$/.test(name)
    return answer(request, reply, isOfStatus ? { errors } : errors[0], () => errorPage(errors, isOfStatus))
  })
  app.get<{ Params: { '*': string } }>('/validation_errors/*', (request, reply) => {
    const violations = violationsNamed(request.params['*'])
    if (violations.length === 0) throw new Problem('not_found')
    return answer(request, reply, { violations }, () => violationsPage(violations))
  })
  // The @id of a refusal in JSON-LD.
  for (const kind of ['errors', 'validation_errors'])
    app.get<{ Params: { '*': string } }>(`/v1/${kind}/*`, (request, reply) =>
      reply.redirect(`/${kind}/${encodeURI(request.params['*'])}`),
    )
  app.get('/llms.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(llmsText(settings)))
  const file = join(settings.webDir, 'partners.html')
  if (!existsSync(file)) return
  for (const path of ['/partners', '/partners.html'])
    app.get(path, (_request, reply) => {
      const html = readFileSync(file, 'utf8')
      return sendPage(
        reply,
        html
          .replaceAll('https://zorginzet.example', escaped(settings.publicUrl))
          .replace('__SANDBOX__', () => sandboxWords(settings)),
      )
    })
}
