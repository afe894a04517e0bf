// One server on one database: the concepts on the platform. Tests start as many of these as they need.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import {
  conflicts,
  counted,
  endLogins,
  handlerOf,
  mails,
  mailTemplates,
  namesOf,
  jobs as ownJobs,
  queriesOf,
  tasks,
} from './concepts.ts'
import { backupJobs } from './platform/backup/jobs.ts'
import { applicationRole } from './platform/database/application-role.ts'
import {
  type Database,
  maxRequestConnections,
  maxWorkConnections,
  openDatabase,
  openPool,
  patienceOfWork,
  plannedOnce,
} from './platform/database/database.ts'
import { openStandbys } from './platform/database/standbys.ts'
import { openWriter, type Writer } from './platform/database/writer.ts'
import { recorded, startJobs } from './platform/events/jobs.ts'
import { type Mailbox, openMailbox } from './platform/events/mailbox.ts'
import { keepMonths } from './platform/events/months.ts'
import { pushKey } from './platform/events/push/push-key.ts'
import { openWebhooks } from './platform/events/webhooks/sending.ts'
import { type FileStore, openFiles } from './platform/files/files.ts'
import { openScanner } from './platform/files/virus-scan.ts'
import { development } from './platform/http/development.ts'
import { monitoring, secondsToReport } from './platform/http/monitoring.ts'
import { partnerPages } from './platform/http/partners/partners.ts'
import { type Sandbox, sandboxPages } from './platform/http/sandbox/pages.ts'
import { securityTxt } from './platform/http/security-txt.ts'
import { openServer } from './platform/http/server.ts'
import { webApp } from './platform/http/web/web-app.ts'
import { openLive } from './platform/live/live.ts'
import { dataKeyOf } from './platform/login/data-key.ts'
import { openEndedSessions } from './platform/login/ended-sessions.ts'
import { openTokens, type Tokens } from './platform/login/token.ts'
import { backChannelLogout } from './platform/outgoing/back-channel-logout.ts'
import { openClientCalls } from './platform/programs/client-calls.ts'
import { openAccessLog } from './platform/request/access-log.ts'
import { openQueues, type Platform, readFrom } from './platform/request/platform.ts'
import { readRoots } from './platform/seals/roots.ts'
import type { Settings } from './platform/settings.ts'
import type { MeasuredServer } from './platform/watched/metrics.ts'

export interface Server {
  app: FastifyInstance
  database: Database
  files: FileStore
  tokens: Tokens
  mailbox: Mailbox
  /** Sends a message of a webhook by its uuid. */
  sendWebhook: ReturnType<typeof openWebhooks>
  /** Resolves when the calls of API clients so far are stored. */
  countedCalls(): Promise<void>
  /** The database role of its statements; undefined when it has none and works as the owner. */
  role: string | undefined
  /** Starts working on the queue: mails, scheduled jobs. */
  startWork(): Promise<void>
  /**
   * Stops: at once, or this many milliseconds after `/ready` began to refuse. Requests in progress finish; clients of the live stream are
   * asked to reconnect elsewhere.
   */
  stop(drainMs?: number): Promise<void>
}

// Separate from requests: neither delays the other, and the invoices of a week take longer than a request may.
const openDatabases = (writer: Writer, role: string | undefined, { patience, readUrl }: Settings) => {
  const requests = openPool(writer, role, patience, maxRequestConnections, plannedOnce)
  const work = openPool(writer, role, patienceOfWork, maxWorkConnections)
  const standbys = readUrl ? openStandbys(readUrl, writer, role, patience) : undefined
  const databases = { database: openDatabase(requests, writer), workDatabase: openDatabase(work, writer) }
  return { pools: { requests, work }, ...databases, standbys }
}

// Answers whether the server is alive and accepts work. Gives the function that makes it refuse, and close connections after their answer.
const answerProbes = (app: FastifyInstance, database: Database) => {
  let isLeaving = false
  app.addHook('onSend', async (_request, reply) => {
    if (isLeaving) reply.header('Connection', 'close')
  })
  app.get('/health', () => ({ ok: true }))
  app.get('/ready', async (_request, reply) => {
    try {
      if (isLeaving) throw new Error('Leaving')
      await database.selectFrom('migration').select('name').limit(1).execute()
      return { ok: true }
    } catch {
      return reply.code(503).send({ ok: false })
    }
  })
  return () => {
    isLeaving = true
  }
}

