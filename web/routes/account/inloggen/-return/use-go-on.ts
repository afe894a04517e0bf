import { useRouter } from '@tanstack/react-router'
import { homeOf } from '#client/guard.ts'
import { currentSession } from '#client/session.ts'

/**
 * Replaces this page by the one the user wanted, or home, so that going back does not return to an answer that was already used.
 */
export function useGoOn(): (wanted: string | undefined) => Promise<void> {
  const router = useRouter()
  return wanted => {
    const session = currentSession()
    return router.navigate({ href: wanted ?? (session ? homeOf(session) : '/account/inloggen'), replace: true })
  }
}
