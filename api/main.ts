// Starts everything: settings, database, demo world on an empty database, server, jobs. Stops it in the reverse order.
import { createServer } from 'node:net'
import { sameDiskWarning, unsealedWarning } from './platform/backup/keeping.ts'
import { now } from './platform/clock.ts'
import { tooMuchFor } from './platform/database/application-role.ts'
import { archiveOf } from './platform/database/embedded/archiving.ts'
import { startEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts'
import { migrate } from './platform/database/migrate.ts'
import { loginIn, openWriter } from './platform/database/writer.ts'
import { readSettings, type Settings } from './platform/settings.ts'
import { openApi } from './server.ts'
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
  if (!sealed) say(`Let op: ${unsealedWarning}`)
  const warning = sameDiskWarning(backups.folder, dataDir)
  if (warning) say(`Let op: ${warning}`)
}
const migrateWith = async ({ databaseUrl, ownerUrl }: Settings, url: string) => {
  try {
    const writer = await openWriter(ownerUrl ?? url)
    await writer.close()
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

const main = async () => {
  const settings = readSettings()
  const answers = settings.jobs !== 'only'
  if (answers) await mustBeFree(settings)
  if (settings.metrics) await mustBeFree(settings.metrics)
  const db = await openDatabaseServer(settings)
  try {
    await migrateWith(settings, db.url)
    const server = await openApi(settings, db.url)
    if (!server.role) say(withoutRole)
    await sayTooMuch(settings)
    // Not in production: there the code of the demo world is not even loaded.
    const demo = settings.production || !answers ? undefined : await import('../demo/world.ts')
    await demo?.makeDemoWorld(server, settings.ownerUrl ?? db.url, say)
    if (settings.plannerEmail && (await inviteFirstPlanner(server.database, settings.plannerEmail, now(), settings.publicUrl)))
      say(`De eerste planner is uitgenodigd: ${settings.plannerEmail}`)
    if (answers) await server.app.listen({ port: settings.port, host: settings.host })
    if (settings.jobs !== 'none') await server.startWork()
    let stopping = false
    const stop = async () => {
      if (stopping) return
      stopping = true
      await server.stop(answers ? settings.drainMs : 0)
      await db.stop()
      process.exit(0)
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
    say(answers ? `\nZorginzet draait op ${settings.publicUrl}` : '\nZorginzet werkt de wachtrij af')
    for (const line of demo?.demoLogins(settings.publicUrl) ?? []) say(line)
    say(`Gegevens: ${db.place}`)
    sayBackups(settings)
    say(`Mails: ${settings.smtpUrl ? 'via SMTP_URL' : `${settings.publicUrl}/dev/mail`}`)
  } catch (error) {
    await db.stop()
    throw error
  }
}

main().catch((error: NodeJS.ErrnoException & { port?: number }) => {
  if (error.code === 'EADDRINUSE') fail(`Poort ${error.port} is al in gebruik. Kies een andere met PORT=… of METRICS_PORT=….`)
  fail(error.message)
})
