// What this person opened last, newest first: from this tab's queries, and those stored on the device (decision 41).
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ownAccount } from '#client/own-account.ts'
import type { CommandItem } from '#components/layers/command.tsx'
import { type CommandPlaces, itemsOf } from './command-items.ts'

const max = 7
const kinds = {
  'GET /care_moments/{uuid}': 'moment',
  'GET /clients/{uuid}': 'client',
  'GET /care_workers/{uuid}': 'worker',
} as const
type Asked = keyof typeof kinds

/** The items whose page was opened, most recent first. */
export function useRecent(places: CommandPlaces): CommandItem[] {
  const client = useQueryClient()
  const items = itemsOf(places)
  const shown = Object.fromEntries(Object.entries(kinds).filter(([, kind]) => places[kind]))
  const kept = useQuery({
    queryKey: ['kept here'],
    queryFn: async () => {
      const account = ownAccount()
      return account ? (await import('#client/answer-store.ts')).readAnswers(account) : []
    },
    staleTime: 0,
    gcTime: 0,
    meta: { once: true },
  })
  const asked = client.getQueryCache().findAll({ predicate: ({ queryKey }) => String(queryKey[0]) in shown })
  const known = new Set(asked.map(({ queryHash }) => queryHash))
  const here = asked.map(({ queryKey, state }) => ({ name: queryKey[0], atMs: state.dataUpdatedAt, answer: state.data }))
  const before = (kept.data ?? [])
    .filter(({ key }) => !known.has(key))
    .map(({ key, atMs, text }) => ({ name: JSON.parse(key)[0] as unknown, atMs, text }))
    .filter(({ name }) => String(name) in shown)
    .map(({ name, atMs, text }) => ({ name, atMs, answer: JSON.parse(text) as unknown }))
  return [...here, ...before]
    .filter(({ answer }) => answer !== undefined)
    .sort((a, b) => b.atMs - a.atMs)
    .slice(0, max)
    .map(({ name, answer }) => items[kinds[name as Asked]](answer as never))
}
