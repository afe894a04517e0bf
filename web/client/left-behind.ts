// Keeps what was typed in forms without a draft while the user logs in again on another site. It stays in this tab until the form
// opens again, for half an hour at most.
import { draftKey, readKept, writeKept } from './draft-storage.ts'
import { currentSession } from './session.ts'

const keptMs = 1_800_000
const leaving = 'leaving'
/** Notifies every form that the page is about to be left. */
export const sayLeaving = (): void => void dispatchEvent(new Event(leaving))
/** Calls back when the page is about to be left; returns a function that stops it. */
export const onLeaving = (listener: () => void): (() => void) => {
  addEventListener(leaving, listener)
  return () => removeEventListener(leaving, listener)
}

const keyOf = (name: string) => draftKey(currentSession()?.uuid ?? '', `terug ${name}`)
// A form is identified by its screen and its initial values.
const keyOfForm = (start: object) => keyOf(`${location.pathname} ${JSON.stringify(start)}`)
const isSecret = (name: string) => /password|secret|code/i.test(name)
const isPlain = (value: unknown): boolean =>
  value === null ||
  /string|number|boolean/.test(typeof value) ||
  (typeof value === 'object' &&
    (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) &&
    Object.values(value).every(isPlain))

/** Stores the values that differ from the initial ones; no secrets and no files. */
export function leaveBehind<V extends object>(start: V, values: V): void {
  const typed = Object.entries(values).filter(
    ([name, value]) => !isSecret(name) && isPlain(value) && JSON.stringify(value) !== JSON.stringify(start[name as keyof V]),
  )
  if (typed.length > 0) writeKept(sessionStorage, keyOfForm(start), Object.fromEntries(typed), Date.now())
}
/** The stored values of this form, which are then removed; its initial values when there are none. */
export function takeBack<V extends object>(start: V): V {
  const key = keyOfForm(start)
  const kept = readKept(sessionStorage, key, Date.now(), keptMs)
  return typeof kept === 'object' ? { ...start, ...kept } : start
}
/** Removes the stored values of a form that has been restored. */
export const forgetBehind = (start: object): void => sessionStorage.removeItem(keyOfForm(start))
/** Removes all stored values: the page was not left after all. */
export const stayHere = (): void => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(keyOf(''))) sessionStorage.removeItem(key)
}
