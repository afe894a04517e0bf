// A location admin and the other location of their own organization, to which they have no access: every operation on an item.
import { afterAll, expect, test } from 'vitest'
import { queries } from '../api/concepts.ts'
import type { Operation } from '../contract/operations.ts'
import { openCalls, operations } from './calls/calls.ts'
import { openTestApi } from './servers/api.ts'
import type { World } from './worlds/world.ts'

const api = await openTestApi()
afterAll(() => api.close())
const { world, as } = api
// Here the other side is another location of their own organization.
const neighbouring: World = {
  ...world,
  otherOrganization: world.organization,
  harbour: world.west,
  otherClient: world.clientInWest,
  people: { ...world.people, otherOrganization: world.people.organization },
}
const callFor = await openCalls({ ...api, world: neighbouring })

const role = 'ROLE_ORGANIZATION_LOCATION_ADMIN'
const ofNoLocation = [
  // Items of one person.
  ...['accounts.changeUserPassword', 'userTokens.joinFamily', 'emailChanges.ask', 'emailChanges.confirm'],
  ...['accounts.endSession', 'files.download', 'notifications.get', 'notifications.read', 'passkeys.remove', 'signOn.unlink'],
  ...['items.accountIdentity', 'items.accountSession', 'items.agreement', 'items.passkey', 'items.userFile', 'items.userSetting'],
  // Items of the organization: its admins share them.
  ...['contractProposals.resend', 'organizations.get', 'favorites.remove', 'favorites.restore', 'items.favoriteCareWorker'],
]
// Reference data, which everyone sees.
const isForAll = ({ resource }: Operation) => queries[resource?.type ?? '']?.visible[role] === true
const aboutAnItem = operations.filter(
  ({ id, operation }) =>
    operation.path.includes('{') &&
    operation.by !== 'public' &&
    operation.by.includes(role) &&
    !isForAll(operation) &&
    !ofNoLocation.includes(id),
)
test.each(aboutAnItem)('a location admin does not learn from $id what is in the other location', async ({ id, operation }) => {
  const { path, body, headers } = await callFor(id, operation, 'other', role)
  expect(await as.locationAdmin.send(operation.method, path, body, headers)).toMatchObject({ status: 404 })
  const same = await callFor(id, operation, 'other', 'ROLE_ORGANIZATION_USER')
  const seen = await as.organization.send(operation.method, same.path, same.body, same.headers)
  expect(seen.status, seen.text).toBeLessThan(300)
})
