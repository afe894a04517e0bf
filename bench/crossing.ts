// npm run bench -- crossing: what would stand in the way of dividing the data by organization. Which tables have an organization, which
// constraints go past one, and which statements: those of every list of each role, and those that the people of the soak bring about in two
// minutes, as PostgreSQL counts them.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { contract } from '../contract/index.ts'
import type { Role } from '../contract/language.ts'
import type { Operation } from '../contract/operations.ts'
import { referenceOperations } from '../contract/reference.ts'
import { keyedReferenceData } from '../contract/reference-changes.ts'
import { statementOf } from '../tests/list-statements.ts'
import { withStart } from './children.ts'
import { type Data, withCopy } from './data.ts'
import { circumstances, row } from './page.ts'
import { logIn, look, type Seen } from './soak-people.ts'

/** What PostgreSQL has to load to count statements. */
export const counting = ['shared_preload_libraries=pg_stat_statements']
const people = 100
const seconds = 120

// What is the same for everyone has a copy everywhere.
const offered = Object.values<Operation>(referenceOperations).flatMap(operation =>
  operation.kind === 'list' ? [operation.resource!] : [],
)
const everywhere = new Set([
  ...[...offered, ...keyedReferenceData].map(({ table }) => table),
  ...['postcode', 'holiday', 'mail_text', 'irregular_hours_window', 'salary_scale', 'migration'],
])

/** Whose the rows of a table are. */
type Whose = 'organization' | 'below an organization' | 'the same for all' | 'person' | 'nobody'
const within = new Set<Whose>(['organization', 'below an organization', 'the same for all'])
interface Crossed {
  tables: Map<string, Whose>
  /** Of the tables that have an organization: what is unique or excluded without it, and references to what has none. */
  constraints: { excluded: string[]; references: string[] }
  /** By role: its lists, and how many of them stay within one organization; also where care workers have a copy everywhere. */
  lists: Map<string, { all: number; stay: number; withWorkers: number }>
  calls: Record<'all' | 'stay' | 'withWorkers', { calls: number; ms: number }> & { most: [name: string, ms: number][] }
}

// Below stands what cannot be without a row that has an organization, at any distance; then the same of an account.
const whoseAre = `with recursive t as (
    select oid, relname::text as name from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
  ), fk as (
    select conrelid as from_oid, confrelid as to_oid from pg_constraint c where contype = 'f'
    and not exists (select from pg_attribute where attrelid = conrelid and attnum = any(conkey) and not attnotnull)
  ), own as (
    select oid from t where name = 'organization' or exists (select from pg_attribute where attrelid = oid and attname = 'organization_uuid' and attnotnull)
  ), below as (select oid from own union select from_oid from below join fk on to_oid = oid),
  personal as (select oid from t where name = 'account' union select from_oid from personal join fk on to_oid = oid)
  select name, case when oid in (table own) then 'organization' when oid in (table below) then 'below an organization'
    when oid in (table personal) then 'person' else 'nobody' end as whose from t order by name`
const constraintsOf = `select conname as name, conrelid::regclass::text as "table", confrelid::regclass::text as other, contype = 'f' as "isReference"
  from pg_constraint c where connamespace = 'public'::regnamespace and contype in ('u', 'x', 'f') and conparentid = 0
  and (contype = 'f' or not exists (select from pg_attribute where attrelid = conrelid and attnum = any(conkey) and attname = 'organization_uuid'))
  union all select indexrelid::regclass::text, indrelid::regclass::text, '-', false from pg_index
  where indisunique and not exists (select from pg_constraint where conindid = indexrelid) order by 1`
const views = `select view_name as view, array_agg(table_name::text) as tables from information_schema.view_table_usage where view_schema = 'public' group by 1`

type Query = <R extends pg.QueryResultRow>(text: string) => Promise<R[]>
const readTables = async (query: Query) => {
  const found = await query<{ name: string; whose: Whose }>(whoseAre)
  const tables = new Map(found.map(({ name, whose }) => [name, everywhere.has(name) ? ('the same for all' as const) : whose]))
  const isDivided = (name: string) => /organization/.test(tables.get(name) ?? '')
  const constraints = await query<{ name: string; table: string; other: string; isReference: boolean }>(constraintsOf)
  const ofDivided = constraints.filter(({ table }) => isDivided(table))
  const excluded = ofDivided.filter(({ isReference }) => !isReference).map(({ name }) => name)
  const references = ofDivided.filter(({ isReference, other }) => isReference && !within.has(tables.get(other)!))
  return { tables, constraints: { excluded, references: references.map(({ name }) => name) } }
}
/** Whether a statement names nothing but what one organization has, and whom it is about. */
const judgeOf = async (query: Query, tables: Map<string, Whose>) => {
  const behind = new Map((await query<{ view: string; tables: string[] }>(views)).map(each => [each.view, each.tables]))
  const namedIn = (text: string) =>
    [...text.matchAll(/\b(?:from|join|into|update|using)\s+(?:only\s+)?(?:"?public"?\.)?"?(\w+)"?/gi)]
      .flatMap(([, name]) => behind.get(name!) ?? [name!])
      .filter(name => tables.has(name))
  return {
    namesAny: (text: string) => namedIn(text).length > 0,
    stays: (text: string) => namedIn(text).every(name => within.has(tables.get(name)!)),
    staysWithWorkers: (text: string) =>
      namedIn(text).every(name => within.has(tables.get(name)!) || name.startsWith('care_worker')),
    beyond: (text: string) => [...new Set(namedIn(text).filter(name => !within.has(tables.get(name)!)))].sort().join(', '),
  }
}
type Judge = Awaited<ReturnType<typeof judgeOf>>

