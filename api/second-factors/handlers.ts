import { randomBytes } from 'node:crypto'
import { secondFactorOperations } from '../../contract/accounts/second-factors.ts'
import { accountByUuid, checkOwnPassword, ownAccount, recordOf, sendCode, wrongPassword } from '../accounts/queries.ts'
import { type Concept, type Handlers, prepared } from '../platform/concept.ts'
import { limits, mustNotWait, noteAttempt } from '../platform/login/attempts.ts'
import { mustTakeSecondStep } from '../platform/login/devices.ts'
import { base32 } from '../platform/login/one-time-codes.ts'
import { refusal } from '../platform/login/token.ts'
import { invalid, Problem } from '../platform/problem.ts'
import {
  confirmPendingSecret,
  enterWith,
  isAppCode,
  isMailedCode,
  isRecoveryCode,
  makeRecoveryCodes,
  otherWaysOf,
  setPendingSecret,
  setSecondStep,
} from './queries.ts'

const wrongCode = () => invalid('code', 'Deze code klopt niet of is verlopen.')

const handlers = {
  verify: ({ tx, body, browser, services, me, now }) => {
    const isRecovery = !/^\d{6}$/.test(body.code)
    const how = { wrong: wrongCode(), kind: 'code', trusts: body.trust ?? false } as const
    return enterWith(tx, { browser, services }, me, now, how, async account => {
      if (isRecovery) return isRecoveryCode(tx, services, account, body.code, now)
      return account.multi_factor_method === 'totp'
        ? isAppCode(tx, services, me.uuid, body.code)
        : isMailedCode(tx, services, me.uuid, body.code, now, { login: me.session })
    })
  },
  ways: async ({ tx, me }) => {
    const account = await accountByUuid(tx, me.uuid)
    if (!account) throw refusal('Invalid credentials.')
    const code = account.multi_factor_method === 'totp' ? ('totp' as const) : ('email' as const)
    return { code, ...(await otherWaysOf(tx, me.uuid)), mayTrust: !mustTakeSecondStep(account.roles) }
  },
  resend: async ({ tx, me, now, services }) => {
    const account = await accountByUuid(tx, me.uuid)
    if (!account) throw refusal('Invalid credentials.')
    if (account.multi_factor_method === 'totp') throw new Problem('code_from_app')
    if (!(await sendCode(tx, services, account, now, { login: me.session, again: true })))
      throw invalid('code', 'Wacht even met een nieuwe code.')
    return undefined
  },
  useEmail: prepared(checkOwnPassword, async ({ tx, me, services, now, prepared: looked }) => {
    const account = await ownAccount(tx, me)
    const refused = await wrongPassword(tx, account, looked, 'password')
    if (refused) return refused
    await setSecondStep(tx, me.uuid, 'email')
    await recordOf(tx, 'account_multi_factor_enabled', account, now, me)
    return { recoveryCodes: await makeRecoveryCodes(tx, services, me.uuid) }
  }),
  beginTotp: prepared(checkOwnPassword, async ({ tx, me, services, prepared: looked }) => {
    const account = await ownAccount(tx, me)
    const refused = await wrongPassword(tx, account, looked, 'password')
    if (refused) return refused
    const secret = randomBytes(20)
    await setPendingSecret(tx, services, me.uuid, secret)
    const text = base32(secret)
    const uri = `otpauth://totp/Zorginzet:${encodeURIComponent(me.username)}?secret=${text}&issuer=Zorginzet`
    return { secret: text, uri }
  }),
  confirmTotp: async ({ tx, body, me, services, now }) => {
    const account = await ownAccount(tx, me)
    const counted = [limits.code(account.username)]
    await mustNotWait(tx, counted)
    if (!(await confirmPendingSecret(tx, services, me.uuid, body.code))) {
      await noteAttempt(tx, counted)
      return wrongCode()
    }
    await setSecondStep(tx, me.uuid, 'totp')
    await recordOf(tx, 'account_multi_factor_enabled', account, now, me)
    return { recoveryCodes: await makeRecoveryCodes(tx, services, me.uuid) }
  },
  newRecoveryCodes: prepared(checkOwnPassword, async ({ tx, me, services, now, prepared: looked }) => {
    const account = await ownAccount(tx, me)
    const refused = await wrongPassword(tx, account, looked, 'password')
    if (refused) return refused
    if (!account.multi_factor_enabled) throw new Problem('multi_factor_off')
    await recordOf(tx, 'account_recovery_codes_made', account, now, me)
    return { recoveryCodes: await makeRecoveryCodes(tx, services, me.uuid) }
  }),
  switchOff: prepared(checkOwnPassword, async ({ tx, me, now, prepared: looked }) => {
    const account = await ownAccount(tx, me)
    if (mustTakeSecondStep(me.roles)) throw new Problem('multi_factor_required')
    const refused = await wrongPassword(tx, account, looked, 'password')
    if (refused) return refused
    await setSecondStep(tx, me.uuid, null)
    await recordOf(tx, 'account_multi_factor_disabled', account, now, me)
    return undefined
  }),
} satisfies Handlers<typeof secondFactorOperations>

export const secondFactors = { operations: secondFactorOperations, handlers } satisfies Concept
