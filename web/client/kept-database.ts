/** The database of this browser that holds what was seen. */
export const keptDatabase = 'zorginzet'
/** Removes all that was kept: the login ended, or another person begins. */
export const forgetAnswers = (): void => {
  globalThis.indexedDB?.deleteDatabase(keptDatabase)
}
