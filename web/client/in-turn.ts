let last: Promise<unknown> = Promise.resolve()

/**
 * Serializes everything that changes the login cookie: across all tabs, or only in this tab where the browser has no locks.
 * public/boot.js uses the same lock.
 */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  if (navigator.locks) return navigator.locks.request('zorginzet-refresh', work)
  const turn = last.then(work)
  last = turn.catch(() => undefined)
  return turn
}
