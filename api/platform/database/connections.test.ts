// A statement that a transaction sends along with the next is committed or refused as if it had been awaited.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { freshDatabase } from '../../../tests/servers/database.ts'
import type { Tx } from './database.ts'

// The test files of a run share their modules, and a process prepares a limited number of statements: a fresh module has prepared
// none.
vi.resetModules()
const { asArrays, last, openDatabase, openPool, unheeded } = await import('./database.ts')
const { url, drop } = await freshDatabase()
const pool = openPool(url, undefined, undefined, 1)
const db = openDatabase(pool)
beforeAll(() => sql`create table note (text text primary key)`.execute(db))
beforeEach(() => sql`truncate note`.execute(db))
afterAll(async () => {
  await db.destroy()
  await drop()
  vi.resetModules()
})

const write = (tx: Tx | typeof db, text: string) => sql`${unheeded}insert into note values (${text})`.execute(tx)
const ask = (tx: Tx, n: number) => sql<{ n: number }>`select ${n}::int as n`.execute(tx)
const notes = async () => (await sql<{ text: string }>`select text from note order by 1`.execute(db)).rows.map(({ text }) => text)
const twice = { code: '23505' }

test('a fire-and-forget statement is sent, in order, with the next one or with the commit', async () => {
  await db.transaction().execute(async tx => {
    await write(tx, 'a')
    await write(tx, 'b')
    expect((await sql<{ n: number }>`select count(*)::int as n from note`.execute(tx)).rows).toEqual([{ n: 2 }])
    await write(tx, 'c')
  })
  expect(await notes()).toEqual(['a', 'b', 'c'])
})
test('a fire-and-forget statement outside a transaction is sent at once', async () => {
  await write(db, 'alone')
  expect(await notes()).toEqual(['alone'])
})
test.each([
  ['with the statement that follows', async (tx: Tx) => void (await ask(tx, 1))],
  ['with the commit', async () => undefined],
])('its error is thrown %s, and nothing is kept', async (_when, next) => {
  const work = db.transaction().execute(async tx => {
    await write(tx, 'a')
    await write(tx, 'a')
    await next(tx)
  })
  await expect(work).rejects.toMatchObject(twice)
  expect(await notes()).toEqual([])
  expect((await db.transaction().execute(tx => ask(tx, 7))).rows).toEqual([{ n: 7 }])
})
test('an error that a savepoint took back is not thrown later', async () => {
  const tx = await db.startTransaction().execute()
  await write(tx, 'a')
  const inside = await tx.savepoint('s').execute()
  await write(inside, 'a')
  await expect(ask(inside, 1)).rejects.toMatchObject(twice)
  const back = await inside.rollbackToSavepoint('s').execute()
  await expect(sql`select 1 / ${0}::int`.execute(back)).rejects.toMatchObject({ code: '22012' })
  await (await back.rollbackToSavepoint('s').execute()).commit().execute()
  expect(await notes()).toEqual(['a'])
})
test('the last statement commits, and a transaction that had failed keeps nothing', async () => {
  const end = (text: string) =>
    db.transaction().execute(async tx => {
      await write(tx, text)
      return sql<{ n: number }>`${last}select count(*)::int as n from note where text <> ${'x'}`.execute(tx)
    })
  expect((await end('a')).rows).toEqual([{ n: 1 }])
  await expect(end('a')).rejects.toMatchObject(twice)
  expect(await notes()).toEqual(['a'])
})
test('a statement is described again on another connection, and after an error', async () => {
  const divide = (by: number) => sql<{ n: number }>`select 4 / ${by}::int as n`.execute(db)
  expect((await divide(2)).rows).toEqual([{ n: 2 }])
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
  expect((await divide(4)).rows).toEqual([{ n: 1 }])
  await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db).catch(() => undefined)
  await expect.poll(() => pool.totalCount).toBe(0)
  expect((await divide(1)).rows).toEqual([{ n: 4 }])
})
test('what is read as arrays is prepared, also without a parameter: a list of everything has none', async () => {
  for (const _ of [1, 2]) expect((await sql`${asArrays}select 7 as seven`.execute(db)).rows).toEqual([[7]])
  const { rows } = await sql`select 1 from pg_prepared_statements where statement like ${'%as seven'}`.execute(db)
  expect(rows).toHaveLength(1)
})
