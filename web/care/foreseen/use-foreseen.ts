import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type AnswerOf, type Args, type CallName, call, type Problem } from '../../client/api.ts'
import { useLate } from '../../components/use-late.ts'

type PreviewCall = CallName & `POST ${string}/preview`
/** What would follow, as the server says it. */
export type Foreseen = AnswerOf<'POST /care_moments/{uuid}/update/preview'>

/**
 * What an act would bring about, asked again a moment after what is asked changes; nothing is asked while there is nothing to do. A
 * refusal of it is a refusal of the act.
 */
export function useForeseen<K extends PreviewCall>(name: K, args: Args<K> | undefined) {
  const asked = useLate(args ? JSON.stringify(args) : '')
  const query = useQuery<AnswerOf<K>, Problem>({
    queryKey: [name, asked],
    queryFn: ({ signal }) => call(name, JSON.parse(asked) as Args<K>, signal),
    enabled: asked !== '',
    placeholderData: keepPreviousData as never,
    gcTime: 0,
    staleTime: 0,
  })
  const waits = asked !== (args ? JSON.stringify(args) : '') || query.isFetching
  return { foreseen: asked === '' ? undefined : query.data, problem: asked === '' ? null : query.error, waits }
}
