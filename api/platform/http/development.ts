// For development only: the mailbox, the clock, jobs on demand, and the component gallery of the web app. In production these
// addresses do not exist.
import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { moveClock, now } from '../clock.ts'
import type { QueriesOf } from '../concept.ts'
import type { Database } from '../database/database.ts'
import type { Jobs } from '../events/jobs.ts'
import { withMark } from '../events/mails/mail-mark.ts'

const escaped = (text: string) => text.replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`)

// As strict as the web app's policy: whatever a page of the app would refuse is refused here.
const policy = `default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'`

// As built by tools/build.mjs; a server without it answers 404.
const serveBuilt = (app: FastifyInstance, piecesDir: string): void => {
  if (!existsSync(piecesDir)) return
  void app.register(fastifyStatic, {
    root: piecesDir,
    prefix: '/dev/pieces/',
    decorateReply: false,
    redirect: true,
    setHeaders: reply => reply.header('Content-Security-Policy', policy).header('Cache-Control', 'no-cache'),
  })
}

/** Adds /dev/mail, /dev/mail.json, POST /dev/clock, POST /dev/jobs/{name} and /dev/pieces/. */
export const development = (
  app: FastifyInstance,
  db: Database,
  jobs: Jobs,
  queriesOf: QueriesOf,
  { piecesDir }: { piecesDir: string },
): void => {
  serveBuilt(app, piecesDir)
  const mails = (limit: number) =>
    db
      .selectFrom('mail')
      .select(['uuid', 'recipient as to', 'subject', 'text', 'html', 'at'])
      .orderBy('uuid', 'desc')
      .limit(limit)
      .execute()
  app.get('/dev/mail.json', () => mails(1000))
  app.get('/dev/mail', async (_request, reply) => {
    const rows = (await mails(200)).map(
      mail =>
        `<li><a href="/dev/mail/${mail.uuid}">${escaped(mail.subject)}</a><br><small>${escaped(mail.to)}, ${mail.at}</small></li>`,
    )
    const list = rows.length > 0 ? `<ol>${rows.join('')}</ol>` : '<p>Er zijn nog geen mails.</p>'
    return reply
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><html lang="nl"><meta charset="utf-8"><title>Mails</title><h1>Mails</h1>${list}</html>`)
  })
  app.get<{ Params: { uuid: string } }>('/dev/mail/:uuid', async (request, reply) => {
    const mail = (await mails(1000)).find(({ uuid }) => uuid === request.params.uuid)
    return mail ? reply.type('text/html; charset=utf-8').send(withMark(mail.html)) : reply.code(404).send()
  })
  app.post('/dev/clock', (request, reply) => {
    const to = /"now"\s*:\s*"([^"]+)"/.exec(String(request.body))?.[1] ?? ''
    if (Number.isNaN(Date.parse(to))) return reply.code(422).send({ message: 'now is geen tijdstip' })
    moveClock(to)
    return { now: now() }
  })
  app.post<{ Params: { name: string } }>('/dev/jobs/:name', async (request, reply) => {
    const job = jobs[request.params.name]
    if (!job) return reply.code(404).send({ message: `Er is geen taak ${request.params.name}` })
    await job.run(db, now(), queriesOf)
    return { done: request.params.name, now: now() }
  })
}
