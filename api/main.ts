// Starts everything: settings, database, demo world on an empty database, server, jobs. Stops it in the reverse order.
import { hash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { sameDiskWarning, unencryptedWarning } from './platform/backup/keeping.ts'
import { moveClock, now, resetClock } from './platform/clock.ts'
import { tooMuchFor } from './platform/database/application-role.ts'
import { archiveOf } from './platform/database/embedded/archiving.ts'
import { startEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts'
import { migrate } from './platform/database/migrate.ts'
import { loginIn, openWriter } from './platform/database/writer.ts'
import { emptySandbox, mustBeOfItsKind, readSandbox, storeClockShift } from './platform/sandbox.ts'
import { readSettings, type Settings } from './platform/settings.ts'
import { openApi, type Server } from './server.ts'
import { inviteFirstPlanner } from './user-tokens/queries.ts'

const say = (line: string) => console.log(line)
const fail = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

const openDatabaseServer = async (settings: Settings) => {
  if (settings.databaseUrl) return { url: settings.databaseUrl, place: 'DATABASE_URL', stop: async () => undefined }
  const archive = archiveOf(settings)
  const server = await startEmbeddedPostgres({ dataDir: `${settings.dataDir}/postgres`, log: say, archive })
  return { url: server.url, place: server.dataDir, stop: () => server.stop() }
}
/** Logs where backups go, who can read them, and when they would be lost together with the data. */
const sayBackups = ({ backups, backupRecipients, dataDir }: Settings) => {
  if (!backups) return
  const sealed = backupRecipients.length > 0 ? `, versleuteld voor ${backupRecipients.join(', ')}` : ''
  say(`Back-ups: elke nacht in ${backups.folder}${sealed}`)
  if (!sealed) say(`Let op: ${unencryptedWarning}`)
  const warning = sameDiskWarning(backups.folder, dataDir)
  if (warning) say(`Let op: ${warning}`)
}
const migrateWith = async ({ databaseUrl, ownerUrl, sandbox }: Settings, url: string) => {
  try {
    const writer = await openWriter(ownerUrl ?? url)
    await writer.close()
    await mustBeOfItsKind(writer.url(), sandbox !== undefined)
    const applied = await migrate(writer.url(), ownerUrl && loginIn(url), say)
    if (applied.length > 0) say(`Database bijgewerkt: ${applied.join(', ')}`)
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    const reason = message || code || 'onbekende oorzaak'
    throw new Error(
      databaseUrl
        ? `De database van ${ownerUrl ? 'DATABASE_OWNER_URL' : 'DATABASE_URL'} is niet te gebruiken: ${reason}`
        : `De database kan niet worden bijgewerkt: ${reason}`,
    )
  }
}

const withoutRole =
  'Let op: de gebruiker van DATABASE_URL mag geen rol maken. De toegangslog wordt nu alleen door triggers bewaakt (docs/production.md).'
/** Logs the rights that the application's login has but does not need. */
const sayTooMuch = async ({ databaseUrl, ownerUrl, production }: Settings) => {
  if (!databaseUrl || !(production || ownerUrl)) return
  const writer = await openWriter(databaseUrl)
  await writer.close()
  const found = await tooMuchFor(writer.url())
  if (found.length === 0) return
  const advice = ownerUrl ? '' : ' Geef migraties een eigen gebruiker met DATABASE_OWNER_URL (docs/production.md).'
  say(`Let op: de gebruiker van DATABASE_URL ${found.join(', ')}; de applicatie heeft dat niet nodig.${advice}`)
}

// Check the ports before opening anything: when one is taken, the database of the other server must be left alone.
const mustBeFree = ({ port, host }: Pick<Settings, 'port' | 'host'>) =>
  new Promise<void>((free, taken) => {
    const probe = createServer().once('error', taken)
    probe.listen(port, host, () => probe.close(() => free()))
  })

// Not in production: there the code of the demo world is not even loaded.
const loadDemo = async ({ production, sandbox, jobs }: Settings) =>
  (production && !sandbox) || jobs === 'only' ? undefined : import('../demo/world.ts')
// The requests of the demo people are not logged as if clients had sent them.
const makeWorld = async (settings: Settings, server: Server, owner: string) => {
  const demo = await loadDemo(settings)
  const { log } = server.app
  const { level } = log
  log.level = 'error'
  await demo?.makeDemoWorld(server, owner, say)
  log.level = level
}
const mailsAt = ({ publicUrl, sandbox }: Settings) => `${publicUrl}/${sandbox ? 'sandbox' : 'dev'}/mail`

/** The product on this database, up to date and with its demo world. It does not listen yet. */
const openOn = async (settings: Settings, url: string, reset: () => void): Promise<Server> => {
  await migrateWith(settings, url)
  const owner = settings.ownerUrl ?? url
  const sandboxState = settings.sandbox && (await readSandbox(owner))
  // Another world has another secret: who was logged in in the former one is not in this one.
  const own = sandboxState ? { ...settings, secret: hash('sha256', settings.secret + sandboxState.world) } : settings
  const server = await openApi(own, url, { keepClock: shiftMs => storeClockShift(owner, shiftMs), reset })
  if (!server.role) say(withoutRole)
  await sayTooMuch(settings)
  await makeWorld(settings, server, owner)
  if (sandboxState && sandboxState.shiftMs > 0) moveClock(new Date(Date.now() + sandboxState.shiftMs).toISOString())
  if (settings.plannerEmail && (await inviteFirstPlanner(server.database, settings.plannerEmail, now(), settings.publicUrl)))
    say(`De eerste planner is uitgenodigd: ${settings.plannerEmail}`)
  return server
}
const begin = async ({ jobs, port, host }: Settings, server: Server) => {
  if (jobs !== 'only') await server.app.listen({ port, host })
  if (jobs !== 'none') await server.startWork()
}
/** Answers everybody that it takes a moment, while `work` is done. */
const holdingOff = async <T>({ port, host }: Settings, work: () => Promise<T>): Promise<T> => {
  const holding = createHttpServer((_request, response) => {
    response.writeHead(503, {
      'Retry-After': '10',
      'Content-Type': 'text/html; charset=utf-8',
      'X-Sandbox': '1',
      Connection: 'close',
    })
    response.end(
      '<!doctype html><html lang="nl"><meta charset="utf-8"><meta http-equiv="refresh" content="5"><title>Proef: even geduld</title><p>De demowereld van deze proefomgeving wordt opnieuw gemaakt.',
    )
  })
  await new Promise<void>(listening => holding.listen(port, host, listening))
  try {
    return await work()
  } finally {
    holding.closeAllConnections()
    await new Promise(closed => holding.close(closed))
  }
}

const sayWhere = async (settings: Settings, place: string) => {
  const { jobs, publicUrl, sandbox, smtpUrl } = settings
  say(jobs === 'only' ? '\nZorginzet werkt de wachtrij af' : `\nZorginzet draait op ${publicUrl}`)
  if (sandbox) say(`Dit is een proefomgeving. Beheer: ${publicUrl}/sandbox, met de sleutel ${sandbox.key}`)
  for (const line of (await loadDemo(settings))?.demoLogins(mailsAt(settings)) ?? []) say(line)
  say(`Gegevens: ${place}`)
  sayBackups(settings)
  say(`Mails: ${smtpUrl ? 'via SMTP_URL' : mailsAt(settings)}`)
}

/** Runs until a signal ends it. */
const serve = async (settings: Settings, db: Awaited<ReturnType<typeof openDatabaseServer>>) => {
  let resetting: Promise<void> | undefined
  const reset = async () => {
    await server.stop()
    server = await holdingOff(settings, async () => {
      await emptySandbox(settings.ownerUrl ?? db.url)
      rmSync(join(settings.dataDir, 'files'), { recursive: true, force: true })
      resetClock()
      return open()
    })
    await begin(settings, server)
    resetting = undefined
  }
  // The next start makes a complete demo world: the database is empty, and marked as a sandbox's.
  const askReset = () => {
    resetting ??= reset().catch((error: Error) => fail(error.message))
  }
  const open = () => openOn(settings, db.url, askReset)
  let server = await open()
  await begin(settings, server)
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await resetting
    await server.stop(settings.jobs === 'only' ? 0 : settings.drainMs)
    await db.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
  await sayWhere(settings, db.place)
}

const main = async () => {
  const settings = readSettings()
  if (settings.jobs !== 'only') await mustBeFree(settings)
  if (settings.metrics) await mustBeFree(settings.metrics)
  const db = await openDatabaseServer(settings)
  try {
    await serve(settings, db)
  } catch (error) {
    await db.stop()
    throw error
  }
}

main().catch((error: NodeJS.ErrnoException & { port?: number }) => {
  if (error.code === 'EADDRINUSE') fail(`Poort ${error.port} is al in gebruik. Kies een andere met PORT=… of METRICS_PORT=….`)
  fail(error.message)
})
