import { useEffect, useState } from 'react'
import type { Draft } from './draft.ts'

function stored(key: string, start: Draft): Draft {
  try {
    return { ...start, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Draft>) }
  } catch {
    return start // another version of the form wrote this text
  }
}

/** A draft that this tab keeps under a name until it is placed: going elsewhere and coming back loses nothing. */
export function useDraft(key: string, start: Draft) {
  const [first] = useState(start)
  const [draft, setDraft] = useState(() => stored(key, first))
  useEffect(() => {
    if (draft === first) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(draft))
  }, [draft, first, key])
  return {
    draft,
    set: (changes: Partial<Draft>) => setDraft(now => ({ ...now, ...changes })),
    clear: () => setDraft(first),
    /** Removes the draft: it has become an assignment. */
    forget: () => sessionStorage.removeItem(key),
  }
}