// Loaded only when configured, because it costs something (docs/decisions/0079).
const startWatch = async ({ metrics, traces }: Settings, measured: MeasuredServer) => {
  const tracing = traces ? (await import('./platform/watched/traces.ts')).startTraces(measured.app) : undefined
  const measuring = metrics ? await (await import('./platform/watched/metrics.ts')).startMetrics(measured, metrics) : undefined
  return {
    stop: async () => {
      await measuring?.stop()
      await tracing?.stop()
    },
  }
}

const allJobs = (settings: Settings, url: string, mailbox: Mailbox, ending: AbortSignal) =>
  recorded({
    ...ownJobs,
    ...backupJobs(settings, { url, counted }, ending),
    'keep-months': keepMonths,
    'held-mails': { cron: '*/5 * * * *', run: (_database, now) => mailbox.deliverHeld(now) },
  })

/** The roots of seals that come with the product, and those of the operator. */
const rootsOf = ({ sealRoots }: Settings) =>
  readRoots([join(import.meta.dirname, 'documents/seals'), ...(sealRoots ? [sealRoots] : [])])
type PageDependencies = Parameters<typeof development>[1]
/** What is served beside the API and the web app: for partners and reporters, in development, and in a sandbox with its key. */
const pagesBeside = (app: FastifyInstance, settings: Settings, operated: PageDependencies, sandbox: Sandbox | undefined) => {
  if (!settings.production) development(app, operated, { piecesDir: join(settings.webDir, '../pieces') })
  if (settings.sandbox && sandbox) sandboxPages(app, operated, settings, sandbox)
  securityTxt(app, settings)
  partnerPages(app, settings)
}

/** Builds a server on the database at this address, which is up to date. The server does not listen yet. `sandbox`: what one does with itself. */
export const openApi = async (settings: Settings, databaseUrl: string, sandbox?: Sandbox): Promise<Server> => {
  const writer = await openWriter(databaseUrl)
  const role = await applicationRole(writer.url())
  const { pools, database, workDatabase, standbys } = openDatabases(writer, role, settings)
  const ended = await openEndedSessions(writer, role)
  const tokens = openTokens(settings, ended, await dataKeyOf(database, settings))
  const mailbox = openMailbox(workDatabase, { mails, queriesOf }, settings)
  // A backup takes minutes: the server does not wait for it when it stops.
  const ending = new AbortController()
  const jobs = allJobs(settings, databaseUrl, mailbox, ending.signal)
  const { publicUrl, analyticsName, pushHosts } = settings
  const publicSettings = { publicUrl, analyticsName, pushHosts }
  const loopback = !settings.production
  const sendWebhook = openWebhooks(workDatabase, { tokens, publicUrl, loopback })
  await pushKey(database)
  const files = await openFiles(settings)
  const live = await openLive({ database, writer, role, queriesOf, ended })
  const platform: Platform = {
    database,
    read: readFrom(database, standbys),
    logAccess: openAccessLog(database),
    queriesOf,
    mails,
    namesOf,
    handlerOf,
    services: { ...publicSettings, loopback, tokens, files, live, jobs, mailTemplates, mails, sealRoots: rootsOf(settings) },
    queues: openQueues(settings.patience.lockMs, maxRequestConnections),
  }
  const clientCalls = openClientCalls(database)
  const app = await openServer({ settings, scanFile: openScanner(settings.virusScanner), platform, clientCalls, conflicts })
  // An open stream would keep the server from stopping.
  app.addHook('preClose', async () => live.endAll())
  const leave = answerProbes(app, database)
  pagesBeside(app, settings, { db: workDatabase, jobs, queriesOf }, sandbox)
  monitoring(app, settings.monitoringDsn, address => secondsToReport(database, address))
  backChannelLogout(app, endLogins(database, { tokens, publicUrl, loopback }))
  await webApp(app, settings)
  const watch = await startWatch(settings, { app, writer, jobs, pools })
  let work: Awaited<ReturnType<typeof startJobs>> | undefined
  return {
    ...{ app, database, files, tokens, mailbox, sendWebhook, countedCalls: clientCalls.written, role },
    startWork: async () => {
      const made = { jobs, tasks, queriesOf, mailbox, sendWebhook, publicUrl, files }
      work = await startJobs({ writer, role, pool: pools.work, database: workDatabase, ...made })
    },
    stop: async (drainMs = 0) => {
      leave()
      if (drainMs > 0) await sleep(drainMs)
      await app.close()
      await clientCalls.written()
      ending.abort()
      await work?.stop()
      for (const part of [live, ended, standbys]) await part?.close()
      for (const part of [workDatabase, database]) await part.destroy()
      await watch.stop()
      await writer.close()
    },
  }
}
