// Every action in every status by every role, generated from the contract. What the table allows succeeds and leads to its
// status. Everything else gives 409, or 403 when it is not for this person, and changes nothing.

import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { contract } from '../contract/index.ts'
import type { AnyResource, Role, Transition } from '../contract/language.ts'
import { type CareMomentStatus, careMomentStatus } from '../contract/moments/care-moment-transitions.ts'
import type { Operation } from '../contract/operations.ts'
import { organizationUserStatus } from '../contract/organizations/organizations.ts'
import {
  apiClientStatus,
  assignmentAgreementStatus,
  bigRegisterStatus,
  type CareRequestStatus,
  callStatus,
  careRequestStatus,
  clientStatus,
  documentStatus,
  identityProviderStatus,
  invitationStatus,
  payoutFileStatus,
  publicationStatus,
  reactionStatus,
  rosterStatus,
  seriesStatus,
  userStatus,
  webhookDeliveryStatus,
  webhookEndpointStatus,
} from '../contract/statuses.ts'
import { agreementHash, putAgreement } from './calls/agreement-calls.ts'
import { bodyFor } from './calls/bodies.ts'
import { putApiClient } from './calls/doors/api-client-calls.ts'
import { putProvider } from './calls/doors/sign-on-calls.ts'
import { putDelivery, putEndpoint } from './calls/doors/webhook-calls.ts'
import { putCall, putInvitation } from './calls/invitation-calls.ts'
import { putRegister } from './calls/register-calls.ts'
import { putRoster } from './calls/roster-calls.ts'
import { putSeries } from './calls/series-calls.ts'
import { putColleague, putUser } from './calls/user-calls.ts'
import { openTestApi } from './servers/api.ts'
import { fitFor, putCareRequest, putClient, putDocument, putPayoutFile, rowsOf, unassigned } from './worlds/rows.ts'
import { uuidOf, type Who } from './worlds/world.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
const rows = rowsOf(db, world)
// An organization assigns only its favourites directly.
const favorite = {
  organization_uuid: uuidOf(world.organization),
  care_worker_uuid: world.people.thirdWorker.uuid,
  created_at: '2026-10-01',
}
await db.insertInto('favorite_care_worker').values(favorite).execute()

const callers: Partial<Record<Role, Who>> = {
  ROLE_CARE_WORKER: 'careWorker',
  ROLE_ORGANIZATION_USER: 'organization',
  ROLE_ORGANIZATION_LOCATION_ADMIN: 'locationAdmin',
  ROLE_PLANNER: 'planner',
}
const statuses: Record<string, readonly string[]> = {
  CareMoment: careMomentStatus,
  CareRequest: careRequestStatus,
  Client: clientStatus,
  CareWorkerDocument: documentStatus,
  CareMomentPublication: publicationStatus,
  CareMomentPublicationReaction: reactionStatus,
  CareMomentInvitation: invitationStatus,
  CareMomentCall: callStatus,
  PayoutFile: payoutFileStatus,
  RecurringCareMoment: seriesStatus,
  OrganizationUser: organizationUserStatus,
  Roster: rosterStatus,
  User: userStatus,
  IdentityProvider: identityProviderStatus,
  ApiClient: apiClientStatus,
  AssignmentAgreement: assignmentAgreementStatus,
  BigRegister: bigRegisterStatus,
  WebhookDelivery: webhookDeliveryStatus,
  WebhookEndpoint: webhookEndpointStatus,
}
const put = async (type: string, status: string, action: string, role: Role) => {
  if (type === 'CareRequest') return putCareRequest(db, world, status as CareRequestStatus)
  if (type === 'Client') return putClient(db, world, status)
  if (type === 'CareWorkerDocument') return putDocument(db, world, status)
  if (type === 'Roster') return putRoster(api, status, role)
  if (type === 'OrganizationUser') return putColleague(api, 'own', status === 'active')
  if (type === 'User') return putUser(db, status)
  if (type === 'IdentityProvider') return putProvider(api, status)
  if (type === 'ApiClient') return putApiClient(api, status, 'own', role)
  if (type === 'AssignmentAgreement') return putAgreement(api, rows, status)
  if (type === 'BigRegister') return putRegister(api, status)
  if (type === 'WebhookEndpoint') return putEndpoint(api, status)
  if (type === 'WebhookDelivery') return putDelivery(api, status)
  if (type === 'PayoutFile') return putPayoutFile(db, status)
  if (type === 'RecurringCareMoment') return putSeries(db, world, rows, status)
  if (type === 'CareMomentPublication') return rows.putPublication(status)
  if (type === 'CareMomentPublicationReaction') return rows.putReaction(status)
  if (type === 'CareMomentCall') return putCall(db, world, await rows.putMoment('open'), status)
  if (type === 'CareMomentInvitation') return putInvitation(db, world, rows, status)
  return rows.putMoment(status as CareMomentStatus, fitFor(action, role))
}

type Action = Operation & { resource: AnyResource; action: string; by: readonly Role[] }
const actions = Object.entries(contract).flatMap(([concept, operations]) =>
  Object.entries<Operation>(operations)
    .filter(([, operation]) => operation.kind === 'action')
    .map(([name, operation]) => ({ id: `${concept}.${name}`, operation: operation as Action })),
)
interface Case {
  id: string
  operation: Action
  status: string
  role: Role
  row: Transition | undefined
  turns: boolean
}
// Someone who has not been asked yet cannot see the invitation.
const isHidden = ({ resource }: Action, status: string, role: Role) =>
  resource.type === 'CareMomentInvitation' && status === 'waiting' && role === 'ROLE_CARE_WORKER'
