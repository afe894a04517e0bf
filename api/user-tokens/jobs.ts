// Work after a request whose answer, and its duration, must not reveal whether an account exists.
import { ownerOf } from '../accounts/found.ts'
import { accountByUsername } from '../accounts/queries.ts'
import { agreeTo } from '../agreements/queries.ts'
import { insertCareWorker, type Registration } from '../care-workers/queries.ts'
import type { Tasks } from '../platform/concept.ts'
import { postMail } from '../platform/events/held-mails.ts'
import { limits, noteAttempt, secondsToWait } from '../platform/login/attempts.ts'
import { hasLinkSince, mayJoinWork } from './found.ts'
import { joinWorkMail, knownAddressMail } from './mails.ts'
import { lockAddress, mailLink, makeAccount, makeUserToken } from './queries.ts'

export const tasks: Tasks = {
  'reset-password': async ({ tx, payload, now, publicUrl }) => {
    const account = await accountByUsername(tx, String(payload.username))
    if (account?.active) await mailLink(tx, account, now, publicUrl)
  },
  register: async ({ tx, payload, now, publicUrl }) => {
    const registration = payload as unknown as Registration
    // Of two requests for one address, the second finds the account that the first made.
    await lockAddress(tx, registration.email)
    const limit = [limits.registrationOf(registration.email)]
    if (await secondsToWait(tx, limit)) return
    await noteAttempt(tx, limit)
    const known = await ownerOf(tx, registration.email, now)
    if (known && !known.active) return
    if (known && (await hasLinkSince(tx, known.uuid, String(payload.askedAt)))) return
    const mayJoin = known !== undefined && (await mayJoinWork(tx, known))
    if (mayJoin) {
      const { token } = await makeUserToken(tx, known.uuid, 'join_work', now, { registration })
      await postMail(tx, joinWorkMail(known, token), publicUrl, now)
    }
    if (known?.password_hash) return mayJoin ? undefined : postMail(tx, knownAddressMail(known), publicUrl, now)
    const account = known ?? (await makeAccount(tx, registration.email, ['ROLE_CARE_WORKER'], now))
    if (!known) {
      await insertCareWorker(tx, account.uuid, registration, now)
      await agreeTo(tx, account, now)
    }
    await mailLink(tx, account, now, publicUrl)
  },
}
