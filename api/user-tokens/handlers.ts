import { sql } from 'kysely'
import { userTokenOperations } from '../../contract/accounts/user-tokens.ts'
import { ClientRelation } from '../../contract/clients/client-care.ts'
import type { Actor, Role } from '../../contract/language.ts'
import {
  accountByUuid,
  endSessionsOf,
  hashNew,
  impersonationSeconds,
  recordOf,
  sessionOf,
  setPassword,
} from '../accounts/queries.ts'
import { agreeTo, hasAgreed } from '../agreements/queries.ts'
import { removeExcluded } from '../care-teams/queries.ts'
import { checkRegistration, completeProfile } from '../care-workers/queries.ts'
import { mustNotBeClosed } from '../client-care/queries.ts'
import { type Concept, type Handlers, prepared } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'
import { queue, record } from '../platform/events/outbox.ts'
import { forgetAttempts, limits, mustNotWait, noteAttempt, secondsToWait } from '../platform/login/attempts.ts'
import { real } from '../platform/login/token.ts'
import { invalid, Problem } from '../platform/problem.ts'
import { findItem } from '../platform/rows/rows.ts'
import { documentsAskedOf, findEndedLink, findUserToken, firstLinks, joinWork, lookUpUserToken, takeUserToken } from './found.ts'
import { tasks } from './jobs.ts'
import { mailTemplates } from './mail-templates.ts'
import {
  invite,
  invitedFor,
  invitedOf,
  inviteRelative,
  joinFamily,
  leaveFamily,
  mailLink,
  makeUserToken,
  relationToInvite,
  renameInvited,
} from './queries.ts'

// Impersonating the back office would give rights that the user's own login may not have.
const impersonable: Role[] = [
  'ROLE_CARE_WORKER',
  'ROLE_CLIENT_ADMIN',
  'ROLE_ORGANIZATION_USER',
  'ROLE_ORGANIZATION_LOCATION_ADMIN',
]

// The refusal happens in the transaction, after the idempotency check: a repeated request with the same key gets its earlier answer.
const notFound = new Problem('not_found')

