import { useRouter } from '@tanstack/react-router'
import { Problem } from '../../../client/api.ts'
import { acceptToken } from '../../../client/session.ts'
import { toastFailed } from '../../../components/toast.ts'

const endedBy = ({ status, message }: Problem) =>
  status === 429 ? message : 'Het inloggen duurde te lang of lukte te vaak niet. Log opnieuw in.'

/** Completes the second step; the guard then redirects. Throws the Problem of a wrong code. */
export function useSecondStep(): (give: () => Promise<{ token: string } | undefined>) => Promise<void> {
  const router = useRouter()
  return async give => {
    try {
      const given = await give()
      if (!given) return
      acceptToken(given.token)
      await router.invalidate()
    } catch (problem) {
      // The login itself has ended, and this screen with it: a toast still shows on the next screen.
      if (problem instanceof Problem && [401, 429].includes(problem.status)) return toastFailed(endedBy(problem))
      throw problem
    }
  }
}
