// The rows that the database holds about a person, by the table list of rules/people/forgetting.ts; and moving years ahead.
import { sql } from 'kysely'
import { held } from '../../rules/people/forgetting.ts'
import type { TestApi } from '../servers/api.ts'
import { today } from './world.ts'

type Of = 'careWorker' | 'client'
type Owner = TestApi['owner']

/** For tables of which whole rows are deleted: the columns that say who a row is about. */
const naming = async (owner: Owner, of: Of) => {
  const targets = of === 'client' ? ['client'] : ['care_worker', 'account']
  const { rows } = await sql<{ table: string; column: string }>`
    select conrelid::regclass::text as table, attname as column from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and cardinality(conkey) = 1 and confrelid::regclass::text = any(${targets}::text[])
    and attname <> all(array['author_uuid', 'made_by_uuid', 'reported_by_uuid', 'last_author_uuid'])`.execute(owner)
  // A hold would prevent their deletion.
  return rows.filter(({ table }) => held[table]?.[of] === 'removed' && table !== 'forgetting_hold')
}

const chosen: Record<string, string> = {
  'user_token.kind': 'reset_password',
  'notification_preference.by_mail': 'off',
  'quiet_hours.starts_at': '22:00',
  'quiet_hours.ends_at': '07:00',
  'roster_choice.outcome': 'asked',
}
const ofType: Record<string, string> = {
  uuid: 'uuidv7()',
  bytea: "'\\x00'",
  boolean: 'true',
  integer: '1',
  bigint: '1',
  jsonb: "'[]'",
}
/** A row of this table that names the person in this column, with only its required fields. */
const put = async (owner: Owner, table: string, column: string, who: string) => {
  const { rows } = await sql<{ name: string; type: string; target: string | null }>`
    select attname as name, format_type(atttypid, null) as type, (select confrelid::regclass::text from pg_constraint f
      where f.conrelid = attrelid and f.contype = 'f' and f.conkey = array[attnum]) as target from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attnotnull and not atthasdef and attname <> ${column}`.execute(
    owner,
  )
  const values = rows.map(({ name, type, target }) => {
    const own = chosen[`${table}.${name}`]
    if (own) return `'${own}'`
    if (target) return `(select uuid from ${target} limit 1)`
    return ofType[type] ?? (type.startsWith('timestamp') ? `'${today}'` : `'iets'`)
  })
  const columns = [column, ...rows.map(({ name }) => name)].map(name => `"${name}"`)
  await sql.raw(`insert into ${table} (${columns}) values (${[`'${who}'`, ...values]})`).execute(owner)
}

// The dates from which a person's end date is derived.
const dated = [
  ...['account_device', 'care_moment', 'care_plan_score', 'care_worker', 'client', 'client_report', 'event', 'message'],
]
export const heldIn = ({ owner }: TestApi) => {
  const countsOf = async (of: Of, uuid: string) => {
    const counts = new Map<string, number>()
    for (const { table, column } of await naming(owner, of)) {
      const rows = sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} where ${sql.ref(column)} = ${uuid}`
      counts.set(table, (counts.get(table) ?? 0) + (await rows.execute(owner)).rows[0]!.n)
    }
    return counts
  }
  const full = async (of: Of, uuid: string) => [...(await countsOf(of, uuid))].filter(([, n]) => n > 0).map(([table]) => table)
  return {
    /** The tables, among those deleted whole, that have a row about them. */
    full,
    /** Puts a row about the person in each of those tables; returns the number of tables. */
    fillUp: async (of: Of, uuid: string) => {
      const counts = await countsOf(of, uuid)
      for (const { table, column } of await naming(owner, of))
        if (counts.get(table) === 0) await put(owner, table, column, uuid).then(() => counts.set(table, 1))
      return counts.size
    },
    /** A worker who was assigned without a reaction gives the work back, for this reason and with this replacement. */
    giveBack: (worker: string, words: string) =>
      sql`insert into event (name, subject_type, subject_uuid, actor_uuid, at, reason, data)
        select 'care_moment_assignment_canceled', 'CareMoment', uuid, ${worker}, created_at, ${words}::text,
          jsonb_build_object('careWorker', ${worker}::text, 'late', false, 'replacement', ${words}::text)
        from care_moment m where not exists (select 1 from care_moment_publication p join care_moment_publication_reaction r
          on r.care_moment_publication_uuid = p.uuid where p.care_moment_uuid = m.uuid) limit 1`.execute(owner),
    /** The tables that contain one of these words, sorted. */
    whereIs: async (words: string[]) => {
      const { rows } = await sql<{ name: string }>`select c.oid::regclass::text as name from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`.execute(
        owner,
      )
      const found: string[] = []
      for (const { name } of rows) {
        const patterns = words.map(word => `%${word}%`)
        const hit = sql`select 1 from ${sql.table(name)} t where t::text like any(${patterns}::text[]) limit 1`
        if ((await hit.execute(owner)).rows.length > 0) found.push(name)
      }
      return found
    },
    /** Moves all rows this many years back. Only the owner can do this, as it includes final rows. */
    yearsLater: (years: number) =>
      owner.transaction().execute(async tx => {
        await sql`select set_config('zorginzet.forgets', 'yes', true)`.execute(tx)
        const { rows } = await sql<{ table: string; sets: string }>`
          select table_name as table, string_agg(format('%I = %I - interval ''%s years''', column_name, column_name, ${years}::int), ', ') as sets
          from information_schema.columns where table_schema = 'public' and (data_type like 'timestamp%' or column_name = 'ended_on')
          and table_name = any(${dated}::text[]) group by 1`.execute(tx)
        for (const { table, sets } of rows) await sql.raw(`update ${table} set ${sets}`).execute(tx)
        // The last approved day: even the owner must disable the trigger to change final rows.
        await sql`alter table care_moment_invoice_line disable trigger user`.execute(tx)
        await sql`update care_moment_invoice_line set date = date - make_interval(years => ${years}::int)`.execute(tx)
        await sql`alter table care_moment_invoice_line enable trigger user`.execute(tx)
      }),
  }
}
