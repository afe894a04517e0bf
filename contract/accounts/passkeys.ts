// Passkeys (WebAuthn): a second step that cannot be given to a fake site. It comes on top of the code or the app.
import * as z from 'zod/mini'
import { everyone, resource } from '../language.ts'
import { command, create, list, remove } from '../operations.ts'
import { text } from '../schemas.ts'
import { token } from './accounts.ts'

export const Passkey = resource('Passkey', '/passkeys', {
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})

const own = { by: everyone, inOwnName: true, addition: true } as const
const owing = { by: ['IS_AUTHENTICATED_2FA_IN_PROGRESS'], addition: true } as const
// In the form that browsers use: PublicKeyCredential.parse…OptionsFromJSON and toJSON (WebAuthn level 3, section 5.1).
const options = z.looseObject({ challenge: z.string() })
const response = z.looseObject({ id: z.string(), rawId: z.string(), type: z.literal('public-key'), response: z.looseObject({}) })
export const passkeyOperations = {
  list: list(Passkey, { by: everyone, addition: true, order: ['createdAt'] }),
  begin: command('POST', '/passkeys/options', { ...own, body: z.object({ password: z.string() }), answer: options }),
  add: create(Passkey, z.object({ name: text(60), response }), { ...own, event: 'passkey_added' }),
  remove: remove(Passkey, { ...own, event: 'passkey_removed' }),
  loginOptions: command('PUT', '/mfa/passkey_options', { ...owing, answer: options }),
  login: command('PUT', '/mfa/passkey', { ...owing, body: z.object({ response }), answer: token, handsOutTokens: true }),
}
