// Whose screen it is, in the document title: it tells apart two tabs with the same screen.
import { useEffect, useSyncExternalStore } from 'react'

let whose: string | undefined
const listeners = new Set<() => void>()
const change = (to: string | undefined) => {
  whose = to
  for (const listener of listeners) listener()
}
const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const read = () => whose

/** Adds to the document title whose screen this is, while mounted: "van Truus". */
export function useTitleOf(words: string | undefined): void {
  useEffect(() => {
    change(words)
    return () => change(undefined)
  }, [words])
}
/** What to add to the title; undefined when nothing. */
export const useWhose = (): string | undefined => useSyncExternalStore(listen, read, read)
