// Who signed on and has yet to prove which account is theirs, for this tab: a reload and our second step leave it as it is.
const key = 'koppelen'
export interface PendingLink {
  state: string
  provider: string
  /** Where they wanted to go. */
  wanted: string | undefined
}
/** Given before the second step, so that nobody types it twice; in memory only. */
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
/** The password that was given, once. */
export const takePassword = (): string | undefined => {
  const given = password
  password = undefined
  return given
}
