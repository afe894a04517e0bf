// The settings, read once from the environment. In production a missing required setting is an error that names it.
import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Encrypter } from 'age-encryption'
import { reachable } from './reachable.ts'

/**
 * How long PostgreSQL lets a statement wait for a lock, lets it run, and lets a transaction be idle, in milliseconds. 0 means no
 * limit.
 */
export interface Patience {
  lockMs: number
  statementMs: number
  idleInTransactionMs: number
}
export interface Settings {
  production: boolean
  port: number
  host: string
  /** The absolute address, without a slash at the end. Links in mails and documents begin with it. */
  publicUrl: string
  secret: string
  /** Accepted as well while the secret is being replaced (docs/operations/keys.md). */
  otherSecret?: string | undefined
  /** May name several hosts, of which one accepts writes (database/writer.ts). */
  databaseUrl: string | undefined
  /** Its standbys, which answer lists and items: none, one or several hosts (database/standbys.ts). */
  readUrl: string | undefined
  /** The owner of the database: migrations run as this login, and the application as that of databaseUrl, which owns nothing. */
  ownerUrl: string | undefined
  /** For requests. Background work of the server has its own limits. */
  patience: Patience
  /**
   * Whether this process works on the queue (mails, scheduled jobs) besides requests, leaves it to another, or does only that.
   */
  jobs: (typeof jobPlaces)[number]
  /** How long a stopping server still answers while `/ready` says that it is leaving, so that proxies stop sending requests. */
  drainMs: number
  dataDir: string
  /** Where backups of the embedded database go every night, and for how many days they are kept. */
  backups: { folder: string; days: number } | undefined
  /** The age recipients who can decrypt backups. Without one they are not encrypted. */
  backupRecipients: readonly string[]
  smtpUrl: string | undefined
  mailFrom: string
  /** The number of our own proxies in front of the server: their addresses are not the client's. */
  proxies: number
  /** S3-compatible storage for files. Without it, files are in a folder of dataDir. */
  s3: { bucket: string; region: string; endpoint: string | undefined; accessKey: string; secretKey: string } | undefined
  /** The address of clamd of ClamAV, host:port: it scans every uploaded file. */
  virusScanner: string | undefined
  /** A folder with root certificates of seals, besides those that come with the product. */
  sealRoots: string | undefined
  webDir: string
  /** The name in the analytics addresses: /v1/_<name>/track. */
  analyticsName: string
  /**
   * Map tiles: their address with {z}, {x} and {y}, and their attribution. Without them there is our own drawing of the land.
   */
  mapTiles: { address: string; source: string } | undefined
  /** The hosts of push services: of browsers, and in tests an origin of our own. */
  pushHosts: readonly string[]
  /** The destination of error reports from the app. */
  monitoringDsn: string | undefined
  /** Where /metrics is served. Without it nothing is measured. */
  metrics: { port: number; host: string } | undefined
  /** Whether traces go to a collector. OpenTelemetry itself reads its address from the environment. */
  traces: boolean
  /** The address of the first planner. On a database without accounts this person is mailed a link. */
  plannerEmail: string | undefined
  /** Where a vulnerability may be reported: mailto: or https:. Without one there is no security.txt. */
  securityContact: string | undefined
  /** A sandbox: production on a separate database with the demo world. Holders of its key read its mails and move its clock. */
  sandbox: { key: string } | undefined
  /** The address of the sandbox that this server tells partners about. */
  sandboxUrl: string | undefined
}

const jobPlaces = ['here', 'none', 'only'] as const

const wholeNumber = (name: string, text: string): number => {
  if (!/^\d{1,6}$/.test(text)) throw new Error(`${name} is geen geheel getal van hooguit zes cijfers: ${text}.`)
  return Number(text)
}
/**
 * How many minutes handed-in hours may differ from the plan, and how many cents more they may cost, to be approved when nobody
 * answers.
 */
export const approvalMargin = (env: NodeJS.ProcessEnv = process.env): { minutes: number; cents: number } => ({
  minutes: wholeNumber('APPROVAL_MARGIN_MINUTES', env.APPROVAL_MARGIN_MINUTES ?? '60'),
  cents: 100 * wholeNumber('APPROVAL_MARGIN_EUROS', env.APPROVAL_MARGIN_EUROS ?? '50'),
})

