// Who may know who is free for a moment. The tests in api/eligibility show that the list is right.
import { afterAll, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { uuidOf } from '../../tests/worlds/world.ts'
import { now } from '../platform/clock.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())

test('an organization finds nobody for the moment of another, and for its own only people it knows who are free', async () => {
  const day = { startDate: '2026-12-01T08:00:00Z', endDate: '2026-12-01T16:00:00Z' }
  const ourMoment = await api.openMoment(day)
  const theirMoment = await api.openMoment({ ...day, location: world.harbour, client: null }, 'otherOrganization')
  const { uuid } = world.people.careWorker
  const favorite = { care_worker_uuid: uuid, organization_uuid: uuidOf(world.organization), created_at: now() }
  await db.insertInto('favorite_care_worker').values(favorite).execute()
  const find = async (moment: { uuid: string }) =>
    must(await as.organization.get(`/care_workers?care_moment_available_uuid=${moment.uuid}`), 200).member.map(item => item.uuid)
  expect(await find(theirMoment)).toEqual([])
  expect(await find(ourMoment)).toEqual([uuid])
  must(await as.organization.put(`${ourMoment['@id']}/assign`, { careWorker: `/v1/care_workers/${uuid}` }), 200)
  expect(await find(await api.openMoment(day))).toEqual([])
})

test('an organization finds its own moments that a worker it knows can do; for unknown workers, and for the family, there is nothing', async () => {
  const day = { startDate: '2026-12-08T08:00:00Z', endDate: '2026-12-08T16:00:00Z' }
  const ourMoment = await api.openMoment(day)
  await api.openMoment({ ...day, acts: [world.act] })
  await api.openMoment({ ...day, location: world.harbour, client: null }, 'otherOrganization')
  const find = async (who: keyof typeof as, { uuid }: { uuid: string }) => {
    const query = `care_worker_available_uuid=${uuid}&startDate[after]=${day.startDate}`
    return must(await as[who].get(`/care_moments?${query}`), 200).member.map(item => item.uuid)
  }
  const { careWorker, colleague } = world.people
  expect(await find('organization', colleague)).toEqual([])
  expect(await find('clientAdmin', careWorker)).toEqual([])
  expect(await find('locationAdmin', careWorker)).toEqual([ourMoment.uuid])
  expect(await find('organization', careWorker)).toEqual([ourMoment.uuid])
  must(await as.organization.put(`${ourMoment['@id']}/assign`, { careWorker: `/v1/care_workers/${careWorker.uuid}` }), 200)
  await api.openMoment(day)
  expect(await find('organization', careWorker)).toEqual([])
})
