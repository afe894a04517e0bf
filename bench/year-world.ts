// A year of a large platform: the large world with its work spread over a year, every event that comes of it, and who read what of whom.
import pg from 'pg'
import { openDatabase, openPool } from '../api/platform/database/database.ts'
import { migrate } from '../api/platform/database/migrate.ts'
import type { Settings } from '../api/platform/settings.ts'
import { openApi } from '../api/server.ts'
import { makeLargeWorld } from '../demo/scale.ts'
import { makeDemoWorld } from '../demo/world.ts'
import type { Data } from './data.ts'

// Forty-five shifts, each eight days after the one before.
const everyDays = 8
const periods = 13

// The identifiers are of then, as those of a platform that has run for a year.
const event = (name: string, type: string, from: string) => `insert into event (uuid, name, subject_type, subject_uuid, at)
  select uuidv7(least(at - now(), interval '0')), '${name}', '${type}', uuid, at from (${from}) happened order by at`
const offered = 'select uuid, created_at as at from care_moment_publication'
const reacted = 'select uuid, created_at as at from care_moment_publication_reaction'
const notChosen = `select uuid, created_at + interval '1 day' as at from care_moment_publication_reaction where status = 'not_selected'`
/** Of each care moment a line or two in every four weeks; forty lines for three moments in a year. */
const read = (period: number) => `insert into access_log (uuid, at, actor_uuid, roles, operation, client_uuids, address)
  select uuidv7(line.at - now()), line.at, office.uuid, '{ROLE_ORGANIZATION_USER}', 'careMoments.get', array[m.client_uuid], '10.0.0.1'
  from care_moment m join (select organization_uuid, min(uuid::text)::uuid as uuid from organization_user group by 1) office using (organization_uuid)
  join generate_series(0, 1) n on n = 0 or hashtext(m.uuid::text) % 39 = ${period}
  cross join lateral (select now() - interval '28 days' * (${period} + random()) as at where m.uuid is not null and n is not null) line
  where m.client_uuid is not null order by line.at`

const isWhole = async (server: pg.Client, name: string, moments: number): Promise<boolean> => {
  const { rows } = await server.query<{ said: string | null }>(
    `select shobj_description(oid, 'pg_database') as said from pg_database where datname = $1`,
    [name],
  )
  return rows[0]?.said === `year ${moments}`
}
const make = async (url: string, moments: number, settings: Settings, say: (line: string) => void) => {
  await migrate(url)
  const api = await openApi(settings, url)
  const owner = openDatabase(openPool(url))
  try {
    await makeDemoWorld(api, url, say)
    await makeLargeWorld(owner, moments, say, everyDays)
  } finally {
    await owner.destroy()
    await api.stop()
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const events = [
    event('care_moment_published', 'CareMomentPublication', offered),
    event('reaction_placed', 'CareMomentPublicationReaction', reacted),
    event('reaction_not_selected', 'CareMomentPublicationReaction', notChosen),
  ]
  const lines = Array.from({ length: periods }, (_, period) => read(periods - 1 - period))
  for (const [at, statement] of [...events, ...lines, 'vacuum analyze'].entries()) {
    const began = performance.now()
    await client.query(statement)
    say(`Jaar, deel ${at + 1} van ${events.length + periods + 1}: ${Math.round((performance.now() - began) / 1000)} s`)
  }
  await client.end()
}

/** A year with so many care moments in the database of this name, made unless it is there whole. */
export const openYear = async (
  serverUrl: string,
  name: string,
  moments: number,
  settings: Settings,
  say: (line: string) => void,
): Promise<Data & { close(): Promise<void> }> => {
  const { href: url } = Object.assign(new URL(serverUrl), { pathname: `/${name}` })
  const server = new pg.Client({ connectionString: Object.assign(new URL(serverUrl), { pathname: '/postgres' }).href })
  await server.connect()
  if (!(await isWhole(server, name, moments))) {
    await server.query(`drop database if exists ${name} with (force)`)
    await server.query(`create database ${name}`)
    await make(url, moments, settings, say)
    await server.query(`comment on database ${name} is 'year ${moments}'`)
  }
  await server.end()
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  return { url, moments, query: async (text, values) => (await pool.query(text, values)).rows, close: () => pool.end() }
}
