// A planner who impersonates someone may not speak or sign as that person: every operation that the contract marks so.
import { afterAll, expect, test } from 'vitest'
import type { Role } from '../contract/language.ts'
import { callerWith, openTestApi } from './api.ts'
import { openCalls, operations } from './calls.ts'
import { must } from './moments.ts'
import { everybody, type Who } from './world.ts'

const api = await openTestApi()
const { as, server, world } = api
afterAll(() => api.close())
const callOf = await openCalls(api)
const eyesOf = async (who: Who) => {
  const { url } = must(await as.planner.post('/user_tokens/impersonate', { user: world.people[who].uuid }), 201)
  return callerWith(server, must(await as.nobody.put(`/user_tokens/${String(url).slice(-128)}/impersonate`), 200).token)
}

const backOffice: Role[] = ['ROLE_PLANNER', 'ROLE_BACK_OFFICE_EMPLOYEE']
const marked = operations
  .filter(({ operation }) => operation.inOwnName)
  .flatMap(({ id, operation }) => {
    const by = operation.by === 'public' ? (['ROLE_CARE_WORKER'] as const) : operation.by
    return by.filter(role => !backOffice.includes(role)).map(role => ({ id, operation, role }))
  })

test('L7: what is said, signed or chosen as oneself is marked', () => {
  expect([...new Set(marked.map(({ id }) => id))].sort()).toEqual([
    'accounts.changePassword',
    'accounts.changeRelativePassword',
    'accounts.changeUserPassword',
    'accounts.endOtherSessions',
    'accounts.endSession',
    'agreements.agree',
    'arrival.arrive',
    'arrival.leave',
    'arrival.undoArrival',
    'calendars.open',
    'careWorkerExports.ask',
    'careWorkers.completeIntroduction',
    'clientCare.changeReport',
    'clientCare.createPlanScore',
    'clientCare.createReport',
    'clientCare.readReports',
    'clientExports.ask',
    'contractProposals.answer',
    'contractProposals.create',
    'conversations.readConversation',
    'conversations.send',
    'notifications.subscribe',
    'notifications.unsubscribe',
    'passkeys.add',
    'passkeys.begin',
    'passkeys.remove',
    'reviews.reviewCareWorker',
    'reviews.reviewOrganization',
    'secondFactors.askEmail',
    'secondFactors.beginTotp',
    'secondFactors.changeEmail',
    'secondFactors.confirmTotp',
    'secondFactors.newRecoveryCodes',
    'secondFactors.switchOff',
    'secondFactors.useEmail',
    'userTokens.inviteRelative',
    'violations.answer',
    'visits.goOnLooking',
    'visits.welcomed',
  ])
})
test.each(marked)('L7: a planner through the eyes of $role does not $id', async ({ id, operation, role }) => {
  const who = everybody.find(each => world.people[each].roles.includes(role))!
  const { path, body, headers } = await callOf(id, operation, 'own', role)
  const eyes = await eyesOf(who)
  expect(await eyes.send(operation.method, path, body, headers)).toMatchObject({
    status: 403,
    body: { detail: 'Dit kan niet bij inloggen als iemand anders.' },
  })
})
test('L7: what a planner arranges for someone is done, and history names both', async () => {
  const eyes = await eyesOf('careWorker')
  const { worker } = { worker: world.people.careWorker.uuid }
  const window = { available: true, startDate: '2027-02-01T08:00:00Z', endDate: '2027-02-02T08:00:00Z' }
  must(await eyes.post('/care_worker_availabilities', { careWorker: `/v1/care_workers/${worker}`, ...window }), 201)
  const { actor_uuid, impersonator_uuid } = await api.db
    .selectFrom('event')
    .select(['actor_uuid', 'impersonator_uuid'])
    .where('name', '=', 'care_worker_availability_set')
    .executeTakeFirstOrThrow()
  expect([actor_uuid, impersonator_uuid]).toEqual([worker, world.people.planner.uuid])
})
