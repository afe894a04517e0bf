// For development: the mailbox, the clock, jobs on demand, and the component gallery of the web app. In production these
// addresses do not exist; a sandbox has its mailbox and jobs, for holders of its key.
import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
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

/** Whether a form of a page sent the request. */
export const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false

/** What the pages of the mailbox and of jobs need. `marked`: how each subject and each page is shown, in a sandbox. */
export interface PageDependencies {
  db: Database
  jobs: Jobs
  queriesOf: QueriesOf
  marked?: { subject: string; page(html: string): string }
}

/** Adds mail, mail.json, mail/{uuid} and POST jobs/{name} below this path. */
export const mailsAndJobs = (app: FastifyInstance, path: string, { db, jobs, queriesOf, marked }: PageDependencies): void => {
  const mails = async (limit: number) => {
    const rows = await db
      .selectFrom('mail')
      .select(['uuid', 'recipient as to', 'subject', 'text', 'html', 'at'])
      .orderBy('uuid', 'desc')
      .limit(limit)
      .execute()
    return rows.map(mail => ({ ...mail, subject: (marked?.subject ?? '') + mail.subject }))
  }
  const pageOf = marked?.page ?? ((html: string) => html)
  app.get(`${path}/mail.json`, () => mails(1000))
  app.get(`${path}/mail`, async (_request, reply) => {
    const rows = (await mails(200)).map(
      mail =>
        `<li><a href="${path}/mail/${mail.uuid}">${escaped(mail.subject)}</a><br><small>${escaped(mail.to)}, ${mail.at}</small></li>`,
    )
    const list = rows.length > 0 ? `<ol>${rows.join('')}</ol>` : '<p>Er zijn nog geen mails.</p>'
    const page = `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mails</title></head><body><main><h1>Mails</h1>${list}</main></body></html>`
    return reply.type('text/html; charset=utf-8').send(pageOf(page))
  })
  app.get<{ Params: { uuid: string } }>(`${path}/mail/:uuid`, async (request, reply) => {
    const mail = (await mails(1000)).find(({ uuid }) => uuid === request.params.uuid)
    return mail ? reply.type('text/html; charset=utf-8').send(pageOf(withMark(mail.html))) : reply.code(404).send()
  })
  app.post<{ Params: { name: string } }>(`${path}/jobs/:name`, async (request, reply) => {
    const job = Object.hasOwn(jobs, request.params.name) ? jobs[request.params.name] : undefined
    if (!job) return reply.code(404).send({ message: `Er is geen taak ${request.params.name}` })
    await job.run(db, now(), queriesOf)
    if (isForm(request)) return reply.redirect(path, 303)
    return { done: request.params.name, now: now() }
  })
}

/** Adds /dev/mail, /dev/mail.json, POST /dev/clock, POST /dev/jobs/{name} and /dev/pieces/. */
export const development = (app: FastifyInstance, operated: PageDependencies, { piecesDir }: { piecesDir: string }): void => {
  serveBuilt(app, piecesDir)
  mailsAndJobs(app, '/dev', operated)
  app.post('/dev/clock', (request, reply) => {
    const to = /"now"\s*:\s*"([^"]+)"/.exec(String(request.body))?.[1] ?? ''
    if (Number.isNaN(Date.parse(to))) return reply.code(422).send({ message: 'now is geen tijdstip' })
    moveClock(to)
    return { now: now() }
  })
}
