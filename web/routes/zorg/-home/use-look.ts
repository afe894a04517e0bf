import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../../../client/api.ts'
import { ask } from '../../../client/cache.ts'
import { useSession } from '../../../client/use-session.ts'

/**
 * Since when what happened is new, and whether the welcome is still to come; and `seen`, for when all that is new was shown. Who looks
 * through another's eyes leaves it as it is.
 */
export function useLook(): { since: string | undefined; isNew: boolean; seen: () => void } {
  const isOwn = !useSession()?.impersonated
  const { data } = useQuery({ ...ask('GET /family_look', {}), staleTime: 60_000 })
  const seen = useCallback(() => {
    // What fails, such as without a network, is done at the next look.
    if (isOwn) void call('PUT /family_look', {}).catch(() => undefined)
  }, [isOwn])
  return { since: data?.since, isNew: isOwn && data?.welcomed === false, seen }
}
