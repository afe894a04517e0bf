import { sql } from 'kysely'
import { IdentityProvider, maxProviders, signOnOperations } from '../../contract/accounts/sign-on.ts'
import { accountByUsername, checkOwnPassword, openSession, ownAccount, recordOf, wrongPassword } from '../accounts/queries.ts'
import { myOrganization } from '../organizations/queries.ts'
import { type Concept, type Context, type Handlers, plain, prepared } from '../platform/concept.ts'
import type { Database, Tx } from '../platform/database/database.ts'
import { record } from '../platform/events/outbox.ts'
import { limits, mustNotWait, mustNotWaitNow, noteAttempt } from '../platform/login/attempts.ts'
import { isTrusted } from '../platform/login/devices.ts'
import type { TheirSession } from '../platform/login/features.ts'
import { noteRefused } from '../platform/login/refused.ts'
import { newSecretToken } from '../platform/login/token.ts'
import { refusedAddress } from '../platform/outgoing/addresses.ts'
import { addressToSignOn, whoCameBack } from '../platform/outgoing/openid.ts'
import { invalid, Problem, violationCodes } from '../platform/problem.ts'
import { mustHaveRoom } from '../platform/rows/room.ts'
import { accountOf, countsAsSecondStep, domainOf, newcomerOf, readDomain } from './found.ts'
import { mailTemplates } from './mail-templates.ts'
import { mails } from './mails.ts'
import {
  addIdentity,
  awaitLink,
  calledAs,
  holdTheirSession,
  keepAttempt,
  linkedWith,
  mustBeFree,
  mustBeTheirs,
  noteRefusedSignOn,
  providerByUuid,
  providerOfDomain,
  providerOfUser,
  queries,
  takeAttempt,
  takeSubject,
} from './queries.ts'

interface Form {
  name: string
  clientId: string
  domains: string[]
  acceptsNew: boolean
  roleClaim?: string | null | undefined
  locationsClaim?: string | null | undefined
  secondFactorAcrs: string[]
  countsMfa: boolean
  stepUpMinutes?: number | null | undefined
}
// Many providers show this full address, so that is what people paste.
const metadataPath = /\/\.well-known\/openid-configuration\/?$/
const columnsOf = (body: Form) => {
  const read = body.domains.map(readDomain)
  const wrong = read.indexOf(undefined)
  if (wrong >= 0) throw invalid(`domains[${wrong}]`, 'Vul een domein in, zoals voorbeeld.nl.', violationCodes.pattern)
  if (body.acceptsNew && !body.roleClaim)
    throw invalid('roleClaim', 'Vul in welke claim zegt wat een nieuwe collega mag.', violationCodes.blank)
  return {
    name: body.name,
    client_id: body.clientId,
    domains: [...new Set(read as string[])],
    accepts_new: body.acceptsNew,
    role_claim: body.roleClaim ?? null,
    locations_claim: body.locationsClaim ?? null,
    second_factor_acrs: body.secondFactorAcrs,
    counts_mfa: body.countsMfa,
    step_up_minutes: body.stepUpMinutes ?? null,
  }
}
/** Records that domains wait for a planner, who is notified. */
const noteWaiting = (tx: Tx, uuid: string, { me, now }: Pick<Context, 'me' | 'now'>) =>
  record(tx, [{ name: 'identity_provider_domains_waiting', subjectType: IdentityProvider.type, subjectUuid: uuid, me, now }])
const noProvider = () =>
  invalid(
    'username',
    'Met dit e-mailadres kun je niet inloggen via een organisatie. Kijk of het klopt, of log in met je wachtwoord.',
  )

