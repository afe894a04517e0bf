/** The browser database that holds stored answers. */
export const keptDatabase = 'zorginzet'
/** Removes all stored answers: the login ended, or somebody else logs in. */
export const forgetAnswers = (): void => {
  globalThis.indexedDB?.deleteDatabase(keptDatabase)
}
