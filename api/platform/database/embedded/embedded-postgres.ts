// Starts the PostgreSQL from the packages when DATABASE_URL is not set. It is a real server on 127.0.0.1. It survives a crash of
// this process: the next start attaches to it or continues with its data.
import { execFile, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, readlinkSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { archiveSettings } from './archiving.ts'
import { damaged, environment, initialise, type Place, readPassword, settle } from './embedded-postgres-files.ts'

/** A running embedded server: the address of its database `zorginzet`, and the folder that really holds its data. */
export interface EmbeddedPostgres {
  url: string
  dataDir: string
  /** Fast shutdown of the server, also when an earlier process started it. Resolves when the server is down. */
  stop(): Promise<void>
}

interface Options {
  dataDir: string
  log: (line: string) => void
  /** When left out, a free port is chosen, a new one at each start. */
  port?: number
  /** For tests and temporary databases: a power failure may lose everything. */
  unsafe?: boolean
  /** The backup folder, in which the server archives its write-ahead log. */
  archive?: string | undefined
  /** More settings of PostgreSQL, each as name=value. */
  more?: string[]
}

interface Access {
  place: Place
  password: string
}

// After a kill -9 the old processes keep the lock and the shared memory until they have ended.
const patienceMs = 20_000
const inTheWay = /lock file .* already exists|shared memory block .* is still in use|could not bind/
const durable = ['fsync=on']
// Several servers share it, each with all its connections.
const forTests = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300']

/**
 * Serves the PostgreSQL in `dataDir`, and makes it when there is none. It attaches to a running server, or starts one. Throws an
 * Error with one Dutch sentence when the folder is damaged or of another version, when another live process uses it, or when
 * nothing can run here.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dataDir, log, port, unsafe = false, archive, more = [] } = options
  const place = await settle(dataDir, log)
  let password = readPassword(place)
  if (password === undefined) {
    log(`Nieuwe database maken in ${place.dataDir} …`)
    password = initialise(place, unsafe)
  }
  const access = { place, password }
  const archiving = archive ? archiveSettings(place, archive, log) : []
  const address = await attachOrLaunch(access, log, port, [...(unsafe ? forTests : durable), ...archiving, ...more])
  await claim(place.dataDir, address('postgres'))
  await createDatabase(address('postgres'))
  return { url: address('zorginzet'), dataDir: place.dataDir, stop: () => stop(place) }
}

/**
 * The server that runs on this data folder, for a command that runs beside the product: it is neither claimed nor stopped.
 * Undefined when none runs. Throws as startEmbeddedPostgres does.
 */
export async function findEmbeddedPostgres(
  options: Pick<Options, 'dataDir' | 'log'>,
): Promise<Omit<EmbeddedPostgres, 'stop'> | undefined> {
  const place = await settle(options.dataDir, options.log)
  const password = readPassword(place)
  if (password === undefined) return undefined
  const access = { place, password }
  const port = await findRunning(access)
  return port ? { url: addressOf(access, port)('zorginzet'), dataDir: place.dataDir } : undefined
}

async function attachOrLaunch(access: Access, log: Options['log'], port: number | undefined, settings: string[]) {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const running = await findRunning(access)
    if (running) {
      log(`Database draait al op 127.0.0.1:${running}`)
      return addressOf(access, running)
    }
    const chosen = port ?? (await freePort())
    const failure = await launch(access, chosen, settings)
    if (failure === undefined) {
      log(`Database gestart op 127.0.0.1:${chosen}`)
      return addressOf(access, chosen)
    }
    if (!inTheWay.test(failure)) throw damaged(access.place.dataDir, failure)
    if (Date.now() > deadline) throw new Error(`De database in ${access.place.dataDir} kan niet starten: ${failure}`)
    await sleep(200)
  }
}

const addressOf = (access: Access, port: number) => (database: string) =>
  `postgres://zorginzet:${access.password}@127.0.0.1:${port}/${database}`

/** The port of the server that has this data folder open and answers, if any. */
async function findRunning(access: Access): Promise<number | undefined> {
  const { dataDir } = access.place
  const lock = join(dataDir, 'postmaster.pid')
  if (!existsSync(lock)) return undefined
  const [pid, , , port] = readFileSync(lock, 'utf8').split('\n')
  if (process.platform === 'linux' && !hasOpen(Number(pid), dataDir)) {
    releaseLock(lock)
    return undefined
  }
  const directory = await ask(addressOf(access, Number(port))('postgres'), 'show data_directory').catch(() => undefined)
  return directory && realpathSync(directory) === realpathSync(dataDir) ? Number(port) : undefined
}

