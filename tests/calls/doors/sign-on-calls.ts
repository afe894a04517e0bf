// How to call the operations of sign-on. The tests in api/sign-on cover what a provider answers.
import { randomUUID } from 'node:crypto'
import type { TestApi } from '../../servers/api.ts'
import { openEvilProvider } from '../../servers/openid/evil-provider.ts'
import { type Side, sideOf } from '../../worlds/rows.ts'
import { password, today, uuidOf } from '../../worlds/world.ts'
import { personOf } from '../account-calls.ts'
import type { MakeBody, Target } from '../calls.ts'

const form = { name: 'De Lindenhof', clientId: 'zorginzet', domains: ['lindenhof.example'] }

let honest: ReturnType<typeof openEvilProvider> | undefined
/** Each has a domain of its own: a planner confirms it for one alone. */
/** They belong to one attempt in one browser, with a provider that answers: api/sign-on tries them. */
export const ofOneAttempt = ['signOn.start', 'signOn.finish', 'signOn.link']

export const putProvider = async (
  { db, server, world }: TestApi,
  status: string,
  side: Side = 'own',
  issuer = 'http://127.0.0.1:9',
) => {
  const row = {
    ...{ name: form.name, client_id: form.clientId, domains: [`${randomUUID()}.example`], issuer },
    ...{ accepts_new: false, second_factor_acrs: [], counts_mfa: false, status, created_at: today },
    organization_uuid: uuidOf(sideOf(world, side).organization),
    sealed_client_secret: server.tokens.seal(Buffer.from('geheim')),
  }
  return (await db.insertInto('identity_provider').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
}

export const signOnTargets = (api: TestApi): Record<string, Target> => {
  const active = (side: Side) => putProvider(api, 'active', side)
  return {
    'signOn.provider': active,
    'signOn.change': active,
    'signOn.remove': active,
    'signOn.switchOff': active,
    'signOn.switchOn': side => putProvider(api, 'off', side),
    'signOn.confirm': active,
    'signOn.try': async side => {
      honest ??= openEvilProvider()
      return putProvider(api, 'active', side, (await honest).issuer)
    },
    'signOn.unlink': async (side, role) => {
      const account = side === 'own' ? personOf(api.world, role) : api.world.people.thirdWorker
      const row = { provider_uuid: await active(side), subject: randomUUID(), account_uuid: account.uuid, created_at: today }
      return (await api.db.insertInto('account_identity').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
    },
  }
}

export const signOnBodies = ({ db }: TestApi): Record<string, MakeBody> => ({
  'signOn.start': () => ({ username: 'niemand@elders.example' }),
  'signOn.finish': () => ({ state: 'begonnen-in-een-andere-browser', code: 'een-code' }),
  'signOn.link': () => ({ state: 'begonnen-in-een-andere-browser', password }),
  'signOn.create': async () => {
    // There is a most that an organization may have.
    await db.deleteFrom('identity_provider').execute()
    return { ...form, issuer: 'https://login.lindenhof.example', clientSecret: 'geheim' }
  },
  'signOn.change': () => ({ ...form, version: 1 }),
})
