import { useRouter } from '@tanstack/react-router'
import type { Problem } from '#client/api.ts'
import { acceptToken } from '#client/session.ts'

/** The message when the login itself has ended, rather than the code being refused; this screen then closes. */
export function endedBy({ status, message }: Problem): string | undefined {
  if (status === 429) return message
  return status === 401 ? 'Het inloggen duurde te lang of lukte te vaak niet. Log opnieuw in.' : undefined
}

/** Completes the second step with its token; the guard then redirects. */
export function useSecondStep(): (given: { token: string }) => Promise<void> {
  const router = useRouter()
  return ({ token }) => {
    acceptToken(token)
    return router.invalidate()
  }
}
