// Stores this account's recent answers on this device for a day, so that screens show them at once and without a connection.
// Loaded only when there is something to write, so that it never delays a first visit.
import type { Query, QueryClient } from '@tanstack/react-query'
import { fromDevice, isRefused } from './from-device.ts'
import { heldOf, hold, keptMs, readOf, settled, withAnswers } from './kept-answers.ts'
import { type Kept, type KeptAnswer, markKept } from './kept-database.ts'
import { mayKeep } from './may-keep.ts'

const largestChars = 200_000
const maxChars = 1_500_000

/** Merges old and new answers: the newest per query, nothing older than a day, and no more than fits. */
export function answersToKeep(answers: readonly KeptAnswer[], nowMs: number): KeptAnswer[] {
  const newest = new Map<string, KeptAnswer>()
  for (const answer of answers.toSorted((a, b) => b.atMs - a.atMs)) if (!newest.has(answer.key)) newest.set(answer.key, answer)
  let chars = 0
  return [...newest.values()].filter(({ atMs, text }) => {
    if (nowMs - atMs > keptMs || text.length > largestChars) return false
    chars += text.length
    return chars <= maxChars
  })
}

/** This account's stored answers, newest first. */
export const readAnswers = (account: string): Promise<KeptAnswer[]> => withAnswers('readonly', store => readOf(store, account))

const stepMs = 8
const afterWhatWaits = () => new Promise(done => setTimeout(done))
/**
 * The answers that differ from the stored ones, as text. Making the text of all of them at once held up a press by up to half a second
 * on a slow phone: between two steps the page does what waits. A tab that is being hidden may never go on, and does not pause.
 */
export async function changedAnswers(queries: readonly Query[], stored: readonly KeptAnswer[]): Promise<KeptAnswer[]> {
  const storedMs = new Map(stored.map(({ key, atMs }) => [key, atMs]))
  const answers: KeptAnswer[] = []
  let begunMs = performance.now()
  for (const { queryHash, queryKey, state } of queries) {
    if (state.data === undefined || fromDevice.has(queryKey) || storedMs.get(queryHash) === state.dataUpdatedAt) continue
    answers.push({ key: queryHash, atMs: state.dataUpdatedAt, text: JSON.stringify(state.data) })
    if (document.hidden || performance.now() - begunMs < stepMs) continue
    await afterWhatWaits()
    begunMs = performance.now()
  }
  return answers
}

/** Adds this account's answers to the store. `account` tells who is logged in, and is asked again just before writing. */
export async function keepAnswers(client: QueryClient, account: () => string | null): Promise<void> {
  const owner = account()
  if (!owner) return
  const all = client.getQueryCache().findAll({ predicate: ({ queryKey }) => mayKeep(queryKey) })
  const seen = await changedAnswers(all, heldOf(owner))
  const gone = new Set(all.filter(({ state }) => isRefused(state)).map(({ queryHash }) => queryHash))
  await withAnswers('readwrite', async store => {
    const before = (await readOf(store, owner)).filter(({ key }) => !gone.has(key))
    const answers = answersToKeep([...seen, ...before], Date.now())
    if (account() !== owner) return
    hold(owner, answers)
    markKept(owner)
    await settled(store.put({ account: owner, answers } satisfies Kept, 'kept'))
  })
}
