// Sends the queue: in order, one at a time, in one tab, each entry under the key it was written with, and only as the person who
// wrote it.
import type { QueryClient } from '@tanstack/react-query'
import { toastDone, toastFailed } from '#components/layers/toast.ts'
import { connection, gotNoAnswer } from '#components/page/connection.ts'
import { during } from '#components/page/under-way.ts'
import { type CallName, callUnder, Problem } from '../api.ts'
import { answered } from '../cache.ts'
import { ownAccount } from '../own-account.ts'
import { upload } from '../upload.ts'
import {
  couldBeTwice,
  type Entry,
  filesIn,
  isHeld,
  lockOf,
  outcomeOf,
  type Part,
  pauseAfter,
  Queued,
  refusedParts,
  type Wrote,
  withIris,
} from './entry.ts'
import { addEntry, dropEntry, dropFiles, entriesOf, entryNow, fileOf, putEntry, putFile } from './outbox-store.ts'
import { lookAgain } from './waiting.ts'

const holding = <T>(entry: Pick<Entry, 'key'>, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(lockOf(entry), work) : work()
/** Does the work unless another tab has locked the entry. */
const unlessHeld = (entry: Entry, work: () => Promise<boolean>): Promise<boolean> =>
  navigator.locks ? navigator.locks.request(lockOf(entry), { ifAvailable: true }, lock => (lock ? work() : true)) : work()

/** The arguments with their files uploaded; a file that was uploaded before is not sent again. */
const withFiles = async ({ account, args }: Entry): Promise<Record<string, unknown>> => {
  const iris = new Map<string, string>()
  for (const id of filesIn(args)) {
    const kept = await fileOf(account, id)
    if (!kept) throw new Problem(404, 'Een bestand staat niet meer op dit toestel. Voeg het opnieuw toe.')
    const iri = kept.iri ?? (await upload(kept.file, () => undefined, new AbortController().signal, kept))['@id']
    if (!kept.iri) await putFile({ ...kept, iri })
    iris.set(id, iri)
  }
  return withIris(args, iris) as Record<string, unknown>
}
const comeBack = ({ account, path }: Entry, part: Part, message: string) =>
  addEntry({
    ...{ ...part, account, path, key: crypto.randomUUID(), writtenMs: Date.now() },
    ...{ status: 'asks', refusal: { status: 409, message } },
  })
const deliver = async (entry: Entry): Promise<unknown> => {
  const answer = await callUnder(entry, entry.call, await withFiles(entry))
  for (const { part, message } of refusedParts(entry, answer)) await comeBack(entry, part, message)
  // An entry that could not be removed is sent once more under its key, which changes nothing.
  await dropEntry(entry)
    .then(() => dropFiles(filesIn(entry.args)))
    .catch(() => undefined)
  return answer
}

/**
 * Sends a change, and keeps it on this device until its answer arrives, so that neither a lost answer nor a reload carries it out
 * twice. Returns the answer, or Queued without a connection. Throws a Problem when it is refused: then nothing is kept.
 */
export async function sendOrKeep(account: string, call: CallName, args: object, wrote: Wrote): Promise<unknown> {
  const before = await entriesOf(account).catch(() => [])
  // An earlier entry about the same thing must go first.
  const mayGo = connection() === 'there' && !before.some(one => one.status !== 'sending' && one.about === wrote.about)
  const writtenMs = Date.now()
  const entry: Omit<Entry, 'id'> = {
    ...wrote,
    ...{ account, call, args: { ...args }, key: crypto.randomUUID(), writtenMs },
    ...(mayGo ? { status: 'sending', triedMs: writtenMs } : { status: 'waiting' }),
  }
  return holding(entry, async () => {
    const added = await addEntry(entry).catch(() => undefined)
    // Storage may be full or unavailable: then it is sent directly, or refused.
    if (!added) return callUnder(entry, call, await withFiles({ ...entry, id: 0 }))
    if (!mayGo) return later(added)
    try {
      return await deliver(added)
    } catch (problem) {
      if (!(problem instanceof Problem && gotNoAnswer(problem.status))) {
        await dropEntry(added)
        throw problem
      }
      const waiting: Entry = { ...added, status: 'waiting' }
      await putEntry(waiting)
      return later(waiting)
    }
  })
}
/**
 * Holds a change on this device for a while before sending it, so that the user can take it back, also after a reload. When it
 * cannot be stored it is sent at once and its answer returned.
 */
export async function hold(account: string, call: CallName, args: object, wrote: Wrote, holdMs: number): Promise<unknown> {
  const writtenMs = Date.now()
  const key = crypto.randomUUID()
  const entry: Omit<Entry, 'id'> = {
    ...{ ...wrote, account, call, args: { ...args }, key, writtenMs },
    ...{ status: 'waiting', dueMs: writtenMs + holdMs },
  }
  const added = await addEntry(entry).catch(() => undefined)
  return added ? later(added) : callUnder({ account, key }, call, { ...args })
}
/** Sends held changes about these things at once: the user has moved on. */
export async function letGo(client: QueryClient, account: string, keys: readonly string[]): Promise<void> {
  for (const entry of await entriesOf(account))
    if (keys.includes(entry.key) && isHeld(entry, Date.now())) await putEntry({ ...entry, dueMs: Date.now() })
  await lookAgain()
  await sendWaiting(client)
}
const later = async (entry: Entry): Promise<Queued> => {
  await lookAgain()
  // Firefox, which names no vendor, would show a prompt that means nothing to the user; other browsers decide by themselves.
  if (navigator.vendor !== '') void navigator.storage?.persist?.()
  return new Queued(entry)
}

let sending: Promise<void> | undefined
let asked = false
let tries = 0
let timer: ReturnType<typeof setTimeout> | undefined
let heldTimer: ReturnType<typeof setTimeout> | undefined

/** Sends the whole queue. A second call while it is busy joins the first, which then runs once more. */
export function sendWaiting(client: QueryClient): Promise<void> {
  asked = true
  const inTurn = () => (navigator.locks ? navigator.locks.request('zorginzet-versturen', () => sendAll(client)) : sendAll(client))
  sending ??= during('queue', inTurn()).finally(() => {
    sending = undefined
    if (asked) void sendWaiting(client).catch(() => undefined)
  })
  return sending
}
/** What may be sent: not an entry about the same thing as an earlier one that is held or waits for the user. */
const mayGo = (entries: readonly Entry[]): Entry[] =>
  entries.filter((entry, at) => isReady(entry) && !entries.slice(0, at).some(one => !isReady(one) && one.about === entry.about))
const isReady = (entry: Entry) => entry.status !== 'asks' && !isHeld(entry, Date.now())
/** Runs again when the first held entry is due. */
const wakeFor = (entries: readonly Entry[], client: QueryClient) => {
  const due = entries.filter(entry => isHeld(entry, Date.now())).map(({ dueMs }) => dueMs!)
  if (due.length === 0) return
  clearTimeout(heldTimer)
  heldTimer = setTimeout(() => void sendWaiting(client).catch(() => undefined), Math.max(0, Math.min(...due) - Date.now()) + 20)
}
async function sendAll(client: QueryClient): Promise<void> {
  clearTimeout(timer)
  const done = new Set<string>()
  for (;;) {
    // A new call: an entry that was locked a moment ago may be free now.
    if (asked) done.clear()
    asked = false
    const account = ownAccount()
    if (!account || connection() !== 'there') return
    const entries = await entriesOf(account)
    wakeFor(entries, client)
    const next = mayGo(entries).find(({ key }) => !done.has(key))
    if (!next && asked) continue
    if (!next) return
    done.add(next.key)
    if (await unlessHeld(next, () => attempt(client, next))) continue
    tries += 1
    timer = setTimeout(() => void sendWaiting(client).catch(() => undefined), pauseAfter(tries))
    return
  }
}

const unsure = 'We weten niet zeker of dit is aangekomen. Kijk eerst of het er al staat.'
const ask = async (entry: Entry, refusal: { status: number; message: string }) => {
  await putEntry({ ...entry, status: 'asks', refusal })
  toastFailed(`Niet verstuurd: ${entry.title}. Kijk bij ‘Nog te versturen’ wat ermee moet gebeuren.`)
}
/** Sends one entry; tells whether the next may follow. */
async function attempt(client: QueryClient, { id }: Entry): Promise<boolean> {
  const account = ownAccount()
  const entry = account ? (await entriesOf(account)).find(one => one.id === id) : undefined
  if (!entry || entry.status === 'asks') return true
  try {
    if (couldBeTwice(entry, Date.now())) {
      await ask(entry, { status: 0, message: unsure })
      return true
    }
    // An entry that was being sent by a screen that has closed may have arrived: it only shows as waiting once its answer is
    // known.
    const tried: Entry = { ...entry, triedMs: entry.triedMs ?? Date.now() }
    await putEntry(tried)
    try {
      const answer = await deliver(tried)
      tries = 0
      // For a held change, its screen has already shown it as done.
      if (tried.dueMs === undefined) toastDone(`Verstuurd: ${tried.title}.`)
      void answered(client, answer)
      return true
    } catch (problem) {
      return await settle(client, tried, problem)
    }
  } finally {
    await lookAgain()
  }
}
async function settle(client: QueryClient, entry: Entry, problem: unknown): Promise<boolean> {
  if (!(problem instanceof Problem)) throw problem
  const { status, message, violations } = problem
  if (outcomeOf(status) !== 'asks') {
    await putEntry({ ...entry, status: 'waiting' })
    return false
  }
  await ask(entry, { status, message: violations[0]?.message ?? message })
  void answered(client, undefined)
  return true
}

/**
 * Removes an entry from the queue; tells whether it was still there and not just sent. Its files stay, as the entry may be
 * restored.
 */
export const takeOut = (entry: Entry): Promise<boolean> =>
  holding(entry, async () => {
    const was = await dropEntry(entry)
    await lookAgain()
    return was
  })
/** Puts an entry back at its position, unchanged. */
export async function putBack(client: QueryClient, entry: Entry): Promise<void> {
  await putEntry(entry)
  await lookAgain()
  void sendWaiting(client).catch(() => undefined)
}
/** Sends a refused entry once more, as the user chose, with new arguments if its subject has changed. */
export async function sendAgain(client: QueryClient, entry: Entry, args: Entry['args'] = entry.args): Promise<void> {
  const { refusal, triedMs, ...rest } = (await entryNow(entry)) ?? entry
  await putEntry({ ...rest, args, key: crypto.randomUUID(), status: 'waiting' })
  await lookAgain()
  await sendWaiting(client)
}
