import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '#client/api.ts'
import { ask } from '#client/cache.ts'
import { useSession } from '#client/use-session.ts'

/**
 * Records the visit to the app: returns the time of the previous one, and whether the introduction is still to come; call `seen`
 * once everything new was shown. Does nothing while impersonating.
 */
export function useLook(): { since: string | undefined; isNew: boolean; seen: () => void } {
  const isOwn = !useSession()?.impersonated
  const { data } = useQuery({ ...ask('GET /family_look', {}), staleTime: 60_000 })
  const seen = useCallback(() => {
    // A failure, such as offline, is made up for at the next visit.
    if (isOwn) void call('PUT /family_look', {}).catch(() => undefined)
  }, [isOwn])
  return { since: data?.since, isNew: isOwn && data?.welcomed === false, seen }
}
