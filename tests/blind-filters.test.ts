// Nothing may reveal what a response hides. For each role, every value that no response shows is changed, unless that changes
// something the role sees. Every filter, order and search of every list is used before and after. The lists must be equal.
import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import type { Database, Tx } from '../api/platform/database/database.ts'
import type { DB } from '../api/platform/database/schema.ts'
import { targetOf } from '../api/platform/rows/hidden.ts'
import { allResources } from '../contract/catalogue.ts'
import { type Actor, type AnyItem, type AnyResource, isRelation, snake } from '../contract/language.ts'
import { answerTo, isUnasked, type KnownValues, type Question, questionsOf } from './questions.ts'
import { openTestApi } from './servers/api.ts'
import { actorOf, allOf, askedBy, makeRichWorld } from './worlds/rich-world.ts'

const api = await openTestApi()
afterAll(() => api.close())
await makeRichWorld(api)

// By design these filters answer yes or no to a question about hidden data.
const mayTell = [
  // Whether a worker may react depends on their agenda and on who excludes them. Whether they can be assigned depends on their
  // documents too.
  'careWorkerUuid',
  'care_moment_available_uuid',
  // They reveal that there is work, not which work.
  'hasOpenCareMoments',
]

interface Column {
  table: string
  name: string
  type: string
  target: string | undefined
}
/** The columns of each table that filters can reach. */
const columnsOf = async (): Promise<Map<string, Column[]>> => {
  const { rows } = await sql<{ table: string; name: string; type: string }>`
    select table_name as table, column_name as name, data_type as type from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'`.execute(api.owner)
  const found = new Map<string, Column[]>()
  for (const { table, fields } of allResources)
    for (const [name, field] of Object.entries(fields)) {
      const target = targetOf(field)?.table
      const column = rows.find(row => row.table === table && row.name === (target ? `${snake(name)}_uuid` : snake(name)))
      const known = found.get(table) ?? []
      if (column && !known.some(each => each.name === column.name)) found.set(table, [...known, { ...column, target }])
    }
  return found
}

/** A view of this person without filters: all of a resource, or a list below an item. */
type Look = (db: Tx | Database, seen?: Set<string>) => Promise<string>
const looksOf = async (tx: Tx, me: Actor): Promise<Look[]> => {
  const resources = askedBy(me.roles[0]!)
  const ofResources = resources.map(
    (resource): Look =>
      async (db, seen) => {
        const items = await allOf(db as Database, resource, me)
        if (seen) for (const { shown } of items) cellsIn(resource, Object.keys(resource.fields), shown, seen)
        return JSON.stringify(items.map(({ shown }) => shown))
      },
  )
  const lists = (await questionsOf(tx, me, { uuids: [], words: [] })).filter(each => isUnasked(each) && each.parent)
  return [
    ...ofResources,
    ...lists.map(
      (list): Look =>
        db =>
          answerTo(db, list, me),
    ),
  ]
}
/** The SQL statement of the view: it shows the tables and columns that the response depends on. */
const statementOf = async (look: Look): Promise<string> => {
  let statement = ''
  const query = async (text: unknown) => {
    statement += text
    return { command: 'SELECT' as const, rowCount: 0, rows: [] }
  }
  const connection = { query: query as never, release: () => undefined }
  const pool = { options: {}, connect: async () => connection, end: async () => undefined }
  await look(new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }))
  return statement
}

/** Every cell that some response shows: table, row and column. */
const cellsIn = (resource: AnyResource, names: readonly string[], item: AnyItem, into: Set<string>): void => {
  for (const name of names) {
    const [field, value] = [resource.fields[name]!, item[name]]
    if (value === undefined || value === null) continue
    into.add(`${resource.table} ${item.uuid} ${isRelation(field) ? `${snake(name)}_uuid` : snake(name)}`)
    if ('pick' in field) cellsIn(field.target, field.pick, value as AnyItem, into)
  }
}