// Servers that share a database share the secret too: then it must be set, and is not generated.
const required = ({ DATABASE_URL: url }: NodeJS.ProcessEnv) => ['PUBLIC_URL', 'SMTP_URL', ...(url ? ['SECRET'] : [])]

/** Reads the settings. Throws one sentence naming every required setting that is missing. */
export const readSettings = (env: NodeJS.ProcessEnv = process.env): Settings => {
  const production = env.NODE_ENV === 'production' || isSandbox(env)
  const missing = production && !isSandbox(env) ? required(env).filter(name => !env[name]) : []
  if (missing.length > 0) throw new Error(`Deze instellingen zijn verplicht in productie en ontbreken: ${missing.join(', ')}.`)
  const port = portIn(env, 'PORT', 3000)
  approvalMargin(env)
  const places = placesIn(env)
  const secret = env.SECRET || keptSecret(places.dataDir, 'secret')
  if (secret.length < 32) throw new Error('SECRET, of anders het bestand secret in DATA_DIR, moet minstens 32 tekens hebben.')
  const otherSecret = env.SECRET_OTHER || undefined
  if (otherSecret && otherSecret.length < 32) throw new Error('SECRET_OTHER moet minstens 32 tekens hebben.')
  return {
    ...places,
    production,
    port,
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, ''),
    secret,
    otherSecret,
    readUrl: besideDatabase(env, 'DATABASE_READ_URL', 'de database waarvan dit standby’s zijn'),
    ownerUrl: besideDatabase(env, 'DATABASE_OWNER_URL', 'het adres van de applicatie'),
    jobs: jobsIn(env),
    patience: {
      lockMs: milliseconds(env, 'LOCK_TIMEOUT_MS', 2000),
      statementMs: milliseconds(env, 'STATEMENT_TIMEOUT_MS', 15_000),
      idleInTransactionMs: milliseconds(env, 'IDLE_IN_TRANSACTION_TIMEOUT_MS', 10_000),
    },
    drainMs: milliseconds(env, 'DRAIN_MS', production ? 3000 : 0, 0),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? 'Zorginzet <noreply@zorginzet.example>',
    proxies: Number(env.TRUST_PROXY ?? 0),
    virusScanner: env.VIRUS_SCANNER,
    sealRoots: env.SEAL_ROOTS,
    webDir: resolve(env.WEB_DIR ?? 'dist/web'),
    analyticsName: env.ANALYTICS_NAME ?? 'analytics',
    mapTiles: tilesIn(env),
    pushHosts: pushHostsIn(env, production),
    monitoringDsn: env.MONITORING_DSN,
    metrics: env.METRICS_PORT ? { port: portIn(env, 'METRICS_PORT'), host: env.METRICS_HOST || '127.0.0.1' } : undefined,
    traces: tracesIn(env),
    plannerEmail: env.PLANNER_EMAIL,
    securityContact: securityContactIn(env),
    sandbox: sandboxIn(env, places.dataDir),
    sandboxUrl: env.SANDBOX_URL?.replace(/\/$/, '') || undefined,
  }
}
/** Whether this is a sandbox, by the environment. */
export const isSandbox = ({ SANDBOX: given }: NodeJS.ProcessEnv): boolean => {
  if (given && given !== '1') throw new Error(`SANDBOX is 1 of leeg, en niet ${given}.`)
  return given === '1'
}
// Each of these would reach real people, or mix demo data with real data; and the clock of a sandbox belongs to one process.
const notInSandbox =
  'SMTP_URL S3_BUCKET PUSH_HOSTS PLANNER_EMAIL MONITORING_DSN BACKUP_DIR BACKUP_RECIPIENT DATABASE_READ_URL JOBS SANDBOX_URL'
