// Whether the list of what happens to each table (rules/people/forgetting.ts) has every table, and every column about somebody.
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { held, ofNobody, type TableFates } from '../../rules/people/forgetting.ts'
import { freshDatabase } from '../../tests/servers/database.ts'

const { url, drop } = await freshDatabase()
const db = new Client({ connectionString: url })
await db.connect()
afterAll(async () => {
  await db.end()
  await drop()
})
interface Column {
  table: string
  column: string
  /** The table of people that it refers to. */
  person: string | null
  /** It holds free text or an address: nothing in the table limits it to a list. */
  speaks: boolean
}
const people = ['account', 'care_worker', 'client', 'client_admin', 'back_office_employee', 'organization_user']
const { rows: columns } = await db.query<Column>(
  `select c.relname as table, a.attname as column,
    (select f.confrelid::regclass::text from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum]
      and f.confrelid::regclass::text = any($1) and a.attname <> 'uuid' limit 1) as person,
    (a.atttypid::regtype::text in ('text', 'text[]', 'jsonb', 'bytea') and not exists (select 1 from pg_constraint k where k.conrelid = c.oid
      and k.contype = 'c' and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) like '%ARRAY[%'))
    or (a.atttypid::regtype::text in ('uuid', 'uuid[]') and a.attname <> 'uuid' and not exists (
      select 1 from pg_constraint f where f.conrelid = c.oid and f.contype in ('f', 'p') and a.attnum = any(f.conkey))) as speaks
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1, a.attnum`,
  [people],
)
const tables = [...new Set(columns.map(({ table }) => table))]
const listed = [...Object.keys(held), ...Object.values(ofNobody).flat()]

test('every table is in the list, once', () => {
  expect(listed.toSorted()).toEqual(tables)
})
test.each(Object.entries(ofNobody))('of what is said to hold nobody, %s refers to no care worker and no client', (of, names) => {
  const forbidden = of === 'others' ? ['care_worker', 'client', 'client_admin'] : people
  const referring = columns.filter(
    ({ table, person }) => (names as readonly string[]).includes(table) && forbidden.includes(person ?? ''),
  )
  expect(referring.map(({ table, column }) => `${table}.${column}`)).toEqual([])
})

const ofFate = ({ careWorker, client }: TableFates) =>
  [careWorker, client].flatMap(fate => (fate === undefined || fate === 'removed' ? [] : [fate]))
const staying = Object.entries(held).filter(([, each]) => ofFate(each).length > 0)
test.each(staying)(
  'of %s, which stays, it says of every column that names or describes somebody whether that stays',
  (table, each) => {
    const own = columns.filter(column => column.table === table)
    const emptied = ofFate(each).flatMap(fate => fate.emptied)
    const covered = [...emptied, ...(each.keeps ?? [])]
    const personal = own.filter(({ person, speaks }) => person !== null || speaks).map(({ column }) => column)
    expect(personal.filter(column => !covered.includes(column))).toEqual([])
    expect(covered.filter(column => own.every(one => one.column !== column))).toEqual([])
    expect((each.keeps ?? []).filter(column => !personal.includes(column))).toEqual([])
  },
)
test.each(Object.entries(held).filter(([, each]) => ofFate(each).length === 0))(
  '%s goes whole, and keeps nothing',
  (_table, each) => {
    expect(each.keeps).toBeUndefined()
  },
)
