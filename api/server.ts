// One server on one database: the concepts on the platform. Tests start as many of these as they need.
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { conflicts, counted, handlerOf, letters, mails, namesOf, jobs as ownJobs, queriesOf, tasks } from './concepts.ts'
import { backupJobs } from './platform/backup/jobs.ts'
import { applicationRole } from './platform/database/application-role.ts'
import {
  type Database,
  mostOfRequests,
  mostOfWork,
  openDatabase,
  openPool,
  patienceOfWork,
  plannedOnce,
} from './platform/database/database.ts'
import { recorded, startJobs } from './platform/events/jobs.ts'
import { type Mailbox, openMailbox } from './platform/events/mailbox.ts'
import { pushKey } from './platform/events/push/push-key.ts'
import { openFiles } from './platform/files/files.ts'
import { openScanner } from './platform/files/virus-scan.ts'
import { development } from './platform/http/development.ts'
import { monitoring } from './platform/http/monitoring.ts'
import { openServer } from './platform/http/server.ts'
import { webApp } from './platform/http/web-app.ts'
import { openLive } from './platform/live/live.ts'
import { openEndedSessions } from './platform/login/ended-sessions.ts'
import { openTokens, type Tokens } from './platform/login/token.ts'
import { openAccessLog } from './platform/request/access-log.ts'
import { openQueues, type Platform } from './platform/request/platform.ts'
import type { Settings } from './platform/settings.ts'

export interface Server {
  app: FastifyInstance
  database: Database
  tokens: Tokens
  mailbox: Mailbox
  /** The database role of its statements; undefined when it has none and works as the owner. */
  role: string | undefined
  /** Starts working on the queue: mails, scheduled jobs. */
  startWork(): Promise<void>
  stop(): Promise<void>
}

// Separate from requests: neither delays the other, and the invoices of a week take longer than a request may.
const openWork = (databaseUrl: string, role: string | undefined) => {
  const workPool = openPool(databaseUrl, role, patienceOfWork, mostOfWork)
  return { workPool, workDatabase: openDatabase(workPool) }
}

// Is it alive, and can it work?
const answerProbes = (app: FastifyInstance, database: Database) => {
  app.get('/health', () => ({ ok: true }))
  app.get('/ready', async (_request, reply) => {
    try {
      await database.selectFrom('migration').select('name').limit(1).execute()
      return { ok: true }
    } catch {
      return reply.code(503).send({ ok: false })
    }
  })
}

/** Builds a server on the database at this address, and migrates it. The server does not listen yet. */
export const openApi = async (settings: Settings, databaseUrl: string): Promise<Server> => {
  const role = await applicationRole(databaseUrl)
  const database = openDatabase(openPool(databaseUrl, role, settings.patience, mostOfRequests, plannedOnce))
  const { workPool, workDatabase } = openWork(databaseUrl, role)
  const ended = await openEndedSessions(databaseUrl, role)
  const tokens = openTokens(settings.secret, ended)
  const mailbox = openMailbox(workDatabase, { mails, queriesOf }, settings)
  // A backup takes minutes: the server does not wait for it when it stops.
  const ending = new AbortController()
  const jobs = recorded({
    ...ownJobs,
    ...backupJobs(settings, { url: databaseUrl, counted }, ending.signal),
    'held-mails': { cron: '*/5 * * * *', run: (_database, now) => mailbox.deliverHeld(now) },
  })
  const { publicUrl, analyticsName, pushHosts } = settings
  await pushKey(database)
  const files = await openFiles(settings)
  const live = await openLive({ database, databaseUrl, role, queriesOf, ended })
  const platform: Platform = {
    database,
    logAccess: openAccessLog(database),
    queriesOf,
    mails,
    namesOf,
    handlerOf,
    services: { publicUrl, analyticsName, pushHosts, tokens, files, live, jobs, letters, mails },
    queues: openQueues(settings.patience.lockMs, mostOfRequests),
  }
  const app = await openServer({ settings, scanFile: openScanner(settings.virusScanner), platform, conflicts })
  // A stream would keep the server from stopping.
  app.addHook('preClose', async () => live.endAll())
  answerProbes(app, database)
  if (!settings.production) development(app, workDatabase, jobs, queriesOf, { piecesDir: join(settings.webDir, '../pieces') })
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
      const made = { jobs, tasks, queriesOf, mailbox, publicUrl, files }
      work = await startJobs({ databaseUrl, role, pool: workPool, database: workDatabase, ...made })
    },
    stop: async () => {
      await app.close()
      ending.abort()
      await work?.stop()
      await live.close()
      await ended.close()
      await workDatabase.destroy()
      await database.destroy()
    },
  }
}
