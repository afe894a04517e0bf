// One server on one database: the concepts on the platform. Tests start as many of these as they like.
import type { FastifyInstance } from 'fastify'
import { notificationKinds } from '../contract/notifications.ts'
import { concepts, conflicts, mails, jobs as ownJobs, tasks } from './concepts.ts'
import { openAccessLog } from './platform/access-log.ts'
import { applicationRole } from './platform/application-role.ts'
import { type Database, openDatabase, openPool } from './platform/database.ts'
import { development } from './platform/development.ts'
import { openEndedSessions } from './platform/ended-sessions.ts'
import { openFiles } from './platform/files.ts'
import { type Api, openServer } from './platform/http.ts'
import { openWorkPool, recorded, startJobs } from './platform/jobs.ts'
import { type Mailbox, openMailbox } from './platform/mailbox.ts'
import { monitoring } from './platform/monitoring.ts'
import { mailedEvents } from './platform/outbox.ts'
import { queriesByType } from './platform/select.ts'
import type { Settings } from './platform/settings.ts'
import { openTokens, type Tokens } from './platform/token.ts'
import { openScanner } from './platform/virus-scan.ts'
import { webApp } from './platform/web-app.ts'

export interface Server {
  app: FastifyInstance
  database: Database
  tokens: Tokens
  mailbox: Mailbox
  /** The role its statements run in; undefined when it could get none and works as the owner. */
  role: string | undefined
  /** Begins to work off the queue: mails, jobs by the clock. */
  startWork(): Promise<void>
  stop(): Promise<void>
}

type Handler = (context: unknown) => Promise<unknown>
const collect = () => {
  const handlers = new Map<string, Handler>()
  const operations: Api['operations'] = []
  for (const [concept, { operations: ops, queries = {}, handlers: own }] of Object.entries(concepts)) {
    for (const [type, answer] of Object.entries(queries)) queriesByType.set(type, answer)
    for (const [name, operation] of Object.entries(ops)) operations.push({ id: `${concept}.${name}`, operation })
    for (const [name, handler] of Object.entries(own)) handlers.set(`${concept}.${name}`, handler as Handler)
  }
  for (const makers of Object.values(mails)) for (const name of Object.keys(makers ?? {})) mailedEvents.add(name)
  const handlerOf = (id: string) => {
    const handler = handlers.get(id)
    if (!handler) throw new Error(`${id} has no handler`)
    return handler
  }
  return { operations, handlerOf }
}

/** Puts a server together on the database at this address, migrated. It does not listen yet. */
export const openApi = async (settings: Settings, databaseUrl: string): Promise<Server> => {
  const role = await applicationRole(databaseUrl)
  const pool = openPool(databaseUrl, role)
  const database = openDatabase(pool)
  const ended = await openEndedSessions(databaseUrl, role)
  const tokens = openTokens(settings.secret, ended)
  const files = await openFiles(settings)
  const { operations, handlerOf } = collect()
  const workPool = openWorkPool(databaseUrl, role)
  const workDatabase = openDatabase(workPool)
  const mailbox = openMailbox(workDatabase, mails, notificationKinds, settings)
  const jobs = recorded({
    ...ownJobs,
    'held-mails': { cron: '*/5 * * * *', run: (_database, now) => mailbox.deliverHeld(now) },
  })
  const app = await openServer({
    settings,
    tokens,
    files,
    scanFile: openScanner(settings.virusScanner),
    jobs,
    operations,
    conflicts,
    road: { database, logAccess: openAccessLog(database), handlerOf },
  })
  app.get('/health', () => ({ ok: true }))
  app.get('/ready', async (_request, reply) => {
    try {
      await database.selectFrom('migration').select('name').limit(1).execute()
      return { ok: true }
    } catch {
      return reply.code(503).send({ ok: false })
    }
  })
  if (!settings.production) development(app, database, jobs)
  monitoring(app, settings.monitoringDsn)
  await webApp(app, settings)
  let work: Awaited<ReturnType<typeof startJobs>> | undefined
  return {
    app,
    database,
    tokens,
    mailbox,
    role,
    startWork: async () => {
      const { publicUrl } = settings
      work = await startJobs({ databaseUrl, role, pool: workPool, database: workDatabase, jobs, tasks, mailbox, publicUrl })
    },
    stop: async () => {
      await app.close()
      await work?.stop()
      await ended.close()
      await workDatabase.destroy()
      await database.destroy()
    },
  }
}
