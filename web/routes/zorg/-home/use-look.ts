import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../client/api.ts'
import { ask } from '../../../client/cache.ts'
import { useSession } from '../../../client/use-session.ts'

/**
 * Looks; gives since when what happened is new, and whether the welcome is still to come. Who looks through another's eyes leaves it
 * as it is.
 */
export function useLook(): { since: string | undefined; isNew: boolean } {
  const isOwn = !useSession()?.impersonated
  const client = useQueryClient()
  const { queryKey } = ask('GET /family_look', {})
  const look = useQuery({
    queryKey: ['look', isOwn],
    queryFn: async () => {
      const answer = await (isOwn ? call('PUT /family_look', {}) : call('GET /family_look', {}))
      // Kept under its own name: without a network it is still known since when something is new.
      client.setQueryData(queryKey, answer)
      return answer
    },
    meta: { once: true },
    staleTime: 60_000,
  })
  const known = useQuery({ ...ask('GET /family_look', {}), enabled: look.isError })
  return { since: look.data?.since ?? known.data?.since, isNew: isOwn && look.data?.welcomed === false }
}
