import { useSyncExternalStore } from 'react'
import type { Entry } from './entry.ts'
import { onEntries, shownEntries } from './waiting.ts'

/** What waits or asks of this person, the oldest first; only what is about this IRI when one is given. */
export const useWaiting = (about?: string): readonly Entry[] => {
  const all = useSyncExternalStore(onEntries, shownEntries, shownEntries)
  return about === undefined ? all : all.filter(entry => entry.about === about)
}
