// Who sees which passkey: its owner. And the library's checks, with our keys and challenges.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { passkeyOperations } from '../../contract/accounts/passkeys.ts'
import { own } from '../accounts/queries.ts'
import type { Queries } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'
import { real } from '../platform/login/token.ts'

export const queries: Queries<typeof passkeyOperations> = { Passkey: { visible: own('account_uuid') } }

const challengeMs = 5 * 60_000
// The list of the library without ML-DSA, which Node warns is experimental: EdDSA, ES256 and RS256 (COSE, RFC 9053).
const supportedAlgorithmIDs = [-8, -7, -257]
// Loaded at the first use of a passkey.
const library = () => import('@simplewebauthn/server')
const keysOf = (tx: Tx, account: string) => tx.selectFrom('passkey').selectAll().where('account_uuid', '=', account).execute()
const asCredential = ({ credential_id: id, transports }: { credential_id: string; transports: string[] }) => ({ id, transports })
const keep = async (tx: Tx, account: string, challenge: string) => {
  const row = { account_uuid: account, challenge, expires_at: real(challengeMs) }
  await tx
    .insertInto('passkey_challenge')
    .values(row)
    .onConflict(c => c.column('account_uuid').doUpdateSet(row))
    .execute()
}
// A challenge is valid for one accepted answer. When adding a passkey is refused, the rollback keeps the challenge.
const takeChallenge = async (tx: Tx, account: string): Promise<string | undefined> => {
  const row = await tx.deleteFrom('passkey_challenge').where('account_uuid', '=', account).returningAll().executeTakeFirst()
  return row && Date.parse(row.expires_at) > Date.now() ? row.challenge : undefined
}
const expected = (publicUrl: string, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: publicUrl,
  expectedRPID: new URL(publicUrl).hostname,
  // This is the second step: having the key is enough, because the password has been given.
  requireUserVerification: false,
})

/** What a browser needs to make a passkey for this account. */
export const registrationOptions = async (tx: Tx, account: { uuid: string; username: string }, publicUrl: string) => {
  const options = await (await library()).generateRegistrationOptions({
    rpName: 'Zorginzet',
    rpID: new URL(publicUrl).hostname,
    userName: account.username,
    // Always the same id: a device then replaces a passkey that was removed here, instead of showing two.
    userID: new TextEncoder().encode(account.uuid),
    excludeCredentials: (await keysOf(tx, account.uuid)).map(asCredential),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
  await keep(tx, account.uuid, options.challenge)
  return { ...options }
}
// The library leaves these checks to us: no id longer than this (WebAuthn, section 7.1), and only known ways to reach a key.
const longestIdBytes = 1023
const ways = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']
const waysIn = (transports: unknown): string[] => (Array.isArray(transports) ? ways.filter(way => transports.includes(way)) : [])
/** Checks a new passkey and stores it; undefined when it does not answer the challenge, or was added before. */
export const addPasskey = async (
  tx: Tx,
  account: string,
  asked: { name: string; response: object; now: string; publicUrl: string },
): Promise<string | undefined> => {
  const challenge = await takeChallenge(tx, account)
  if (!challenge) return undefined
  const response = asked.response as RegistrationResponseJSON
  // The library throws for malformed input: that is not an answer either.
  const made = await (await library())
    .verifyRegistrationResponse({
      response,
      supportedAlgorithmIDs,
      ...expected(asked.publicUrl, challenge),
    })
    .catch(() => undefined)
  if (!made?.verified) return undefined
  const { id, publicKey, counter, transports } = made.registrationInfo.credential
  if (Buffer.from(id, 'base64url').length > longestIdBytes) return undefined
  const row = {
    account_uuid: account,
    credential_id: id,
    public_key: Buffer.from(publicKey),
    counter,
    transports: waysIn(transports),
    name: asked.name,
    created_at: asked.now,
  }
  const added = await tx
    .insertInto('passkey')
    .values(row)
    .onConflict(c => c.column('credential_id').doNothing())
    .returning('uuid')
    .executeTakeFirst()
  return added?.uuid
}

/** What a browser needs to use a passkey of this account; undefined when it has none. */
export const loginOptions = async (tx: Tx, account: string, publicUrl: string) => {
  const keys = await keysOf(tx, account)
  if (keys.length === 0) return undefined
  const rpID = new URL(publicUrl).hostname
  const options = await (await library()).generateAuthenticationOptions({
    rpID,
    allowCredentials: keys.map(asCredential),
    userVerification: 'preferred',
  })
  await keep(tx, account, options.challenge)
  return { ...options }
}
/** Whether this answers the current challenge with one of the account's passkeys. If so, the challenge is used. */
export const isPasskey = async (tx: Tx, account: string, given: object, now: string, publicUrl: string): Promise<boolean> => {
  const challenge = await takeChallenge(tx, account)
  const response = given as AuthenticationResponseJSON
  const key = (await keysOf(tx, account)).find(each => each.credential_id === response.id)
  if (!challenge || !key) return false
  const credential = { ...asCredential(key), publicKey: new Uint8Array(key.public_key), counter: key.counter }
  const checked = await (await library())
    .verifyAuthenticationResponse({ response, credential, ...expected(publicUrl, challenge) })
    .catch(() => undefined)
  if (!checked?.verified) return false
  const used = { counter: checked.authenticationInfo.newCounter, last_used_at: now }
  await tx.updateTable('passkey').set(used).where('uuid', '=', key.uuid).execute()
  return true
}