const casesOf = ({ id, operation }: (typeof actions)[number]): Case[] =>
  (statuses[operation.resource.type] ?? []).flatMap(status =>
    operation.by.flatMap((role: Role) => {
      if (isHidden(operation, status, role)) return []
      const own = operation.resource.actions[operation.action]!.filter(transition => transition.by.includes(role))
      // A moment without an assignee belongs to no worker, although the table names the worker.
      const isNobodys = operation.resource.type === 'CareMoment' && unassigned.includes(status)
      const here = own.find(t => t.from.includes(status) && !(t.who && isNobodys))
      return { id, operation, status, role, row: here, turns: own.some(t => t.who) }
    }),
  )
const snapshot = async (resource: AnyResource, uuid: string) => {
  const { rows: found } = await sql`select t.*, (select count(*) from event where subject_uuid = t.uuid) as events,
    (select count(*) from care_moment_invoice_line where care_moment_uuid = t.uuid) as lines
    from ${sql.table(resource.table)} t where uuid = ${uuid}::uuid`.execute(db)
  return found[0]
}
// What the item says about the action before someone tries it: allowed, or the sentence why not.
const saidOf = async (uuid: string, { operation: { resource, action }, role }: Case) => {
  const { allowedActions, obstacles } = (await as[callers[role]!].get(`${resource.path}/${uuid}`)).body
  return { isAllowed: allowedActions?.includes(action), obstacle: (obstacles as Record<string, string> | undefined)?.[action] }
}
const attempt = async (tried: Case) => {
  const { id, operation, status, role } = tried
  const uuid = await put(operation.resource.type, status, operation.action, role)
  const before = await snapshot(operation.resource, uuid)
  const said = await saidOf(uuid, tried)
  const body = (await ownBodies[id]?.(uuid)) ?? bodyFor(id, world)
  const answer = await as[callers[role]!].send(operation.method, operation.path.replace('{uuid}', uuid), body)
  return { uuid, before, said, answer }
}
const hoursOf = async (uuid: string) => {
  const moment = (await as.planner.get(`/care_moments/${uuid}`)).body
  return { startDate: moment.startDate, endDate: moment.endDate, breakMinutes: 5, reason: 'Kortere pauze' }
}
const startOf = async (uuid: string) => ({ at: (await as.planner.get(`/care_moments/${uuid}`)).body.startDate })
// What can be reported about a moment depends on its time.
const ownBodies: Record<string, (uuid: string) => Promise<object>> = {
  'hours.submit': hoursOf,
  'assignmentAgreements.agree': async () => ({ hash: agreementHash }),
  'arrival.arrive': startOf,
  'arrival.leave': startOf,
}
const nameOf = ({ id, status, role }: Case) => `${callers[role]}: ${id} from ${status}`

test('every status of the resources with actions is tried', () => {
  expect(new Set(actions.map(({ operation }) => operation.resource.type))).toEqual(new Set(Object.keys(statuses)))
})

describe.each(actions)('$id', each => {
  const cases = casesOf(each)
  test.each(cases.filter(c => !c.row).map(c => [nameOf(c), c] as const))('%s is refused', async (_name, tried) => {
    const { uuid, before, said, answer } = await attempt(tried)
    expect(tried.turns ? [403, 409] : [409], answer.text).toContain(answer.status)
    if (answer.status === 409) expect(answer.body.currentStatus).toBe(tried.status)
    expect(said).toEqual({ isAllowed: false, obstacle: answer.status === 409 ? answer.body.detail : undefined })
    expect(await snapshot(tried.operation.resource, uuid)).toEqual(before)
  })
  test.each(cases.filter(c => c.row).map(c => [nameOf(c), c] as const))('%s goes', async (_name, tried) => {
    const { uuid, said, answer } = await attempt(tried)
    expect(said).toEqual({ isAllowed: true, obstacle: undefined })
    const { to, event } = tried.row!
    expect(answer, answer.text).toMatchObject({ status: 200, body: { uuid, status: to ?? tried.status } })
    const history = db.selectFrom('event').selectAll().where('subject_uuid', '=', uuid).where('name', '=', event)
    expect(await history.execute()).toMatchObject([{ from_status: tried.status, to_status: to ?? tried.status }])
  })
})

describe('selecting a reaction', () => {
  const everything = async (reaction: string) => {
    const { rows: found } =
      await sql`select r.status as reaction, p.status as publication, m.status as moment, m.version, m.assignee_uuid
      from care_moment_publication_reaction r join care_moment_publication p on p.uuid = r.care_moment_publication_uuid
      join care_moment m on m.uuid = p.care_moment_uuid where r.uuid = ${reaction}::uuid`.execute(db)
    return found
  }
  test.each(reactionStatus.filter(status => status !== 'open'))('that is %s is refused, and changes nothing', async status => {
    const uuid = await rows.putReaction(status)
    const before = await everything(uuid)
    expect((await api.select([`/v1/care_moment_publication_reactions/${uuid}`])).status).toBe(409)
    expect(await everything(uuid)).toEqual(before)
  })
})
