// What was forgotten is gone everywhere: years after the life, no text of the database holds the name, the mail address or the
// telephone number of whoever left, and the storage none of their files.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pdfOf } from '../../files/sent-files.ts'
import { uploadOf } from '../../servers/api.ts'
import { settings } from '../../servers/settings.ts'
import { must } from '../../worlds/moments.ts'
import { today } from '../../worlds/world.ts'
import type { Market } from '../market.ts'

/** Moves everything that is dated so many years back, its weeks too, as only the owner of the tables can. */
const yearsLater = (market: Market, years: number) =>
  market.owner.transaction().execute(async tx => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`select set_config('zorginzet.forgets', 'yes', true)`.execute(tx)
    const { rows } = await sql<{ table: string; sets: string }>`
      select c.table_name as table, string_agg(format(case when column_name = 'period'
          then '%1$I = to_char(to_date(%1$I, ''IYYY-"W"IW'') - interval ''%2$s years'', ''IYYY-"W"IW'')'
          else '%1$I = %1$I - interval ''%2$s years''' end, column_name, ${years}::int), ', ') as sets
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and t.table_type = 'BASE TABLE' and is_generated = 'NEVER'
        and (data_type like 'timestamp%' or data_type = 'date' or column_name = 'period')
        and c.table_name = any(array['event', 'notification', 'care_worker', 'care_moment', 'care_moment_invoice', 'care_moment_invoice_line', 'client_report',
          'care_plan_score', 'message', 'account_device', 'mail', 'payout_ledger', 'payout_file', 'care_moment_publication_reaction',
          'assignment_agreement', 'assignment_agreement_moment', 'agreement_pdf'])
      group by 1`.execute(tx)
    for (const { table, sets } of rows) await sql.raw(`update "${table}" set ${sets}`).execute(tx)
  })

/** The tables in which one of these words still stands. */
const whereIs = async (market: Market, words: string[]): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select c.oid::regclass::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`.execute(
    market.owner,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const hit = sql`select 1 from ${sql.table(name)} t where t::text ~ ${words.join('|')} limit 1`
    if ((await hit.execute(market.owner)).rows.length > 0) found.push(name)
  }
  return found
}

/** The tables by which the file of a client says who gave care. */
const clientFile = new Set(['care_worker_profile', 'client_report', 'care_plan_score'])

/** Hands in a paper, and gives the places of all files that this worker sent. */
const handIn = async (market: Market, who: string): Promise<string[]> => {
  const me = await market.clearly(who)
  const { body, headers } = uploadOf('vog.pdf', pdfOf(`VOG ${who}`))
  const file = must(await me.post('/user_files', body, headers), 201)
  must(await me.post('/vog_documents', { issuedOn: today.slice(0, 10), files: [file['@id']] }), 201)
  const { rows } = await sql<{
    key: string
  }>`select storage_key as key from user_file where account_uuid = ${market.people.get(who)!.uuid}::uuid`.execute(market.owner)
  const places = rows.map(({ key }) => join(settings.dataDir, 'files', key))
  if (!places.every(existsSync)) throw new Error('files are stored elsewhere')
  return places
}

/** Who by temp contract has the most written for them: of whom there is the most to forget. */
export const mostIsKeptOf = async ({ people, owner }: Market): Promise<string> => {
  const temps = [...people].filter(([, { form }]) => form === 'temp_work')
  const { rows } = await sql<{
    uuid: string
  }>`select uuid from unnest(${temps.map(([, { uuid }]) => uuid)}::uuid[]) with ordinality as w(uuid, place)
    order by (select count(*) from care_moment_invoice_line l where l.care_worker_uuid = w.uuid) desc, place limit 1`.execute(
    owner,
  )
  return temps.find(([, { uuid }]) => uuid === rows[0]?.uuid)![0]
}

/**
 * Lets this worker leave, and their term pass; gives what still names them after a night. One by temp contract: an invoice that is not
 * settled is kept, with its names.
 */
export const forgottenAt = async (market: Market, who: string, night: () => Promise<void>): Promise<string[]> => {
  const { uuid, username } = market.people.get(who)!
  const number = Number(who.slice(1))
  const kept = await handIn(market, who)
  must(await (await market.clearly('planner')).put(`/care_workers/${uuid}/lose`, { reason: 'Stopt ermee' }), 200)
  // What was still open ends in the first of these nights, and its mails are old by the second.
  for (const years of [15, 15]) {
    await yearsLater(market, years)
    await night()
  }
  const gone = await sql`select 1 from forgotten where person_uuid = ${uuid}::uuid`.execute(market.owner)
  if (gone.rows.length === 0) return [`${who} is not forgotten`]
  const addresses = [username.replaceAll('.', '\\.'), `06${String(20_000_000 + number)}`]
  // The file of a client in care goes on saying who gave it (docs/operations/forgetting.md): nothing else does, nor says how to reach them.
  const cared =
    await sql`select 1 from care_moment where ${uuid}::uuid in (assignee_uuid, was_assignee_uuid) and client_uuid is not null`.execute(
      market.owner,
    )
  const named = await whereIs(market, [`\\mMarktman${number}\\M`])
  const left = cared.rows.length > 0 ? named.filter(table => !clientFile.has(table)) : named
  return [
    ...[...new Set([...(await whereIs(market, addresses)), ...left])].map(table => `${who} is still named in ${table}`),
    ...kept.filter(existsSync).map(file => `a file of ${who} is still in the storage: ${file}`),
  ]
}
