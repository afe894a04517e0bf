// How to call the operations of accounts, links and second steps: with which target and which body.
import { randomBytes, randomUUID } from 'node:crypto'
import { codeAt } from '../../api/platform/login/one-time-codes.ts'
import { hashOf } from '../../api/platform/login/token.ts'
import { makeUserToken } from '../../api/user-tokens/queries.ts'
import type { Role } from '../../contract/language.ts'
import type { TestApi } from '../servers/api.ts'
import { must } from '../worlds/moments.ts'
import { putClient, type Side, sideOf } from '../worlds/rows.ts'
import { everybody, password, today, uuidOf, type World } from '../worlds/world.ts'
import type { MakeBody, Target } from './calls.ts'

/** The caller for a role. For a login that has not passed its second step: a planner. */
export const personOf = ({ people }: World, role: Role) =>
  people[everybody.find(each => people[each].roles.includes(role)) ?? 'planner']

/** The targets of becoming family with an account of another kind, and of the end of it. */
const relativeTargets = ({ db, world }: TestApi): Record<string, Target> => {
  const { people } = world
  /** With a new client, whom nobody else in the world knows: whoever joins becomes family of that client. */
  const relationOf = async (side: Side) => {
    const person = { first_name: 'Kees', last_name: 'de Wit', kind: 'child', email: `${randomUUID()}@voorbeeld.example` }
    const row = { ...person, client_uuid: await putClient(db, world, 'active', side) }
    return db.insertInto('client_relation').values(row).returning('uuid').executeTakeFirstOrThrow()
  }
  const toJoin: Target = async (side, role) => {
    if (side === 'other') return '0'.repeat(128)
    const [account, { uuid }] = [personOf(world, role).uuid, await relationOf(side)]
    const make = db
      .transaction()
      .execute(tx => makeUserToken(tx, account, 'join_family', today, { madeBy: people.planner.uuid, relation: uuid }))
    return (await make).token
  }
  /** On our side an account that can log in, on the other side one that cannot. */
  const toEnd: Target = async side => {
    const { uuid } = await relationOf(side)
    if (side === 'own')
      await db.updateTable('client_relation').set({ account_uuid: people.clientAdmin.uuid }).where('uuid', '=', uuid).execute()
    return uuid
  }
  /** With a relative who is not a care worker yet. */
  const toWork: Target = async (side, role) => {
    if (side === 'other') return '0'.repeat(128)
    const { uuid, username: email, roles } = personOf(world, role)
    for (const table of ['care_worker', 'care_worker_preferences', 'care_worker_profile'] as const)
      if (role === 'ROLE_CLIENT_ADMIN') await db.deleteFrom(table).where('uuid', '=', uuid).execute()
    await db
      .updateTable('account')
      .set({ roles: [...roles] })
      .where('uuid', '=', uuid)
      .execute()
    const address = { street: 'Dam', house_number: '1', postcode: '1012 JS', city: 'Amsterdam', country: 'NL' }
    const place = { latitude: null, longitude: null }
    const work = { expertiseLevel: uuidOf(world.level), contractTypes: ['freelance'], bigNumber: undefined }
    const registration = { email, firstName: 'Noor', lastName: 'Bakker', phone: '+31612345678', address, place, ...work }
    return (await db.transaction().execute(tx => makeUserToken(tx, uuid, 'join_work', today, { registration }))).token
  }
  return { 'userTokens.joinFamily': toJoin, 'userTokens.joinWork': toWork, 'userTokens.endRelative': toEnd }
}

/** The target of each call. For a link: one that was mailed, or one that does not exist. */
export const accountTargets = (api: TestApi): Record<string, Target> => {
  const { db, world } = api
  const { people } = world
  const link =
    (kind: 'complete_registration' | 'reset_password' | 'impersonate'): Target =>
    async side => {
      if (side === 'other') return '0'.repeat(128)
      const planner = kind === 'impersonate' ? people.planner.uuid : undefined
      const make = db.transaction().execute(tx => makeUserToken(tx, people.thirdWorker.uuid, kind, today, { madeBy: planner }))
      return (await make).token
    }
  const ended: Target = async (side, role) => {
    const token = await link('reset_password')(side, role)
    await db.updateTable('user_token').set({ used_at: today }).where('token_hash', '=', hashOf(token)).execute()
    return token
  }
  const themselves: Target = (side, role) => (side === 'own' ? personOf(world, role) : people.thirdWorker).uuid
  const keeping: Target = async side => {
    if (side === 'other') return '0'.repeat(128)
    const { uuid, username: email } = people.thirdWorker
    return (await db.transaction().execute(tx => makeUserToken(tx, uuid, 'keep_email', today, { email }))).token
  }
  const asRelative: Target = side => people[side === 'own' ? 'clientAdmin' : 'thirdWorker'].uuid
  return {
    'accounts.backOfficeEmployee': (side, role) =>
      people[(side === 'own') === (role === 'ROLE_PLANNER') ? 'planner' : 'backOffice'].uuid,
    'accounts.changeBackOfficeEmployee': (side, role) =>
      people[(side === 'own') === (role === 'ROLE_PLANNER') ? 'planner' : 'backOffice'].uuid,
    'accounts.endSession': async (side, role) => {
      const account = side === 'own' ? personOf(world, role) : people.thirdWorker
      const at = new Date().toISOString()
      const row = { account_uuid: account.uuid, token_hash: hashOf(randomUUID()), complete: true, user_agent: 'Proef' }
      const times = { created_at: at, last_used_at: at, expires_at: '2099-01-01' }
      return (
        await db
          .insertInto('account_session')
          .values({ ...row, ...times })
          .returning('uuid')
          .executeTakeFirstOrThrow()
      ).uuid
    },
    'accounts.changeUserPassword': themselves,
    'accounts.changeEmployeePassword': themselves,
    'analytics.track': side => (side === 'own' ? 'analytics' : 'another'),
    'analytics.endTransaction': side => (side === 'own' ? 'analytics' : 'another'),
    'reference.postcode': side => (side === 'own' ? '3511 AB' : '1010'),
    'accounts.changeRelativePassword': asRelative,
    'clients.changeClientAdmin': asRelative,
    'emailChanges.ask': themselves,
    'emailChanges.confirm': themselves,
    'emailChanges.keep': keeping,
    'userTokens.get': link('reset_password'),
    'userTokens.ended': ended,
    'userTokens.renew': ended,
    'userTokens.completeRegistration': link('complete_registration'),
    ...relativeTargets(api),
    'userTokens.impersonate': link('impersonate'),
    'userTokens.resetPassword': link('reset_password'),
  }
}

