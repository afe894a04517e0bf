// This account's stored answers, in memory from the start: a screen that was seen before has its content in its first frame, and
// asks again at once (docs/decisions/0163).
import type { Query, QueryClient } from '@tanstack/react-query'
import { connection } from '#components/page/connection.ts'
import { inAmsterdam } from '#rules/time/amsterdam.ts'
import { fromDevice, isRefused } from './from-device.ts'
import { databaseName, hasKept, type Kept, type KeptAnswer } from './kept-database.ts'
import { mayKeep, mayShowAtOnce } from './may-keep.ts'

export const keptMs = 86_400_000

export const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
/** Runs work on the store, and closes the database after it. */
export const withAnswers = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> => {
  const opening = indexedDB.open(databaseName, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore('answers')
  const database = await settled(opening)
  try {
    return await work(database.transaction('answers', mode).objectStore('answers'))
  } finally {
    database.close()
  }
}
/** This account's stored answers, newest first; none where they are another's. */
export const readOf = async (store: IDBObjectStore, account: string): Promise<KeptAnswer[]> => {
  const kept = (await settled(store.get('kept'))) as Kept | undefined
  return kept?.account === account ? kept.answers : []
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
type Find = (key: string, nowMs: number, ofToday: boolean) => KeptAnswer | undefined
/**
 * Finds the stored answer to a query: an exact match, otherwise one that matched when it was fetched. `ofToday`: only one fetched
 * today, as nothing shows that an answer is from yesterday.
 */
export function finder(answers: readonly KeptAnswer[]): Find {
  const exact = new Map(answers.map(answer => [answer.key, answer]))
  let alike: Map<string, KeptAnswer> | undefined
  const likeThat = (key: string, nowMs: number) => {
    alike ??= new Map(answers.toReversed().map(answer => [withoutNow(answer.key, answer.atMs), answer]))
    return alike.get(withoutNow(key, nowMs))
  }
  return (key, nowMs, ofToday) => {
    const found = exact.get(key) ?? likeThat(key, nowMs)
    if (!found || nowMs - found.atMs > keptMs) return undefined
    return found.key === key || !ofToday || dayOf(found.atMs) === dayOf(nowMs) ? found : undefined
  }
}

let held: { account: string; answers: readonly KeptAnswer[]; find: Find } | undefined
/** From now on these are this account's stored answers. */
export const hold = (account: string, answers: readonly KeptAnswer[]): void => {
  held = { account, answers, find: finder(answers) }
}
/** This account's stored answers, as far as this page knows. */
export const heldOf = (account: string): readonly KeptAnswer[] =>
  held?.account === account && hasKept(account) ? held.answers : []
type Account = () => string | null
const read = async (account: Account) => {
  const owner = account()
  if (!owner) return
  const answers = await withAnswers('readonly', store => readOf(store, owner))
  if (account() === owner) hold(owner, answers)
}

const fill = (query: Query, account: string | null) => {
  const { queryHash, queryKey, state } = query
  if (!account || held?.account !== account || !hasKept(account) || state.data !== undefined || !mayKeep(queryKey)) return
  const isThere = connection() === 'there'
  const kept = held.find(queryHash, Date.now(), isThere)
  if (!kept) return
  const data: unknown = JSON.parse(kept.text)
  if (isThere && !mayShowAtOnce(queryKey, data)) return
  fromDevice.add(queryKey)
  query.setState({ data, dataUpdatedAt: kept.atMs, status: 'success', isInvalidated: true })
}

/**
 * Fills each new query with its stored answer, and removes that when the server refuses it. Returns a function that fills the
 * existing queries once the answers have been read. `account` gives the logged-in account.
 */
export function showKept(client: QueryClient, account: Account): () => Promise<void> {
  const reading = read(account).catch(() => undefined)
  const cache = client.getQueryCache()
  cache.subscribe(event => {
    if (event.type === 'added') fill(event.query, account())
    if (event.type !== 'updated' || !fromDevice.has(event.query.queryKey)) return
    const { action, query } = event
    const isOver = action.type === 'error' && isRefused(query.state)
    if (action.type === 'success' || isOver) fromDevice.delete(query.queryKey)
    if (isOver) query.setState({ data: undefined, dataUpdatedAt: 0 })
  })
  return async () => {
    await reading
    for (const query of cache.getAll()) fill(query, account())
  }
}
