let last: Promise<unknown> = Promise.resolve()

/**
 * What changes the cookie of the login, one at a time: of all tabs, or where the browser cannot do that, of this one. public/boot.js
 * uses the same lock.
 */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  if (navigator.locks) return navigator.locks.request('zorginzet-refresh', work)
  const turn = last.then(work)
  last = turn.catch(() => undefined)
  return turn
}
