// Server state: queries made from calls, and changes that refresh the screen.
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type AnswerOf, type Args, type CallName, call, type Problem } from './api.ts'

/** A query by its call: key, fetch with cancellation. A list keeps its previous page while its filters change. */
export const ask = <K extends CallName>(name: K, args: Args<K>) =>
  queryOptions<AnswerOf<K>, Problem>({
    queryKey: [name, args],
    queryFn: ({ signal }) => call(name, args, signal),
    placeholderData: keepPreviousData as never,
  })
/** Reference data: asked once, kept until the page is closed. */
export const askOnce = <K extends CallName>(name: K, args: Args<K>) =>
  queryOptions<AnswerOf<K>, Problem>({
    queryKey: [name, args],
    queryFn: ({ signal }) => call(name, args, signal),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { once: true },
  })

// The answer is the newest state of its item; everything else on the screen is asked again.
const refresh = async (client: QueryClient, answer: unknown) => {
  const iri = (answer as { '@id'?: string } | undefined)?.['@id']
  const [, path, uuid] = /^\/v1(\/.+)\/([0-9a-f-]{36})$/.exec(iri ?? '') ?? []
  if (path && uuid) client.setQueryData([`GET ${path}/{uuid}`, { uuid }], answer)
  await client.invalidateQueries({ predicate: query => !query.meta?.once })
}

/**
 * A change by its call: `run(args)`. Afterwards everything on the screen is asked again; nothing else refreshes the cache.
 * A refusal because someone else was first (409) refreshes the screen too. Sent under a key, it is not done again when it was done
 * before under that key.
 */
export const useChange = <K extends CallName>(name: K) => {
  const client = useQueryClient()
  const mutation = useMutation<AnswerOf<K>, Problem, { args: Args<K>; key: string | undefined }>({
    mutationFn: ({ args, key }) => call(name, args, undefined, key),
    onSuccess: answer => refresh(client, answer),
    onError: problem => (problem.status === 409 || problem.status === 404 ? refresh(client, undefined) : undefined),
  })
  return {
    run: (args: Args<K>, key?: string) => mutation.mutateAsync({ args, key }),
    busy: mutation.isPending,
    problem: mutation.error,
  }
}
