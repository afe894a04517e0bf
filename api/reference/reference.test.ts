import { afterAll, expect, test } from 'vitest'
import { countryName } from '../../rules/typed/address.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())

test('nobody reads acts, reasons and problems without a login, anybody reads levels, countries and kinds of care', async () => {
  for (const path of ['/acts', '/cancel_reasons', '/cancel_assignment_reasons', '/pets', '/omaha_system_domain_problems'])
    expect(await as.nobody.get(path), path).toMatchObject({ status: 401 })
  for (const path of ['/expertise_levels', '/service_types', '/countries', '/care_types'])
    expect(await as.nobody.get(path), path).toMatchObject({ status: 200 })
})
test('nobody removes reference data, or adds countries, kinds of care and problems', async () => {
  for (const who of ['planner', 'organization'] as const) {
    for (const path of ['/countries', '/care_types', '/omaha_system_domain_problems'])
      expect(await as[who].post(path, { key: 'x', name: 'X' })).toMatchObject({ status: 405, headers: { allow: 'GET' } })
    expect(await as[who].delete(world.act)).toMatchObject({ status: 405, headers: { allow: 'GET, PUT' } })
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
test('a care worker gets the 42 problems of the Omaha System, 4, 12, 18 and 8 a domain', async () => {
  const problems = must(await as.careWorker.get('/omaha_system_domain_problems'), 200).member
  expect(problems.map(each => each.number)).toEqual(Array.from({ length: 42 }, (_, n) => n + 1))
  expect(problems.map(each => each.key)).toEqual(problems.map(each => `omaha-${String(each.number).padStart(2, '0')}`))
  for (const [domain, count] of [
    ['environmental', 4],
    ['psychosocial', 12],
    ['physiological', 18],
    ['health_behaviour', 8],
  ] as const)
    expect((await as.careWorker.get(`/omaha_system_domain_problems?domain=${domain}`)).body.totalItems, domain).toBe(count)
})
test('an organization that hides a problem no longer offers it', async () => {
  await db.updateTable('omaha_system_domain_problem').set({ selectable: false }).where('key', '=', 'omaha-40').execute()
  const offered = must(await as.organization.get('/omaha_system_domain_problems?selectable=true'), 200).member
  expect(offered).toHaveLength(41)
})
test('anybody gets all countries by name, and asks for those to choose from', async () => {
  const all = must(await as.nobody.get('/countries'), 200).member
  expect(all).toHaveLength(249)
  expect(all.find(country => country.key === 'NL')).toMatchObject({ name: 'Nederland', selectable: true })
  const offered = must(await as.nobody.get('/countries?selectable=true'), 200).member.map(({ key, name }) => ({
    key: String(key),
    name,
  }))
  const chosen = offered.map(({ key }) => key)
  expect(chosen).toEqual(expect.arrayContaining(['NL', 'BE', 'DE', 'LU', 'SR', 'PL']))
  expect(chosen).not.toContain('AQ')
  // An address has the two-letter code: screens and PDFs name the country themselves, as in the list.
  expect(offered.map(({ key }) => countryName(key))).toEqual(offered.map(({ name }) => name))
})
test.each([
  ['/households', 'Alleenwonend'],
  ['/housing_types', 'Appartement met lift'],
  ['/pets', 'Geen'],
])('a worker gets %s as they are offered, “anders” last', async (path, first) => {
  const names = must(await as.careWorker.get(path), 200).member.map(each => each.name)
  expect([names[0], names.at(-1)]).toEqual([first, 'Anders'])
})
test('anybody gets the three domains of care', async () => {
  const names = must(await as.nobody.get('/care_types'), 200).member.map(each => each.name)
  expect(names).toEqual(['Individuele zorg', 'Wijkverpleging', 'Woonzorg'])
})
