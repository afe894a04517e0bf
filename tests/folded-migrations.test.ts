// A database of a version before 0.1.0 has the same schema as the migrations into which its own were folded (docs/decisions/0142).
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { foldedInto, foldedNames, migrate } from '../api/platform/database/migrate.ts'
import { freshDatabase } from './servers/database.ts'

/** A database with an account in it, created by the current migrations but recorded as created by the former ones. */
const madeBefore = async (names: readonly string[]) => {
  const { url, drop } = await freshDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await drop()
  })
  await client.query(
    `insert into account (username, roles, created_at) values ('eerder@voorbeeld.example', '{ROLE_PLANNER}', now())`,
  )
  // What came after the fold is recorded as it is: the schema has it.
  await client.query('delete from migration where name <= $1', [foldedInto])
  for (const name of names) await client.query('insert into migration (name, checksum) values ($1, $2)', [name, 'of before'])
  const column = async (sql: string) => (await client.query({ text: sql, rowMode: 'array' })).rows.flat()
  return { url, column }
}

test('with all of the old files it goes on, keeps what it has, and lets the version before start again', async () => {
  const { url, column } = await madeBefore(foldedNames)
  expect(await migrate(url)).toEqual([])
  expect(await column('select username from account')).toEqual(['eerder@voorbeeld.example'])
  expect(await column(`select name from migration where checksum = 'of before' order by name`)).toEqual(foldedNames.toSorted())
  expect(await column(`select max(name) from migration where checksum <> 'of before' and name < '0140'`)).toEqual([foldedInto])
  expect(await migrate(url)).toEqual([])
})
test('with some of them it is left as it is, and it is said what to do', async () => {
  const { url, column } = await madeBefore(foldedNames.slice(0, -1))
  await expect(migrate(url)).rejects.toThrow(/0139-shifts-in-two-parts\.sql ontbreekt\. Start eerst/)
  expect(await column(`select count(*)::int from migration where checksum = 'of before'`)).toEqual([foldedNames.length - 1])
})
test('a file that was changed after it ran stops the start', async () => {
  const { url, column } = await madeBefore(foldedNames)
  await migrate(url)
  await column(`update migration set checksum = 'other' where name = '0002-reference-data.sql'`)
  await expect(migrate(url)).rejects.toThrow('0002-reference-data.sql is gewijzigd')
})
