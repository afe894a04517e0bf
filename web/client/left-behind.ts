// What was typed in a form without a draft, while somebody is sent to another site to log in anew. It lies in this tab until that form
// opens again, for half an hour at most.
import { draftKey, readKept, writeKept } from './draft-storage.ts'
import { currentSession } from './session.ts'

const keptMs = 1_800_000
const leaving = 'leaving'
/** Tells every form on the screen that it may be gone in a moment. */
export const sayLeaving = (): void => void dispatchEvent(new Event(leaving))
/** Calls back when the screen may be left; returns a function that stops it. */
export const onLeaving = (listener: () => void): (() => void) => {
  addEventListener(leaving, listener)
  return () => removeEventListener(leaving, listener)
}

const keyOf = (name: string) => draftKey(currentSession()?.uuid ?? '', `terug ${name}`)
// A form is known by its screen and what it began with.
const keyOfForm = (start: object) => keyOf(`${location.pathname} ${JSON.stringify(start)}`)
const isSecret = (name: string) => /password|secret|code/i.test(name)
const isPlain = (value: unknown): boolean =>
  value === null ||
  /string|number|boolean/.test(typeof value) ||
  (typeof value === 'object' &&
    (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) &&
    Object.values(value).every(isPlain))

/** Keeps what differs from the start of a form; no secret and no file. */
export function leaveBehind<V extends object>(start: V, values: V): void {
  const typed = Object.entries(values).filter(
    ([name, value]) => !isSecret(name) && isPlain(value) && JSON.stringify(value) !== JSON.stringify(start[name as keyof V]),
  )
  if (typed.length > 0) writeKept(sessionStorage, keyOfForm(start), Object.fromEntries(typed), Date.now())
}
/** What was left behind of this form, once; its start where there is nothing. */
export function takeBack<V extends object>(start: V): V {
  const key = keyOfForm(start)
  const kept = readKept(sessionStorage, key, Date.now(), keptMs)
  return typeof kept === 'object' ? { ...start, ...kept } : start
}
/** Forgets what was left behind of a form that is there again. */
export const forgetBehind = (start: object): void => sessionStorage.removeItem(keyOfForm(start))
/** Nobody leaves after all: nothing was left behind. */
export const stayHere = (): void => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(keyOf(''))) sessionStorage.removeItem(key)
}
