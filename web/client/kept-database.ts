// The browser database that holds one account's recent answers (docs/decisions/0041).
export interface KeptAnswer {
  /** The key of its query. */
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
export const databaseName = 'zorginzet'

const markKey = 'bewaard'
/** Whether this account has stored answers here: without any, a visit loads no code to read them. */
export const hasKept = (account: string | null): boolean => account !== null && localStorage.getItem(markKey) === account
export const markKept = (account: string): void => localStorage.setItem(markKey, account)
/** Removes all stored answers: the login ended, or somebody else logs in. */
export const forgetAnswers = (): void => {
  localStorage.removeItem(markKey)
  globalThis.indexedDB?.deleteDatabase(databaseName)
}