const sandboxIn = (env: NodeJS.ProcessEnv, dataDir: string): Settings['sandbox'] => {
  if (!isSandbox(env)) {
    if (env.SANDBOX_KEY) throw new Error('Bij SANDBOX_KEY hoort SANDBOX=1.')
    return undefined
  }
  const wrong = notInSandbox.split(' ').filter(name => env[name])
  if (wrong.length > 0)
    throw new Error(`Uit een proefomgeving (SANDBOX=1) gaat niets naar buiten. Haal deze instellingen weg: ${wrong.join(', ')}.`)
  const key = env.SANDBOX_KEY || keptSecret(dataDir, 'sandbox-key')
  if (key.length < 20) throw new Error('SANDBOX_KEY moet minstens 20 tekens hebben.')
  return { key }
}

/** Where the data are, for commands that only handle files: unlike readSettings this creates nothing. */
export const placesIn = (
  env: NodeJS.ProcessEnv = process.env,
): Pick<Settings, 'databaseUrl' | 'dataDir' | 'backups' | 'backupRecipients' | 's3'> => {
  const dataDir = resolve(env.DATA_DIR ?? (isSandbox(env) ? '.data/sandbox' : '.data'))
  const backups = backupsIn(env, dataDir)
  return { databaseUrl: env.DATABASE_URL, dataDir, backups, backupRecipients: recipientsIn(env), s3: storageIn(env) }
}

// Each is meaningless without the other.
const besideDatabase = (env: NodeJS.ProcessEnv, name: string, what: string): string | undefined => {
  if (env[name] && !env.DATABASE_URL) throw new Error(`Bij ${name} hoort DATABASE_URL: ${what}.`)
  return env[name] || undefined
}

