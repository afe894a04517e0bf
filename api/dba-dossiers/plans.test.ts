// The statements of a dossier find their rows by an index: in a large world none of them scans a whole table for one care worker
// and organization.
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { explaining, nodesOf, type Plan } from '../../bench/explained.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { uuidOf, type Who } from '../../tests/worlds/world.ts'
import { now } from '../platform/clock.ts'
import type { Tx } from '../platform/database/database.ts'
import { factsOf, firstDayOf, organizationsOf } from './queries.ts'

const api = await openTestApi()
const { world } = api

// In a small world PostgreSQL prefers sequential scans. With those disabled it still scans a table where no index fits.
const client = new pg.Client({
  connectionString: api.url,
  options: `-c TimeZone=UTC ${['seqscan', 'hashjoin', 'mergejoin'].map(way => `-c enable_${way}=off`).join(' ')}`,
})
await client.connect()
afterAll(async () => {
  await client.end()
  await api.close()
})
const plans: Plan[] = []
const tx = explaining(client, plan => plans.push(plan)) as Tx
const small = new Set(['cancel_assignment_reason', 'organization', 'organization_user', 'back_office_employee'])
const byIndex = /^(Index Scan|Index Only Scan|Bitmap Index Scan)$/
const whole = (node: Plan & { 'Index Cond'?: string; 'Index Name'?: string }) =>
  node['Node Type'] === 'Seq Scan' || (byIndex.test(node['Node Type']) && !node['Index Cond'])
    ? [node['Relation Name'] ?? node['Index Name']!]
    : []

test.each(['careWorker', 'organization', 'locationAdmin', 'planner'] as const)('as %s', async (who: Who) => {
  const me = { ...world.people[who], impersonator: null, session: null }
  const days = { from: '2026-01-01', to: '2026-12-31' }
  const question = {
    ...{ worker: world.people.careWorker.uuid, organization: uuidOf(world.organization), days },
    viewer: { me, now: now() } as unknown as Parameters<typeof factsOf>[1]['viewer'],
  }
  await factsOf(tx, question)
  await firstDayOf(tx, question, now())
  await organizationsOf(tx, question.worker, now())
  expect(plans.length).toBeGreaterThan(2)
  const read = plans.flatMap(nodesOf).flatMap(whole)
  expect([...new Set(read)].filter(table => !small.has(table))).toEqual([])
})
