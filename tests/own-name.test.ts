// A planner who impersonates someone may not speak or sign as that person: every operation that the contract marks as such.
import { afterAll, expect, test } from 'vitest'
import type { Role, Transition } from '../contract/language.ts'
import type { Operation } from '../contract/operations.ts'
import { openCalls, operations } from './calls/calls.ts'
import { callerWith, openTestApi } from './servers/api.ts'
import { must } from './worlds/moments.ts'
import { everybody, type Who } from './worlds/world.ts'

const api = await openTestApi()
const { as, server, world } = api
afterAll(() => api.close())
const callOf = await openCalls(api)
const eyesOf = async (who: Who) => {
  const { url } = must(await as.planner.post('/user_tokens/impersonate', { user: world.people[who].uuid }), 201)
  return callerWith(server, must(await as.nobody.put(`/user_tokens/${String(url).slice(-128)}/impersonate`), 200).token)
}

const backOffice: Role[] = ['ROLE_PLANNER', 'ROLE_BACK_OFFICE_EMPLOYEE']
const rowsOf = ({ resource, action }: Operation): readonly Transition[] => (action ? (resource!.actions[action] ?? []) : [])
const rolesIn = ({ by }: Operation): readonly Role[] =>
  by === 'public' ? ['ROLE_CARE_WORKER'] : by.filter(role => !backOffice.includes(role))
/**
 * For an action its rows say so: a planner may approve hours while impersonating an organization, but a care worker's consent is
 * personal.
 */
const isMarked = (operation: Operation, role: Role) => {
  const own = rowsOf(operation).filter(({ by }) => by.includes(role))
  return operation.inOwnName === true || (own.length > 0 && own.every(({ inOwnName }) => inOwnName))
}
const marked = operations
  .filter(({ operation }) => operation.kind !== 'preview' || operation.inOwnName)
  .flatMap(({ id, operation }) =>
    rolesIn(operation)
      .filter(role => isMarked(operation, role))
      .map(role => ({ id, operation, role })),
  )

/** Why a planner may do it while impersonating, though not as a planner. */
const arranged: Record<string, string> = {
  'careMoments.createByOrganization': 'a planner makes shifts by another operation of their own',
  'contractProposals.resend': 'sends what the organization proposed once more',
  'favorites.create': 'a list of the organization, which binds nobody',
  'favorites.remove': 'a list of the organization, which binds nobody',
  'favorites.restore': 'a list of the organization, which binds nobody',
  'hours.approveMany': 'several at once of what a planner may approve one by one',
  'hours.notWorked': 'of the organization: a proposal, to which the care worker says yes or no',
  'hours.submit': 'of the organization: a proposal, to which the care worker says yes or no',
  'organizations.activateUser': 'helps an organization whose last administrator is away',
  'organizations.deactivateUser': 'helps an organization whose last administrator is away',
  'searches.create': 'helps somebody to search, and they can remove it',
  'searches.remove': 'helps somebody to search, and they can save it again',
  ...Object.fromEntries(
    ['change', 'create', 'remove', 'switchOff', 'switchOn', 'try'].map(name => [
      `signOn.${name}`,
      'helps an organization with its provider; who is linked with it stays their own',
    ]),
  ),
  ...Object.fromEntries(
    ['change', 'create', 'remove', 'resume', 'sendAgain', 'stop', 'test'].map(name => [
      `webhooks.${name}`,
      'helps an organization with its webhooks, which say ids alone; its secrets stay its own',
    ]),
  ),
}
// Uploads papers received by post or mail; planners judge documents under their own name.
const isDocument = (id: string) => id.startsWith('documents.add')
// Login, links and usage events: these have no impersonation, as nobody is fully logged in.
const isOfLogin = ({ by }: Operation) => by === 'public' || by.every(role => role === 'IS_AUTHENTICATED_2FA_IN_PROGRESS')

