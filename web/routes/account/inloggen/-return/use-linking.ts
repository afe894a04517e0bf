import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { logInOrSay } from '#care/account/log-in-or-say.ts'
import { showConflict } from '#care/form/refusal.ts'
import { useForm } from '#care/form/use-form.ts'
import { forgetPendingLink, keepPassword, type PendingLink, takePassword } from '#care/sign-on/pending-link.ts'
import { call } from '#client/api.ts'
import { secondFactorPath } from '#client/guard.ts'
import { currentSession } from '#client/session.ts'
import { useSession } from '#client/use-session.ts'
import { rememberWanted } from '#client/wanted-path.ts'
import { useEvent } from '#components/hooks/use-event.ts'
import type { Address } from '#contract/addresses.ts'
import { useGoOn } from './use-go-on.ts'

const path: Address = '/account/inloggen/organisatie'
const owesCode = () => currentSession()?.roles.includes('IS_AUTHENTICATED_2FA_IN_PROGRESS') ?? false

/**
 * The form that proves which account is theirs: it logs the user in if necessary, with the second step if that is on, and then
 * links the accounts.
 */
export function useLinking(link: PendingLink) {
  const session = useSession()
  const router = useRouter()
  const goOn = useGoOn()
  const [given] = useState(takePassword)
  const form = useForm({
    start: { username: '', password: given ?? '' },
    check: ({ username, password }) => ({
      ...(!session && !username.trim() && { username: 'Vul je e-mailadres in.' }),
      ...(!password && { password: 'Vul je wachtwoord in.' }),
    }),
    send: async ({ username, password }) => {
      if (!currentSession()) await logInOrSay({ username: username.trim(), password })
      if (!owesCode()) return call('POST /account_identities', { body: { state: link.state, password } })
      keepPassword(password)
      rememberWanted({ path, pathname: path })
      return router.navigate({ href: secondFactorPath })
    },
    done: async () => {
      if (owesCode()) return undefined
      forgetPendingLink()
      await goOn(link.wanted)
      return `Je account is gekoppeld. Voortaan log je in via ${link.provider}.`
    },
    refused: showConflict,
  })
  // The password typed before the second step.
  const again = useEvent(() => void form.submit())
  const begun = useRef(given === undefined)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    again()
  }, [again])
  return form
}
