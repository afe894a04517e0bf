// That everything that refers to a client is handled when two files are joined, and when the remaining file is forgotten.
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { heldIn } from '../../tests/worlds/held-rows.ts'
import { must } from '../../tests/worlds/moments.ts'
import { makeRichWorld } from '../../tests/worlds/rich-world.ts'
import { putClient } from '../../tests/worlds/rows.ts'
import { uuidOf } from '../../tests/worlds/world.ts'
import { becomes } from './queries.ts'

const api = await openTestApi()
const { as, world, db, owner } = api
afterAll(() => api.close())

test('every reference to a client says what joining does with it', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname || '.' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and not a.attisdropped
      and a.attname <> 'api_client_uuid' -- a program
      and (a.attname like '%client_uuid%' or exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'
        and f.confrelid = 'client'::regclass and a.attnum = any(f.conkey))) order by 1`.execute(owner)
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(becomes).toSorted())
})

test('everything in a full file moves along, in every table, and is forgotten with the file that is kept', async () => {
  await makeRichWorld(api)
  const { full, fillUp, whereIs, yearsLater } = heldIn(api)
  const [kept, other] = [await putClient(db, world), uuidOf(world.client)]
  await fillUp('client', other)
  await db.updateTable('client').set({ status: 'active', first_name: 'Merknaam', version: 1 }).where('uuid', '=', other).execute()
  const tables = await full('client', other)
  expect(tables.length).toBeGreaterThan(14)
  must(await as.planner.put(`/clients/${kept}/joining`, { other: world.client, version: 1, otherVersion: 1, takes: [] }), 200)
  expect(await full('client', other)).toEqual([])
  expect((await full('client', kept)).toSorted()).toEqual([...new Set([...tables, 'joined_client'])].toSorted())

  await db.deleteFrom('forgetting_hold').execute()
  await db.updateTable('client').set({ status: 'closed' }).where('uuid', '=', kept).execute()
  expect(await whereIs(['Merknaam'])).toEqual(expect.arrayContaining(['event', 'joined_client']))
  await yearsLater(25)
  await sql`select forget_client(${kept})`.execute(db)
  expect((await whereIs(['Merknaam'])).filter(table => table !== 'mail')).toEqual([])
})
