import { useRouter } from '@tanstack/react-router'
import { login } from '#client/session.ts'

/** Logs in with the password that was just chosen; the guard then redirects. When that is refused, people log in by hand. */
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