test('whatever writes is done in one’s own name, may be done by a planner as a planner, or has a reason', () => {
  const may = (operation: Operation, role: Role) => {
    const rows = rowsOf(operation)
    const asPlanner = rows.filter(({ by }) => by.includes('ROLE_PLANNER')).flatMap(({ from }) => from)
    const left = rows.filter(({ by, inOwnName }) => by.includes(role) && !inOwnName)
    return rows.length > 0
      ? left.every(({ from }) => from.every(status => asPlanner.includes(status)))
      : operation.by !== 'public' && operation.by.includes('ROLE_PLANNER')
  }
  const unsaid = operations
    .filter(({ operation }) => operation.method !== 'GET' && operation.kind !== 'preview' && !isOfLogin(operation))
    .filter(({ operation }) => rolesIn(operation).some(role => !isMarked(operation, role) && !may(operation, role)))
    .map(({ id }) => id)
  expect(unsaid.filter(id => !isDocument(id)).sort()).toEqual(Object.keys(arranged))
})
test('statements, signatures and choices in one’s own name are marked', () => {
  expect([...new Set(marked.map(({ id }) => id))].sort()).toEqual([
    'accounts.changePassword',
    'accounts.changeRelativePassword',
    'accounts.changeUserPassword',
    'accounts.endOtherSessions',
    'accounts.endSession',
    'agreements.agree',
    'apiClients.secret',
    'arrival.arrive',
    'arrival.leave',
    'arrival.undoArrival',
    'assignmentAgreements.agree',
    'calendars.close',
    'calendars.open',
    'careMoments.confirmChange',
    'careMoments.resolveForCareWorker',
    'careWorkerExports.ask',
    'careWorkers.completeIntroduction',
    'clientCare.changeReport',
    'clientCare.createPlanScore',
    'clientCare.createReport',
    'clientCare.readReports',
    'clientExports.ask',
    'clients.changeClientAdmin',
    'contractProposals.answer',
    'contractProposals.create',
    'conversations.readConversation',
    'conversations.send',
    'emailChanges.ask',
    'emailChanges.confirm',
    'hours.approve',
    'hours.approveNotWorked',
    'hours.notWorked',
    'hours.rejectProposal',
    'invitations.accept',
    'invitations.decline',
    'matches.decline',
    'matches.undoDecline',
    'notifications.choose',
    'notifications.read',
    'notifications.readAll',
    'notifications.subscribe',
    'notifications.unsubscribe',
    'passkeys.add',
    'passkeys.begin',
    'passkeys.remove',
    'publications.react',
    'publications.reactToSeries',
    'publications.resolve',
    'publications.withdraw',
    'reviews.reviewCareWorker',
    'reviews.reviewOrganization',
    'secondFactors.beginTotp',
    'secondFactors.confirmTotp',
    'secondFactors.newRecoveryCodes',
    'secondFactors.switchOff',
    'secondFactors.useEmail',
    'signOn.link',
    'signOn.unlink',
    'userTokens.inviteRelative',
    'userTokens.joinFamily',
    'userTokens.joinWork',
    'violations.answer',
    'visits.goOnLooking',
    'visits.welcomed',
    'webhooks.secret',
  ])
})
test.each(marked)('a planner who impersonates $role cannot $id', async ({ id, operation, role }) => {
  const who = everybody.find(each => world.people[each].roles.includes(role))!
  const { path, body, headers } = await callOf(id, operation, 'own', role)
  const eyes = await eyesOf(who)
  expect(await eyes.send(operation.method, path, body, headers)).toMatchObject({
    status: 403,
    body: { detail: 'Dit kan niet bij inloggen als iemand anders.' },
  })
})
test('actions that only the person themselves may do have no button while impersonating, and the item says why', async () => {
  const { reaction } = await api.reactedMoment()
  const through = must(await (await eyesOf('careWorker')).get(reaction), 200)
  expect(through.allowedActions).not.toContain('withdraw')
  expect(through.obstacles).toMatchObject({ withdraw: 'Dit kan niet bij inloggen als iemand anders.' })
  expect(must(await as.careWorker.get(reaction), 200).allowedActions).toContain('withdraw')
})
test('what a planner arranges for someone is done, and history names both', async () => {
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
