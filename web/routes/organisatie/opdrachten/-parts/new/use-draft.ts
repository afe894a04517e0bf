import { useEffect, useState } from 'react'
import { type Draft, emptyDraft } from './draft.ts'

const key = 'nieuwe-opdracht'

function stored(): Draft {
  try {
    return { ...emptyDraft, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Draft>) }
  } catch {
    return emptyDraft // what cannot be read was not written by this version of the form
  }
}

/** What is typed, kept in this tab until it is placed: going elsewhere and coming back loses nothing. */
export function useDraft() {
  const [draft, setDraft] = useState(stored)
  useEffect(() => {
    if (draft === emptyDraft) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(draft))
  }, [draft])
  return {
    draft,
    set: (changes: Partial<Draft>) => setDraft(now => ({ ...now, ...changes })),
    clear: () => setDraft(emptyDraft),
  }
}

/** Forgets what was typed: it has become an assignment. */
export const forgetDraft = (): void => sessionStorage.removeItem(key)