/** Bodies that only choose a password, or accept terms. */
const chosen: Record<string, MakeBody> = {
  'userTokens.completeRegistration': () => ({ password, agreed: true }),
  'userTokens.resetPassword': () => ({ password }),
  'emailChanges.keep': () => ({ password }),
  'agreements.agree': () => ({ agreed: true }),
}
/** The body of each call: valid for our own side; for the other side wrong in a way that only the handler can detect. */
export const accountBodies = ({ as, db, server, world }: TestApi): Record<string, MakeBody> => {
  const { people } = world
  const [login, wrong] = [{ username: people.thirdWorker.username, password }, { password: 'verkeerd' }]
  const proof: MakeBody = side => (side === 'own' ? { password } : wrong)
  const someone = { firstName: 'Noor', lastName: 'Bakker' }
  const changed: MakeBody = () => ({ currentPassword: password, password })
  return {
    'accounts.login': side => (side === 'own' ? login : { username: randomUUID(), password }),
    'accounts.logout': side => ({ refresh_token: side === 'own' ? 'ended' : 5 }),
    'accounts.refresh': async side => ({
      refresh_token: side === 'own' ? must(await as.nobody.post('/login/check', login), 200).refresh_token : 'unknown',
    }),
    ...{ 'accounts.changePassword': changed, 'accounts.changeUserPassword': changed, 'accounts.changeEmployeePassword': changed },
    'secondFactors.verify': async (side, role) => {
      const account_uuid = personOf(world, role).uuid
      const hash = { code_hash: server.tokens.keyed(`${account_uuid} 123456`), sent_at: '2026-01-01', expires_at: '2099-01-01' }
      await db
        .insertInto('multi_factor_code')
        .values({ account_uuid, ...hash })
        .onConflict(c => c.column('account_uuid').doUpdateSet(hash))
        .execute()
      return { code: side === 'own' ? '123456' : '654321' }
    },
    ...{ 'secondFactors.useEmail': proof, 'secondFactors.beginTotp': proof },
    'secondFactors.confirmTotp': async (side, role) => {
      const secret = randomBytes(20)
      const row = { account_uuid: personOf(world, role).uuid, pending_secret: server.tokens.seal(secret) }
      await db
        .insertInto('authenticator')
        .values(row)
        .onConflict(c => c.column('account_uuid').doUpdateSet(row))
        .execute()
      const step = Math.floor(Date.now() / 30_000)
      return { code: codeAt(secret, side === 'own' ? step : step - 9) }
    },
    'secondFactors.newRecoveryCodes': proof,
    'secondFactors.switchOff': proof,
    ...chosen,
    'userTokens.requestReset': side => ({ username: side === 'own' ? people.thirdWorker.username : 'niemand@voorbeeld.example' }),
    'userTokens.register': side => ({
      ...someone,
      email: 'noor@voorbeeld.example',
      phone: side === 'own' ? '06 12345678' : '12',
      address: { street: 'Dam', houseNumber: '1', postcode: '1012 JS', city: 'Amsterdam' },
      expertiseLevel: world.level,
      contractTypes: ['freelance'],
      agreed: true,
    }),
    'userTokens.impersonationLink': side => ({ user: side === 'own' ? people.thirdWorker.uuid : people.backOffice.uuid }),
    'userTokens.invite': (side, role) => {
      const { organization, client } = sideOf(world, side)
      return {
        ...someone,
        email: side === 'own' ? `${randomUUID()}@voorbeeld.example` : people.careWorker.username,
        ...(role === 'ROLE_ORGANIZATION_USER' ? { role, organization } : { role: 'ROLE_CLIENT_ADMIN', clients: [client] }),
      }
    },
  }
}
