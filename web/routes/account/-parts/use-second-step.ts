import { useRouter } from '@tanstack/react-router'
import { Problem } from '../../../client/api.ts'
import { acceptToken } from '../../../client/session.ts'
import { toastFailed } from '../../../components/toast.ts'

const endedBy = ({ status, message }: Problem) =>
  status === 429 ? message : 'Het inloggen duurde te lang of lukte te vaak niet. Log opnieuw in.'

/** Gives the second step, or nothing yet; the guard then sends them on. Throws the Problem of a step that is not right. */
export function useSecondStep(): (give: () => Promise<{ token: string } | undefined>) => Promise<void> {
  const router = useRouter()
  return async give => {
    try {
      const given = await give()
      if (!given) return
      acceptToken(given.token)
      await router.invalidate()
    } catch (problem) {
      // The login itself is over, and this screen with it: said where it is still read.
      if (problem instanceof Problem && [401, 429].includes(problem.status)) return toastFailed(endedBy(problem))
      throw problem
    }
  }
}
