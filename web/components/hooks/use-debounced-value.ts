import { useEffect, useState } from 'react'

/** The value as of when it last stayed unchanged for this many milliseconds: a search runs on that, not on every letter. */
export function useDebouncedValue<T>(value: T, pauseMs = 200): T {
  const [late, setLate] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return late
}
