// Lists and items from a standby: nobody sees stale data, whatever the standby has not applied yet.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { migrate } from '../api/platform/database/migrate.ts'
import { openWriter } from '../api/platform/database/writer.ts'
import { openApi } from '../api/server.ts'
import { type Caller, callerWith } from './servers/api.ts'
import { openCluster } from './servers/cluster.ts'
import { settings } from './servers/settings.ts'
import { momentsOf, must } from './worlds/moments.ts'
import { everybody, makeWorld, tokenFor, uuidOf, type Who } from './worlds/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'zorginzet-test-'))
chmodSync(folder, 0o755)
const cluster = await openCluster(folder)
const writer = await openWriter(cluster.url('zorginzet'))
await writer.close()
await migrate(writer.url())
const server = await openApi({ ...settings, readUrl: cluster.standbyUrl('zorginzet') }, cluster.url('zorginzet'))
const world = await makeWorld(server.database)
const callers = everybody.map(async who => [who, callerWith(server, await tokenFor(server, world.people[who]))] as const)
const as = Object.fromEntries(await Promise.all(callers)) as Record<Who, Caller>
const moments = momentsOf(as, world)
afterAll(async () => {
  await server.stop()
  await cluster.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The number of requests the standby has served, from its scan statistics, which are reported a while after a connection becomes idle. */
const asked = async () => {
  const counts = `select sum(seq_scan + idx_scan)::int as scans from pg_stat_user_tables where relname = 'care_moment'`
  return (await cluster.askStandby<{ scans: number }>(counts))[0]!.scans
}
/** Reads until the standby serves the request. */
const standbyAnswers = async () => {
  const before = await asked()
  await vi.waitFor(
    async () => {
      must(await as.organization.get('/care_moments'), 200)
      expect(await asked()).toBeGreaterThan(before)
    },
    { timeout: 60_000, interval: 100 },
  )
}
const lastTitleFor = async (who: Who) => must(await as[who].get('/care_moments?order[startDate]=desc'), 200).member[0]?.title

test('an organization reads from the standby, and sees each of its changes at once', async () => {
  await standbyAnswers()
  for (let each = 0; each < 30; each++) {
    const made = await moments.openMoment({ title: `Dienst ${each}` })
    expect(await lastTitleFor('organization')).toBe(`Dienst ${each}`)
    expect(must(await as.planner.get(made['@id']), 200).title).toBe(`Dienst ${each}`)
  }
  await standbyAnswers()
})

test('while the standby is behind, a change of anybody is seen by all, and what was taken away is gone', async () => {
  const assigned = await moments.assignedMoment()
  const client = `/clients/${uuidOf(world.client)}`
  must(await as.careWorker.get(client), 200)
  await standbyAnswers()
  await cluster.askStandby('select pg_wal_replay_pause()')
  const reason = { cancelReason: world.cancelReason, reason: 'De cliënt is opgenomen.' }
  must(await as.organization.put(`${assigned['@id']}/cancel`, reason), 200)
  expect((await as.careWorker.get(client)).status).toBe(404)
  await moments.openMoment({ title: 'Terwijl hij achterloopt' })
  expect(await lastTitleFor('planner')).toBe('Terwijl hij achterloopt')
  expect(await cluster.askStandby(`select 1 from care_moment where title = 'Terwijl hij achterloopt'`)).toEqual([])
  await cluster.askStandby('select pg_wal_replay_resume()')
  await standbyAnswers()
})

test('a reader notices nothing of a standby that goes away', async () => {
  // Otherwise writes to the access log wait for the standby, as configured.
  await cluster.ask(`alter system set synchronous_standby_names = ''`)
  await cluster.ask('select pg_reload_conf()')
  await standbyAnswers()
  const reading = Promise.all(Array.from({ length: 40 }, () => as.organization.get('/care_moments')))
  cluster.killStandby()
  for (const answer of await reading) expect(answer.status).toBe(200)
  expect(await lastTitleFor('organization')).toBe('Terwijl hij achterloopt')
  await moments.openMoment({ title: 'Zonder standby' })
  expect(await lastTitleFor('organization')).toBe('Zonder standby')
})

test('a standby that comes back is used again, and no longer as a standby once it is the primary', async () => {
  await cluster.follow()
  await standbyAnswers()
  const made = await moments.openMoment({ title: 'Voor de wissel' })
  cluster.kill()
  await vi.waitFor(async () => expect((await as.organization.get('/care_moments')).status).toBe(503), { timeout: 60_000 })
  await cluster.promote()
  await vi.waitFor(async () => must(await as.organization.get(made['@id']), 200), { timeout: 60_000 })
  await moments.openMoment({ title: 'Na de wissel' })
  expect(await lastTitleFor('organization')).toBe('Na de wissel')
})
