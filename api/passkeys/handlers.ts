import { passkeyOperations } from '../../contract/accounts/passkeys.ts'
import { checkOwnPassword, ownAccount, wrongPassword } from '../accounts/queries.ts'
import { type Concept, type Handlers, prepared } from '../platform/concept.ts'
import { invalid, Problem } from '../platform/problem.ts'
import { enterWith } from '../second-factors/queries.ts'
import { mailTemplates } from './mail-templates.ts'
import { mails } from './mails.ts'
import { addPasskey, isPasskey, loginOptions, queries, registrationOptions } from './queries.ts'

const wrongPasskey = () => invalid('response', 'Deze passkey klopt niet. Probeer het opnieuw.')

const handlers = {
  begin: prepared(checkOwnPassword, async ({ tx, me, services, prepared: looked }) => {
    const account = await ownAccount(tx, me)
    const refused = await wrongPassword(tx, account, looked, 'password')
    if (refused) return refused
    // A passkey comes on top of the code or the app: someone who loses the key can still log in.
    if (!account.multi_factor_enabled) throw new Problem('multi_factor_off')
    return registrationOptions(tx, account, services.publicUrl)
  }),
  add: async ({ tx, body, me, now, services }) => {
    const account = await ownAccount(tx, me)
    if (!account.multi_factor_enabled) throw new Problem('multi_factor_off') // switched off in the meantime
    const uuid = await addPasskey(tx, me.uuid, { ...body, now, publicUrl: services.publicUrl })
    if (!uuid) throw invalid('response', 'Deze passkey is niet toegevoegd. Begin opnieuw.')
    return uuid
  },
  remove: async ({ tx, me }) => {
    await ownAccount(tx, me)
    return undefined
  },
  loginOptions: async ({ tx, me, services }) => {
    const options = await loginOptions(tx, me.uuid, services.publicUrl)
    if (!options) throw new Problem('no_passkey')
    return options
  },
  login: ({ tx, body, me, now, browser, services }) =>
    enterWith(tx, { browser, services }, me, now, { wrong: wrongPasskey(), kind: 'passkey' }, () =>
      isPasskey(tx, me.uuid, body.response, now, services.publicUrl),
    ),
} satisfies Handlers<typeof passkeyOperations>

export const passkeys = { operations: passkeyOperations, handlers, queries, mails, mailTemplates } satisfies Concept
