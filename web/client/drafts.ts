// Half-filled forms. They stay in this browser for a week, also when the login expires, until they are sent or the user logs out.
// Anonymous and impersonated drafts live in sessionStorage.
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { draftKey, forgetOldDrafts, onFilled, readKept, writeKept } from './draft-storage.ts'
import { currentSession } from './session.ts'

const placeOf = (name: string): { storage: Storage; key: string } => {
  const session = currentSession()
  return {
    storage: session && !session.impersonated ? localStorage : sessionStorage,
    key: draftKey(session?.uuid ?? '', name),
  }
}

/** The stored draft with this name, not yet checked; undefined when there is none. */
export function keptDraft(name: string): unknown {
  const { storage, key } = placeOf(name)
  return readKept(storage, key, Date.now())
}
/** Removes the draft with this name: it was sent, or is no longer needed. */
export function dropDraft(name: string): void {
  const { storage, key } = placeOf(name)
  storage.removeItem(key)
}

type Kept<T> = {
  draft: T
  set: (next: T | ((now: T) => T)) => void
  /** Resets the form and removes the draft. */
  clear: () => void
  /** Removes the draft but leaves the form as it is: it has been sent. */
  forget: () => void
}

/**
 * State of a form, stored under a name until it is sent. `read` checks a stored draft and returns undefined when it does not fit,
 * as another version of the form may have written it. A component whose name changes needs a `key`.
 */
export function useDraft<T>(name: string, start: T, read: (kept: unknown) => T | undefined): Kept<T> {
  // The draft stays with the account that began it, even if the login ends while the screen closes.
  const [{ storage, key }] = useState(() => placeOf(name))
  const [first] = useState(start)
  const [draft, set] = useState(() => {
    forgetOldDrafts(Date.now())
    const kept = readKept(storage, key, Date.now())
    return (kept === undefined ? undefined : read(kept)) ?? first
  })
  const written = useRef(draft)
  // In a layout effect, so that the last keystroke is stored even when the screen closes at once.
  useLayoutEffect(() => {
    if (draft === written.current) return
    written.current = draft
    if (draft === first) storage.removeItem(key)
    else writeKept(storage, key, draft, Date.now())
  }, [draft, first, storage, key])
  // When a queued change is edited, its form is filled in again, also if it is already open.
  useEffect(
    () =>
      onFilled(key, value => {
        const found = read(value)
        if (found !== undefined) set(found)
      }),
    [key, read],
  )
  // Two tabs with the same form stay in step: neither overwrites the other, and sending clears both.
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key !== key || event.storageArea !== storage) return
      const kept = event.newValue === null ? first : read(readKept(storage, key, Date.now()))
      if (kept === undefined) return
      written.current = kept
      set(kept)
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  })
  const forget = () => storage.removeItem(key)
  // At once: the screen may close before the next render.
  const clear = () => {
    forget()
    set(first)
  }
  return { draft, set, clear, forget }
}
