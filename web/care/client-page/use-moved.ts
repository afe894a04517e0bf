import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * The address of a file that was joined into another redirects to that one: the server answers with it, and the address follows.
 */
export function useMoved(uuid: string, found: { uuid: string } | undefined): void {
  const router = useRouter()
  const now = found?.uuid ?? uuid
  useEffect(() => {
    if (now !== uuid) void router.navigate({ href: router.state.location.href.replace(uuid, now), replace: true })
  }, [router, uuid, now])
}
