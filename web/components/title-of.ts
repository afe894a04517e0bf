// Of whom a screen is, in the title of the document: two tabs of the same screen differ by it.
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

/** Adds to the title of the document whose screen this is, while it is there: "van Truus". */
export function useTitleOf(words: string | undefined): void {
  useEffect(() => {
    change(words)
    return () => change(undefined)
  }, [words])
}
/** What is to be added to the title; undefined when nothing is. */
export const useWhose = (): string | undefined => useSyncExternalStore(listen, read, read)
