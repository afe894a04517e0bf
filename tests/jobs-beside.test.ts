// Two processes on one database: one serves requests and leaves the queue alone, the other only works through the queue.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { readSettings } from '../api/platform/settings.ts'
import { openTestApi } from './servers/api.ts'
import { inherited } from './servers/child-server.ts'
import { freePort } from './servers/free-port.ts'
import { openMailServer } from './servers/mail-server.ts'

const api = await openTestApi()
const post = await openMailServer()
const port = await freePort()
const url = `http://127.0.0.1:${port}`
const children: ChildProcess[] = []
const start = async (jobs: string, says: string) => {
  const env = {
    ...{ NODE_ENV: 'production', SECRET: 'a-secret-for-tests-of-at-least-32-characters', PUBLIC_URL: url, PORT: String(port) },
    ...{ HOST: '127.0.0.1', DATABASE_URL: api.url, SMTP_URL: `smtp://127.0.0.1:${post.port}?ignoreTLS=true` },
    ...{ ...inherited, JOBS: jobs },
  }
  let log = ''
  const child = spawn(process.execPath, [join(import.meta.dirname, '../api/main.ts')], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', text => (log += String(text)))
  await vi.waitFor(() => expect(log).toContain(says), { timeout: 60_000, interval: 50 })
}
afterAll(async () => {
  const ends = children.map(child => new Promise(resolve => child.once('exit', resolve)))
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(ends)
  post.close()
  await api.close()
})

test('a server that leaves the queue alone sends no mail, and one beside it that does only that sends it and answers nobody', async () => {
  const reset = { username: api.world.people.careWorker.username }
  await start('none', 'Zorginzet draait')
  const answer = await fetch(`${url}/v1/user_tokens/reset_password`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/ld+json' }, body: JSON.stringify(reset) },
  })
  expect(answer.status).toBe(202)
  const waiting = await api.as.planner.get('/jobs/queue')
  expect(Number(waiting.body.waiting)).toBeGreaterThan(0)
  expect(post.letters).toEqual([])
  // On the same port: this one does not listen.
  await start('only', 'Zorginzet werkt de wachtrij af')
  await vi.waitFor(() => expect(post.letters.map(({ to }) => to)).toContain(reset.username), { timeout: 60_000, interval: 50 })
})

test('another word, or a database that no other server can reach, is refused', () => {
  expect(() => readSettings({ JOBS: 'soms' })).toThrow('JOBS is here, none of only')
  expect(() => readSettings({ JOBS: 'only' })).toThrow('DATABASE_URL')
})
