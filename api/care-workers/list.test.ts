// The list of care workers: who gets it, every filter, and workers who choose other contract types.
import { afterAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { uuidOf, type Who } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())

const uuid = (who: Who) => world.people[who].uuid
const workers = ['careWorker', 'colleague', 'newWorker', 'tempWorker', 'thirdWorker'] as const
const profile = (who: Who) => db.updateTable('care_worker_profile').where('uuid', '=', uuid(who))
await profile('colleague').set({ first_name: 'Bram', city: 'Zeist' }).execute()
await profile('tempWorker')
  .set({ expertise_level_uuid: uuidOf(world.lowerLevel), open_to_other_contract_forms: true })
  .execute()
await db.updateTable('care_worker').set({ active: false }).where('uuid', '=', uuid('thirdWorker')).execute()
await db.updateTable('care_worker_preferences').set({ has_car: true }).where('uuid', '=', uuid('colleague')).execute()
await db
  .insertInto('care_worker_act')
  .values([
    { care_worker_uuid: uuid('colleague'), act_uuid: uuidOf(world.act) },
    { care_worker_uuid: uuid('careWorker'), act_uuid: uuidOf(world.act), valid_until: '2026-10-18' },
  ])
  .execute()
await db
  .insertInto('care_worker_location')
  .values({ care_worker_uuid: uuid('tempWorker'), location_uuid: uuidOf(world.west) })
  .execute()
await db
  .insertInto('care_team')
  .values({ care_worker_uuid: uuid('newWorker'), client_uuid: uuidOf(world.client) })
  .execute()
const favorite = (who: Who, organization: string) => ({
  care_worker_uuid: uuid(who),
  organization_uuid: uuidOf(organization),
  created_at: '2026-10-01',
})
await db
  .insertInto('favorite_care_worker')
  .values([
    favorite('careWorker', world.organization),
    favorite('tempWorker', world.organization),
    favorite('careWorker', world.otherOrganization),
  ])
  .execute()

const find = async (query: string, by: Who = 'planner') =>
  must(await as[by].get(`/care_workers?${query}`), 200).member.map(
    found => workers.find(who => uuid(who) === found.uuid) ?? found.uuid,
  )

describe('who gets the list', () => {
  test('no worker, client admin or back-office employee', async () => {
    for (const who of ['careWorker', 'clientAdmin', 'backOffice'] as const)
      expect((await as[who].get('/care_workers')).status, who).toBe(403)
  })
  test('a planner gets all, by last name', async () => {
    expect(await find('')).toEqual(workers)
  })
  test('an organization gets who it knows, without what is hidden, and finds nobody by that', async () => {
    expect(await find('', 'organization')).toEqual(['careWorker', 'tempWorker'])
    expect(await find('', 'otherOrganization')).toEqual(['careWorker'])
    const { member } = must(await as.organization.get('/care_workers'), 200)
    expect(JSON.stringify(member)).not.toMatch(/phase|preferences|documentsMissing|flagged/)
    for (const query of [
      'phase=startup',
      'preferences.hasCar=false',
      `careTeams.client.uuid=${uuidOf(world.client)}`,
      `locations.uuid=${uuidOf(world.west)}`,
      `acts.uuid[]=${uuidOf(world.act)}`,
      `favoriteCareWorkers.organization.uuid=${uuidOf(world.otherOrganization)}`,
    ])
      expect(await find(query, 'organization'), query).toEqual([])
  })
})

test.each<[string, string[]]>([
  ['active=false', ['thirdWorker']],
  ['preferences.hasCar=true', ['colleague']],
  ['preferences.hasObjectionToPets=true', []],
  ['preferences.hasObjectionToSmokingInside=true', []],
  ['preferences.hasObjectionToSmokingOutside=true', []],
  ['preferences.hasDriversLicense=true', []],
  [`careTeams.client.uuid=${uuidOf(world.client)}`, ['newWorker']],
  ['phase=new', ['newWorker']],
  ['phase[]=new&phase[]=won', ['newWorker']],
  ['profile.address.city=Zeist', ['colleague']],
  [`profile.expertiseLevel.uuid=${uuidOf(world.lowerLevel)}`, ['tempWorker']],
  [`uuid=${world.people.colleague.uuid}`, ['colleague']],
  [`favoriteCareWorkers.organization.uuid=${uuidOf(world.otherOrganization)}`, ['careWorker']],
  ['search=bram', ['colleague']],
  ['search=zeis', ['colleague']],
  ['search=bram%20coll', ['colleague']],
  ['search=%25', []],
  ['order[profile.firstName]=asc&itemsPerPage=1', ['colleague']],
  ['order[profile.lastName]=desc&itemsPerPage=2', ['thirdWorker', 'tempWorker']],
  [`acts.uuid[]=${uuidOf(world.act)}`, ['colleague']],
  [`locations.uuid[]=${uuidOf(world.west)}&locations.uuid[]=${uuidOf(world.east)}`, ['tempWorker']],
  ['orderByMatch[profile.openToOtherContractForms]=true&itemsPerPage=1', ['tempWorker']],
])('a planner who asks for %s finds %o', async (query, expected) => {
  expect(await find(query)).toEqual(expected)
})

describe('choosing contract forms', () => {
  const choose = (who: Who, contractTypes: string[], by: Who = who) =>
    as[by].patch(`/care_workers/${uuid(who)}/update_preferred_contract_types`, { contractTypes })
  test('a worker chooses none for a colleague, an organization for nobody, and nobody none', async () => {
    expect(await choose('careWorker', ['temp_work'], 'colleague')).toMatchObject({ status: 404 })
    expect(await choose('careWorker', ['temp_work'], 'organization')).toMatchObject({ status: 403 })
    expect(await choose('careWorker', [])).toMatchObject({ status: 422 })
    expect(await choose('careWorker', ['permanent'])).toMatchObject({ status: 422 })
  })
  test('a worker who changes to a form with missing documents is in transfer, and comes back by choosing the old form', async () => {
    expect(await choose('tempWorker', ['freelance'])).toMatchObject({
      body: { phase: 'in_transfer', contractTypes: ['freelance'] },
    })
    expect(await choose('tempWorker', ['temp_work', 'temp_work'], 'planner')).toMatchObject({
      body: { phase: 'startup', contractTypes: ['temp_work'] },
    })
  })
  test('a worker who adds a form keeps working in the previous one', async () => {
    expect(await choose('careWorker', ['temp_work', 'freelance'])).toMatchObject({ status: 200, body: { phase: 'startup' } })
    expect(await choose('newWorker', ['temp_work'])).toMatchObject({ status: 200, body: { phase: 'new' } })
  })
})
