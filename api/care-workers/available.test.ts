// Who may know who is free for a moment. The tests in api/eligibility show that the list is right.
import { afterAll, expect, test } from 'vitest'
import { openTestApi } from '../../tests/api.ts'
import { must } from '../../tests/moments.ts'
import { uuidOf } from '../../tests/world.ts'
import { now } from '../platform/clock.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())

test('an organization finds nobody by the moment of another, and of who it knows who is free', async () => {
  const day = { startDate: '2026-12-01T08:00:00Z', endDate: '2026-12-01T16:00:00Z' }
  const ours = await api.openMoment(day)
  const theirs = await api.openMoment({ ...day, location: world.harbour, client: null }, 'otherOrganization')
  const { uuid } = world.people.careWorker
  const favorite = { care_worker_uuid: uuid, organization_uuid: uuidOf(world.organization), created_at: now() }
  await db.insertInto('favorite_care_worker').values(favorite).execute()
  const find = async (moment: { uuid: string }) =>
    must(await as.organization.get(`/care_workers?care_moment_available_uuid=${moment.uuid}`), 200).member.map(item => item.uuid)
  expect(await find(theirs)).toEqual([])
  expect(await find(ours)).toEqual([uuid])
  must(await as.organization.put(`${ours['@id']}/assign`, { careWorker: `/v1/care_workers/${uuid}` }), 200)
  expect(await find(await api.openMoment(day))).toEqual([])
})
