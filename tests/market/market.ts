// The market: one server on a database of its own, two organizations and as many care workers as asked, on a clock that only the
// life moves.
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { moveClock } from '../../api/platform/clock.ts'
import { type Database, openDatabase, openPool } from '../../api/platform/database/database.ts'
import { openApi, type Server } from '../../api/server.ts'
import { type Answer, type Caller, callerWith } from '../servers/api.ts'
import { freshDatabase } from '../servers/database.ts'
import { follow } from '../servers/following.ts'
import { settings } from '../servers/settings.ts'
import { everybody, makeWorld, today, tokenFor, uuidOf, type Who, type World } from '../worlds/world.ts'
import { openLine } from './network.ts'
import type { Spent } from './spent.ts'

/** Whoever has a token: somebody of the small world, or a worker `w12`. */
export interface Someone {
  uuid: string
  username: string
  roles: World['people'][Who]['roles']
  multiFactor: boolean
  /** Of a worker of the market. */
  form?: string
}
export interface Market {
  world: World
  people: Map<string, Someone>
  /** As the owner of the tables: for audits, and for what no operation can do. */
  owner: Database
  server(): Server
  /** A caller through the bad network of this action; `key` names the action. */
  as(who: string, key: string, die: number): Promise<Caller>
  /** A caller over a good network; `nobody` did not log in. */
  clearly(who: string): Promise<Caller>
  restart(): Promise<void>
  /** Requests that the network still holds. */
  late: (() => Promise<void>)[]
  /** Ends every connection to the database, as when the process dies; absent where nothing may depend on chance. */
  cut: (() => Promise<void>) | undefined
  /** Follows the live events. */
  follow: typeof follow
  /** Answers that must not be: failures of the server, and what was done twice. */
  faults: string[]
  spent: Spent
  close(): Promise<void>
}

const freelanceKinds = ['id', 'vog', 'diploma', 'kvk', 'bav', 'bav_payment', 'complaints_procedure', 'commercial_iban']
const tempKinds = ['id', 'vog', 'diploma', 'personal_iban']
/** Every third works by temp contract; of some a document expires soon. */
const makeWorkers = async (db: Database, world: World, count: number): Promise<[string, Someone][]> => {
  const rows = Array.from({ length: count }, (_, n) => ({
    n,
    uuid: randomUUID(),
    username: `werker${n}@markt.example`,
    last_name: `Marktman${n}`,
    phone: `06${String(20_000_000 + n)}`,
    type: n % 3 === 2 ? 'temp_work' : 'freelance',
    iban: 'NL91ABNA0417164300',
  }))
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as r(n int, uuid uuid, username text, last_name text, phone text, type text, iban text)`
  await sql`insert into account (uuid, username, roles, multi_factor_enabled, created_at)
    select uuid, username, array['ROLE_CARE_WORKER'], false, ${today} from ${given}`.execute(db)
  await sql`insert into care_worker_profile (uuid, first_name, last_name, phone, street, house_number, postcode, city, latitude, longitude, expertise_level_uuid)
    select uuid, 'Noor', last_name, phone, 'Maliebaan', '12', '3581 CN', 'Utrecht', 52.09, 5.13, ${uuidOf(world.level)}::uuid from ${given}`.execute(
    db,
  )
  await sql`insert into care_worker_preferences (uuid) select uuid from ${given}`.execute(db)
  await sql`insert into care_worker (uuid, profile_uuid, preferences_uuid, phase, contract_types, kvk, vat_id, iban, created_at)
    select uuid, uuid, uuid, 'startup', array[type], '12345678', 'NL123456782B01', iban, ${today} from ${given}`.execute(db)
  await sql`insert into care_worker_document (care_worker_uuid, kind, status, expires_on, created_at)
    select uuid, kind, 'approved', case when kind = 'vog' and n % 11 = 3 then date '2026-10-20' + n % 30 else date '2099-12-31' end, ${today}
    from ${given}, unnest(case type when 'temp_work' then ${tempKinds}::text[] else ${freelanceKinds}::text[] end) kind`.execute(
    db,
  )
  return rows.map(({ n, uuid, username, type }) => [
    `w${n}`,
    { uuid, username, roles: ['ROLE_CARE_WORKER'] as Someone['roles'], multiFactor: false, form: type },
  ])
}

// Tokens live by the real clock.
const freshMs = 8 * 60_000

/** With `dies`, connections are cut in the middle of requests: what comes of that depends on the machine. */
export const openMarket = async (workers: number, dies = false): Promise<Market> => {
  const database = await freshDatabase()
  let server = await openApi(settings, database.url)
  moveClock(today)
  // An audit is asked once a day of tables that grow: planned for what is there, in the order that is best.
  const owner = openDatabase(
    openPool(database.url, undefined, undefined, undefined, { plan_cache_mode: 'force_custom_plan', join_collapse_limit: '8' }),
  )
  const world = await makeWorld(server.database)
  const people = new Map<string, Someone>(everybody.map(who => [who, world.people[who]]))
  for (const [name, one] of await makeWorkers(server.database, world, workers)) people.set(name, one)
  const faults: string[] = []
  const late: Market['late'] = []
  const callers = new Map<string, { caller: Caller; at: number }>()
  const clearly = async (who: string) => {
    if (who === 'nobody') return callerWith(server)
    const known = callers.get(who)
    if (known && Date.now() - known.at < freshMs) return known.caller
    const caller = callerWith(server, await tokenFor(server, people.get(who)!))
    callers.set(who, { caller, at: Date.now() })
    return caller
  }
  const restart = async () => {
    await server.stop()
    callers.clear()
    server = await openApi(settings, database.url)
  }
  const cut = async () => {
    // Waits until they are gone: whoever comes after it is not cut.
    await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and backend_type = 'client backend' and state in ('active', 'idle in transaction') and query !~* '^listen'`.execute(owner)
  }
  const market: Market = {
    ...{ world, people, owner, faults, late, spent: new Map(), clearly, restart, follow, cut: dies ? cut : undefined },
    server: () => server,
    as: async (who, key, die) => openLine({ key, die, faults, late, restart, cut: market.cut, caller: () => clearly(who) }),
    close: async () => {
      moveClock(new Date().toISOString())
      await server.stop()
      await owner.destroy()
      await database.drop()
      rmSync(settings.dataDir, { recursive: true, force: true })
    },
  }
  await (await clearly('planner')).put('/payouts/account', { name: 'Zorginzet', iban: 'NL91ABNA0417164300' })
  return market
}
export type { Answer }