// The working folder of a server is its data folder. A dead process has no working folder, and an unrelated process with the same
// pid has another.
function hasOpen(pid: number, dataDir: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataDir)
  } catch {
    return false
  }
}

// PostgreSQL refuses to start while the process in its lock file exists, even when that process is dead but not reaped, or when
// another process got its pid (common in containers). It treats the pid of its own parent as stale, so we write ours. It still
// checks the shared memory.
function releaseLock(lock: string): void {
  writeFileSync(lock, readFileSync(lock, 'utf8').replace(/^\d+/, String(process.pid)))
}

/** Starts a server in a session of its own, so that Ctrl-C here does not reach it. Gives the error when it ends at once. */
async function launch(access: Access, port: number, settings: string[]): Promise<string | undefined> {
  const { binaries, dataDir, user } = access.place
  const logFile = join(dataDir, 'postgres.log')
  const output = openSync(logFile, 'a', 0o600)
  const logStart = statSync(logFile).size
  const options = { ...user, env: environment, cwd: dataDir, detached: true }
  const server = spawn(binaries.postgres, serverArguments(dataDir, port, settings), {
    ...options,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  server.unref()
  let ended = false
  server.on('error', () => (ended = true)).on('exit', () => (ended = true))
  while (!ended) {
    if (await ask(addressOf(access, port)('postgres'), 'select 1').catch(() => undefined)) return undefined
    await sleep(20)
  }
  const lines = readFileSync(logFile, 'utf8').slice(logStart).trim().split('\n')
  // A client that connected too early was refused: that is not why the server ended.
  const reasons = lines.filter(line => /FATAL|PANIC|could not bind/.test(line) && !line.includes('the database system is '))
  return (reasons[0] ?? lines.at(-1) ?? '').replace(/^.*?(FATAL|PANIC|LOG): +/, '')
}

function serverArguments(dataDir: string, port: number, settings: string[]): string[] {
  const network = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=']
  const size = ['max_connections=60', 'shared_buffers=256MB', 'random_page_cost=1.1', 'jit=off']
  // Failed statements and their values are personal data. The program itself reports its errors.
  const quiet = ['log_min_messages=log', 'log_error_verbosity=terse', 'log_checkpoints=off', 'log_timezone=UTC']
  const all = [...network, ...size, ...quiet, 'timezone=UTC', ...settings]
  return ['-D', dataDir, ...all.flatMap(setting => ['-c', setting])]
}

// A starting process holds a lock on its own connection; when the process dies, the lock is released automatically. Without the
// lock, two processes on one folder would share a server, and the first to stop would stop it for both.
const claims = new Map<string, Client>()
const claimKey = 7314
async function claim(dataDir: string, url: string): Promise<void> {
  if (claims.has(dataDir)) return
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined).on('end', () => claims.get(dataDir) === client && claims.delete(dataDir))
  await client.connect()
  // The server needs a moment to notice that a killed process has lost its connection.
  for (let attempt = 0; attempt < 20; attempt++) {
    const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [claimKey])
    if (rows[0]?.ours) {
      claims.set(dataDir, client)
      return
    }
    await sleep(100)
  }
  await client.end()
  throw new Error(
    `De gegevens in ${dataDir} zijn in gebruik bij een Zorginzet die nog draait. Stop die eerst, of kies met DATA_DIR een andere map.`,
  )
}

async function stop({ binaries, dataDir, user }: Place): Promise<void> {
  await claims.get(dataDir)?.end()
  try {
    const options = { ...user, env: environment, cwd: dataDir }
    await promisify(execFile)(binaries.pg_ctl, ['stop', '-D', dataDir, '-m', 'fast', '-w'], options)
  } catch (error) {
    if (existsSync(join(dataDir, 'postmaster.pid'))) throw error
  }
}

async function createDatabase(url: string): Promise<void> {
  const found = await ask(url, `select 1 from pg_database where datname = 'zorginzet'`)
  if (!found) await ask(url, 'create database zorginzet')
}

/** The first value of the first row. */
async function ask(url: string, sql: string): Promise<string | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // A server that stops ends its connections with an event. The query itself reports the failure.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' })
    return rows[0]?.[0]?.toString()
  } finally {
    await client.end()
  }
}

function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const probe = createServer().on('error', reject)
  probe.listen(0, '127.0.0.1', () => {
    const address = probe.address()
    probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port'))))
  })
  return promise
}
