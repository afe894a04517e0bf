import { useEffect, useRef, useState } from 'react'
import { keepPendingLink, type PendingLink } from '#care/sign-on/pending-link.ts'
import { type AnswerOf, type Args, call, Problem, tokenFor } from '#client/api.ts'
import { logInBy } from '#client/session.ts'
import { wantedPath } from '#client/wanted-path.ts'
import { useEvent } from '#components/hooks/use-event.ts'
import { useGoOn } from './use-go-on.ts'

type Answer = AnswerOf<'POST /login/sign_on/finish'>
type Came = { linking?: PendingLink; trial?: NonNullable<Answer['trial']> }

/**
 * Finishes a sign-on, once. A user who is logged in by it continues; otherwise it returns what the provider said, or why it
 * failed.
 */
export function useFinish(body: Args<'POST /login/sign_on/finish'>['body']) {
  const [{ came, problem }, set] = useState<{ came?: Came; problem?: Problem }>({})
  const goOn = useGoOn()
  const finish = async () => {
    set({})
    // A user who was asked to log in again still has a session: the new login ends it.
    await tokenFor().catch(() => null)
    const { token, linking, trial } = await logInBy(() => call('POST /login/sign_on/finish', { body }))
    if (token) return goOn(wantedPath())
    if (!linking) return set({ came: { ...(trial && { trial }) } })
    const link = { state: body.state, provider: linking.provider, wanted: wantedPath() }
    keepPendingLink(link)
    set({ came: { linking: link } })
  }
  const again = useEvent(() => {
    finish().catch((failed: unknown) => {
      if (!(failed instanceof Problem)) throw failed
      set({ problem: failed })
    })
  })
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    again()
  }, [again])
  return { came, problem, again }
}
