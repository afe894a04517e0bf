// What one last saw, kept on this device for when there is no connection: answers of this account, for a day. Loaded when there is
// something to write or to get out, so that no first visit waits for it.
import type { QueryClient, QueryKey } from '@tanstack/react-query'
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

/** What to keep of old and new: of each question the newest, nothing older than a day, and no more than fits. */
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

const amsterdam = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' })
/** The question with every instant of the day of asking as that: "from now on" a quarter of an hour later is the same question. */
export const withoutNow = (key: string, askedMs: number): string => {
  const today = amsterdam.format(askedMs)
  return key.replace(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)/g, instant =>
    amsterdam.format(Date.parse(instant)) === today ? 'today' : instant,
  )
}
/** Finds the answer to a question: of just that question, else of the one that was it when it was asked. */
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

/** What is kept of this account, the newest first. */
export const readAnswers = (account: string): Promise<KeptAnswer[]> => withAnswers(store => readOf(store, account))

/** Adds what this account has seen to what is kept. `account` says who is logged in, also just before it is written. */
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

/** Gives every question on the screen, and each that comes, what was kept of it; gives the function that stops that. */
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
