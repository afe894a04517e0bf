import { useQuery } from '@tanstack/react-query'
import { call } from '../../../client/api.ts'
import { ask } from '../../../client/cache.ts'
import { useSession } from '../../../client/use-session.ts'

/** Looks; gives since when what happened is new. Who looks through another's eyes leaves it as it is. */
export function useLook(): string | undefined {
  const isOwn = !useSession()?.impersonated
  const look = useQuery({
    queryKey: ['look', isOwn],
    queryFn: () => (isOwn ? call('PUT /family_look', {}) : call('GET /family_look', {})),
    meta: { once: true },
    staleTime: 60_000,
  })
  // Without a network: nothing is new then, and the last two weeks are not asked for.
  const known = useQuery({ ...ask('GET /family_look', {}), enabled: look.isError })
  return look.data?.since ?? known.data?.since
}
