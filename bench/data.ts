// The data both servers work on: a PostgreSQL of its own, the large world made once and kept, and before every round of a
// write the same fresh work for each side.
import pg from 'pg'
import { openDatabase, openPool } from '../api/platform/database.ts'
import { startEmbeddedPostgres } from '../api/platform/embedded-postgres.ts'
import { migrate } from '../api/platform/migrate.ts'
import type { Settings } from '../api/platform/settings.ts'
import { openApi } from '../api/server.ts'
import { makeLargeWorld } from '../demo/scale.ts'
import { makeDemoWorld } from '../demo/world.ts'

export const moments = 100_000
const name = 'bench'
const daysKept = 3

type Say = (line: string) => void
export interface Data {
  url: string
  query<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>
  close(): Promise<void>
}

/** The large world in the database `bench` of DATABASE_URL's server, or of an embedded one; made anew after some days, as its work lies in the future. */
export const openData = async (settings: Settings, say: Say): Promise<Data> => {
  const own = settings.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: `${settings.dataDir}/bench-postgres`, log: say })
  try {
    const address = new URL(own?.url ?? settings.databaseUrl!)
    const server = new pg.Client({ connectionString: address.href })
    await server.connect()
    address.pathname = `/${name}`
    const url = address.href
    if (!(await isUsable(server, url))) await make(server, url, settings, say)
    await server.end()
    const pool = new pg.Pool({ connectionString: url, max: 2 })
    return {
      url,
      query: async (text, values) => (await pool.query(text, values)).rows,
      close: async () => {
        await pool.end()
        await own?.stop()
      },
    }
  } catch (error) {
    await own?.stop()
    throw error
  }
}

// Of an older shape, half made or gone by: whatever is wrong with it, it is made anew.
const isUsable = async (server: pg.Client, url: string): Promise<boolean> => {
  const { rows } = await server.query('select 1 from pg_database where datname = $1', [name])
  if (rows.length === 0) return false
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await migrate(url)
    const found = await client.query<{ usable: boolean }>(
      `select count(*) >= $1 and max(created_at) > now() - interval '${daysKept} days' as usable from care_moment`,
      [moments],
    )
    return found.rows[0]!.usable
  } catch {
    return false
  } finally {
    await client.end()
  }
}

const make = async (server: pg.Client, url: string, settings: Settings, say: Say) => {
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
