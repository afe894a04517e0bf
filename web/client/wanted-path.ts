const key = 'redirect'
let isLeaving = false

/** Remembers, for this tab, the path that someone wanted before they had to log in. */
export function rememberWanted(target: { path: string; pathname: string }): void {
  if (!isLeaving) sessionStorage.setItem(key, JSON.stringify(target))
}

/** Forgets the path: the person has arrived. */
export const forgetWanted = (): void => sessionStorage.removeItem(key)

/** The user chose to log out: the next person wants their own home page, not this screen. */
export function leaveByChoice(): void {
  isLeaving = true
  forgetWanted()
}
/** They have logged out: a screen that is requested from now on is wanted again. */
export const haveLeft = (): void => {
  isLeaving = false
}

/** The remembered path. Only a path of this site counts: "//elsewhere" does not. */
export function wantedPath(): string | undefined {
  const stored = sessionStorage.getItem(key)
  if (stored === null) return undefined
  const { path } = JSON.parse(stored) as { path?: unknown }
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : undefined
}