const handlers = {
  get: async ({ tx, params, now }) => {
    const found = await findUserToken(tx, params.user_token, now)
    const { kind, account, expires_at, made_by_uuid, client_relation_uuid, registration } = found
    const relation = client_relation_uuid
      ? await invitedFor(tx, account.uuid, made_by_uuid, client_relation_uuid)
      : kind === 'activate_account' && (await invitedOf(tx, account.uuid, made_by_uuid))
    const { firstName = null, lastName = null, by = null, clients = [] } = relation || { ...registration, by: null, clients: [] }
    return {
      ...{ kind, email: found.email ?? account.username, expiresAt: expires_at, firstName, lastName, invitedBy: by, clients },
      agreed: await hasAgreed(tx, account.uuid),
      documents: kind === 'complete_registration' ? await documentsAskedOf(tx, account.uuid) : [],
    }
  },
  ended: async ({ tx, params, now }) => {
    const found = await findEndedLink(tx, params.user_token, now)
    if (!found) throw notFound
    const { kind, renewable, place } = found
    return { kind, renewable, place: place?.phone ? { name: place.name, phone: place.phone } : null }
  },
  renew: async ({ tx, params, browser, services, now }) => {
    const ofAddress = limits.reset(browser.address)
    await mustNotWait(tx, [ofAddress])
    const found = await findEndedLink(tx, params.user_token, now)
    if (!found?.account || !found.renewable) throw notFound
    const ofAccount = limits.resetOf(found.account.username)
    const isEnough = await secondsToWait(tx, [ofAccount])
    await noteAttempt(tx, isEnough ? [ofAddress] : [ofAddress, ofAccount])
    if (!isEnough) await mailLink(tx, found.account, now, services.publicUrl)
    return undefined
  },
  completeRegistration: prepared(
    async ({ db, params, body, now }) => {
      const link = await lookUpUserToken(db, params.user_token, now, firstLinks)
      return link ? hashNew(db, link.account, body.password, [body.firstName ?? '', body.lastName ?? '']) : notFound
    },
    async ({ tx, params, body, now, prepared: hash }) => {
      const { account, kind } = await takeUserToken(tx, params.user_token, now, firstLinks)
      const { firstName, lastName } = body
      if (!body.agreed && !(await hasAgreed(tx, account.uuid))) throw invalid('agreed', 'Ga akkoord om verder te gaan.')
      await setPassword(tx, account, hash)
      if (kind === 'complete_registration') await completeProfile(tx, account.uuid, body.profile ?? {}, body.preferences ?? {})
      else if (firstName && lastName) await renameInvited(tx, account.uuid, firstName, lastName)
      await recordOf(tx, 'account_activated', account, now)
      if (body.agreed) await agreeTo(tx, account, now)
      return undefined
    },
  ),
  impersonate: async ({ tx, params, services, now }) => {
    const { account, uuid, made_by_uuid } = await takeUserToken(tx, params.user_token, now, ['impersonate'])
    const planner = await accountByUuid(tx, made_by_uuid!)
    if (!planner?.roles.includes('ROLE_PLANNER')) throw new Problem('not_found')
    const me = { ...planner, roles: planner.roles as Role[], impersonator: null, session: null }
    await recordOf(tx, 'impersonation_started', account, now, me)
    const issue = { login: uuid, impersonator: planner.uuid, seconds: impersonationSeconds }
    return { token: await services.tokens.sign({ ...(await sessionOf(tx, account, true)), impersonated: true }, issue) }
  },
  resetPassword: prepared(
    async ({ db, params, body, now }) => {
      const link = await lookUpUserToken(db, params.user_token, now, ['reset_password'])
      return link ? hashNew(db, link.account, body.password) : notFound
    },
    async ({ tx, params, now, prepared: hash }) => {
      const { account } = await takeUserToken(tx, params.user_token, now, ['reset_password'])
      await setPassword(tx, account, hash)
      await endSessionsOf(tx, account.uuid)
      await forgetAttempts(tx, [limits.account(account.username)])
      await recordOf(tx, 'account_password_changed', account, now)
      return undefined
    },
  ),
  requestReset: async ({ tx, body, browser }) => {
    const [ofAddress, ofAccount] = [limits.reset(browser.address), limits.resetOf(body.username)]
    await mustNotWait(tx, [ofAddress])
    // After a few mails the answer stays the same, but no mail is sent.
    const isEnough = await secondsToWait(tx, [ofAccount])
    // Only mails count for the account: someone who keeps asking must not block the owner.
    await noteAttempt(tx, isEnough ? [ofAddress] : [ofAddress, ofAccount])
    if (!isEnough) await queue(tx, 'reset-password', { username: body.username })
    return undefined
  },
  register: async ({ tx, body, browser }) => {
    const limit = [limits.registration(browser.address)]
    await mustNotWait(tx, limit)
    const registration = await checkRegistration(tx, body)
    await noteAttempt(tx, limit)
    await queue(tx, 'register', { ...registration, askedAt: real() })
    return undefined
  },
  impersonationLink: async ({ tx, body, me, services, now }) => {
    const account = await accountByUuid(tx, body.user)
    if (!account) throw new Problem('not_found')
    if (!account.password_hash || !account.roles.every(role => impersonable.includes(role as Role)))
      throw new Problem('not_impersonable')
    const { token, expiresAt } = await makeUserToken(tx, account.uuid, 'impersonate', now, { madeBy: me.uuid })
    return { url: `${services.publicUrl}/account/inloggen-als/${token}`, expiresAt }
  },
  // The time of the request. Of two at once only one link works, and only that one is mailed.
  invite: prepared(
    async () => real(),
    async ({ tx, body, me, services, now, prepared: askedAt }) => {
      const isOfOrganization = body.role.startsWith('ROLE_ORGANIZATION_')
      const isColleague = !me.roles.includes('ROLE_PLANNER')
      if (isColleague && !isOfOrganization) throw invalid('role', 'Je kunt alleen collega’s van je eigen organisatie uitnodigen.')
      if (isOfOrganization !== Boolean(body.organization))
        throw invalid('organization', 'Kies de organisatie van deze gebruiker.')
      const owners = await sql<{ uuid: string }>`select distinct organization_uuid as uuid from organization_location
        where uuid = any(${body.locations ?? []}::uuid[])`.execute(tx)
      const strangers = owners.rows.some(({ uuid }) => uuid !== body.organization)
      if (strangers || (body.role === 'ROLE_ORGANIZATION_LOCATION_ADMIN' && !body.locations?.length))
        throw invalid('locations', 'Kies een of meer locaties van de organisatie.')
      if (body.role === 'ROLE_CLIENT_ADMIN' && !body.clients?.length) throw invalid('clients', 'Kies een of meer cliënten.')
      await mayMail(tx, body.email, me, isColleague ? undefined : maxMailsByPlanner)
      await invite(tx, body, now, services.publicUrl, { by: me, at: askedAt, isColleague })
      return undefined
    },
  ),
  inviteRelative: prepared(
    async () => real(),
    async ({ tx, params, me, viewer, services, now, prepared: askedAt, reads }) => {
      if (!(await findItem(tx, ClientRelation, params.uuid, viewer))) throw new Problem('not_found')
      const { uuid, email, client_uuid } = await relationToInvite(tx, params.uuid)
      if (!email) throw new Problem('no_address')
      reads([client_uuid])
      await mustNotBeClosed(tx, client_uuid)
      await mayMail(tx, email, me)
      const event = {
        name: 'client_relation_invited',
        subjectType: 'ClientRelation',
        subjectUuid: uuid,
        me,
        now,
      } as const
      await record(tx, [event])
      await inviteRelative(tx, uuid, now, services.publicUrl, { by: me, at: askedAt })
      return undefined
    },
  ),
  joinFamily: async ({ tx, params, me, now, reads }) => {
    const { account, client_relation_uuid } = await takeUserToken(tx, params.user_token, now, ['join_family'])
    if (account.uuid !== me.uuid) throw new Problem('forbidden')
    const { uuid, client_uuid } = await relationToInvite(tx, client_relation_uuid!)
    await mustNotBeClosed(tx, client_uuid)
    reads([client_uuid])
    // A relative does not work for their own client (docs/decisions/0128).
    await removeExcluded(tx, client_uuid, me.uuid, { me, now })
    await joinFamily(tx, me.uuid, uuid, client_uuid)
    await record(tx, [{ name: 'client_relation_joined', subjectType: 'ClientRelation', subjectUuid: uuid, me, now }])
    return undefined
  },
  joinWork: async ({ tx, params, me, now }) => {
    const { account, registration } = await takeUserToken(tx, params.user_token, now, ['join_work'])
    if (account.uuid !== me.uuid || !registration) throw new Problem('forbidden')
    await joinWork(tx, account.uuid, registration, now)
    await record(tx, [{ name: 'care_worker_joined', subjectType: 'CareWorker', subjectUuid: account.uuid, me, now }])
    await agreeTo(tx, account, now)
    return undefined
  },
  endRelative: async ({ tx, params, me, viewer, now, reads }) => {
    if (!(await findItem(tx, ClientRelation, params.uuid, viewer))) throw new Problem('not_found')
    const { uuid, client_uuid, account_uuid } = await relationToInvite(tx, params.uuid)
    if (!account_uuid) throw new Problem('no_access')
    reads([client_uuid])
    await leaveFamily(tx, uuid, account_uuid, client_uuid)
    await record(tx, [{ name: 'client_relation_access_ended', subjectType: 'ClientRelation', subjectUuid: uuid, me, now }])
    return undefined
  },
} satisfies Handlers<typeof userTokenOperations>

// A planner who sets up a new organization invites many people.
const maxMailsByPlanner = 200
/** Counts a mail to an address that somebody typed; throws when the address received too many, or the actor sent too many. */
const mayMail = async (tx: Tx, email: string, me: Actor, most?: number) => {
  const [toAddress, bySender] = [limits.resetOf(email), { ...limits.invitations(me.uuid), ...(most && { most }) }]
  if (await secondsToWait(tx, [toAddress])) throw new Problem('enough_mails')
  if (await secondsToWait(tx, [bySender])) throw new Problem('enough_invitations')
  await noteAttempt(tx, [toAddress, bySender])
}

export const userTokens = { operations: userTokenOperations, handlers, mailTemplates, tasks } satisfies Concept
