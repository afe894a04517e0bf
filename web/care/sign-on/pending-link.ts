// In this tab: somebody who signed on but has yet to prove which account is theirs. It survives a reload and our second step.
const key = 'koppelen'
export interface PendingLink {
  state: string
  provider: string
  /** The path they wanted. */
  wanted: string | undefined
}
/** The password they gave before the second step, so that nobody types it twice; in memory only. */
let password: string | undefined

export const keepPendingLink = (link: PendingLink): void => sessionStorage.setItem(key, JSON.stringify(link))
export const pendingLink = (): PendingLink | undefined => {
  const kept = sessionStorage.getItem(key)
  return kept === null ? undefined : (JSON.parse(kept) as PendingLink)
}
export const forgetPendingLink = (): void => {
  sessionStorage.removeItem(key)
  password = undefined
}
export const keepPassword = (given: string): void => {
  password = given
}
/** Returns the password and forgets it. */
export const takePassword = (): string | undefined => {
  const given = password
  password = undefined
  return given
}
