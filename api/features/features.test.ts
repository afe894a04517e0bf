import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { allOperations } from '../../contract/catalogue.ts'
import { type Feature, features } from '../../contract/feature-names.ts'
import type { Role } from '../../contract/language.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { addPlanner } from '../../tests/servers/second-planner.ts'
import { must } from '../../tests/worlds/moments.ts'
import { everybody, type Who } from '../../tests/worlds/world.ts'
import { featuresOf } from '../platform/login/features.ts'

const api = await openTestApi()
const { as, db, world } = api
afterAll(() => api.close())
const colleague = await addPlanner(api)
beforeEach(() => sql`delete from feature_switch`.execute(db))

const user = (who: Who) => `/v1/users/${world.people[who].uuid}`
const put = async (body: Record<string, unknown>) => must(await as.planner.put('/feature_switches', body), 200)
const isOn = async (who: Who, feature: Feature) =>
  (await featuresOf(db, world.people[who].uuid)).every(one => one.feature !== feature || one.enabled)

test('nobody but a planner reads or sets switches', async () => {
  for (const who of everybody.filter(each => each !== 'planner')) {
    expect(await as[who].get('/feature_switches'), who).toMatchObject({ status: 403 })
    expect(await as[who].get('/feature_changes'), who).toMatchObject({ status: 403 })
    expect(await as[who].put('/feature_switches', { feature: 'exports', enabled: false }), who).toMatchObject({ status: 403 })
    expect(await as[who].delete(`/feature_switches/${crypto.randomUUID()}`), who).toMatchObject({ status: 403 })
  }
})

const organization = { organization: world.organization }
test.each<[string, Record<string, unknown>[], Partial<Record<Who, boolean>>]>([
  ['without a switch everybody has it', [], { organization: true, secondUser: true, careWorker: true, planner: true }],
  ['off for all is off for everybody', [{ enabled: false }], { organization: false, careWorker: false, planner: false }],
  [
    'an organization wins over all',
    [{ enabled: false }, { ...organization, enabled: true }],
    { organization: true, secondUser: true, otherOrganization: false, careWorker: false },
  ],
  [
    'a user wins over their organization',
    [
      { ...organization, enabled: false },
      { account: user('organization'), enabled: true },
    ],
    { organization: true, secondUser: false, otherOrganization: true },
  ],
  [
    'an organization wins over a share',
    [
      { percent: 99, enabled: false },
      { ...organization, enabled: true },
    ],
    { organization: true, secondUser: true },
  ],
])('%s', async (_what, switches, expected) => {
  for (const one of switches) await put({ feature: 'rosters', ...one })
  for (const [who, on] of Object.entries(expected)) expect(await isOn(who as Who, 'rosters'), who).toBe(on)
  expect(await isOn('organization', 'exports')).toBe(true)
})

test.each([5, 25, 60])('a share of %i percent is about right, stays the same, and only grows', async percent => {
  const { rows } = await sql<{ within: number; grown: number }>`
    select count(*) filter (where feature_place('rosters', uuid) < ${percent})::int as within,
      count(*) filter (where feature_place('rosters', uuid) < ${percent + 10})::int as grown
    from (select md5(n::text)::uuid as uuid from generate_series(1, 10000) n) accounts`.execute(db)
  expect(Math.abs(rows[0]!.within / 100 - percent)).toBeLessThan(2)
  expect(rows[0]!.grown).toBeGreaterThan(rows[0]!.within)
})
test.each([10, 30, 50, 70, 90])('at %i percent an organization is included as a whole or not at all', async percent => {
  await put({ feature: 'rosters', percent, enabled: false })
  const [one, ...others] = await Promise.all(
    (['organization', 'secondUser', 'locationAdmin'] as const).map(who => isOn(who, 'rosters')),
  )
  expect(others).toEqual([one, one])
})
test('a switch cannot be set for more than one scope at a time', async () => {
  const body = { feature: 'rosters', ...organization, percent: 10, enabled: false }
  expect(await as.planner.put('/feature_switches', body)).toMatchObject({ status: 422 })
})

