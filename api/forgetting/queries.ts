// Who is forgotten and when. The functions of the database (migration 0013) do it, and check the term themselves.
import { sql } from 'kysely'
import type { forgettingKind, forgettingOperations } from '../../contract/accounts/forgetting.ts'
import { everyRole, type Queries } from '../platform/concept.ts'
import type { Database, Sql, Tx } from '../platform/database/database.ts'
import { Problem } from '../platform/problem.ts'
import { keptYears } from '../retention/queries.ts'

export type ForgettingKind = (typeof forgettingKind)[number]
export const queries: Queries<typeof forgettingOperations> = {
  ForgettingHold: { visible: { ...everyRole(false), ROLE_PLANNER: true } },
}

const ended = { careWorker: sql.raw('care_worker_ended'), client: sql.raw('client_ended') }
/** The first day on which somebody can be forgotten, and the day on which it happened. Throws 404 when there is no such person. */
export const outlookOf = async (tx: Tx, of: 'careWorker' | 'client', uuid: string) => {
  const [table, kind] = of === 'client' ? ['client', 'client'] : ['care_worker', 'care_worker']
  const years = await keptYears(tx, of)
  const { rows } = await sql<{ forgetsOn: string | null; forgottenOn: string | null }>`
    select ((${ended[of]}(p.uuid) + make_interval(years => ${years}::int)) at time zone 'Europe/Amsterdam')::date + 1 as "forgetsOn",
      (select (f.at at time zone 'Europe/Amsterdam')::date from forgotten f where f.person_uuid = p.uuid and f.kind = ${kind}) as "forgottenOn"
    from ${sql.table(table)} p where p.uuid = ${uuid}::uuid`.execute(tx)
  if (!rows[0]) throw new Problem('not_found')
  return { years, ...rows[0] }
}
/** Throws 409 for somebody who was forgotten: that cannot be undone. */
export const mustBeKnown = async (tx: Tx, person: string): Promise<void> => {
  const { rows } = await sql`select 1 from forgotten where person_uuid = ${person}::uuid limit 1`.execute(tx)
  if (rows.length > 0) throw new Problem('is_forgotten')
}

export const figures = async (tx: Tx) => {
  const { rows } = await sql<{ kind: ForgettingKind; count: number; lately: number; lastOn: string | null }>`
    select kind, count(*)::int as count, (count(*) filter (where at > now() - interval '30 days'))::int as lately,
      (max(at) at time zone 'Europe/Amsterdam')::date as "lastOn" from forgotten group by kind order by kind`.execute(tx)
  const { rows: holds } = await sql<{ count: number }>`select count(*)::int as count from forgetting_hold`.execute(tx)
  return { kinds: rows, held: holds[0]!.count }
}

const notHeld = (column: 'care_worker_uuid' | 'client_uuid', uuid: Sql): Sql =>
  sql`not exists (select 1 from forgetting_hold h where h.${sql.ref(column)} = ${uuid})`
/** For each kind: whose term has passed, and the function that forgets them. */
export const terminated: Record<ForgettingKind, { due: Sql; forget(uuid: string): Sql }> = {
  care_worker: {
    due: sql`select w.uuid from care_worker w join account a on a.uuid = w.uuid where (not a.active or w.phase = 'lost')
      and care_worker_ended(w.uuid) < kept_since('careWorker') and ${notHeld('care_worker_uuid', sql`w.uuid`)}`,
    forget: uuid => sql`forget_care_worker(${uuid}::uuid)`,
  },
  client: {
    due: sql`select c.uuid from client c where c.status in ('inactive', 'closed')
      and client_ended(c.uuid) < kept_since('client') and ${notHeld('client_uuid', sql`c.uuid`)}`,
    forget: uuid => sql`forget_client(${uuid}::uuid)`,
  },
  // After the clients: the last file with the name may just have been removed.
  name: {
    due: sql`select f.person_uuid as uuid from forgotten f where f.kind = 'care_worker'
      and not exists (select 1 from forgotten n where n.person_uuid = f.person_uuid and n.kind = 'name')
      and not is_named(f.person_uuid) and ${notHeld('care_worker_uuid', sql`f.person_uuid`)}`,
    forget: uuid => sql`forget_name(${uuid}::uuid)`,
  },
}

// The number of rows removed at once: small enough to block nobody.
const batch = 5_000
const invoicesAtOnce = 500
/**
 * Removes the oldest financial records that the law no longer requires, and the agreements that they came from; gives how many rows were removed, and the keys of their receipts.
 */
export const forgetBooks = async (tx: Tx): Promise<{ gone: number; keys: string[] }> => {
  const { rows } = await sql<{
    gone: number
    keys: string[]
  }>`select gone, keys from forget_books(${invoicesAtOnce}::int)`.execute(tx)
  const { gone, keys } = rows[0]!
  const { rows: agreements } = await sql<{ gone: number }>`select forget_agreements(${invoicesAtOnce}::int) as gone`.execute(tx)
  return { gone: gone + agreements[0]!.gone, keys }
}
/** Removes the rosters whose last day is longer ago than their term, with the choices made from them; gives how many. */
export const removeOldRosters = async (db: Database, now: string): Promise<number> => {
  const years = await keptYears(db, 'roster')
  const { numAffectedRows = 0n } = await sql`with old as (select uuid from roster
      where end_date < (${now}::timestamptz - make_interval(years => ${years}::int))::date),
    choices as (delete from roster_choice where roster_uuid in (select uuid from old))
    delete from roster where uuid in (select uuid from old)`.execute(db)
  return Number(numAffectedRows)
}
/** Removes mails that were sent longer ago than their term; gives how many. */
export const removeOldMails = async (db: Database, now: string): Promise<number> => {
  const years = await keptYears(db, 'mail')
  let gone = 0
  for (let last = batch; last === batch; gone += last) {
    const { numAffectedRows = 0n } = await sql`delete from mail where uuid in (select uuid from mail
      where at < ${now}::timestamptz - make_interval(years => ${years}::int) limit ${batch})`.execute(db)
    last = Number(numAffectedRows)
  }
  return gone
}
