// Server state: queries made from calls, and changes that refresh the screen.
import {
  keepPreviousData,
  notifyManager,
  type Query,
  type QueryClient,
  type QueryFunctionContext,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { type AnswerOf, type Args, type CallName, call, type Problem } from './api.ts'
import { change } from './change.ts'
import { fromDevice } from './from-device.ts'

// Leaving the screen cancels a query, but not one that shows a stored answer: what was shown is asked, so that the server logs it.
const asking =
  <K extends CallName>(name: K, args: Args<K>) =>
  (asked: QueryFunctionContext) =>
    call(name, args, fromDevice.has(asked.queryKey) ? undefined : asked.signal)
/** A query for a call: its key, and a fetch that can be cancelled. A list keeps its previous page while its filters change. */
export const queryOf = <K extends CallName>(name: K, args: Args<K>) =>
  queryOptions<AnswerOf<K>, Problem>({
    queryKey: [name, args],
    queryFn: asking(name, args),
    placeholderData: keepPreviousData as never,
  })
/** Reference data: fetched once and kept until the page is closed. */
export const queryOnceOf = <K extends CallName>(name: K, args: Args<K>) =>
  queryOptions<AnswerOf<K>, Problem>({
    queryKey: [name, args],
    queryFn: asking(name, args),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { once: true },
  })

let answeredMs = Number.NEGATIVE_INFINITY
/** When this tab last made a change itself, by `performance.now()`. */
export const lastAnswered = (): number => answeredMs

/** Whether a query is about one item of this list. */
const isAbout = ({ queryKey: [name, args] }: Query, list: string, uuid: string): boolean =>
  String(name).startsWith(`GET ${list}/{uuid}`) && (args as { uuid?: string } | undefined)?.uuid === uuid
/**
 * Updates the cache after a change. Its answer is the newest state of its item, unless it has only the address. Everything else
 * on the screen is fetched again, except an item that was `removed`, whose screen may still be closing. Resolves when the screen
 * is up to date.
 */
export const answered = async (client: QueryClient, answer: unknown, removed?: readonly [list: string, uuid: string]) => {
  answeredMs = performance.now()
  const item = (answer ?? {}) as { '@id'?: string }
  const [, path, uuid] = /^\/v1(\/.+)\/([0-9a-f-]{36})$/.exec(item['@id'] ?? '') ?? []
  const isAddress = Object.keys(item).every(key => key.startsWith('@') || key === 'uuid')
  if (path && uuid && !isAddress) client.setQueryData([`GET ${path}/{uuid}`, { uuid }], answer)
  const isGone = (query: Query) => removed !== undefined && isAbout(query, ...removed)
  if (removed) await client.invalidateQueries({ predicate: isGone, refetchType: 'none' })
  await client.invalidateQueries({ predicate: query => !query.meta?.once && !isGone(query) })
  // Screens are notified a moment after an answer arrives: a form that reset before that would reset to the old values.
  await new Promise<void>(resolve => notifyManager.schedule(resolve))
}

/** The list and uuid that a DELETE removed, by the call's name and arguments; undefined for any other call. */
const removedBy = (name: string, args: object) => {
  const [, list] = /^DELETE (.+)\/\{uuid\}$/.exec(name) ?? []
  return list !== undefined && 'uuid' in args ? ([list, String(args.uuid)] as const) : undefined
}
/**
 * A mutation for a call: `run(args)`. Afterwards everything on the screen is fetched again, also when someone else was first
 * (409); nothing else refreshes the cache.
 */
export const useChange = <K extends CallName>(name: K) => {
  const client = useQueryClient()
  const mutation = useMutation<AnswerOf<K>, Problem, Args<K>>({
    mutationFn: args => change(name, args),
    onSuccess: (answer, args) => answered(client, answer, removedBy(name, args)),
    onError: problem => (problem.status === 409 || problem.status === 404 ? answered(client, undefined) : undefined),
  })
  return { run: mutation.mutateAsync, busy: mutation.isPending, problem: mutation.error }
}
