// Marks in localStorage whose changes wait, so that only they load the queue's code; a change of it tells other tabs.
const prefix = 'wacht:'

/** Whether this account has waiting changes here. */
export const hasWaiting = (account: string): boolean => localStorage.getItem(prefix + account) !== null
/** Removes entries that have waited too long, of all accounts: their owners were warned. */
export const forgetOldWaiting = (): void => {
  if (!Object.keys(localStorage).some(key => key.startsWith(prefix))) return
  void import('./outbox-store.ts').then(({ tidy }) => tidy(Date.now())).catch(() => undefined)
}
/** Whether this localStorage change means that the queue changed; a null key means everything was cleared. */
export const isMark = (key: string | null): boolean => key === null || key.startsWith(prefix)
/** Records how many entries of this account wait. */
export const mark = (account: string, count: number): void => {
  if (count === 0) localStorage.removeItem(prefix + account)
  else localStorage.setItem(prefix + account, `${count} ${Date.now()}`)
}
