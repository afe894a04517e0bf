// Filters of care moments: by the requests of their client, by the location that manages them, by being published or not, by uuid.
import { afterAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { putClient } from '../../tests/worlds/rows.ts'
import { uuidOf, type Who } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, db, world } = api
afterAll(() => api.close())
const found = async (who: Who, path: string) => must(await as[who].get(path), 200).member.map(({ uuid }) => uuid)

describe('care moments by the status of what their client asks for', () => {
  const clientWho = async (asks: string) => {
    const client_uuid = await putClient(db, world)
    const { uuid: service_type_uuid } = await db.selectFrom('service_type').select('uuid').executeTakeFirstOrThrow()
    const row = { client_uuid, service_type_uuid, status: asks, wanted_from: '2026-10-01', created_at: '2026-10-01' }
    await db.insertInto('care_request').values(row).execute()
    return client_uuid
  }
  test('an organization finds those of clients with such a request, in the lists and in the export', async () => {
    const [active, closed] = [await clientWho('active'), await clientWho('closed')]
    const moment = await api.openMoment({ client: `/v1/clients/${active}` })
    await api.openMoment({ client: `/v1/clients/${closed}` })
    const query = 'client.careRequests.status=active'
    expect(await found('organization', `/care_moments?${query}`)).toEqual([moment.uuid])
    expect(await found('organization', `/clients/${active}/care_moments?${query}`)).toEqual([moment.uuid])
    expect(await found('organization', `/clients/${closed}/care_moments?${query}`)).toEqual([])
    expect((await as.organization.get(`/care_moments/export?${query}`)).text.trim().split('\r\n')).toHaveLength(2)
  })
  test('a location admin does not find out of a client of the other location what they ask for', async () => {
    await db
      .updateTable('client')
      .set({ responsible_location_uuid: uuidOf(world.west) })
      .execute()
    expect(await found('locationAdmin', '/care_moments')).not.toEqual([])
    expect(await found('locationAdmin', '/care_moments?client.careRequests.status=active')).toEqual([])
    expect(await found('locationAdmin', '/care_moments?client.status=active')).toEqual([])
  })
})

describe('the location that manages a moment', () => {
  const query = `managedByOrganizationLocation.uuid=${uuidOf(world.west)}`
  test('cannot be a location of another organization, even for a planner, nor one a location admin does not manage', async () => {
    const body = api.newMoment({ managedByOrganizationLocation: world.harbour })
    for (const who of ['organization', 'planner'] as const) {
      const path = who === 'planner' ? '/care_moments_by_backoffice' : '/care_moments_by_organization'
      const { status, body: answer } = await as[who].post(path, body)
      expect([status, answer.violations[0]?.propertyPath]).toEqual([422, 'managedByOrganizationLocation'])
    }
    const moment = await api.openMoment()
    const change = { managedByOrganizationLocation: world.harbour }
    expect(await as.planner.patch(`${moment['@id']}/update`, change)).toMatchObject({ status: 422 })
    const west = { managedByOrganizationLocation: world.west }
    expect(await as.locationAdmin.patch(`${moment['@id']}/update`, west)).toMatchObject({ status: 422 })
  })
  test('can be set at once or later, used as a filter, and cleared', async () => {
    const made = await api.openMoment({ managedByOrganizationLocation: world.west })
    const later = await api.openMoment()
    must(await as.organization.patch(`${later['@id']}/update`, { managedByOrganizationLocation: world.west }), 200)
    must(await as.organization.patch(`${later['@id']}/update`, { title: 'Andere titel' }), 200)
    expect(await found('organization', `/care_moments?${query}`)).toEqual([made.uuid, later.uuid])
    expect(await found('organization', '/care_moments?exists[managedByOrganizationLocation]=true')).toEqual([
      made.uuid,
      later.uuid,
    ])
    const { body } = await as.organization.patch(`${later['@id']}/update`, { managedByOrganizationLocation: null })
    expect(body).not.toHaveProperty('managedByOrganizationLocation')
    expect(await found('organization', `/care_moments?${query}`)).toEqual([made.uuid])
  })
})

describe('open work that is not offered yet', () => {
  test('an organization finds it separately from offered work, and neither filter includes withdrawn or assigned work', async () => {
    const unpublished = await api.openMoment({ publishedForContractTypes: [] })
    const offered = await api.openMoment({})
    await db
      .updateTable('care_moment')
      .set({ published_for_contract_types: ['freelance'] })
      .where('uuid', '=', offered.uuid)
      .execute()
    const withdrawn = await api.openMoment({ publishedForContractTypes: [] })
    await db.updateTable('care_moment').set({ status: 'withdrawn' }).where('uuid', '=', withdrawn.uuid).execute()
    const assigned = await api.assignedMoment()
    const of = (isPublished: boolean) => found('organization', `/care_moments?isPublished=${isPublished}&itemsPerPage=100`)
    expect(await of(false)).toContain(unpublished.uuid)
    expect(await of(true)).toContain(offered.uuid)
    for (const some of [await of(false), await of(true)]) {
      expect(some).not.toContain(withdrawn.uuid)
      expect(some).not.toContain(assigned.uuid)
    }
    expect(await of(false)).not.toContain(offered.uuid)
  })
  test('an organization exports the moments it names by uuid, and another organization none of them', async () => {
    const [one, two, other] = [await api.openMoment({}), await api.openMoment({}), await api.openMoment({})]
    const query = [one, two].map(({ uuid }) => `uuid[]=${uuid}`).join('&')
    const rows = async (who: Who) => (await as[who].get(`/care_moments/export?${query}`)).text.trim().split('\r\n').length - 1
    expect(await rows('organization')).toBe(2)
    expect(await rows('otherOrganization')).toBe(0)
    expect(await found('organization', `/care_moments?uuid=${other.uuid}`)).toEqual([other.uuid])
  })
})