const anotherValue = ({ table, name, type, target }: Column, me: Actor): string[] => {
  const other = `(select o."${name}" from "${table}" o where o."${name}" is distinct from x."${name}" and o."${name}" is not null order by md5(o.uuid::text || x.uuid::text) limit 1)`
  if (target)
    return [
      `(select t.uuid from "${target}" t where t.uuid not in (x."${name}", '${me.uuid}') order by md5(t.uuid::text || x.uuid::text) limit 1)`,
    ]
  if (type === 'timestamp with time zone')
    return [`x."${name}" + interval '1000 days'`, `x."${name}" - interval '1000 days'`, other]
  if (type === 'text') return [`'Verborgen ' || x.uuid`, other]
  if (type === 'boolean') return [`not x."${name}"`]
  return ['date', 'integer', 'numeric', 'double precision'].includes(type)
    ? [`x."${name}" + 1000`, `x."${name}" + 1`, other]
    : [other]
}
// Savepoints are released: within hundreds of open ones PostgreSQL looks through them all for each row that was changed.
/** Gives these rows another value, if the table's constraints allow it. */
const change = async (tx: Tx, column: Column, rows: string[], me: Actor): Promise<boolean> => {
  for (const value of anotherValue(column, me)) {
    await sql`savepoint one_column`.execute(tx)
    try {
      await sql`update ${sql.table(column.table)} x set ${sql.ref(column.name)} = ${sql.raw(value)}
        where uuid = any(${rows}::uuid[])`.execute(tx)
      return true
    } catch {
      await sql`rollback to savepoint one_column`.execute(tx)
    } finally {
      await sql`release savepoint one_column`.execute(tx)
    }
  }
  return false
}

const wordsIn = (text: string) => new Set<string>(text.match(/\w+/g))
/** Generated columns, with the columns they are computed from. */
const generated = async () =>
  (
    await sql<{
      name: string
      of: string
    }>`select column_name as name, generation_expression as of from information_schema.columns
      where table_schema = 'public' and is_generated = 'ALWAYS'`.execute(api.owner)
  ).rows
/** The columns in the conditions and orders of these questions, and the columns that those are computed from. */
const reachedBy = async (questions: Question[], me: Actor): Promise<Column[][]> => {
  const words = new Set<string>()
  for (const question of questions) {
    const [looksFor = ''] = (await statementOf(db => answerTo(db, question, me))).split('), page as (')
    for (const word of wordsIn(looksFor)) words.add(word)
  }
  for (const { name, of } of await generated()) if (words.has(name)) for (const word of wordsIn(of)) words.add(word)
  const reached = [...(await columnsOf()).values()].map(columns =>
    columns.filter(({ table, name }) => words.has(table) && words.has(name)),
  )
  return reached.filter(columns => columns.length > 0)
}

/** Changes what this person does not see, except values that change something they do see. Returns what was changed. */
const changeHidden = async (tx: Tx, me: Actor, reached: Column[][]): Promise<string[]> => {
  const seen = new Set<string>()
  const looks: { look: Look; before: string; words: Set<string> }[] = []
  for (const look of await looksOf(tx, me))
    looks.push({ look, before: await look(tx, seen), words: wordsIn(await statementOf(look)) })
  const looksTheSame = async (changed: Column[]) => {
    for (const [index, { look, before, words }] of looks.entries()) {
      if (!changed.some(({ table, name }) => words.has(table) && words.has(name)) || (await look(tx)) === before) continue
      // A view that shows one change is likely to show the next one too, so it is checked first from now on.
      looks.unshift(...looks.splice(index, 1))
      return false
    }
    return true
  }
  const shown = new Set(seen)
  const hiddenIn = async ({ table, name }: Column) => {
    const { rows } = await sql<{ uuid: string }>`select uuid from ${sql.table(table)} where ${sql.ref(name)} is not null`.execute(
      tx,
    )
    // The creation time of an account is no secret to its owner.
    const own = table === 'account' ? me.uuid : undefined
    return rows.map(({ uuid }) => uuid).filter(uuid => uuid !== own && !shown.has(`${table} ${uuid} ${name}`))
  }
  const all: string[] = []
  /** All columns together when the change shows nowhere. Otherwise column by column, and a column in halves of its rows. */
  const changeAll = async (columns: Column[], part = 1, of = 1): Promise<void> => {
    await sql`savepoint part`.execute(tx)
    const changed: Column[] = []
    for (const column of columns) {
      const rows = (await hiddenIn(column)).filter((_, index) => index % of === part - 1)
      if (rows.length > 0 && (await change(tx, column, rows, me))) changed.push(column)
    }
    const isHidden = changed.length === 0 || (await looksTheSame(changed))
    if (!isHidden) await sql`rollback to savepoint part`.execute(tx)
    await sql`release savepoint part`.execute(tx)
    if (isHidden) {
      all.push(...changed.map(({ table, name }) => `${table}.${name}`))
      return
    }
    if (columns.length > 1) for (const column of columns) await changeAll([column])
    else if (of < 2) for (const half of [part, part + of]) await changeAll(columns, half, of * 2)
  }
  for (const columns of reached) await changeAll(columns)
  return all
}

