import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

let folder: string
let running: EmbeddedPostgres[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zorginzet-launcher-'))
  spawnSync('chmod', ['755', folder])
  running = []
})

afterEach(async () => {
  for (const server of running) await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a row survives a clean stop, and the server speaks UTF-8, UTC and refuses a wrong password', async () => {
  const first = await start()
  await query(first.url, `create table note (text text); insert into note values ('één')`)
  await first.stop()
  await expect(query(first.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
  const second = await start()
  expect(await query(second.url, 'select text, length(text)::int from note')).toEqual([['één', 3]])
  expect(await query(second.url, 'show timezone')).toEqual([['UTC']])
  const wrong = new URL(second.url)
  wrong.password = 'wrong'
  await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
})

test('a row survives a kill -9 of the server, and the next start takes over its lock', async () => {
  const first = await start({ unsafe: false })
  await query(first.url, `create table note (text text); insert into note values ('kept')`)
  process.kill(Number(readFileSync(join(first.dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
  const second = await start()
  expect(await query(second.url, 'select text from note')).toEqual([['kept']])
})

test('a server whose starter died is attached to, and then stopped', async () => {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(import.meta.resolve('./embedded-postgres.ts'))}
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(join(folder, 'data'))}, log: () => {}, unsafe: true })
    console.log(url)
    process.kill(process.pid, 'SIGKILL')`
  const starter = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
  const attached = await start()
  expect(attached.url).toBe(starter.stdout.trim())
  await attached.stop()
  await expect(query(attached.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
})

test('a second start on a folder in use is refused, and the first one goes on', async () => {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(import.meta.resolve('./embedded-postgres.ts'))}
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(join(folder, 'data'))}, log: () => {}, unsafe: true })
    console.log(url)
    setInterval(() => undefined, 1000)`
  const first = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const url = String((await once(first.stdout, 'data'))[0]).trim()
  await expect(start()).rejects.toThrow('zijn in gebruik bij een Zorginzet die nog draait')
  expect(await query(url, 'select 1')).toEqual([[1]])
  first.kill('SIGKILL')
  const second = await start()
  expect(second.url).toBe(url)
})

test('a lock file with the pid of another process does not prevent a start', async () => {
  const { dataDir, stop } = await start()
  const lock = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8')
  await stop()
  writeFileSync(join(dataDir, 'postmaster.pid'), lock.replace(/^\d+/, String(process.ppid)))
  const again = await start()
  expect(await query(again.url, 'select 1')).toEqual([[1]])
})

test('a damaged folder gives one sentence that names it', async () => {
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  writeFileSync(join(dataDir, 'something'), '')
  const sentence = `De gegevensmap ${dataDir} is beschadigd of van een andere versie: `
  await expect(start()).rejects.toThrow(sentence)
  rmSync(dataDir, { recursive: true })
  const { stop } = await start()
  await stop()
  const control = join(dataDir, 'global', 'pg_control')
  const whole = readFileSync(control)
  writeFileSync(control, Buffer.alloc(whole.length))
  await expect(start()).rejects.toThrow(sentence)
  writeFileSync(join(dataDir, 'PG_VERSION'), '17\n')
  await expect(start()).rejects.toThrow(`${sentence}versie 17, gevraagd is 18`)
})

async function start({ unsafe = true } = {}) {
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: () => undefined, unsafe })
  running.push(server)
  return server
}

async function query(url: string, sql: string): Promise<unknown[][] | undefined> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' })
    return rows
  } finally {
    await client.end()
  }
}
