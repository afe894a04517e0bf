import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { freshDatabase } from '../../../tests/servers/database.ts'
import { openDatabase, openPool } from '../database/database.ts'
import { oneHost } from '../database/writer.ts'
import { endSessions, openEndedSessions } from './ended-sessions.ts'

const { url, drop } = await freshDatabase()
const db = openDatabase(openPool(url))
const servers = [await openEndedSessions(oneHost(url)), await openEndedSessions(oneHost(url))]
afterAll(async () => {
  for (const server of servers) await server.close()
  await db.destroy()
  await drop()
})
const end = (login: string, seconds = 900) => db.transaction().execute(tx => endSessions(tx, [login], seconds))
const heardOf = (login: string) =>
  vi.waitFor(() => expect(servers.map(server => server.has(login))).toEqual([true, true]), { timeout: 60_000, interval: 10 })

test('a login is ended on every server with the transaction that ends it', async () => {
  const login = randomUUID()
  await db.transaction().execute(async tx => {
    await endSessions(tx, [login], 900)
    await new Promise(resolve => setTimeout(resolve, 100))
    expect(servers.map(server => server.has(login))).toEqual([false, false])
  })
  await heardOf(login)
  expect(servers.map(server => server.has(randomUUID()))).toEqual([false, false])
})
test('a login is not ended when the transaction is taken back', async () => {
  const login = randomUUID()
  const taken = db.transaction().execute(async tx => {
    await endSessions(tx, [login], 900)
    throw new Error('taken back')
  })
  await expect(taken).rejects.toThrow('taken back')
  const next = randomUUID()
  await end(next)
  await heardOf(next)
  expect(servers.map(server => server.has(login))).toEqual([false, false])
})
test('ending a login twice, or none, is no error', async () => {
  const login = randomUUID()
  await end(login)
  await end(login)
  await db.transaction().execute(tx => endSessions(tx, [], 900))
  await heardOf(login)
})
test('a server that starts later knows those whose tokens could still be used', async () => {
  const [valid, over] = [randomUUID(), randomUUID()]
  await end(valid)
  await end(over, -1)
  const late = await openEndedSessions(oneHost(url))
  expect([late.has(valid), late.has(over)]).toEqual([true, false])
  await late.close()
})
test('a server that lost the database for a moment learns which sessions ended meanwhile', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query not like '%pg_stat_activity%'`.execute(db)
  expect(rows.length).toBeGreaterThanOrEqual(2)
  const login = randomUUID()
  await end(login)
  await heardOf(login)
  logged.mockRestore()
})
