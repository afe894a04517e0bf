import { useState } from 'react'

function kept<T>(key: string, start: T): T {
  try {
    const text = sessionStorage.getItem(key)
    return text === null ? start : (JSON.parse(text) as T)
  } catch {
    return start // another version wrote this text
  }
}

/** A value that this tab keeps under a name, also over a reload, until it is forgotten. Nobody else writes under that name. */
export function useKept<T>(key: string, start: T) {
  const [value, setValue] = useState(() => kept(key, start))
  const set = (next: T | ((now: T) => T)) =>
    setValue(now => {
      const then = next instanceof Function ? next(now) : next
      sessionStorage.setItem(key, JSON.stringify(then))
      return then
    })
  return [value, set, () => sessionStorage.removeItem(key)] as const
}
