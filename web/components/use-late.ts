import { useEffect, useState } from 'react'

/** What a value was when it last stood still for so many milliseconds: a search asks by it, and not at every letter. */
export function useLate<T>(value: T, pauseMs = 200): T {
  const [late, setLate] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return late
}
