// The data for measuring: a separate PostgreSQL with a large world of each required size, made once and kept.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase, openPool } from '../api/platform/database/database.ts'
import { startEmbeddedPostgres } from '../api/platform/database/embedded/embedded-postgres.ts'
import { migrate } from '../api/platform/database/migrate.ts'
import type { Settings } from '../api/platform/settings.ts'
import { openApi } from '../api/server.ts'
import { makeLargeWorld } from '../demo/scale.ts'
import { perLocation, workersPerLocation } from '../demo/scale-size.ts'
import { makeDemoWorld } from '../demo/world.ts'

const daysKept = 3
const inUse = '55006'

type Say = (line: string) => void
export interface Data {
  url: string
  moments: number
  query<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>
}

/**
 * Runs the work on large worlds with this many care moments. Each has its own database, on DATABASE_URL's server or an embedded
 * one. A world is remade after some days, because its work lies in the future.
 */
export const withData = async (
  settings: Settings,
  say: Say,
  sizes: number[],
  work: (data: Data[]) => Promise<void>,
): Promise<void> => {
  const own = settings.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: `${settings.dataDir}/bench-postgres`, log: say })
  const pools: pg.Pool[] = []
  try {
    const worlds: Data[] = []
    for (const moments of sizes) {
      const url = await madeOn(own?.url ?? settings.databaseUrl!, moments, settings, say)
      const pool = new pg.Pool({ connectionString: url, max: 2 })
      pools.push(pool)
      worlds.push({ url, moments, query: async (text, values) => (await pool.query(text, values)).rows })
    }
    await work(worlds)
  } finally {
    for (const pool of pools) await pool.end()
    await own?.stop()
  }
}

const madeOn = async (serverUrl: string, moments: number, settings: Settings, say: Say): Promise<string> => {
  const server = new pg.Client({ connectionString: serverUrl })
  await server.connect()
  try {
    const name = `bench_${moments}`
    const { href: url } = Object.assign(new URL(serverUrl), { pathname: `/${name}` })
    if (!(await isUsable(server, name, url, moments))) await make(server, name, url, moments, settings, say)
    return url
  } finally {
    await server.end()
  }
}

// A world with an old schema, half made or out of date is remade.
const isUsable = async (server: pg.Client, name: string, url: string, moments: number): Promise<boolean> => {
  const { rows } = await server.query('select 1 from pg_database where datname = $1', [name])
  if (rows.length === 0) return false
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await migrate(url)
    const found = await client.query<{ usable: boolean }>(
      `select count(*) >= $1 and max(created_at) > now() - interval '${daysKept} days'
        and (select count(*) from care_worker) >= $1 / ${perLocation.moments} * ${workersPerLocation} as usable from care_moment`,
      [moments],
    )
    return found.rows[0]!.usable
  } catch {
    return false
  } finally {
    await client.end()
  }
}

const make = async (server: pg.Client, name: string, url: string, moments: number, settings: Settings, say: Say) => {
  say(`Grote wereld maken (${moments} zorgmomenten) …`)
  await server.query(`drop database if exists ${name}`)
  await server.query(`create database ${name}`)
  await migrate(url)
  const api = await openApi(settings, url)
  const owner = openDatabase(openPool(url))
  try {
    await makeDemoWorld(api, url, say)
    await makeLargeWorld(owner, moments, say)
  } finally {
    await owner.destroy()
    await api.stop()
  }
}

/** Runs the work on a copy of this database, which is dropped afterwards. */
export const withCopy = async <T>(databaseUrl: string, work: (url: string) => Promise<T>): Promise<T> => {
  const server = new pg.Client({ connectionString: Object.assign(new URL(databaseUrl), { pathname: '/postgres' }).href })
  const { href: url } = Object.assign(new URL(databaseUrl), { pathname: '/bench_copy' })
  const drop = 'drop database if exists bench_copy with (force)'
  await server.connect()
  try {
    await server.query(drop)
    await copy(server, new URL(databaseUrl).pathname.slice(1))
    return await work(url)
  } finally {
    await server.query(drop)
    await server.end()
  }
}
// A database in use cannot be copied; idle connections to it close by themselves.
const copy = async (server: pg.Client, name: string): Promise<void> => {
  for (const until = Date.now() + 20_000; ; await sleep(500)) {
    const error = await server.query(`create database bench_copy template "${name}" strategy file_copy`).catch(e => e)
    if (!(error instanceof Error)) return
    if ((error as { code?: string }).code !== inUse || Date.now() > until) throw error
  }
}
