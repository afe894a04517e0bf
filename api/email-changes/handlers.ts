import { emailChangeOperations } from '../../contract/accounts/email-changes.ts'
import { ownerOf } from '../accounts/found.ts'
import {
  type Account,
  checkOwnPassword,
  endAccess,
  hashNew,
  makeCode,
  ownAccount,
  recordOf,
  setPassword,
  wrongPassword,
} from '../accounts/queries.ts'
import { type Concept, type Context, type Handlers, prepared } from '../platform/concept.ts'
import { postMail } from '../platform/events/held-mails.ts'
import { forgetAttempts, limits, mustNotWait, noteAttempt } from '../platform/login/attempts.ts'
import { invalid, Problem } from '../platform/problem.ts'
import { isMailedCode } from '../second-factors/queries.ts'
import { lookUpUserToken, takeUserToken } from '../user-tokens/found.ts'
import { makeUserToken } from '../user-tokens/queries.ts'
import { mailTemplates } from './mail-templates.ts'
import { codeMail, keepMail } from './mails.ts'
import { endChange, setUsername } from './queries.ts'

type ChangeContext = Pick<Context, 'tx' | 'services' | 'now'>
/** Notifies the present address of the change, with a link to keep it. */
const tellOwner = async (
  { tx, services, now }: ChangeContext,
  account: Account,
  letter: 'email_change_asked' | 'email_changed',
) => {
  const { token } = await makeUserToken(tx, account.uuid, 'keep_email', now, { email: account.username })
  await postMail(tx, keepMail(account.username, letter, now, token), services.publicUrl, now)
}

const handlers = {
  ask: prepared(
    async ({ db, params, body, me }) => {
      if (params.uuid !== me.uuid) throw new Problem('not_found')
      return checkOwnPassword({ db, me, body })
    },
    async ({ tx, body, me, services, now, prepared: looked }) => {
      const account = await ownAccount(tx, me)
      const refused = await wrongPassword(tx, account, looked, 'password')
      if (refused) return refused
      if (body.email === account.username) throw invalid('email', 'Dit e-mailadres hoort al bij dit account.')
      const code = await makeCode(tx, services, account, now, { movesTo: body.email })
      if (!code) throw invalid('email', 'Wacht even met een nieuwe code.')
      const owner = await ownerOf(tx, body.email, now)
      if (!owner || owner.uuid === me.uuid) await postMail(tx, codeMail(body.email, code), services.publicUrl, now)
      await tellOwner({ tx, services, now }, account, 'email_change_asked')
      return undefined
    },
  ),
  confirm: async ({ tx, params, body, me, services, now }) => {
    if (params.uuid !== me.uuid) throw new Problem('not_found')
    const account = await ownAccount(tx, me)
    const counted = [limits.code(account.username)]
    await mustNotWait(tx, counted)
    if (!(await isMailedCode(tx, services, me.uuid, body.code, now, { movesTo: body.email }))) {
      await noteAttempt(tx, counted)
      return invalid('code', 'Deze code klopt niet of is verlopen.')
    }
    const owner = await ownerOf(tx, body.email, now)
    if (owner && owner.uuid !== me.uuid) throw new Problem('already_account')
    await setUsername(tx, account, body.email, now)
    await recordOf(tx, 'account_email_changed', account, now, me)
    await tellOwner({ tx, services, now }, account, 'email_changed')
    return undefined
  },
  keep: prepared(
    async ({ db, params, body, now }) => {
      const link = await lookUpUserToken(db, params.user_token, now, ['keep_email'])
      return link ? hashNew(db, link.account, body.password, [link.email!]) : new Problem('not_found')
    },
    async ({ tx, params, now, prepared: hash }) => {
      const { account, email } = await takeUserToken(tx, params.user_token, now, ['keep_email'])
      await endChange(tx, account.uuid)
      if (account.username !== email) await setUsername(tx, account, email!, now)
      await setPassword(tx, account, hash)
      await endAccess(tx, account.uuid)
      await forgetAttempts(tx, [limits.account(email!)])
      await recordOf(tx, 'account_email_kept', account, now)
      return undefined
    },
  ),
} satisfies Handlers<typeof emailChangeOperations>

export const emailChanges = { operations: emailChangeOperations, handlers, mailTemplates } satisfies Concept
