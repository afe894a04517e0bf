// The queue on this device: entries in the order they were written, and their files. Loaded when there is something to store.
import { type Entry, goneAtMs, lockOf, type WaitingFile, waitingDays, waitingFileId } from './entry.ts'
import { mark } from './mark.ts'

const databaseName = 'zorginzet-nog-te-versturen'

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
type Stores = { entries: IDBObjectStore; files: IDBObjectStore }
/** Resolves once the transaction is on disk. */
const withStores = async <T>(work: (stores: Stores) => Promise<T>): Promise<T> => {
  const opening = indexedDB.open(databaseName, 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('entries', { keyPath: 'id', autoIncrement: true })
    opening.result.createObjectStore('files', { keyPath: 'id' })
  }
  const database = await settled(opening)
  try {
    const transaction = database.transaction(['entries', 'files'], 'readwrite', { durability: 'strict' })
    const written = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    const result = await work({ entries: transaction.objectStore('entries'), files: transaction.objectStore('files') })
    await written
    return result
  } finally {
    database.close()
  }
}
const entriesIn = async ({ entries }: Stores, account: string): Promise<Entry[]> => {
  const all = (await settled(entries.getAll())) as Entry[]
  return all.filter(entry => entry.account === account)
}
const changing = async <T>(account: string, work: (stores: Stores) => Promise<T>): Promise<T> => {
  const [result, count] = await withStores(async stores => [await work(stores), (await entriesIn(stores, account)).length])
  mark(account, count)
  return result
}

/** This account's entries, oldest first. */
export const entriesOf = (account: string): Promise<Entry[]> => withStores(stores => entriesIn(stores, account))
/**
 * The entries to show. Not those that a screen is sending now; nor, with `tries`, those that were being sent by a screen that has
 * closed, as these may have arrived.
 */
export const entriesToShow = async (account: string, tries: boolean): Promise<Entry[]> => {
  const entries = await entriesOf(account)
  const locks = new Set((await navigator.locks?.query())?.held?.map(({ name }) => name))
  const isTried = (entry: Entry) => locks.has(lockOf(entry)) || (tries && isNext(entry, entries))
  return entries.filter(entry => entry.status !== 'sending' || !isTried(entry))
}
// Behind something else about its subject it is not sent yet.
const isNext = ({ id, about }: Entry, entries: readonly Entry[]) =>
  !entries.some(one => one.id < id && one.about === about && one.status !== 'sending')
/** Appends an entry to the queue; returns it with its position. */
export const addEntry = (entry: Omit<Entry, 'id'>): Promise<Entry> =>
  changing(entry.account, async ({ entries }) => ({ ...entry, id: Number(await settled(entries.add(entry))) }))
/** Writes an entry at its position, also if it had been removed. */
export const putEntry = (entry: Entry): Promise<unknown> => changing(entry.account, ({ entries }) => settled(entries.put(entry)))
/** The current version of an entry; undefined when it was sent or removed. */
export const entryNow = ({ id }: Entry): Promise<Entry | undefined> => withStores(({ entries }) => settled(entries.get(id)))
/** Removes an entry; tells whether it was there. */
export const dropEntry = ({ id, account }: Entry): Promise<boolean> =>
  changing(account, async ({ entries }) => {
    const was = await settled(entries.getKey(id))
    await settled(entries.delete(id))
    return was !== undefined
  })

/** Stores a file until its entry is sent; returns its id. */
export const keepFile = async (account: string, file: File): Promise<string> => {
  const id = waitingFileId()
  const kept: WaitingFile = { id, account, file, keptMs: Date.now(), key: crypto.randomUUID() }
  await withStores(({ files }) => settled(files.put(kept)))
  return id
}
/** A file of this account; undefined when it is gone. */
export const fileOf = async (account: string, id: string): Promise<WaitingFile | undefined> => {
  const kept = (await withStores(({ files }) => settled(files.get(id)))) as WaitingFile | undefined
  return kept?.account === account ? kept : undefined
}
export const putFile = (kept: WaitingFile): Promise<unknown> => withStores(({ files }) => settled(files.put(kept)))
export const dropFiles = (ids: readonly string[]): Promise<unknown> =>
  withStores(({ files }) => Promise.all(ids.map(id => settled(files.delete(id)))))

const dropWhere = async <T extends { id: IDBValidKey }>(store: IDBObjectStore, isGone: (one: T) => boolean) => {
  for (const one of (await settled(store.getAll())) as T[]) if (isGone(one)) await settled(store.delete(one.id))
}
/** Removes everything of this account: the user chose so when logging out. */
export const forgetWaiting = (account: string): Promise<void> =>
  changing(account, async ({ entries, files }) => {
    await dropWhere<Entry>(entries, one => one.account === account)
    await dropWhere<WaitingFile>(files, one => one.account === account)
  })
/** Removes what has waited too long, of all accounts, and files no entry refers to. */
export const tidy = async (nowMs: number): Promise<void> => {
  const left = await withStores(async ({ entries, files }) => {
    const before = new Set(((await settled(entries.getAll())) as Entry[]).map(one => one.account))
    await dropWhere<Entry>(entries, one => goneAtMs(one) <= nowMs)
    const kept = (await settled(entries.getAll())) as Entry[]
    // A draft or an entry may refer to a file. Wait an hour, as another tab may be about to write the reference.
    const texts = [...Object.values<unknown>(localStorage), ...kept.map(one => JSON.stringify(one))].map(String)
    await dropWhere<WaitingFile>(files, ({ id, keptMs }) => {
      const ageMs = nowMs - keptMs
      return ageMs > waitingDays * 86_400_000 || (ageMs > 3_600_000 && !texts.some(text => text.includes(id)))
    })
    return [...before].map(account => [account, kept.filter(one => one.account === account).length] as const)
  })
  for (const [account, count] of left) mark(account, count)
}