type Finishing = Context<typeof signOnOperations.finish>
const orProblem = (error: unknown): Problem => {
  if (error instanceof Problem) return error
  throw error
}
/** The user with whom the browser returned; or the refusal, which is stored unless it was a trial, as that logs nobody in. */
const whoFinishes = async ({
  db,
  body,
  browser,
  services,
}: Pick<Finishing, 'body' | 'browser' | 'services'> & { db: Database }) => {
  const row = await takeAttempt(db, browser, body.state).catch(orProblem)
  if (row instanceof Problem) return { refused: row }
  const provider = await providerByUuid(db, row.provider_uuid)
  if (!provider || (provider.status !== 'active' && !row.trial)) return { refused: new Problem('sign_on_over'), provider }
  const verifier = services.tokens.unseal(row.sealed_verifier).toString()
  const attempt = { state: body.state, nonce: row.nonce, verifier, anew: row.anew }
  // For a user who is linked already, the claims of the id token are enough.
  const isNew = async (subject: string) => row.trial || (provider.accepts_new && !(await linkedWith(db, provider.uuid, subject)))
  const returned = whoCameBack(calledAs(provider, services), services, attempt, body, isNew)
  const came = await (row.trial ? returned : returned.catch(orProblem))
  return came instanceof Problem ? { refused: came, provider } : { provider, row, ...came }
}
type Came = Extract<Awaited<ReturnType<typeof whoFinishes>>, { row: unknown }>
const enter = async ({ tx, body, browser, services, now }: Finishing, { provider, row, claims, idToken, logout }: Came) => {
  const isSecondStep = countsAsSecondStep(claims, provider.second_factor_acrs, provider.counts_mfa)
  if (row.trial) {
    const claimList = Object.entries(claims).map(([name, value]) => ({
      name,
      value: typeof value === 'string' ? value : JSON.stringify(value),
    }))
    // A domain may still wait for a planner.
    const found = provider.accepts_new ? await newcomerOf(tx, provider, claims, provider.domains) : null
    const newcomer = found && {
      lacks: found.lacks,
      role: found.lacks ? null : found.role,
      locations: found.lacks ? [] : found.locations.map(({ name }) => name),
    }
    return { trial: { provider: provider.name, secondFactor: isSecondStep, claims: claimList, newcomer } }
  }
  if (row.anew && provider.second_factor_acrs.length > 0 && !isSecondStep) throw new Problem('sign_on_assurance')
  const account = await accountOf(tx, provider, claims, now)
  const providerSession: TheirSession = {
    provider_uuid: provider.uuid,
    provider_session: typeof claims.sid === 'string' ? claims.sid : null,
    provider_logout: logout,
    sealed_id_token: logout ? services.tokens.seal(Buffer.from(idToken)) : null,
  }
  if (!account) {
    await awaitLink(tx, body.state, claims.sub, providerSession)
    return { linking: { provider: provider.name } }
  }
  const complete = !account.multi_factor_enabled || isSecondStep || (await isTrusted(tx, browser, account))
  const authenticated = claims.auth_time ? Math.min(claims.auth_time * 1000, Date.now()) : Date.now()
  const signedOn = { ...providerSession, authenticated_at: new Date(authenticated).toISOString() }
  return openSession(tx, { browser, services }, account, { complete, signedOn }, now)
}