const judgeLists = async ({ stays, staysWithWorkers }: Judge): Promise<Crossed['lists']> => {
  const lists: Crossed['lists'] = new Map()
  for (const operation of Object.values(contract).flatMap(concept => Object.values<Operation>(concept))) {
    if (operation.kind !== 'list' || operation.by === 'public') continue
    for (const role of operation.by as readonly Role[]) {
      const count = lists.get(role) ?? { all: 0, stay: 0, withWorkers: 0 }
      count.all += 1
      const statement = await statementOf(operation as Parameters<typeof statementOf>[0], role)
      if (stays(statement)) count.stay += 1
      if (staysWithWorkers(statement)) count.withWorkers += 1
      lists.set(role, count)
    }
  }
  return lists
}

const countCalls = async (url: string, secret: string, judge: Judge): Promise<Crossed['calls']> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create extension if not exists pg_stat_statements')
  const seen: Seen = { times: [], changes: 0, renewals: 0, news: 0, errors: [] }
  await withStart(url, secret, {}, async address => {
    const everybody = await logIn(url, people)
    const stop = AbortSignal.timeout(seconds * 1000)
    await client.query('select pg_stat_statements_reset()')
    await Promise.all(everybody.map(person => look(address, person, seen, stop)))
    await sleep(2000)
  })
  const { rows } = await client.query<{ query: string; calls: number; ms: number }>(
    `select query, calls::float8 as calls, total_exec_time as ms from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database())`,
  )
  await client.end()
  const asked = rows.filter(({ query }) => judge.namesAny(query) && !/graphile_worker/.test(query))
  const sumOf = (of: typeof asked) =>
    of.reduce((sum, { calls, ms }) => ({ calls: sum.calls + calls, ms: sum.ms + ms }), { calls: 0, ms: 0 })
  const sumWhere = (is: (text: string) => boolean) => sumOf(asked.filter(({ query }) => is(query)))
  const beyond = [...Map.groupBy(asked, ({ query }) => judge.beyond(query))].filter(([name]) => name !== '')
  const most = beyond.map(([name, all]): [string, number] => [name, sumOf(all).ms]).sort((a, b) => b[1] - a[1])
  return {
    ...{ all: sumOf(asked), stay: sumWhere(judge.stays), withWorkers: sumWhere(judge.staysWithWorkers) },
    most: most.slice(0, 5),
  }
}

/** Reads the tables and judges the statements. */
export const measureCrossing = async (data: Data, secret: string): Promise<Crossed> => {
  const query: Query = text => data.query(text)
  const { tables, constraints } = await readTables(query)
  const judge = await judgeOf(query, tables)
  const lists = await judgeLists(judge)
  return { tables, constraints, lists, calls: await withCopy(data.url, url => countCalls(url, secret, judge)) }
}

const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)}%`
/** What crosses organizations, in Markdown. */
export const crossingReport = ({ tables, constraints, lists, calls }: Crossed): string => {
  const ofWhom = Map.groupBy(tables, ([, whose]) => whose)
  return [
    '## Across organizations',
    '',
    `${circumstances()}. Whose the rows of the ${tables.size} tables are:`,
    '',
    ...[...ofWhom].map(([whose, found]) => `- ${whose} (${found.length}): ${found.map(([name]) => name).join(', ')}`),
    '',
    `Of those with an organization ${constraints.excluded.length} rules of what may be there once name no organization (${constraints.excluded.join(', ')}), and`,
    `${constraints.references.length} references lead to what has none.`,
    '',
    row('lists of', 'all', 'that name only what one organization has', 'and care workers'),
    row('---', '---', '---', '---'),
    ...[...lists].map(([role, { all, stay, withWorkers }]) => row(role, String(all), String(stay), String(withWorkers))),
    '',
    `Of ${calls.all.calls} statements that ${people} people of the soak brought about in ${seconds} seconds ${percent(calls.stay.calls, calls.all.calls)} name only what one organization has,`,
    `which takes ${percent(calls.stay.ms, calls.all.ms)} of the time of the database; ${percent(calls.withWorkers.calls, calls.all.calls)} and ${percent(calls.withWorkers.ms, calls.all.ms)} with care workers. By time, what is named beyond an organization:`,
    '',
    ...calls.most.map(([name, ms]) => `- ${percent(ms, calls.all.ms)}: ${name}`),
    '',
  ].join('\n')
}
