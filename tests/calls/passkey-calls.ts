// How to call the operations of passkeys: with which key, and in response to which challenge.
import { randomBytes } from 'node:crypto'
import type { Role } from '../../contract/language.ts'
import type { TestApi } from '../servers/api.ts'
import { newAuthenticator } from '../servers/authenticator.ts'
import { password } from '../worlds/world.ts'
import { personOf } from './account-calls.ts'
import type { MakeBody, Target } from './calls.ts'

const passkeysOf = ({ db, world }: TestApi) => {
  const giveKey = async (account: string) => {
    const key = newAuthenticator()
    const row = { account_uuid: account, credential_id: key.id, public_key: key.coseKey, counter: 0, name: 'Telefoon' }
    const values = { ...row, created_at: new Date().toISOString() }
    return { ...key, ...(await db.insertInto('passkey').values(values).returning('uuid').executeTakeFirstOrThrow()) }
  }
  const ask = async (account: string) => {
    const challenge = randomBytes(32).toString('base64url')
    const row = { account_uuid: account, challenge, expires_at: '2099-01-01' }
    await db
      .insertInto('passkey_challenge')
      .values(row)
      .onConflict(c => c.column('account_uuid').doUpdateSet(row))
      .execute()
    return challenge
  }
  /** The caller for a role, with the second step enabled. */
  const secured = async (role: Role) => {
    const { uuid } = personOf(world, role)
    await db.updateTable('account').set({ multi_factor_enabled: true }).where('uuid', '=', uuid).execute()
    return uuid
  }
  return { giveKey, ask, secured }
}

export const passkeyTargets = (api: TestApi): Record<string, Target> => ({
  'passkeys.remove': async (side, role) => {
    const { people } = api.world
    return (await passkeysOf(api).giveKey(side === 'own' ? personOf(api.world, role).uuid : people.thirdWorker.uuid)).uuid
  },
})

/** The body of each call: valid for our own side; for the other side a wrong password or response, or no usable passkey. */
export const passkeyBodies = (api: TestApi): Record<string, MakeBody> => {
  const { giveKey, ask, secured } = passkeysOf(api)
  return {
    'passkeys.begin': async (side, role) => {
      await secured(role)
      return { password: side === 'own' ? password : 'verkeerd' }
    },
    'passkeys.add': async (side, role) => {
      const challenge = await ask(await secured(role))
      return { name: 'Telefoon', response: newAuthenticator().create({ challenge: side === 'own' ? challenge : 'AAAA' }) }
    },
    'passkeys.loginOptions': async (side, role) => {
      const account = await secured(role)
      await api.db.deleteFrom('passkey').where('account_uuid', '=', account).execute()
      if (side === 'own') await giveKey(account)
    },
    'passkeys.login': async (side, role) => {
      const account = await secured(role)
      const [key, challenge] = [await giveKey(account), await ask(account)]
      return { response: key.get({ challenge: side === 'own' ? challenge : 'AAAA' }) }
    },
  }
}