const handlers = {
  start: prepared(
    async ({ db, body, browser, services }) => {
      await mustNotWaitNow(db, [limits.signOn(browser.address)])
      const provider = await providerOfDomain(db, domainOf(body.username))
      if (!provider) return noProvider()
      const { token: state } = newSecretToken()
      const attempt = await addressToSignOn(calledAs(provider, services), services, { ...body, state }).catch(orProblem)
      return { provider, attempt }
    },
    async ({ tx, body, browser, services, prepared: begun }) => {
      const limit = [limits.signOn(browser.address)]
      await mustNotWait(tx, limit)
      await noteAttempt(tx, limit)
      if (begun instanceof Problem) {
        await noteRefused(tx, 'sign_on_domain', (await accountByUsername(tx, body.username))?.uuid, browser.address)
        return begun
      }
      const { provider, attempt } = begun
      if (attempt instanceof Problem) {
        await noteRefusedSignOn(tx, browser, attempt, { provider })
        return attempt
      }
      await keepAttempt(tx, browser, services, provider.uuid, attempt, false)
      return { address: attempt.address }
    },
  ),
  finish: prepared(whoFinishes, async ({ prepared: came, ...finishing }) => {
    const entered = 'refused' in came ? came.refused : await enter(finishing, came).catch(orProblem)
    if (entered instanceof Problem) await noteRefusedSignOn(finishing.tx, finishing.browser, entered, came)
    return entered
  }),
  link: prepared(checkOwnPassword, async ({ tx, body, me, browser, now, prepared: looked }) => {
    const account = await ownAccount(tx, me)
    const refused = await wrongPassword(tx, account, looked, 'password')
    if (refused) return refused
    const signedOn = await takeSubject(tx, browser, body.state)
    const provider = signedOn && (await providerByUuid(tx, signedOn.provider_uuid))
    if (!signedOn || provider?.status !== 'active') throw new Problem('sign_on_over')
    const { subject, ...providerSession } = signedOn
    await mustBeTheirs(tx, account, provider)
    await addIdentity(tx, provider.uuid, subject!, account.uuid, now)
    await holdTheirSession(tx, me.session, providerSession)
    await recordOf(tx, 'account_sign_on_linked', account, now, me, { provider: provider.uuid })
    return undefined
  }),
  unlink: async ({ tx, me }) => {
    const account = await ownAccount(tx, me)
    if (!account.password_hash) throw new Problem('no_password')
    return undefined
  },
  create: async ({ tx, body, viewer, me, now, services }) => {
    const columns = columnsOf(body)
    const issuer = body.issuer.replace(metadataPath, '')
    const refused = refusedAddress(issuer, services.loopback)
    if (refused) throw invalid('issuer', refused, violationCodes.pattern)
    const { rows } = await sql<{ uuid: string }>`select ${myOrganization(viewer)} as uuid`.execute(tx)
    const organization = rows[0]!.uuid
    const providerOfOrganization = sql`identity_provider where organization_uuid = ${organization}::uuid`
    await mustHaveRoom(tx, organization, providerOfOrganization, maxProviders, 'enough_providers')
    await mustBeFree(tx, columns.domains, null)
    const row = {
      ...columns,
      organization_uuid: organization,
      issuer,
      sealed_client_secret: services.tokens.seal(Buffer.from(body.clientSecret)),
      created_at: now,
    }
    const { uuid } = await tx.insertInto('identity_provider').values(row).returning('uuid').executeTakeFirstOrThrow()
    await noteWaiting(tx, uuid, { me, now })
    return uuid
  },
  change: async ({ tx, item, body, me, now, services }) => {
    const columns = columnsOf(body)
    await mustBeFree(tx, columns.domains, item.uuid)
    if (columns.domains.some(domain => !item.domains.includes(domain))) await noteWaiting(tx, item.uuid, { me, now })
    return {
      ...columns,
      confirmed_domains: item.confirmedDomains.filter(domain => columns.domains.includes(domain)),
      ...(body.clientSecret && { sealed_client_secret: services.tokens.seal(Buffer.from(body.clientSecret)) }),
    }
  },
  remove: plain,
  switchOff: plain,
  switchOn: plain,
  confirm: async ({ tx, item, body }) => {
    if (item.version !== body.version) throw new Problem('version')
    await mustBeFree(tx, item.domains, item.uuid)
    return { confirmed_domains: item.domains }
  },
  try: prepared(
    async ({ db, params, me, browser, services }) => {
      await mustNotWaitNow(db, [limits.signOn(browser.address)])
      const provider = await providerOfUser(db, params.uuid, me.uuid)
      if (!provider) throw new Problem('not_found')
      return addressToSignOn(calledAs(provider, services), services, { state: newSecretToken().token, anew: false })
    },
    async ({ tx, params, browser, services, prepared: attempt }) => {
      await noteAttempt(tx, [limits.signOn(browser.address)])
      await keepAttempt(tx, browser, services, params.uuid, attempt, true)
      return { address: attempt.address }
    },
  ),
} satisfies Handlers<typeof signOnOperations>

const conflicts = {
  account_identity_subject_key: 'sign_on_taken',
  account_identity_account_key: 'sign_on_taken',
} as const

export const signOn = { operations: signOnOperations, handlers, queries, mails, mailTemplates, conflicts } satisfies Concept