const knownIn = async (tx: Tx): Promise<KnownValues> => {
  const tables = [
    'care_worker',
    'care_moment',
    'care_moment_publication',
    'client',
    'organization',
    'organization_location',
    'act',
    'expertise_level',
  ]
  const uuids: string[] = []
  for (const table of tables) {
    const { rows } = await sql<{ uuid: string }>`select uuid from ${sql.table(table)} order by md5(uuid::text) limit 2`.execute(
      tx,
    )
    uuids.push(...rows.map(({ uuid }) => uuid))
  }
  const { rows } = await sql<{
    word: string
  }>`select word from (select first_name as word from client union select last_name from client
    union select last_name from care_worker_profile union select city from care_worker_profile union select name from organization_location
    union select title from care_moment union select last_name from organization_user union select username from account) words
    order by md5(word) limit 6`.execute(tx)
  return { uuids, words: ['Verborgen', ...rows.map(({ word }) => word)] }
}

const answersTo = async (tx: Tx, questions: Question[], me: Actor) => {
  const answers: string[] = []
  for (const question of questions) answers.push(await answerTo(tx, question, me))
  return answers
}

/** Every possible question, in the world as it is and in one that differs only in hidden values. */
const bothWorlds = async (me: Actor) => {
  const tx = await api.owner.startTransaction().execute()
  try {
    await sql`set local session_replication_role = replica`.execute(tx)
    const known = await knownIn(tx)
    const asked = await questionsOf(tx, me, known)
    await sql`savepoint as_it_is`.execute(tx)
    const changed = await changeHidden(tx, me, await reachedBy(asked, me))
    const all = new Map([...asked, ...(await questionsOf(tx, me, known))].map(question => [question.name, question]))
    const questions = [...all.values()].filter(({ key }) => !mayTell.includes(key))
    const after = await answersTo(tx, questions, me)
    await sql`rollback to savepoint as_it_is`.execute(tx)
    const before = await answersTo(tx, questions, me)
    return {
      changed,
      asked: questions.length,
      told: questions.filter((_, index) => before[index] !== after[index]).map(({ name }) => name),
    }
  } finally {
    await tx.rollback().execute()
  }
}

describe('no list tells what its answers hide', () => {
  // Almost nothing is hidden from a planner.
  test.each([
    [
      'careWorker',
      ['care_moment.actual_start_date', 'care_moment.client_uuid', 'care_worker_profile.last_name', 'client.first_name'],
    ],
    ['clientAdmin', ['care_worker_profile.city', 'care_moment.title']],
    ['backOffice', ['care_moment.client_uuid', 'client.last_name']],
    ['organization', ['care_worker_preferences.has_car', 'client.status']],
    ['locationAdmin', ['care_moment.client_uuid', 'care_worker_violation.kind']],
  ] as const)('%s', { timeout: 300_000 }, async (who, hidden) => {
    const { changed, told } = await bothWorlds(actorOf(api, who))
    expect(changed).toEqual(expect.arrayContaining([...hidden]))
    expect(told).toEqual([])
  })
})