const portIn = (env: NodeJS.ProcessEnv, name: string, usual?: number): number => {
  const port = Number(env[name] ?? usual)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} is geen poortnummer: ${env[name]}.`)
  return port
}

// By the names of OpenTelemetry. Of its three network protocols we support the default one.
const tracesIn = (env: NodeJS.ProcessEnv): boolean => {
  const collector = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || env.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!collector || env.OTEL_SDK_DISABLED === 'true') return false
  const form = env.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL || env.OTEL_EXPORTER_OTLP_PROTOCOL || 'http/protobuf'
  if (form !== 'http/protobuf') throw new Error(`OTEL_EXPORTER_OTLP_PROTOCOL is http/protobuf, en niet ${form}.`)
  return true
}

const jobsIn = ({ JOBS: given = 'here', DATABASE_URL: url }: NodeJS.ProcessEnv): Settings['jobs'] => {
  const found = jobPlaces.find(place => place === given)
  if (!found) throw new Error(`JOBS is here, none of only, en niet ${given}.`)
  if (found !== 'here' && !url) throw new Error(`JOBS=${found} vraagt een database voor meer servers: zet DATABASE_URL.`)
  return found
}

// Must be one line, as security.txt is read line by line.
const securityContactIn = ({ SECURITY_CONTACT: given }: NodeJS.ProcessEnv): string | undefined => {
  if (given && !/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(given))
    throw new Error(`SECURITY_CONTACT is geen adres dat met mailto: of https: begint: ${given}.`)
  return given || undefined
}

const milliseconds = (env: NodeJS.ProcessEnv, name: string, usual: number, least = 1): number => {
  const value = Number(env[name] ?? usual)
  if (!Number.isInteger(value) || value < least || value > 3_600_000)
    throw new Error(`${name} is geen aantal milliseconden: ${env[name]}.`)
  return value
}

/** Where backups of the embedded database in this folder go unless BACKUP_DIR says otherwise. */
export const usualBackups = (dataDir: string): string => reachable(join(dataDir, 'backups'), 'backups')

// Whoever sets it counts on backups: refuse to start where none would be made. Production always has some.
const backupsIn = (env: NodeJS.ProcessEnv, dataDir: string): Settings['backups'] => {
  const { BACKUP_DIR: folder, BACKUP_DAYS: days = '14', DATABASE_URL: url } = env
  if (folder && url)
    throw new Error('BACKUP_DIR is voor de database van de pakketten; voor die van DATABASE_URL: docs/operations/backup.md.')
  if (url || isSandbox(env) || !(folder || env.NODE_ENV === 'production')) return undefined
  if (!/^[1-9]\d{0,3}$/.test(days)) throw new Error(`BACKUP_DAYS is geen aantal dagen: ${days}.`)
  return { folder: folder ? resolve(folder) : usualBackups(dataDir), days: Number(days) }
}

// The library detects typing errors: it has a checksum.
const recipientsIn = ({ BACKUP_RECIPIENT: given = '', DATABASE_URL: url }: NodeJS.ProcessEnv): string[] => {
  const recipients = given.split(',').flatMap(each => each.trim() || [])
  if (recipients.length > 0 && url)
    throw new Error(
      'BACKUP_RECIPIENT is voor de back-ups van Zorginzet, niet voor die van DATABASE_URL: docs/operations/backup.md.',
    )
  const wrong = recipients.find(each => !isRecipient(each))
  if (wrong === undefined) return recipients
  throw new Error(
    wrong.startsWith('AGE-SECRET-KEY')
      ? 'BACKUP_RECIPIENT is de sleutel zelf. Geef de ontvanger, die met age1 begint, en houd de sleutel van deze machine weg.'
      : `BACKUP_RECIPIENT is geen ontvanger die met age1 begint: ${wrong}. Een nieuwe maak je met npm run backup-key.`,
  )
}
const isRecipient = (text: string): boolean => {
  try {
    new Encrypter().addRecipient(text)
    return true
  } catch {
    return false
  }
}

// The push services of Chrome, Firefox, Safari and Edge.
const knownPushHosts = 'fcm.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com'
const pushHostsIn = ({ PUSH_HOSTS: given, SANDBOX: sandbox }: NodeJS.ProcessEnv, production: boolean): string[] => {
  if (sandbox) return []
  const hosts = (given ?? knownPushHosts).split(',').filter(Boolean)
  const isRight = (host: string) =>
    /^(\*\.)?([a-z\d-]+\.)+[a-z]{2,}$/.test(host) || (!production && /^http:\/\/127\.0\.0\.1:\d+$/.test(host))
  const wrong = hosts.find(host => !isRight(host))
  if (wrong) throw new Error(`PUSH_HOSTS noemt iets dat geen host van een pushdienst is: ${wrong}.`)
  return hosts
}

// Both are written into the page.
const tilesIn = ({ MAP_TILES: address, MAP_TILES_SOURCE: source }: NodeJS.ProcessEnv): Settings['mapTiles'] => {
  if (!address) return undefined
  if (!/^https?:\/\/[^\s"<>&]+$/.test(address) || !['{z}', '{x}', '{y}'].every(part => address.includes(part)))
    throw new Error(`MAP_TILES is geen adres met {z}, {x} en {y}: ${address}.`)
  if (!source || /["<>&]/.test(source)) throw new Error('Bij MAP_TILES hoort MAP_TILES_SOURCE: wie de kaart maakte.')
  return { address, source }
}

const storageIn = (env: NodeJS.ProcessEnv): Settings['s3'] => {
  const bucket = env.S3_BUCKET
  if (!bucket) return undefined
  const accessKey = env.S3_ACCESS_KEY
  const secretKey = env.S3_SECRET_KEY
  if (!accessKey || !secretKey) throw new Error('Bij S3_BUCKET horen S3_ACCESS_KEY en S3_SECRET_KEY.')
  return { bucket, region: env.S3_REGION ?? 'eu-west-1', endpoint: env.S3_ENDPOINT, accessKey, secretKey }
}

// Stored with the data, so that logins survive a restart. Of two processes that generate it at once, one does.
const keptSecret = (dataDir: string, name: string): string => {
  const file = join(dataDir, name)
  mkdirSync(dataDir, { recursive: true })
  if (!existsSync(file)) {
    const side = `${file}.new-${process.pid}`
    writeFileSync(side, randomBytes(32).toString('hex'), { mode: 0o600 })
    try {
      linkSync(side, file)
    } catch (error) {
      if (!existsSync(file)) throw error
    } finally {
      rmSync(side)
    }
  }
  return readFileSync(file, 'utf8')
}
