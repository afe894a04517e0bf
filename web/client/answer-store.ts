// Stores this account's recent answers on this device for a day, for use without a connection. Loaded only when there is
// something to write or read, so that it never delays a first visit.
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { inAmsterdam } from '#rules/time/amsterdam.ts'
import { keptDatabase } from './kept-database.ts'
import { mayKeep } from './may-keep.ts'

export interface KeptAnswer {
  /** The question: the key of its query. */
  key: string
  atMs: number
  /** The answer. */
  text: string
}
interface Kept {
  account: string
  answers: KeptAnswer[]
}

const keptMs = 86_400_000
const largestChars = 200_000
const mostChars = 1_500_000

/** Merges old and new answers: the newest per query, nothing older than a day, and no more than fits. */
export function answersToKeep(answers: readonly KeptAnswer[], nowMs: number): KeptAnswer[] {
  const newest = new Map<string, KeptAnswer>()
  for (const answer of answers.toSorted((a, b) => b.atMs - a.atMs)) if (!newest.has(answer.key)) newest.set(answer.key, answer)
  let chars = 0
  return [...newest.values()].filter(({ atMs, text }) => {
    if (nowMs - atMs > keptMs || text.length > largestChars) return false
    chars += text.length
    return chars <= mostChars
  })
}

const dayOf = (ms: number) => inAmsterdam(ms).slice(0, 10)
/**
 * The query key with every instant of the day it was asked replaced by a fixed word, so that "from now on" a quarter of an hour
 * later still finds the same answer.
 */
export const withoutNow = (key: string, askedMs: number): string => {
  const today = dayOf(askedMs)
  return key.replace(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)/g, instant =>
    dayOf(Date.parse(instant)) === today ? 'today' : instant,
  )
}
/** Finds the stored answer to a query: an exact match, otherwise one that matched when it was asked. */
export function finder(answers: readonly KeptAnswer[]): (key: string, nowMs: number) => KeptAnswer | undefined {
  const exact = new Map(answers.map(answer => [answer.key, answer]))
  const alike = new Map(answers.toReversed().map(answer => [withoutNow(answer.key, answer.atMs), answer]))
  return (key, nowMs) => {
    const found = exact.get(key) ?? alike.get(withoutNow(key, nowMs))
    return found && nowMs - found.atMs <= keptMs ? found : undefined
  }
}

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
const withAnswers = async <T>(work: (store: IDBObjectStore) => Promise<T>): Promise<T> => {
  const opening = indexedDB.open(keptDatabase, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore('answers')
  const database = await settled(opening)
  try {
    return await work(database.transaction('answers', 'readwrite').objectStore('answers'))
  } finally {
    database.close()
  }
}
const readOf = async (store: IDBObjectStore, account: string): Promise<KeptAnswer[]> => {
  const kept = (await settled(store.get('kept'))) as Kept | undefined
  return kept?.account === account ? kept.answers : []
}

/** This account's stored answers, newest first. */
export const readAnswers = (account: string): Promise<KeptAnswer[]> => withAnswers(store => readOf(store, account))

/** Adds this account's answers to the store. `account` tells who is logged in, and is asked again just before writing. */
export async function keepAnswers(client: QueryClient, account: () => string | null): Promise<void> {
  const owner = account()
  const seen = client
    .getQueryCache()
    .findAll({ predicate: ({ queryKey, state }) => state.data !== undefined && mayKeep(queryKey) })
    .map(({ queryHash, state }) => ({ key: queryHash, atMs: state.dataUpdatedAt, text: JSON.stringify(state.data) }))
  await withAnswers(async store => {
    if (!owner) return
    const answers = answersToKeep([...seen, ...(await readOf(store, owner))], Date.now())
    if (account() === owner) await settled(store.put({ account: owner, answers } satisfies Kept, 'kept'))
  })
}

/** Fills every query on the screen, and each new one, with its stored answer; returns a function that stops this. */
export async function showKept(client: QueryClient, account: string): Promise<() => void> {
  const find = finder(await readAnswers(account))
  const cache = client.getQueryCache()
  const fill = ({ queryHash, queryKey, state }: { queryHash: string; queryKey: QueryKey; state: { data: unknown } }) => {
    const kept = state.data === undefined && mayKeep(queryKey) ? find(queryHash, Date.now()) : undefined
    if (kept) client.setQueryData(queryKey, JSON.parse(kept.text), { updatedAt: kept.atMs })
  }
  cache.getAll().forEach(fill)
  return cache.subscribe(event => event.type === 'added' && fill(event.query))
}
