// The browser database that holds one account's recent answers (docs/decisions/0041).
export interface KeptAnswer {
  /** The question: the key of its query. */
  key: string
  atMs: number
  /** The answer. */
  text: string
}
/** What the database holds: one row. */
export interface Kept {
  account: string
  answers: KeptAnswer[]
}
const name = 'zorginzet'

export const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
/** Runs work on the store, and closes the database after it. */
export const withAnswers = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> => {
  const opening = indexedDB.open(name, 1)
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
/** Removes all stored answers. */
export const forgetAnswers = (): void => {
  globalThis.indexedDB?.deleteDatabase(name)
}
