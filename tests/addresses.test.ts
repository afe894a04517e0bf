import { afterAll, expect, test } from 'vitest'
import { openTestApi } from './servers/api.ts'
import { must } from './worlds/moments.ts'
import { uuidOf } from './worlds/world.ts'

const api = await openTestApi()
const { as, world } = api
afterAll(() => api.close())

const uuid = uuidOf(world.client)
test.each([
  `/v1/clients/zzz${uuid}`,
  `/v1/clients/../${uuid}`,
  `/v1/clients/${uuid}/..`,
  `/v1/clients/${uuid}?a=b`,
  `/v1/clients/${uuid}\n`,
  `/v1/clients//${uuid}`,
  `/v1/clients/${uuid}${uuid}`,
  `/v1/clients/${'-'.repeat(36)}`,
  `/v1/organizations/${uuid}`,
  `//v1/clients/${uuid}`,
  `ftp://localhost/v1/clients/${uuid}`,
  `x http://localhost/v1/clients/${uuid}`,
  uuid,
])('what is no address of a client names none: %j', async client => {
  for (const named of [client, { '@id': client }]) {
    const answer = await as.organization.post('/care_moments_by_organization', api.newMoment({ client: named }))
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'client' }] } })
  }
})
test.each([
  `/v1/user_files/${'-'.repeat(36)}`,
  `/v1/user_files/${'a'.repeat(36)}`,
  `/v1/user_files/zzz${uuid}`,
  `/v1/user_files/${uuid}/download`,
  `http://elders.example/v1/user_files/${uuid}`,
])('what is no address of a file is no receipt: %s', async file => {
  const moment = await api.endedMoment()
  const body = {
    startDate: moment.startDate,
    endDate: moment.endDate,
    breakMinutes: 30,
    expenses: [{ kind: 'other', quantity: 1, amount: 1, file }],
  }
  const answer = await as.careWorker.put(`${moment['@id']}/submit`, body)
  expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'expenses[0].file' }] } })
})
test('a client is named by its path, the whole address, or an object with it', async () => {
  for (const client of [world.client, `http://localhost:8000${world.client}`, { '@id': world.client }])
    must(await as.organization.post('/care_moments_by_organization', api.newMoment({ client })), 201)
})
