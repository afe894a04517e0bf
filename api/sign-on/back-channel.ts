// A provider says that somebody logged out there (OpenID Connect Back-Channel Logout 1.0): their logins by way of it end here as well.
// The call is the provider's, in its own form, and no operation of ours.
import type { FastifyInstance } from 'fastify'
import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose'
import { endSessionsOf } from '../accounts/queries.ts'
import type { Services } from '../platform/concept.ts'
import type { Database, Tx } from '../platform/database/database.ts'
import { mustNotWaitNow, noteAttempt } from '../platform/login/attempts.ts'
import { Problem } from '../platform/problem.ts'
import { algorithms, keysOf, skewSeconds } from './provider.ts'
import { calledAs, type ProviderRow, providerByUuid } from './queries.ts'

type Here = Pick<Services, 'tokens' | 'publicUrl' | 'loopback'>
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'
const mostBytes = 16_384

/** What the token says, when it is the provider's and meant for us. Throws when it is not. */
const claimsOf = async (token: string, row: ProviderRow, here: Here): Promise<JWTPayload & { jti: string }> => {
  // What is plainly not ours costs no call to the provider.
  const said = decodeJwt(token)
  if (![said.aud].flat().includes(row.client_id)) throw new Error('Another audience')
  const { issuer, keys } = await keysOf(calledAs(row, here), here)
  const { payload } = await jwtVerify(token, createLocalJWKSet(keys as JSONWebKeySet), {
    ...{ issuer, audience: row.client_id, algorithms, clockTolerance: skewSeconds, maxTokenAge: 300 },
    requiredClaims: ['iat', 'jti', 'events'],
  })
  const { events, nonce, sub, sid, jti } = payload
  const isLogout = typeof events === 'object' && events !== null && logoutEvent in events
  if (!isLogout || nonce !== undefined || (sub === undefined && sid === undefined)) throw new Error('No logout token')
  return { ...payload, jti: jti! }
}
const endTheirs = async (tx: Tx, provider: string, { jti, sub, sid }: JWTPayload & { jti: string }): Promise<void> => {
  const used = tx.insertInto('used_logout_token').values({ provider_uuid: provider, jti }).returning('jti')
  if (!(await used.onConflict(c => c.doNothing()).executeTakeFirst())) throw new Error('Used before')
  let logins = tx
    .selectFrom('account_session as s')
    .innerJoin('account_identity as i', c =>
      c.onRef('i.account_uuid', '=', 's.account_uuid').onRef('i.provider_uuid', '=', 's.provider_uuid'),
    )
    .select(['s.uuid', 's.account_uuid'])
    .where('s.provider_uuid', '=', provider)
  if (sub !== undefined) logins = logins.where('i.subject', '=', sub)
  if (sid !== undefined) logins = logins.where('s.provider_session', '=', String(sid))
  for (const { uuid, account_uuid } of await logins.execute()) await endSessionsOf(tx, account_uuid, { uuids: [uuid] })
}

/** Listens for providers, each at its own address. */
export const backChannelLogout = (app: FastifyInstance, database: Database, here: Here): void => {
  app.post<{ Params: { uuid: string } }>('/sign_on/:uuid/logout', { bodyLimit: mostBytes }, async (request, reply) => {
    reply.header('Cache-Control', 'no-store')
    const limit = [{ subject: `logout token ${request.ip}`, most: 300 }]
    try {
      await mustNotWaitNow(database, limit)
      const token = new URLSearchParams(String(request.body)).get('logout_token') ?? ''
      const isUuid = /^[0-9a-f-]{36}$/.test(request.params.uuid)
      const row = isUuid ? await providerByUuid(database, request.params.uuid) : undefined
      if (!row) throw new Error('No such provider')
      const claims = await claimsOf(token, row, here)
      await database.transaction().execute(tx => endTheirs(tx, row.uuid, claims))
      return reply.send()
    } catch (error) {
      const isWait = error instanceof Problem && error.status === 429
      if (!isWait) await database.transaction().execute(tx => noteAttempt(tx, limit))
      return reply.code(isWait ? 429 : 400).send({ error: 'invalid_request' })
    }
  })
}
