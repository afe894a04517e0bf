import { sayLeaving } from '#client/left-behind.ts'
import { rememberWanted } from '#client/wanted-path.ts'

/** Goes to a provider, and remembers this screen to return to. */
export const leaveFor = (provider: string): void => {
  const { pathname, search, hash } = location
  sayLeaving()
  rememberWanted({ path: pathname + search + hash, pathname })
  location.assign(provider)
}
