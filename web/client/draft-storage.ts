// Stores half-filled forms per account, for a week. It may find drafts written by another version of the app.
const prefix = 'concept:'
const keptMs = 7 * 86_400_000

/** The storage key of this account's draft with this name. */
export const draftKey = (account: string, name: string): string => `${prefix}${account}:${name}`

const isKept = (value: unknown): value is { at: number; value: unknown } =>
  typeof value === 'object' && value !== null && typeof (value as { at?: unknown }).at === 'number' && 'value' in value

/** The value stored under this key; undefined when there is none, it cannot be read, or it is older than a week or `ms`. */
export function readKept(storage: Pick<Storage, 'getItem'>, key: string, nowMs: number, ms = keptMs): unknown {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return isKept(kept) && nowMs - kept.at < ms ? kept.value : undefined
  } catch {
    return undefined // not something we wrote
  }
}
/** Stores a value under this key. */
export function writeKept(storage: Pick<Storage, 'setItem'>, key: string, value: unknown, nowMs: number): void {
  try {
    storage.setItem(key, JSON.stringify({ at: nowMs, value }))
  } catch {
    return // storage is full or unavailable: the draft then lives as long as its screen
  }
}

const fills = new Set<(key: string, value: unknown) => void>()
/** Calls back when the draft with this key is filled in from elsewhere; returns a function that stops it. */
export function onFilled(key: string, listener: (value: unknown) => void): () => void {
  const hear = (filled: string, value: unknown) => filled === key && listener(value)
  fills.add(hear)
  return () => fills.delete(hear)
}
/** Restores a draft unless something else has been typed since; tells whether it did. */
export function fillDraft(account: string, name: string, value: unknown): boolean {
  const key = draftKey(account, name)
  if (readKept(localStorage, key, Date.now()) !== undefined) return false
  writeKept(localStorage, key, value, Date.now())
  for (const fill of fills) fill(key, value)
  return true
}

const keysWith = (start: string, storage = localStorage) => Object.keys(storage).filter(key => key.startsWith(start))
/** Whether this account has half-filled forms in this browser. */
export const hasDrafts = (account: string): boolean => keysWith(draftKey(account, '')).length > 0
/** Removes expired drafts of all accounts. */
export function forgetOldDrafts(nowMs: number): void {
  for (const key of keysWith(prefix)) if (readKept(localStorage, key, nowMs) === undefined) localStorage.removeItem(key)
}
/** Removes the drafts of this tab for an account, when impersonating it ends. */
export function forgetVisitDrafts(account: string): void {
  for (const key of keysWith(draftKey(account, ''), sessionStorage)) sessionStorage.removeItem(key)
}
/** Removes all drafts, so that the next person in this browser finds none. */
export function forgetDrafts(): void {
  for (const storage of [localStorage, sessionStorage]) for (const key of keysWith(prefix, storage)) storage.removeItem(key)
}
