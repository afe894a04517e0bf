import { useRouter } from '@tanstack/react-router'
import { login } from '../client/session.ts'

/** Logs in with the password just chosen; the guard then sends them on. If that is refused they log in by hand. */
export function useEnter(): (username: string, password: string) => Promise<void> {
  const router = useRouter()
  return async (username, password) => {
    try {
      await login({ username, password })
      await router.invalidate()
    } catch {
      await router.navigate({ href: '/account/inloggen', replace: true })
    }
  }
}
