import { afterAll, expect, test } from 'vitest'
import { openTestApi } from '../../tests/api.ts'
import { must } from '../../tests/moments.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())

test('nobody reads acts and reasons without a login, anybody reads levels and service types', async () => {
  for (const path of ['/acts', '/cancel_reasons', '/cancel_assignment_reasons'])
    expect(await as.nobody.get(path), path).toMatchObject({ status: 401 })
  for (const path of ['/expertise_levels', '/service_types'])
    expect(await as.nobody.get(path), path).toMatchObject({ status: 200 })
})
test('nobody changes reference data', async () => {
  for (const who of ['planner', 'organization'] as const) {
    expect(await as[who].post('/acts', { key: 'x', name: 'X' })).toMatchObject({ status: 405, headers: { allow: 'GET' } })
    expect(await as[who].delete(world.act)).toMatchObject({ status: 404 })
  }
})
test('everyone gets whole lists in their order, whatever page they ask for', async () => {
  const rows = Array.from({ length: 120 }, (_, n) => ({
    key: `proef_handeling_${n}`,
    name: `Handeling ${n}`,
    category: 'overig',
  }))
  await db.insertInto('act').values(rows).execute()
  const page = must(await as.careWorker.get('/acts?page=7&itemsPerPage=10'), 200)
  expect(page.member).toHaveLength(page.totalItems)
  expect(page.totalItems).toBeGreaterThan(120)
  const ranks = must(await as.nobody.get('/expertise_levels'), 200).member.map(level => Number(level.rank))
  expect(ranks.length).toBeGreaterThan(5)
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
})
test('an organization asks for the reasons it may choose', async () => {
  const chosen = must(await as.organization.get('/cancel_reasons?isSelectableForOrganization=true'), 200).member.map(
    reason => reason['@id'],
  )
  expect(chosen).toContain(world.cancelReason)
  expect(chosen).not.toContain(world.ownCancelReason)
})
test('a care worker asks for the acts of one category', async () => {
  const found = must(await as.careWorker.get('/acts?category=voorbehouden'), 200).member
  expect(found.map(act => act['@id'])).toContain(world.act)
  expect(new Set(found.map(act => act.category))).toEqual(new Set(['voorbehouden']))
})
