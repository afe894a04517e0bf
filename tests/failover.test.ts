// The primary of two databases dies: no request hangs, and work continues on the new primary. npm run failover does this many
// times, under load.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { moveClock } from '../api/platform/clock.ts'
import { migrate } from '../api/platform/database/migrate.ts'
import { openWriter } from '../api/platform/database/writer.ts'
import { openApi } from '../api/server.ts'
import { callerWith } from './servers/api.ts'
import { openCluster } from './servers/cluster.ts'
import { settings } from './servers/settings.ts'
import { must } from './worlds/moments.ts'
import { makeWorld, tokenFor } from './worlds/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'zorginzet-test-'))
chmodSync(folder, 0o755)
const cluster = await openCluster(folder)
const writer = await openWriter(cluster.url('zorginzet'))
await writer.close()
await migrate(writer.url())
const server = await openApi(settings, cluster.url('zorginzet'))
// In the night in which the hour from two to three occurs twice, at the end of its first occurrence.
moveClock('2026-10-25T00:59:59+00:00')
const world = await makeWorld(server.database)
const organization = callerWith(server, await tokenFor(server, world.people.organization))
afterAll(async () => {
  await server.stop()
  await cluster.close()
  rmSync(folder, { recursive: true, force: true })
})

const moment = {
  title: 'Vroege dienst',
  startDate: '2027-01-01T08:00:00+00:00',
  endDate: '2027-01-01T16:00:00+00:00',
  location: world.east,
  expertiseLevel: world.level,
  publishedForContractTypes: ['freelance'],
}
const post = (key: string) => organization.post('/care_moments_by_organization', moment, { 'Idempotency-Key': key })

test('an organization is asked to wait while no database writes, and what it sent is done once', async () => {
  const made = must(await post('first'), 201)
  cluster.kill()
  const refused = await vi.waitFor(
    async () => {
      const answer = await post('second')
      expect(answer.status).toBe(503)
      return answer
    },
    { timeout: 60_000 },
  )
  expect(refused.headers['retry-after']).toBe('1')
  expect(await organization.get('/care_moments')).toMatchObject({ status: 503 })
  expect((await server.app.inject('/ready')).statusCode).toBe(503)
  await cluster.promote()
  const again = await vi.waitFor(async () => must(await post('second'), 201), { timeout: 60_000 })
  expect(must(await post('second'), 201).uuid).toBe(again.uuid)
  expect(must(await post('first'), 201).uuid).toBe(made.uuid)
  expect(await cluster.ask('select uuid from care_moment order by created_at')).toEqual([
    { uuid: made.uuid },
    { uuid: again.uuid },
  ])
})

test('who ended a login at the database that took over is believed at once', async () => {
  const session = { ...world.people.organization, password: 'Lindebloesem-47' }
  const { token } = must(
    await callerWith(server).post('/login/check', { username: session.username, password: session.password }),
    200,
  )
  const own = callerWith(server, token)
  await vi.waitFor(async () => expect((await own.get('/acts')).status).toBe(200), { timeout: 60_000 })
  must(await own.post('/logout', {}), 200)
  await vi.waitFor(async () => expect((await own.get('/acts')).status).toBe(401), { timeout: 60_000 })
})
