import { useRouter } from '@tanstack/react-router'
import { homeOf } from '#client/guard.ts'
import { currentSession } from '#client/session.ts'

/** Goes where somebody wanted to, or home, in place of this page: going back leads to no answer that was used. */
export function useGoOn(): (wanted: string | undefined) => Promise<void> {
  const router = useRouter()
  return wanted => {
    const session = currentSession()
    return router.navigate({ href: wanted ?? (session ? homeOf(session) : '/account/inloggen'), replace: true })
  }
}