const gated = allOperations.filter(({ operation }) => operation.feature)
describe('what belongs to a feature', () => {
  test('is of every feature, and no action that an item would still offer', () => {
    expect(new Set(gated.map(({ operation }) => operation.feature))).toEqual(new Set(features))
    expect(gated.filter(({ operation }) => operation.kind === 'action' || operation.by === 'public')).toEqual([])
  })
  test.each(gated.map(({ id, operation }) => [id, operation] as const))(
    '%s is refused when it is off',
    async (_id, operation) => {
      const who: Who = (operation.by as readonly Role[]).includes('ROLE_ORGANIZATION_USER') ? 'organization' : 'planner'
      const path = operation.path.replace('{uuid}', crypto.randomUUID())
      const ask = () => (operation.method === 'GET' ? as[who].get(path) : as[who].post(path, {}))
      const { feature } = operation
      const { version } = await put({ feature, account: user(who), enabled: false })
      expect(await ask()).toMatchObject({ status: 403, body: { feature, detail: expect.stringContaining('is uitgezet') } })
      await put({ feature, account: user(who), enabled: true, version })
      expect((await ask()).status).not.toBe(403)
    },
  )
})

test('the history shows what was switched, for whom and by whom, also for removed switches', async () => {
  const made = await put({ feature: 'exports', ...organization, enabled: false })
  expect(made).toMatchObject({ feature: 'exports', enabled: false, account: null, percent: null })
  expect(must(await as.planner.get('/feature_switches'), 200).switches).toEqual([expect.objectContaining({ uuid: made.uuid })])
  must(await as.planner.delete(`/feature_switches/${made.uuid}`), 204)
  expect(await as.planner.delete(`/feature_switches/${made.uuid}`)).toMatchObject({ status: 404 })
  const { changes } = must(await as.planner.get('/feature_changes'), 200)
  const byPlanner = { feature: 'exports', organization: made.organization, by: expect.stringMatching(/\w+ \w+/) }
  expect((changes as unknown[]).slice(0, 2)).toMatchObject([
    { ...byPlanner, enabled: null },
    { ...byPlanner, enabled: false },
  ])
})

describe('two planners who switch one feature at the same moment', () => {
  const scopes = {
    all: {},
    'a share': { percent: 20 },
    'an organization': organization,
    'a user': { account: user('organization') },
  }
  const events = async () =>
    must(await as.planner.get('/feature_changes'), 200).changes as unknown as { enabled: boolean | null }[]
  const planners = [as.planner, colleague] as const
  const theSecond = { status: 409, body: { detail: expect.stringContaining('Iemand anders heeft dit intussen gewijzigd') } }
  const states = async () =>
    (must(await as.planner.get('/feature_switches'), 200).switches as unknown as { enabled: boolean }[]).map(one => one.enabled)

  test.each([
    ['off, then on', [0, 1]],
    ['on, then off', [1, 0]],
  ] as const)('the second is refused when there was no switch before: %s', async (_order, order) => {
    for (const scope of Object.values(scopes)) {
      const [first, second] = order.map(
        at => () => planners[at]!.put('/feature_switches', { feature: 'rosters', ...scope, enabled: at === 1 }),
      )
      must(await first!(), 200)
      expect(await second!()).toMatchObject(theSecond)
      expect((await events())[0]).toMatchObject({ enabled: order[0] === 1 })
    }
    expect(await states()).toEqual(Object.keys(scopes).map(() => order[0] === 1))
  })
  test.each(Object.entries(scopes))(
    'of %s one is done and the other refused, and succeeds after looking again',
    async (_whom, scope) => {
      let { version } = await put({ feature: 'rosters', ...scope, enabled: true })
      const before = (await events()).length
      for (let round = 0; round < 10; round++) {
        const answers = await Promise.all(
          planners.map((planner, at) =>
            planner.put('/feature_switches', { feature: 'rosters', ...scope, enabled: at === 1, version }),
          ),
        )
        const [done, refused] = answers.toSorted((one, other) => one.status - other.status)
        expect(refused).toMatchObject(theSecond)
        expect(await states()).toEqual([must(done!, 200).enabled])
        ;({ version } = must(done!, 200))
      }
      expect((await events()).length - before).toBe(10)
      must(await colleague.put('/feature_switches', { feature: 'rosters', ...scope, enabled: false, version }), 200)
    },
  )
  test('what one removes, the other neither changes nor removes', async () => {
    const { uuid, version } = await put({ feature: 'rosters', enabled: false })
    const answers = await Promise.all(planners.map(planner => planner.delete(`/feature_switches/${uuid}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404])
    expect(await colleague.put('/feature_switches', { feature: 'rosters', enabled: true, version })).toMatchObject(theSecond)
    expect(await states()).toEqual([])
  })
})
