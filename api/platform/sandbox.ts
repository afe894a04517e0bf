// The database of a sandbox is marked as such, by a table that no other database has: a sandbox never works on real data, and a
// real server never on a sandbox's (docs/decisions/0152).
import pg from 'pg'

/** The notice of a sandbox, on its screens and in print. */
export const nothingReal = 'niets hier is echt'
/** The prefix of mails and titles in a sandbox. */
export const sandboxMark = 'Proef: '

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
const hasTable = async (client: pg.Client, name: string): Promise<boolean> => {
  const { rows } = await client.query<{ is: boolean }>('select to_regclass($1) is not null as is', [`public.${name}`])
  return rows[0]!.is
}
const mark = `create table sandbox (world uuid not null, clock_shift_ms bigint not null);
  insert into sandbox values (gen_random_uuid(), 0)`

/**
 * Throws when the database at this address, of its owner, is a sandbox's and this server is not, or the other way round. An empty
 * one becomes a sandbox's. Runs before the migrations, so that nothing in a wrong database is touched.
 */
export const mustBeOfItsKind = (url: string, isSandbox: boolean): Promise<void> =>
  withClient(url, async client => {
    const isMarked = await hasTable(client, 'sandbox')
    if (isMarked && !isSandbox) throw new Error('zij is die van een proefomgeving. Zet SANDBOX=1, of kies een andere.')
    if (isMarked || !isSandbox) return
    if (await hasTable(client, 'migration'))
      throw new Error('zij is niet als die van een proefomgeving gemaakt. Kies met DATABASE_URL of DATA_DIR een lege.')
    await client.query(mark)
  })

/**
 * What a sandbox stores besides its demo world: the number of that world, which increases at every reset, and how far its clock
 * is ahead.
 */
export const readSandbox = (url: string): Promise<{ world: string; shiftMs: number }> =>
  withClient(url, async client => {
    const { rows } = await client.query<{ world: string; clock_shift_ms: string }>('select world, clock_shift_ms from sandbox')
    return { world: rows[0]!.world, shiftMs: Number(rows[0]!.clock_shift_ms) }
  })
/** Stores how far the clock is ahead, for the next start. */
export const storeClockShift = (url: string, shiftMs: number): Promise<void> =>
  withClient(url, async client => {
    await client.query('update sandbox set clock_shift_ms = $1', [Math.round(shiftMs)])
  })
/** Empties a sandbox's database in one transaction, and marks it again. */
export const emptySandbox = (url: string): Promise<void> =>
  withClient(url, async client => {
    if (!(await hasTable(client, 'sandbox'))) throw new Error('De database is niet die van een proefomgeving.')
    await client.query(`begin; drop schema public cascade; drop schema if exists graphile_worker cascade;
      create schema public; grant usage on schema public to public; ${mark}; commit`)
  })
