// Nobody can flood a stranger's mailbox: every operation with an address in its body either mails nothing to it, or is limited
// after a few times.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type JsonSchema, jsonOf } from '../api/platform/documents/json-schema.ts'
import type { Operation } from '../contract/operations.ts'
import { operations } from './calls/calls.ts'
import { openTestApi } from './servers/api.ts'
import { loginsOf } from './servers/logins.ts'
import { must } from './worlds/moments.ts'
import { uuidOf } from './worlds/world.ts'

const api = await openTestApi()
const { as, db, server, world } = api
const { subjectsTo } = loginsOf(api)
await server.startWork()
afterAll(() => api.close())
beforeEach(() => db.deleteFrom('login_attempt').execute())

const holdsAddress = (schema: JsonSchema): boolean =>
  Object.entries(schema.properties ?? {}).some(([name, inner]) => /email|username/i.test(name) || holdsAddress(inner)) ||
  (schema.items !== undefined && holdsAddress(schema.items)) ||
  (schema.anyOf ?? []).some(holdsAddress)
const bodyOf = ({ body }: Operation) => (body ? jsonOf(body, 'input') : {})

/** Nothing is mailed to the address when it is entered: only to account holders, or with an invoice once a week. */
const mailsNothing = [
  'accounts.login',
  'clientCare.changeRelation',
  'clientCare.createRelation',
  'clients.createByOrganization',
  'clients.update',
  'organizations.create',
  'organizations.update',
  'referenceChanges.changeOffice',
  'signOn.start',
]
/** Account holders, to their own address: five an hour. */
const ownAddress = ['emailChanges.ask', 'emailChanges.confirm']
const stranger = 'vreemde@voorbeeld.example'
const name = { firstName: 'Vreemde', lastName: 'Visser' }
const mailing: Record<string, () => Promise<unknown>> = {
  'userTokens.requestReset': () => as.nobody.post('/user_tokens/reset_password', { username: world.people.careWorker.username }),
  'userTokens.register': () =>
    as.nobody.post('/care_workers/register', {
      ...name,
      ...{ email: stranger, phone: '0612345678', contractTypes: ['freelance'], agreed: true },
      address: { street: 'Dam', houseNumber: '1', postcode: '1012 JS', city: 'Amsterdam' },
      expertiseLevel: `/v1/expertise_levels/${uuidOf(world.level)}`,
    }),
  'userTokens.invite': () =>
    as.organization.post('/user_tokens/activate_account', {
      ...{ ...name, email: stranger, role: 'ROLE_ORGANIZATION_USER', organization: world.organization },
    }),
}
test('every operation with an address in its body is known', () => {
  const found = operations
    .filter(({ operation }) => operation.method !== 'GET' && holdsAddress(bodyOf(operation)))
    .map(({ id }) => id)
  const known = [...mailsNothing, ...ownAddress, ...Object.keys(mailing)]
  expect(found.sort()).toEqual(known.sort())
})
test.each(Object.entries(mailing))('%s sends a few mails, however often it is asked', async (id, ask) => {
  const to = id === 'userTokens.requestReset' ? world.people.careWorker.username : stranger
  const before = (await subjectsTo(to)).length
  for (let time = 0; time < 30; time++) await ask()
  const sent = (await subjectsTo(to)).length - before
  expect(sent).toBeGreaterThan(0)
  expect(sent).toBeLessThanOrEqual(3)
})
test('a relative is invited three times, however often it is asked', async () => {
  const form = { client: world.client, ...name, kind: 'child', email: 'familie@voorbeeld.example' }
  const relation = must(await as.organization.post('/client_relations', form), 201)
  for (let time = 0; time < 6; time++) await as.organization.post(`/client_relations/${relation.uuid}/invite`)
  expect((await subjectsTo(form.email)).length).toBeLessThanOrEqual(3)
})
