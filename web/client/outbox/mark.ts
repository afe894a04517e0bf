// Says in local storage for whom something waits, so that nobody else loads the code of the queue; its change tells other tabs.
const prefix = 'wacht:'

/** Whether something of this account waits here. */
export const hasWaiting = (account: string): boolean => localStorage.getItem(prefix + account) !== null
/** Whether something of anyone waits here. */
export const someoneWaits = (): boolean => Object.keys(localStorage).some(key => key.startsWith(prefix))
/** Whether a change of local storage says that the queue has changed; null is everything at once. */
export const isMark = (key: string | null): boolean => key === null || key.startsWith(prefix)
/** Says how much of this account waits. */
export const mark = (account: string, count: number): void => {
  if (count === 0) localStorage.removeItem(prefix + account)
  else localStorage.setItem(prefix + account, `${count} ${Date.now()}`)
}
