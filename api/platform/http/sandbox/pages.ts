// The pages for holders of the key of a sandbox: its mails, its clock, its jobs, and its reset. Without the key everything below
// /sandbox only asks for it.
import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { now, resetClock, moveClock as setClock } from '../../clock.ts'
import { mustNotWait, noteAttempt } from '../../login/attempts.ts'
import { networkOf } from '../../login/refused.ts'
import { isFromElsewhere } from '../../request/cookies.ts'
import { sandboxMark } from '../../sandbox.ts'
import type { Settings } from '../../settings.ts'
import { isForm, mailsAndJobs, type PageDependencies } from '../development.ts'
import { withStrip } from './strip.ts'
import { webhookPages } from './webhooks.ts'

/** What the pages need of the sandbox. */
export interface Sandbox {
  /** Stores how far the clock is ahead. */
  keepClock(shiftMs: number): Promise<void>
  /** Starts a reset of the demo world, which stops the server. */
  reset(): void
}

const path = '/sandbox'
const dayMs = 86_400_000
const maxAheadMs = 400 * dayMs
const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
const maxWrong = 10

const digest = (text: string) => Buffer.from(hash('sha256', text), 'hex')
const keyIn = ({ headers }: FastifyRequest): string | undefined => {
  const [scheme, given = ''] = (headers.authorization ?? '').split(' ')
  if (scheme === 'Bearer') return given
  // By HTTP basic authentication, with any name.
  return scheme === 'Basic'
    ? Buffer.from(given, 'base64')
        .toString()
        .replace(/^[^:]*:/, '')
    : undefined
}
// Limited like logins: the whole network has to wait, also for somebody with the right key.
const askKey =
  ({ db }: PageDependencies, key: string) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('Cache-Control', 'no-store').header('Content-Security-Policy', policy).header('Referrer-Policy', 'same-origin')
    const sentKey = keyIn(request)
    const isRight = sentKey !== undefined && timingSafeEqual(digest(sentKey), digest(key))
    const limits = [{ subject: `sandbox ${networkOf(request.ip ?? '')}`, most: maxWrong }]
    if (sentKey !== undefined)
      await db.transaction().execute(async tx => {
        await mustNotWait(tx, limits)
        if (!isRight) await noteAttempt(tx, limits)
      })
    if (!isRight) {
      const challenge = reply.code(401).header('WWW-Authenticate', 'Basic realm="Proefomgeving", charset="UTF-8"')
      return challenge
        .type('text/plain; charset=utf-8')
        .send('Hiervoor is de sleutel van de proefomgeving nodig (SANDBOX_KEY).\n')
    }
    if (request.method !== 'GET' && request.method !== 'HEAD' && isFromElsewhere(request)) return reply.code(403).send()
    return undefined
  }

const asHtml = (title: string, content: string, head = '') =>
  withStrip(`<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - Zorginzet</title>${head}<style>body{margin:0 auto;max-width:42rem;font:1rem/1.6 system-ui,sans-serif}main{padding:8px 16px 48px}
pre{overflow:auto}button,input,select{font:inherit;min-height:44px;margin:4px 8px 4px 0}</style></head><body><main><h1>${title}</h1>${content}</main></body></html>`)
const overview = (jobs: PageDependencies['jobs']) => `<p>Hier is het <strong>${now()}</strong>.</p>
<h2>Mails</h2><p>Mails worden bewaard en nooit verstuurd. <a href="${path}/mail">Lees de mails</a>, of haal ze op als
<a href="${path}/mail.json">JSON</a>. De code van stap twee staat er ook bij.</p>
<h2>Webhooks</h2><p><a href="${path}/webhooks">Lees de berichten</a>, of haal ze op als <a href="${path}/webhooks.json">JSON</a>. Ze staan er ook
als niemand ze aannam: vul bij de webhook een adres in als https://rooster.voorbeeld.example.</p>
<h2>De klok</h2><p>Zet de klok vooruit, hooguit ${maxAheadMs / dayMs} dagen, of terug naar nu. Wat op een vast moment gebeurt, gebeurt niet
vanzelf als je de klok verzet: start dan de taak.</p>
<form method="post" action="${path}/clock"><label>Nieuw tijdstip (UTC): <input name="now" value="${new Date(Date.parse(now()) + dayMs).toISOString().slice(0, 16)}Z"
required></label><button>Zet de klok</button></form>
<form method="post" action="${path}/clock"><button>Terug naar nu</button></form>
<h2>Taken</h2>${Object.keys(jobs)
  .sort()
  .map(name => `<form method="post" action="${path}/jobs/${name}"><button>${name}</button></form>`)
  .join('')}
<h2>Opnieuw beginnen</h2><p>Alles wat hier gemaakt is, gaat weg. De demowereld komt terug en iedereen logt opnieuw in. Dat duurt ongeveer een
minuut.</p><form method="post" action="${path}/reset"><button>Begin opnieuw</button></form>`

/** The instant that a form or a program asks for; undefined for back to now. */
const askedInstant = (body: unknown): string | undefined => {
  const text = String(body ?? '')
  const instant = /"now"\s*:\s*"([^"]+)"/.exec(text)?.[1] ?? new URLSearchParams(text.includes('=') ? text : '').get('now')
  return instant ?? undefined
}

/** Adds /sandbox and what is below it. */
export const sandboxPages = (
  app: FastifyInstance,
  operated: PageDependencies,
  { sandbox: opened, publicUrl }: Settings,
  sandbox: Sandbox,
): void => {
  void app.register(async scope => {
    scope.addHook('onRequest', askKey(operated, opened!.key))
    mailsAndJobs(scope, path, { ...operated, marked: { subject: sandboxMark, page: withStrip } })
    webhookPages(scope, path, { db: operated.db, publicUrl, pageOf: asHtml })
    scope.get(path, (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(asHtml('Beheer van de proefomgeving', overview(operated.jobs))),
    )
    scope.post(`${path}/clock`, async (request, reply) => {
      const to = askedInstant(request.body)
      const shiftMs = to === undefined ? 0 : Date.parse(to) - Date.now()
      // Also when it is not a number.
      if (!(shiftMs >= 0 && shiftMs <= maxAheadMs))
        return reply.code(422).send({ message: `now is geen tijdstip tussen nu en over ${maxAheadMs / dayMs} dagen` })
      if (to === undefined) resetClock()
      else setClock(to)
      await sandbox.keepClock(shiftMs)
      return isForm(request) ? reply.redirect(path, 303) : { now: now() }
    })
    scope.post(`${path}/reset`, (request, reply) => {
      reply.raw.once('finish', () => sandbox.reset())
      reply.code(202).header('Connection', 'close')
      if (!isForm(request)) return reply.send({ message: 'De demowereld wordt opnieuw gemaakt.' })
      const again = `<meta http-equiv="refresh" content="20;url=${path}">`
      return reply
        .type('text/html; charset=utf-8')
        .send(asHtml('Even geduld', '<p>De demowereld wordt opnieuw gemaakt. Deze pagina gaat vanzelf verder.</p>', again))
    })
  })
}
