// A primary PostgreSQL and its standby, from the packages: created, killed, promoted and recreated. Base backups are made with the
// low-level API (PostgreSQL manual, 25.3.3).
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { environment, initialise, type Place, settle } from '../../api/platform/database/embedded/embedded-postgres-files.ts'
import { freePort } from './free-port.ts'

/** The primary or the standby. */
export interface Host {
  dataDir: string
  port: number
  process: ChildProcess
}
export interface Cluster {
  /** The addresses of both, for `database`, in libpq's format. */
  url(database: string): string
  /** The address of the standby only. */
  standbyUrl(database: string): string
  /** Queries the primary. */
  ask<R extends object>(sql: string, database?: string): Promise<R[]>
  /** Whether the primary answers within half a second. */
  answers(): Promise<boolean>
  /** Queries the standby. */
  askStandby<R extends object>(sql: string, database?: string): Promise<R[]>
  /** Kills the standby. */
  killStandby(): void
  /** Kills the primary as a power cut would. */
  kill(): void
  /** Promotes the standby to primary. */
  promote(): Promise<void>
  /** Makes the former primary a standby again, and waits until it is synchronous. */
  follow(): Promise<void>
  close(): Promise<void>
}

const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=120',
  'shared_buffers=128MB',
  'jit=off',
]

const patienceMs = 60_000
const query = async <R extends object>(url: string, sql: string, connectionTimeoutMillis = patienceMs): Promise<R[]> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<R>(sql)).rows
  } finally {
    await client.end()
  }
}
// While a server is dying or starting, a connection may be accepted and never answered: it is retried.
const tryQuery = (url: string, sql: string) => query(url, sql, 500)
const until = async (isSo: () => Promise<unknown>) => {
  for (let tries = 0; !(await isSo().catch(() => false)); tries++) {
    if (tries > 1200) throw new Error(`Waited in vain: ${isSo}`)
    await sleep(50)
  }
}

/** What all hosts of a cluster share. */
interface ClusterOptions {
  place: Place
  password: string
}
const address = ({ password }: ClusterOptions, { port }: Pick<Host, 'port'>, database = 'postgres') =>
  `postgres://zorginzet:${password}@127.0.0.1:${port}/${database}`

const start = async (shared: ClusterOptions, dataDir: string, port: number, more: string[] = []): Promise<Host> => {
  const { user, binaries } = shared.place
  const options = [...settings, `port=${port}`, ...more].flatMap(setting => ['-c', setting])
  const own = { ...user, env: environment, cwd: dataDir, stdio: 'ignore' as const }
  const host = { dataDir, port, process: spawn(binaries.postgres, ['-D', dataDir, ...options], own) }
  await until(() => tryQuery(address(shared, host), 'select 1'))
  return host
}

const copy = async (shared: ClusterOptions, first: Host, dataDir: string) => {
  rmSync(dataDir, { recursive: true, force: true })
  const held = new pg.Client({ connectionString: address(shared, first) })
  await held.connect()
  await held.query(`select pg_backup_start('standby', true)`)
  // A file that disappears during the copy is restored by the log, which the standby replays from there.
  execFileSync('sh', ['-c', 'cp -a "$0" "$1" 2>/dev/null || true', first.dataDir, dataDir])
  const { rows } = await held.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)')
  await held.end()
  rmSync(join(dataDir, 'postmaster.pid'), { force: true })
  for (const [name, text] of [
    ['backup_label', rows[0]!.label],
    ['standby.signal', ''],
    ['postgresql.auto.conf', ''],
  ] as const)
    writeFileSync(join(dataDir, name), text)
  const { user } = shared.place
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, dataDir])
}
/** Makes a standby of the primary in this folder, and waits until the primary replicates to it synchronously. */
const followBy = async (shared: ClusterOptions, first: Host, dataDir: string, port: number): Promise<Host> => {
  await copy(shared, first, dataDir)
  const from = `primary_conninfo=host=127.0.0.1 port=${first.port} user=zorginzet password=${shared.password}`
  const host = await start(shared, dataDir, port, [from])
  const at = address(shared, first)
  await query(at, `alter system set synchronous_standby_names = '*'`)
  await query(at, 'select pg_reload_conf()')
  await until(async () => (await tryQuery(at, `select 1 from pg_stat_replication where sync_state = 'sync'`)).length > 0)
  return host
}
const stop = async ({ process }: Host) => {
  const ended = process.exitCode === null && process.signalCode === null ? once(process, 'exit') : undefined
  process.kill('SIGINT')
  await ended
}

/** A primary and a synchronous standby in this folder. */
export const openCluster = async (folder: string): Promise<Cluster> => {
  const place = await settle(join(folder, 'one'), () => undefined)
  const shared = { place, password: initialise(place, false) }
  let first = await start(shared, place.dataDir, await freePort())
  await query(address(shared, first), 'create database zorginzet')
  let second = await followBy(shared, first, join(folder, 'two'), await freePort())
  return {
    url: database => `postgres://zorginzet:${shared.password}@127.0.0.1:${first.port},127.0.0.1:${second.port}/${database}`,
    standbyUrl: database => address(shared, second, database),
    ask: (sql, database = 'zorginzet') => query(address(shared, first, database), sql),
    answers: () =>
      tryQuery(address(shared, first), 'select 1').then(
        () => true,
        () => false,
      ),
    askStandby: (sql, database = 'zorginzet') => query(address(shared, second, database), sql),
    killStandby: () => {
      second.process.kill('SIGKILL')
    },
    kill: () => {
      first.process.kill('SIGKILL')
    },
    promote: async () => {
      const was = first
      await query(address(shared, second), 'select pg_promote()')
      ;[first, second] = [second, was]
    },
    follow: async () => {
      second = await followBy(shared, first, second.dataDir, second.port)
    },
    close: async () => {
      await stop(second)
      await stop(first)
    },
  }
}
