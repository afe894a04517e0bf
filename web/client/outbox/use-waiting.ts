import { useSyncExternalStore } from 'react'
import type { Entry } from './entry.ts'
import { onEntries, shownEntries } from './waiting.ts'

/** This user's waiting or refused entries, oldest first; with an IRI, only those about it. */
export const useWaiting = (about?: string): readonly Entry[] => {
  const all = useSyncExternalStore(onEntries, shownEntries, shownEntries)
  return about === undefined ? all : all.filter(entry => entry.about === about)
}
