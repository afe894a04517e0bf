// Half-filled forms. One's own are kept in this browser for a week, also when the login ends by itself, until they are sent or
// people choose to log out. Of who has no account, or looks through another's eyes, this tab alone keeps them.
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

/** The kept draft with this name, not yet checked; undefined when there is none. */
export function keptDraft(name: string): unknown {
  const { storage, key } = placeOf(name)
  return readKept(storage, key, Date.now())
}
/** Removes the draft with this name: it was sent, or is not needed any more. */
export function dropDraft(name: string): void {
  const { storage, key } = placeOf(name)
  storage.removeItem(key)
}

type Kept<T> = {
  draft: T
  set: (next: T | ((now: T) => T)) => void
  /** Back to the start; nothing is kept then. */
  clear: () => void
  /** Removes what is kept, and leaves what is on the screen: it has been sent. */
  forget: () => void
}

/**
 * What people type on a form, kept under a name until it is sent. `read` checks what was kept: undefined when it is not a draft of
 * this form, as another version of it may have written it. A component whose name changes needs a `key`.
 */
export function useDraft<T>(name: string, start: T, read: (kept: unknown) => T | undefined): Kept<T> {
  // The place stays that of whoever began to type, also while the screen is leaving after the login has ended.
  const [{ storage, key }] = useState(() => placeOf(name))
  const [first] = useState(start)
  const [draft, set] = useState(() => {
    forgetOldDrafts(Date.now())
    const kept = readKept(storage, key, Date.now())
    return (kept === undefined ? undefined : read(kept)) ?? first
  })
  const written = useRef(draft)
  // Before it is drawn: who leaves at once after the last key finds that one too.
  useLayoutEffect(() => {
    if (draft === written.current) return
    written.current = draft
    if (draft === first) storage.removeItem(key)
    else writeKept(storage, key, draft, Date.now())
  }, [draft, first, storage, key])
  // What waited to be sent is changed: its form has it again, also when it was open already.
  useEffect(
    () =>
      onFilled(key, value => {
        const found = read(value)
        if (found !== undefined) set(found)
      }),
    [key, read],
  )
  // Of the same form in two tabs, what is typed in one stands in the other: neither writes over the other, and sent is sent in both.
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
  // At once: a screen may leave before it is drawn again.
  const clear = () => {
    forget()
    set(first)
  }
  return { draft, set, clear, forget }
}
